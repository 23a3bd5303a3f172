import { describe, expect, it } from 'vitest'
import { createBashFixture } from '../../../testing/bash-fixture.ts'
import { runReal } from '../../../testing/real.ts'
import { gnuPrograms } from '../../../linux/gnu/index.ts'

const files = { f: 'one\ntwo three\n  four\\ five\nsix', 'd/e/x': 'x', 'sp ace': '' }

/** Lines whose output, messages and status have to be the real bash's; blocks of lines that belong together end in a backslash. */
const lines = `
:; echo $?
true x y; echo $?; false; echo $?
echo a   b; echo -n x; echo -e 'a\\tb\\c' z; echo -E 'a\\t'; echo -ne 'x\\n'; echo -x; echo -- a; echo -nen; echo ''
shopt -s xpg_echo; echo 'a\\tb'; echo -E 'a\\tb'
printf '%s\\n' a b; printf '%d\\n' abc; echo $?; printf '%d\\n' 3abc; printf '%d\\n' 08
printf '%z\\n' 1; echo $?; printf 'a%'; echo $?; printf; echo $?; printf -v; echo $?; printf -z; echo $?
printf -- '-x\\n'; printf -v x '%s-%s' a b; echo "$x"; printf -v 'a[2]' hi; declare -p a; printf -v 1x hi; echo $?
printf '%(%Y-%m-%d)T\\n' 0; printf '%(%H:%M)T\\n' 86399; TZ=UTC printf '%(%F %T)T|\\n' 86400
printf '%d %d\\n' "'A" 99999999999999999999; echo $?; printf '\\x\\n'; echo $?
test; echo $?; test a; echo $?; test a b; echo $?; [ a = a ]; echo $?; [ a; echo $?; [ 1 -eq x ]; echo $?; [ a b c ]; echo $?; [ ]; echo $?
x=1; [ -v x ]; echo $?; [ -v y ]; echo $?; a=(1 2); [ -v a[1] ]; echo $?; [ -v a[5] ]; echo $?; set -e; [ -o errexit ]; echo $?
[ -f f ]; echo $?; [ -d d ]; echo $?; [ -e nope ]; echo $?; [ -s f -a -d d ]; echo $?; [ f -nt nope ]; echo $?
cd -z; echo $?; cd a b; echo $?; cd /nope; echo $?; cd ''; echo $?; cd f; echo $?
unset HOME; cd; echo $?; unset OLDPWD; cd -; echo $?
HOME=/tmp; cd; pwd; cd /; cd -; echo $OLDPWD; cd /usr/bin/..; pwd; pwd -x; echo $?; pwd a b
CDPATH=/usr; cd bin; pwd; cd /; CDPATH=; cd usr; pwd
cd d/e; echo \${PWD#*/d/}; cd ../..; cd ./d; echo \${PWD##*/}; cd ..//d/./e; echo \${PWD##*/}
ln -s d/e l; cd l; echo \${PWD##*/}; x=$(pwd -P); echo \${x##*/}; cd ..; cd -P l; echo \${PWD##*/}
cd / && pushd; echo $?; popd; echo $?; pushd /tmp; pushd /usr; dirs; dirs -v; dirs -p; dirs +1; dirs -1; dirs +9
cd /; pushd /tmp; pushd /usr; pushd +1; pushd; popd; popd +5; dirs -c; dirs; pushd -n /etc; dirs; popd -n; pushd /nope; echo $?; dirs -z
cd /tmp; HOME=/tmp; pushd /; dirs; dirs -l; dirs -c; pushd +1; pushd a b; popd x; dirs x; echo $?
cd /; pushd /usr >/dev/null; pushd /tmp >/dev/null; popd +1; popd -0; dirs; echo "\${DIRSTACK[@]}"
set -- a b c; shift; echo $@; shift 2; echo $#; shift; echo $?; shift 5; echo $?; shift a; echo $?; shift -1; echo $?
shopt -s shift_verbose; shift 3; echo $?
x=1; unset x; echo "\${x-unset}"; unset -v y; echo $?; readonly R=1; unset R; echo $?; unset -z; unset -f nope; echo $?
a=(1 2 3); unset 'a[1]'; declare -p a; unset a; declare -p a; declare -A m=([x]=1 [y]=2); unset 'm[x]'; declare -p m
f() { :; }; unset f; type f; f() { :; }; f=1; unset f; type -t f; unset -f f; type -t f; unset -fv x; echo $?
x=s; unset 'x[1]'; unset 'x[0]'; echo "\${x-gone}"
set -Z; echo $?; set -o foo; echo $?; set +o | head -3; set -o | head -3
set -- x y; echo $1 $2 $#; set a; echo $# $1; set --; echo $#; set -e -u; echo $-; set +eu; echo $-; set -o pipefail; shopt -o pipefail
set -x y z; echo $#; set -; echo $1
set -- -a; echo $1; set - b; echo $1; set -u -- q; echo $1
zz="a b" zy="it's" zx=; zw=(1 "2 3"); set | while IFS= read -r l; do case $l in z[wxyz]=*) printf '%s\\n' "$l";; esac; done
shopt foo; echo $?; shopt -s foo; shopt nullglob; echo $?; shopt -s nullglob; shopt -q nullglob; echo $?; shopt -p nullglob; shopt -o errexit
shopt -su; echo $?; shopt -s | head -2; shopt -p -o errexit; shopt -z; shopt -q foo; echo $?; shopt -so pipefail; shopt -o pipefail; shopt -u nullglob extglob; echo $?
alias; alias x; echo $?; alias ll='ls -l' y="it's"; alias; alias ll; alias -p; unalias ll nope; echo $?; unalias; echo $?; unalias -a; alias; alias a/b=c; alias -z
type cd if nope; echo $?; type -t cd if nope; echo $?; g() { echo hi; }; type g; type -t g
type -a echo | head -1; type -p cd; type -z; echo $?; alias q=ls; type q; shopt -s expand_aliases; type q; type -t q; type; echo $?; type -f nope
type cat; type -p cat; type -P cat; type -t cat; hash -r; hash; hash nope; echo $?; hash -l; hash -d nope; hash -t nope; echo $?; hash -p /x/y zz; hash -t zz; hash; type zz; hash -z; hash -t
hash cat; hash | tail -1; hash -t cat; hash -l; hash -t cat zz; hash -d cat; hash
hash -d nope; echo $?; cat /dev/null; hash -d nope; echo $?; hash -r; (hash -d cat; echo $?)
set -- -a -b val -c rest; while getopts ab:c o; do echo "$o $OPTARG $OPTIND"; done; echo $? $o $OPTIND
set -- -x; getopts a o; echo $? "$o" "$OPTARG"; OPTIND=1; getopts :a o; echo $? "$o" "$OPTARG"
set -- -b; getopts b: o; echo $? $o; OPTIND=1; getopts :b: o; echo $? $o $OPTARG; getopts; echo $?; getopts a; echo $?
getopts ab: 1x -a; echo $?; OPTIND=1; getopts ab o -ab; echo $o $OPTIND; getopts ab o -ab; echo $o $OPTIND; getopts ab o -ab; echo $? $o $OPTIND
OPTERR=0; getopts a o -z; echo $? $o $OPTARG; OPTIND=1; getopts a o -- x; echo $? $o $OPTIND; OPTIND=1; getopts a o x; echo $? $OPTIND
while getopts 'n:v' opt -n 5 -v file; do case $opt in n) echo n=$OPTARG;; v) echo v;; esac; done; echo $OPTIND
while getopts ':n:' opt -q -n; do echo "$opt:$OPTARG"; done
let; echo $?; let 0; echo $?; let 1+1; echo $?; let x=5 y=x*2; echo $x $y $?; let 1/0; echo $?; let "1 +"; echo $?; let -- 3; echo $?
umask; umask -S; umask 027; umask; umask -p; umask -pS; umask u=rwx,g=rx,o=; umask; umask g+w; umask; umask a-x; umask
umask 999; echo $?; umask foo; echo $?; umask u=q; umask -z; umask o=u; umask; umask 8; umask -S 22; umask +x; umask; umask u+,g-; umask
ulimit -z; echo $?; ulimit foo; ulimit; ulimit -c; ulimit -p
history -z; echo $?; history -d 1; echo $?; history abc; echo $?; history -d; echo $?; history; fc -z; echo $?
help nope; echo $?; help -z; echo $?; help -s cd; help -s 'p*d'; logout; echo $?
enable -z; echo $?; enable -n nope; echo $?; enable nope; enable | head -3; enable -n echo; enable -n; enable echo; enable -n; enable -ps | head -3
caller; echo $?; h() { caller; caller 0; caller 1; echo $?; caller x; }; h
outer() { inner; }; inner() { caller 0; caller 1; caller 2; }; outer
read -z; echo $?; read 1x < f; echo $?; read -n a x < f; read -t a x; read -u 99 x; echo $?; read -u x y; read -t -1 x; read -d; read -N
read x < f; echo $x; read a b < f; echo "[$a][$b]"; read < f; echo "$REPLY"
{ read a; read b c; read d; read -r e; echo $?; } < f; echo "[$a][$b][$c][$d][$e]"
while read line; do echo "[$line]"; done < f; echo "[$line]"
while read -r line; do echo "[$line]"; done < f
while IFS= read -r line || [ -n "$line" ]; do echo "[$line]"; done < f
{ read x; cat; } < f
cat f | { read x; cat; }
printf 'a b\\nc\\n' | { read x y; echo $x,$y; read z; echo $z; read w; echo $?; }
read -a r <<< "a b c"; echo \${#r[@]} \${r[1]}; read -n 2 x <<< abc; echo $x; read -N 4 x <<< $'a\\nbc'; echo "$x"; read -d : x <<< "a:b"; echo $x
read x y <<< "a"; echo "[$x][$y]"; read x < /dev/null; echo $?; readonly RO; read RO <<< x; echo $?; read -p prompt x <<< y; echo $x; read -s x <<< z; echo $x
read x <<< $'a\\\\\\nb'; echo $x; read -r x <<< 'a\\nb'; echo $x; read -a 1x <<< a; echo $?; read -n -1 x; read x 1y z <<< 'a b c'; echo $? $x $z
IFS=: read a b c <<< "1:2:3:4"; echo "[$a][$b][$c]"; IFS=, read -ra l <<< "a,b,,c"; declare -p l; IFS= read x <<< "  a  "; echo "[$x]"
read -d '' x <<< $'a\\nb'; echo $? "$x"; read -n 3 x < f; echo "[$x]"; read -N 6 x < f; echo "[$x]"; printf 'aXbX' | while read -d X v; do echo $v; done
echo hi | read v; echo "[$v]"; read v < <(echo sub); echo $v; exec 3< f; read -u 3 x; read -u 3 y; echo "$x|$y"; exec 3<&-; read -u 3 z; echo $?
mapfile a < f; declare -p a; mapfile -t a < f; declare -p a; mapfile -n 1 a < f; declare -p a; mapfile -s 1 -t a < f; declare -p a; mapfile -O 2 -t a <<< x; declare -p a
mapfile -d : -t a <<< x:y; declare -p a; mapfile -z; echo $?; mapfile -n x; mapfile -O -1 a < /dev/null; mapfile 1x < /dev/null; mapfile -u 77 a; echo $?; mapfile < /dev/null; declare -p MAPFILE
mapfile -C 'echo cb' -c 1 -t a <<< $'x\\ny'; mapfile -s x; mapfile -d; mapfile -c 0; readarray -z; readarray -t l < <(printf '%s\\n' p q); echo "\${l[@]}"
declare -A m; m[a]=1; printf -v 'm[b c]' x; declare -p m
echo() { builtin echo "<$*>"; }; echo a b; unset -f echo; echo c
printf '%s|' "$@"; set -- 'a b' c; printf '<%s>' "$@"; printf '<%s>' "$*"; echo
x=5; readonly x; x=6; echo not here
readonly x=1; printf -v x 2; echo $?; read x <<< 3; echo $?
printf '%s\\n' "\${a@Q}" ; v="it's"; echo "\${v@Q}"; printf '%q\\n' "$v" 'a b' '' $'x\\ty'
echo a > /nope/x; echo $?; echo b >&-; echo $?; printf b >&-; echo $?
type -t [ test : . [[ { ; type [ ; type :
cd d && echo \${PWD##*/} && echo \${#OLDPWD} >/dev/null; (cd e; echo \${PWD##*/}); echo \${PWD##*/}
export X=1; bash -c 'echo $X'; unset X; bash -c 'echo "[$X]"'
set -o noclobber; echo x > new; echo y > new; echo $?; echo z >| new; cat new
umask 077; echo x > n1; ls -l n1 | cut -c1-10; umask 0; echo x > n2; ls -l n2 | cut -c1-10
shopt -s extglob nullglob dotglob; shopt -s | wc -l; shopt -u dotglob; echo nope*
let i=0; let i++; let "i += 5"; echo $i; let 'a[1]=3'; echo \${a[1]}; (( i )) && echo yes
test -t 0; echo $?; [ -t 1 ]; echo $?; [ ! -e nope ] && echo none; [ -n "" ]; echo $?; [ -z "" -a -n x ]; echo $?; [ "a" \\< "b" ]; echo $?
type cd nope ls 2>&1
alias a=1 b=2; alias a nope b 2>&1
shopt nullglob foo dotglob 2>&1; shopt -p nullglob foo 2>&1
export x=1; export -p x nope; echo $?; readonly -p x nope; echo $?; readonly -p | grep -c ' x='; export -p zz=3; echo $zz; export -np x; env | grep '^x='
help nope cd 2>&1 | head -1; echo; help nope nope2; echo $?
hash -r; cat /dev/null; hash | tail -1; PATH=/nope; hash; cat; echo $?
getopts a: o -a; echo "$? $o [$OPTARG]"; getopts -x; echo $?
times | wc -l; times x | wc -l
alias -- -x=1 2>/dev/null; echo $?
echo -e '\\0101\\x41\\u0041\\n'; echo -e '\\1'; echo -e 'a\\\\b'
printf '%5s|%-5s|%05d|%x|%o|%e|%g\\n' a b 42 255 8 1.5 0.0001; printf '%s %s\\n' a b c; printf '%b\\n' 'a\\nb'; printf '%c\\n' abc; printf '%%\\n'
a=1; b=2; unset a b; echo "\${a-x}\${b-y}"; unset a=b; echo $?; unset; echo $?
set -- a b; set -o nounset; echo $1; echo $3; echo no
set -f; echo *; set +f; echo *; set -C; echo $-; set +C
alias g='echo aliased'; g x; shopt -s expand_aliases
type nope 2>&1; echo $?; type -t nope; echo $?; type -p nope; echo $?; type -a nope; echo $?
pwd; cd .; pwd; cd ..; basename $PWD
unset PWD; pwd >/dev/null; echo $?; cd /; echo $PWD
OLDPWD=/nope; cd -; echo $?; cd ~; pwd; cd ~root; pwd; cd "$HOME"; pwd
cd -- /usr; pwd; cd -L /; pwd; cd -LP /; pwd; cd -e; echo $?
mapfile -t < f; echo \${#MAPFILE[@]}; mapfile -t -n 2 < f; echo \${#MAPFILE[@]}; mapfile -t x y < f; echo \${#x[@]}
read -r first rest < f; echo $first; read -r _ second < <(echo a b); echo $second; read -ra arr -d ' ' <<< "x y"; declare -p arr
printf '%s\\0' a b | { read -d '' x; read -d '' y; echo $x$y; }; printf 'no newline' | { read x; echo $? $x; }
exit() { echo no; }; echo x; unset -f exit; history | wc -l; fc -l; echo $?
`
  .split('\n')
  .filter((line) => line !== '')

describe('builtins', () => {
  it.each(lines)('%s', async (line) => {
    const environment = { LC_ALL: 'C.UTF-8', TZ: 'UTC', PATH: '/usr/bin:/bin', HOME: '/root' }
    const real = runReal(['bash', '-c', line], { files, environment })
    const fixture = createBashFixture({ files, environment, programs: gnuPrograms })
    const ours = await fixture.exec(line)
    const folder = /\/tmp\/case-\w+/g
    const same = (text: string): string =>
      text.replaceAll(folder, '/tmp/case').replaceAll('/usr/bin/', '/bin/').replaceAll(/[‘’]/g, "'")
    const alike = (result: typeof ours): typeof ours => ({
      ...result,
      stdout: same(result.stdout),
      stderr: same(result.stderr),
    })
    expect(alike(ours)).toEqual(alike(real))
  })
})
