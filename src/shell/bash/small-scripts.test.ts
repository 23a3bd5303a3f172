import { compareScripts } from '../../testing/compare-scripts.ts'

/** Small scripts across the language, each about a few neighbours of one feature. */
const scripts = [
  'x=abcdef; echo "${x:2:-1}" "${x: -3:2}" "${x:0:0}" "${x:10}" "${x:1:10}"; echo "${x: -10}" "${x:2:-9}"',
  'set -- a b c d e; echo "${@:2:2}" "${@: -2}" "${@:0:2}" "${*:3}" "${@:9}"; echo "${@:1:-1}"',
  'a=(x y z w); echo "${a[@]:1:-1}"; echo "${a[@]: -2:1}" "${a[*]:0}"; echo next',
  'x=/usr/local/lib/libfoo.so.1; echo "${x##*/}" "${x%/*}" "${x%%.*}" "${x#*l}" "${x//l/L}" "${x/%1/2}" "${x/#\\/usr/~}" "${x/lib}" "${x//[aeiou]}"',
  'x=\'a.b*c?d[e]\'; echo "${x//./_}" "${x//\\*/_}" "${x//\\?/_}" "${x//[[]/_}" "${x//\']\'/_}" "${x//[!a-z]/}"',
  'x=aaa; echo "${x/a/&&}" "${x//a/[&]}" "${x/a/\\&}" "${x//a/"&"}"; shopt -u patsub_replacement; echo "${x//a/[&]}"',
  'shopt -s extglob; x=foobarbaz; echo "${x//@(foo|baz)/-}" "${x#+(f|o)}" "${x%%?(a)z}" "${x/*(b)a/X}" "${x//!(o)/Q}"',
  'x=hello; echo "${x^}" "${x^^[lo]}" "${x~}" "${x~~}" "${x^^?}"; y=HELLO; echo "${y,,}" "${y,[A-H]}" "${y,}"; a=(one two); echo "${a[@]^}" "${a[*]^^}"',
  'x=$\'a\\tb\\n\'; echo "${x@Q}" "${x@E}" "${x@A}"; a=(\'1 2\' $\'3\\n\'); echo "${a[@]@Q}" "${a[@]@A}" "${a@Q}"; declare -A m=([a]=1 [b]=\'2 3\'); echo "${m[@]@k}" "${m[@]@K}"',
  'unset u; echo "${u:-d}" "${u-d}" "${u:+s}" "${u+s}" "${u:=v}" "$u"; u=; echo "${u:-d}" "${u-d}" "${u:+s}" "${u+s}"; echo "${#u}" "${u:?nul}"; echo $?',
  'echo "${x:-$(echo sub)}" "${x:-${y:-${z:-deep}}}" "${x:-\'q\'}" ${x:-\'q r\'} "${x:-"q  r"}" ${x:-a b} | cat -A',
  'x=5; echo "${x:?}" ; echo "${y?is not here}"; echo after',
  'f() { echo "${1:?usage: f ARG}"; }; f ok; f; echo after',
  'IFS=:; x=a:b::c:; set -- $x; echo $#; printf \'[%s]\' "$@"; echo; echo "$*" $*; IFS=; echo "$*" $*',
  'IFS=\' :\'; x=\' a : b :: c \'; set -- $x; echo $#; printf \'[%s]\' "$@"; echo; read -r p q r <<< "$x"; printf \'[%s]\' "$p" "$q" "$r"; echo',
  'a=(); echo "${#a[@]}" "${a[@]}" "${a[0]-none}" "${a[@]-none}" "${a[@]+some}"; a[5]=x; echo "${!a[@]}" "${#a[@]}" "${a[-1]}"; a[-2]=y; echo "${!a[@]}"; a[-9]=z; echo $?',
  'a=(1 2 3); a+=(4); a[0]+=9; a+=x; echo "${a[@]}"; unset \'a[1]\'; a=("${a[@]}"); echo "${!a[@]}"; unset a[-1]; echo "${a[@]}"; unset \'a[9]\'; echo $?; unset \'a[-9]\'; echo $?',
  'declare -A m; m[a b]=1; m[\'c]d\']=2; m[$\'x\\ny\']=3; for k in "${!m[@]}"; do printf \'%q=%s\\n\' "$k" "${m[$k]}"; done | sort; echo "${#m[@]}"; unset \'m[a b]\'; echo "${#m[@]}"; m[]=1; echo $?',
  'declare -A m=(k1 v1 k2 v2); declare -p m; m+=([k3]=v3); echo ${#m[@]}; declare -A n=(a b c); declare -p n; m=(); echo ${#m[@]}',
  'a=(b a c); IFS=$\'\\n\' sorted=($(sort <<<"${a[*]}")); echo "${sorted[@]}"; unset IFS; echo "${a[*]}"; printf \'%s,\' "${a[@]}"; echo; a=([2]=z [0]=x q); declare -p a',
  "mapfile -t a < <(printf 'x\\ny y\\n\\nz'); declare -p a; mapfile -n 1 -s 1 b < <(printf '1\\n2\\n3\\n'); declare -p b; mapfile -d : -t c <<< 'p:q:r'; declare -p c; mapfile -O 2 -t a <<< new; declare -p a; mapfile -C 'echo cb' -c 2 -t d < <(seq 5); echo ${#d[@]}",
  'readarray -t lines <<\'X\'\none\n two\nX\necho "${#lines[@]}:${lines[1]}"; mapfile -u 9 q; echo $?; mapfile 1x; echo $?; mapfile -z; echo $?',
  "printf '%5d|%-5d|%05d|%+d|% d|%x|%X|%o|%#x|%#o\\n' 42 42 42 42 42 255 255 8 255 8",
  "printf '%.2f %8.3f %-8.1f| %e %g %G\\n' 3.14159 2.71828 1.5 12345.678 0.0001 1e10; printf '%s\\n' 1 2 3; printf '%s %s\\n' a b c",
  "printf '%b\\n' 'a\\tb\\x41\\0101'; printf '%q\\n' 'a b' '' \"it's\" $'\\n' 'a$b' '~x' '#c' 'a=b'; printf '%c%c\\n' hello world; printf '%%|%5s|%-5s|%.2s\\n' ab cd efgh",
  "printf '%d\\n' 0x1f 010 \"'a\" '\"b' -5 +3 ' 7'; printf '%d\\n' 1.5; echo $?; printf '%d\\n' ''; echo $?; printf '%i %u\\n' -1 -1",
  "printf '%*d|%-*d|%.*f\\n' 5 42 5 42 2 3.14159; printf '%s' ; printf '\\n'; printf '%3$s %1$s\\n' a b c; echo $?",
  "printf -v out '%03d-%s' 7 x; echo \"$out\"; printf -v 'arr[3]' '%s' q; declare -p arr; printf '%(%Y-%m-%d)T\\n' 86400; printf '%s\\n' \"$(printf 'a\\n\\n')\" | wc -l",
  String.raw`printf 'a\\\nb\\\\\nc\n' | { read x; echo "[$x]"; read y; echo "[$y]"; }; printf 'x\\;y;z' | { read -d ';' a; echo "[$a]"; read b; echo "[$b]"; }`,
  String.raw`printf 'a\\b\\c' | { read -d '\' a; echo "[$a] $?"; }; printf 'a\\\\\\\nb\n' | { read a; echo "[$a]"; }; (printf 'a\\'; sleep 0.1; printf '\nb\n') | { read a; echo "[$a]"; }`,
  `shopt -s expand_aliases\nalias e='echo hi' a='echo x; a' t='echo one; e; e' o='if true; then' c=fi b='e; d' d='e x'
{ ${'e; o e; c; t; b; a; '.repeat(120)} } 2>&1 | sort | uniq -c`,
  String.raw`for x in 'w\  x \ ' 'w\ \ x\ \ \ ' 'a\\ ' 'a \\ \ ' 'w x y\ ' 'w x y \ \ ' 'w x\ y\ ' ' \ ' 'a b\ c \ d \ '; do read a <<< "$x"; echo "[$a]"; read a b <<< "$x"; echo "[$a][$b]"; done`,
  'read a b c <<< \'1 2 3 4\'; echo "$a|$b|$c"; read -r a <<< \'x\\y\'; echo "$a"; read a <<< \'x\\y\\\\z\'; echo "$a"; read -a arr <<< \'p q r\'; echo "${arr[1]}"; read -d : a <<< \'m:n\'; echo "$a" $?',
  'read -n 3 a <<< abcdef; echo "$a"; read -N 3 a <<< $\'a\\nbcd\'; echo "$a"; read -t 0 <<< x; echo $?; read a < /dev/null; echo $? "[$a]"; printf \'no newline\' | { read a; echo $? "$a"; }',
  'read -p \'prompt: \' x <<< y; echo "$x"; read -s x <<< z; echo "$x"; read <<< \'reply  here \'; echo "[$REPLY]"; read x y <<< \'  lead  trail  \'; echo "[$x][$y]"; IFS= read x <<< \'  keep  \'; echo "[$x]"',
  'read 1x; echo $?; read -u 9 x; echo $?; read -t -1 x; echo $?; read -n x y; echo $?; read -z; echo $?; readonly ro=1; read ro <<< 2; echo $?',
  'while IFS=, read -r name age; do echo "$name is $age"; done <<X\nann,30\nbob,25,extra\n,\nlast\nX',
  'while read -r line || [ -n "$line" ]; do echo "<$line>"; done < <(printf \'a\\nb\')',
  "trap 'echo EXIT $?' EXIT; trap 'echo ERR $? $LINENO' ERR; false; (exit 3); true; f() { false; }; f; ! false; if false; then :; fi; false || true; exit 5",
  "set -E; trap 'echo ERR in ${FUNCNAME[0]:-main}' ERR; f() { false; true; }; f; (false); x=$(false); echo end",
  "trap 'echo DBG $BASH_COMMAND' DEBUG; x=1; echo $x; f() { :; }; f; for i in 1 2; do :; done; trap - DEBUG; echo off",
  "set -T; trap 'echo RET ${FUNCNAME[0]}' RETURN; f() { g; }; g() { :; }; f; echo 'return 3' > s; . ./s; echo $?",
  "trap 'echo got USR1' USR1; kill -USR1 $$; trap; trap -p USR1; trap - USR1; trap; trap '' INT; trap -p; (trap); trap 2; trap",
  "trap 'echo int; exit 3' INT; kill -INT $$; echo not here",
  "(trap 'echo bye' EXIT; echo in; exit 2); echo $?; f() { trap 'echo f-exit' EXIT; }; f; echo end",
  "trap 'x=$?; echo cleanup $x' EXIT; cd /nosuch; false",
  'while getopts \':ab:c\' o; do case $o in a|c) echo "flag $o";; b) echo "b=$OPTARG";; :) echo "need $OPTARG";; \\?) echo "bad $OPTARG";; esac; done; echo $OPTIND',
  'f() { local OPTIND o; while getopts \'ab:\' o "$@"; do echo "$o ${OPTARG-} $OPTIND"; done; shift $((OPTIND-1)); echo "rest: $*"; }; f -a -b x y z; f -ab; f -ax q; f -- -a; f -bval -a',
  'getopts; echo $?; getopts ab; echo $?; set -- -z; getopts ab o; echo $? $o; OPTERR=0; OPTIND=1; getopts ab o; echo $? $o "[${OPTARG-unset}]"; getopts ab 1x; echo $?',
  'cat <<X\n$((1+2)) ${x:-def} $(echo sub) `echo back` \\$x \\\\ "q" \'q\'\nX\ncat <<\'X\'\n$((1+2)) ${x} \\$\nX\ncat <<-"X"\n\t\ttabs $x\n\tX',
  'cat <<A <<B; echo done\na\nA\nb\nB\ncat <<X | tr a-z A-Z; cat <<< "here $((2*3))"\nlower\nX',
  'f() { cat <<X\nin f: $1\nX\n}; f one; f two; x=$(cat <<X\nsub\nX\n); echo "$x"; cat <<X > out; cat out\nredirected\nX',
  'cat <<X\na\\\nb\nc \\\nd\nX\ncat <<\\X\na\\\nb\nX\ncat <<X""Y\n$x\nXY',
  'cat <<X\nunterminated',
  'echo $((1+2*3)) $(( (1+2)*3 )) $((7/2)) $((-7/2)) $((7%3)) $((-7%3)) $((2**10)) $((1<<4)) $((255>>2)) $((5&3)) $((5|3)) $((5^3)) $((~5)) $((!5)) $((!0))',
  'echo $((x=5, y=x*2, x+y)) $x $y $((x++ + ++x)) $x $((x--)) $x $((x+=5)) $((x<<=1)) $((x%=7)) $((x>3?1:0)) $((x==1||y&&0)) $((1,2,3))',
  'echo $((16#ff)) $((2#1010)) $((8#17)) $((36#z)) $((64#_)) $((0xFF)) $((017)) $((10#08)); echo $((08)); echo after',
  'echo $((9223372036854775807+1)) $((-9223372036854775808)) $((2**63)) $((1<<63)) $((1<<64)) $((-1>>1)); echo $((5/0)); echo after',
  'echo $((2**-1)); echo next',
  "x='1+2'; echo $((x*2)) $(($x*2)); y=x; echo $((y)) $((y+1)); z='z'; echo $((z)); echo after",
  "((i=0)); echo $?; ((i++)); echo $?; ((i++)); echo $?; let 'a = 3' 'b=a*2'; echo $a $b $?; let; echo $?; let 0; echo $?; (( 1 +  )); echo $?; let 'x=1+'; echo $?",
  'a=(3 1 2); echo $((a[0]+a[1])) $((a[a[1]])) $((a[-1])); ((a[5]=9)); echo "${!a[@]}"; declare -A m; ((m[k]++)); ((m[k]+=5)); echo ${m[k]}; declare -i n; n=\'2+3\'; echo $n; n+=4; echo $n; n=abc; echo $n; n=1/0; echo $n',
  'for ((i=0, j=10; i<j; i+=3, j--)); do echo $i $j; done; for ((;;)); do ((++k > 3)) && break; done; echo $k; for ((i=0;i<2;i++)) { echo b$i; }',
  '(sleep 0.1; exit 3) & p=$!; wait $p; echo $?; (exit 4) & wait -n; echo $?; { sleep 0.05; echo a; } & { sleep 0.1; echo b; } & wait; echo $?; wait -p v -n; echo $? "${v-unset}"',
  'coproc { read x; echo "got $x"; }; echo hello >&${COPROC[1]}; read -u ${COPROC[0]} y; echo "$y"; wait $COPROC_PID; echo $?',
  'true | false | true; echo $? "${PIPESTATUS[@]}"; (exit 3) | (exit 4); echo "${PIPESTATUS[*]}"; set -o pipefail; false | true; echo $?; ! false | true; echo $?; x=1 | x=2; echo ${x-unset}',
  'echo a | { read x; echo "in $x"; }; echo "${x-out}"; shopt -s lastpipe; echo b | read x; echo "$x"; seq 3 | while read n; do s=$((s+n)); done; echo $s',
  '{ echo out; echo err >&2; } 2>&1 | sort; { echo o; echo e >&2; } 2>/dev/null; { echo o; echo e >&2; } >/dev/null 2>f; cat f; echo x |& cat; ls /nosuch |& head -1',
  'mkdir -p d/sub; touch d/{a,b}.txt d/.h d/sub/c.txt; echo d/*; echo d/*.txt d/.*; echo d/[ab].txt d/[!a].txt d/?.txt d/nosuch*; shopt -s dotglob; echo d/*; shopt -s nullglob; echo d/nosuch* end; shopt -s globstar; echo d/**; shopt -s failglob; echo d/zz*; echo no',
  "touch foo.txt foo.log bar.txt baz 'sp ace'; shopt -s extglob; echo !(*.txt); echo @(foo|bar).*; echo +(b|a|r).txt ?(foo).log *(z|b|a); ls -d -- !(foo*|bar*); GLOBIGNORE='*.txt'; echo *",
  'touch a1 a2 b1 B2; echo [a-b]1 [[:upper:]]* [^a]* [a-c]?; shopt -s nocaseglob; echo b*; set -f; echo *; x=\'*\'; echo $x "$x"; set +f; echo $x; case abc in ABC) echo no;; *) echo yes;; esac; shopt -s nocasematch; case abc in ABC) echo ci;; esac; [[ FOO == foo ]] && echo ci2',
  '[[ \'foo123bar\' =~ ([a-z]+)([0-9]+)(.*) ]]; echo $? "${BASH_REMATCH[@]}"; [[ abc =~ ^b ]]; echo $?; re=\'^[0-9]{3}-[0-9]{4}$\'; [[ 555-1234 =~ $re ]] && echo phone; [[ a.b =~ a\\.b ]] && echo esc; [[ aXb =~ a"."b ]] || echo lit; [[ x =~ [ ]]; echo $?',
  "[[ a < b && b > a ]] && echo ok; [[ -z '' && -n x ]]; echo $?; [[ 1 -lt 2 || x ]]; echo $?; [[ ! -e /nosuch ]]; echo $?; [[ abc == a*c ]]; echo $?; [[ abc == 'a*c' ]]; echo $?; [[ abc != a?d ]]; echo $?; [[ 3 -eq 1+2 ]]; echo $?; [[ x -eq 1/0 ]]; echo $?; [[ -v nosuch ]]; echo $?",
  '[[ a b ]]; echo no',
  '[[ -f ]] ; echo $?; [[ a == ]]; echo $?',
  'test 1 -eq 1 -a 2 -eq 2; echo $?; test ! -f /etc/passwd; echo $?; test \\( 1 = 1 \\); echo $?; test -n; echo $?; test a = b = c; echo $?; test 1 -eq a; echo $?; [ -z ]; echo $?; [ 1 -gt ]; echo $?; test -t 0; echo $?; [ a -nt b ]; echo $?',
  "case $1 in '') echo empty;; esac; case abc in [[:alpha:]]*) echo alpha;;& *c) echo endc;& x) echo fall;; *) echo no;; esac; case 'a*b' in a\\*b) echo lit;; esac; case x in (x) echo paren;; esac; case a in b) ;; esac; echo $?",
  'select x in a b c; do echo "$x $REPLY"; [ "$x" = b ] && break; done <<< $\'1\\n9\\n\\n2\'; echo $?; PS3=\'? \'; select y in p q; do echo "$y"; done <<< 1; echo $?',
  'x=global; f() { local x=f; g; echo "f:$x"; }; g() { echo "g sees $x"; x=changed; }; f; echo "$x"; h() { local x; echo "[${x-unset}]"; unset x; echo "[${x-unset}]"; }; h; i() { local x=1; unset x; x=2; }; i; echo $x',
  'f() { local -r c=1; c=2; echo no; }; f; echo $?; g() { local a=1 b=$a; echo "$b"; local -a arr=(x y); local -A m=([k]=v); local -i n=1+2; echo "${arr[1]} ${m[k]} $n"; }; g; local z; echo $?',
  'f() { declare x=1; declare -g y=2; typeset z=3; }; f; echo "${x-u} ${y-u} ${z-u}"; g() { export E=1; readonly R=2; }; g; echo $E $R; h() { local IFS=,; echo "$*"; }; h a b c; x=5 h; echo ${x-unset}',
  'f() { return 300; }; f; echo $?; f() { return -1; }; f; echo $?; f() { return abc; }; f; echo $?; f() { return 1 2; }; f; echo $?; return; echo $?; exit 256; echo no',
  'exit abc',
  'f() { echo $# "$@"; shift; echo $# "$@"; set -- z; echo $1; }; f a b c; echo "${FUNCNAME-}" $LINENO; f() { f2; }; f2() { echo "${FUNCNAME[@]}" "${BASH_LINENO[@]}"; caller; caller 0; caller 5; echo $?; }; f',
  'f() ( x=sub; echo $x; exit 4 ); f; echo $? ${x-unset}; f() if true; then echo if; fi; f; function g { echo g; }; g; function h() (echo h); h; f() { echo redefined; }; f; unset -f f; f; echo $?',
  'echo a b > f; wc -c < f; cat < nosuch; echo $?; echo x > /nosuch/y; echo $?; echo x > /; echo $?; > new; ls new; echo 1 >> new; echo 2 >> new; cat new; exec 3< new; read -u 3 l; echo $l; cat <&3; exec 3<&-; cat <&3; echo $?',
  'exec 4>&1 5>f; echo to4 >&4; echo to5 >&5; exec 5>&-; cat f; echo bad >&5; echo $?; exec 6<>f; echo more >&6; cat f; exec {v}>g; echo $((v>=10)); echo q >&$v; exec {v}>&-; cat g; echo x 1>&2 2>/dev/null',
  'echo hi >&nosuchfile; ls nosuchfile; echo x > a > b; cat a b; cat < f1 2>&1; set -C; echo 1 > c; echo 2 > c; echo $?; echo 3 >| c; cat c; echo x &>d; cat d; echo y &>>d; cat d',
  'echo one 2>&1 >f three; cat f; { echo a; echo b; } > f; cat f; if true; then echo c; fi > f; cat f; while read x; do echo "<$x>"; done < f > g; cat g; (echo sub) >> g; cat g; f() { echo body; } > h; f; cat h',
  'ambig=\'a b\'; echo x > $ambig; echo $?; echo x > $nosuch; echo $?; echo x > "$nosuch"; echo $?; cat <<< $ambig; echo x >& ; echo $?',
  'nosuchcmd; echo $?; ./nosuch; echo $?; /etc; echo $?; /etc/passwd; echo $?; nosuch() { echo fn; }; nosuch; \'\'; echo $?; $empty; echo $?; "$(false)"; echo $?',
  'if; then echo; fi',
  'echo a; echo b)',
  'for i in 1 2; do echo $i; don',
  'echo "unterminated',
  'echo ${x!y}; echo after',
  'echo ${a.b}; echo after',
  'x=5; x =6; echo $?; 1x=3; echo $?; x= y; echo $?; a-b=3; echo $?',
  'readonly r=1; r=2; echo $?',
  'readonly r=1; (r=2; echo no); echo $?; r=2 true; echo $?; unset r; echo $?; readonly r=3; echo $?; for r in 1; do :; done; echo next',
  'set -u; echo ${x-ok}; echo "$@" $#; a=(); echo "${a[@]}"; f() { echo $1; }; (f); echo $?; echo ${#x}; echo after',
  'set -e; f() { false; echo in; }; if f; then echo yes; fi; f && echo and; ! f; f || true; (false; echo sub) || echo caught; false | true; x=$(false) || echo assign; echo end; $(exit 3); echo no',
  "set -e; trap 'echo exit $?' EXIT; while false; do :; done; for i in 1; do [ $i = 2 ] && echo; done; echo ok; { false; echo no; } ; echo no2",
  'set -euo pipefail; echo $(false; echo still); local_var=$(echo x | grep y || true); echo "[$local_var]"; y=$(grep zz /etc/passwd | head -1); echo no',
  "set -x; a=1 b='x y'; echo \"$a\" $b 'q\"r'; [[ $a == 1 ]]; ((a+1)); for i in p; do :; done; case $a in 1) :;; esac; f() { :; }; f 1 2; x=$(echo s); y=(1 2); set +x; echo done",
  "PS4='[$LINENO] '; set -x; echo a\nif true; then\necho b\nfi",
  "echo {a,b}{1,2} {1..5..2} {e..a} {01..3} {-2..2} a{,b}c {a,b {x} {1..a} '{a,b}' \\{a,b\\} {a\\,b,c} ${x:-{1,2}} {{a,b},c} pre{x,y}$((1+1))",
  'echo ~ ~root ~nosuchuser ~/x x~ "~" a=~ ; HOME=/h; echo ~ ~/y; cd /; cd /tmp; echo ~+ ~-; x=~/z; echo $x; PATH=~/bin:~root/b; echo $PATH',
  "alias ll='echo aliased'; ll; shopt -s expand_aliases\nalias ll='echo aliased' e='echo '\nll x\ne ll\nalias; alias ll; alias nosuch; unalias ll; ll; unalias nosuch; echo $?",
  "eval 'x=1; echo $x'; eval \"echo \\$x\" '$x'; eval; echo $?; eval 'echo a; )'; echo $?; eval 'if'; echo $?; cmd='echo \"a b\"'; $cmd; eval $cmd; eval \"$cmd\"",
  "echo 'x=2; echo sourced $1 $# $0; return 5; echo no' > s.sh; x=1; . ./s.sh a b; echo $? $x; source ./nosuch; echo $?; .; echo $?; echo 'exit 7' > t; (. ./t; echo no); echo $?",
  "printf 'echo $0 $1\\nfalse\\n' > s; bash s q; echo $?; bash -c 'echo $0 $@' n a b; bash -c 'exit 9'; echo $?; echo 'echo stdin $1' | bash -s arg; bash -n <<< 'if'; echo $?; bash -x <<< 'echo t'; bash nosuch; echo $?; bash -o nosuch; echo $?",
  "echo $RANDOM | grep -qE '^[0-9]+$' && echo ok; RANDOM=42; a=$RANDOM; RANDOM=42; [ $a = $RANDOM ] && echo same; echo $SECONDS; SECONDS=100; echo $SECONDS; echo ${#EPOCHSECONDS}; echo $BASH_SUBSHELL $(echo $BASH_SUBSHELL); echo $PPID | grep -c .; echo ${BASH_VERSINFO[0]}",
  'shopt extglob nullglob; echo $?; shopt -s extglob; shopt -q extglob; echo $?; shopt -p | head -2; shopt -u nosuch; echo $?; shopt -o pipefail; set -o pipefail; shopt -o pipefail; shopt -z; echo $?',
  'set -- -a b; echo "$1"; set -; echo $#; set a -b; echo $*; set +e; echo $-; set -o | grep errexit; set -eu; echo $-; set +eu; set -q; echo $?; set -o nosuch; echo $?; set --; echo $#',
  "echo -e 'a\\nb\\tc\\\\d\\x41\\101\\0101\\e[0m' | od -c | head -3; echo -n x; echo -E 'a\\n'; echo -ne 'p\\c' q; echo; echo -nx; echo - --; echo -e '\\u00e9' | od -An -tx1",
  "x=1; { x=2; }; echo $x; ( x=3 ); echo $x; x=4 | true; echo $x; echo $(x=5; echo $x) $x; x=6 : ; echo $x; x=7 eval 'echo $x'; echo $x; f() { x=8; }; f; echo $x; f | cat; x=9 f; echo $x",
  "a=1; a+=2; echo $a; declare -i b=1; b+=2; echo $b; c=(1); c+=(2 3); c[1]+=x; echo ${c[@]}; d+=new; echo $d; export e=1; e+=2; bash -c 'echo $e'; f() { local g=1; g+=2; echo $g; }; f",
  "declare -n ref=target; target=1; echo $ref; ref=2; echo $target; unset ref; echo ${target-unset}; declare -n ref=target; unset -n ref; declare -p ref; arr=(a b); declare -n r2='arr[1]'; r2=z; echo ${arr[@]}; f() { local -n out=$1; out=(x y); }; f res; echo ${res[1]}; echo ${!r2}",
  'declare -l low=ABC; echo $low; low+=DEF; echo $low; declare -u up=abc; echo $up; declare -r c; c=1; echo $?',
  'shift; echo $?; set -- a b; shift 3; echo $? $#; shift -1; echo $?; shift x; echo $?; shift 1 2; echo $?; break; echo $?; continue 2; echo $?; for i in 1; do break 0; echo no; done; echo $?; for i in 1 2; do break x; done; echo end',
  'for i in a b; do for j in 1 2; do [ $j = 2 ] && continue 2; echo $i$j; done; done; i=0; until ((i>=3)); do ((i++)); ((i==2)) && continue; echo $i; done; while :; do while :; do break 9; done; done; echo out',
  'x=$\'a b\\n\'; y="$x"; echo "${#x}" "${#y}"; z=$(printf \'a\\n\\n\\n\'); echo "${#z}"; w=$(printf \'a\\0b\' 2>/dev/null); echo "$w"; echo `echo \\`echo nested\\``; echo $(echo $(echo "a  b")) "$(echo "a  b")"; echo $(< /etc/hostname | wc -c)',
  "complete -W 'a b' foo; complete -p foo; complete -p nosuch; echo $?; compgen -W 'apple apricot banana' -- ap; compgen -A function; f1() { :; }; compgen -A function; compgen -b | head -3; compgen -v BASH_V; complete -r foo; complete; compgen -z; echo $?",
  'echo a;; echo b',
  'f() { echo; ',
  'x=(1 2; echo $x',
  'echo $(( 1 + )); echo $?',
  'while read -r a b; do echo "$b $a"; done <<< "1 2\n3 4"; printf \'%s\\n\' "${PIPESTATUS[@]}"; until read x; do :; done <<< y; echo $x; i=5; while ((i--)); do ((i%2)) || continue; echo -n "$i "; done; echo',
  's=\'the quick brown fox\'; for w in $s; do echo -n "${w^} "; done; echo; r=; for ((i=${#s}-1;i>=0;i--)); do r+=${s:i:1}; done; echo "$r"; words=($s); echo "${#words[@]} ${words[-1]}"; echo "${s%% *}|${s##* }|${s/quick/slow}|${s//o/0}"',
  'fib() { local n=$1; ((n<2)) && { echo $n; return; }; echo $(( $(fib $((n-1))) + $(fib $((n-2))) )); }; fib 10; fact() { (( $1 <= 1 )) && echo 1 || echo $(( $1 * $(fact $(($1-1))) )); }; fact 10; gcd() { while (($2)); do set -- $2 $(($1%$2)); done; echo $1; }; gcd 48 18',
  'declare -A count; while read -r w; do ((count[$w]++)); done < <(printf \'%s\\n\' a b a c b a); for k in $(printf \'%s\\n\' "${!count[@]}" | sort); do echo "$k=${count[$k]}"; done; echo "${count[@]}" | wc -w; [[ -v count[a] ]] && echo has; [[ -v count[zz] ]] || echo hasnt',
  'shift 1 2; echo no',
  'f() { shift 1 2; echo in; }; f; echo no',
  "TIMEFORMAT='x%%y%q'; time true; TIMEFORMAT='%0R%%%lZ'; time true; TIMEFORMAT=; time true",
  'bash -o nosuch; echo $?; bash -O nosuch; echo $?',
  'true & wait; echo ${!:+set}',
  'HOME=/; cd /tmp; OLDPWD=; cd -; echo $?',
  'bash -i -c \'exec nosuch; echo $?; exec /nosuch; echo $?; exec /; echo $?; echo $-\' 2>&1 | grep -v "job control\\|terminal process"',
  "f() { echo exported $1; }; export -f f; exec bash -c 'f x'",
  'true; echo "${PIPESTATUS[@]}"; false; echo "${PIPESTATUS[@]}"; true | false | true; echo "${PIPESTATUS[@]}"; [ a = b ]; echo "${PIPESTATUS[@]}"',
  'set -e; readonly r=1; r=2; echo no',
  'set -e; shopt -s failglob; echo /nosuch*; echo no',
  'set -e; f() { false; echo in; }; ! f; echo after',
  '(break); for i in 1 2; do (break; echo x); done; (continue); echo $?',
  'set -- "" ""; echo ${@:-x}; echo "${@:-x}"; set -- ""; echo "${@:-x}" "${*:-y}"',
  'echo ${!undef-x}; echo "${!undef}"; echo after',
  "k=1; a=(p q r); unset \"a[$k]\"; unset 'a[$k]'; test -v 'a[$k]'; echo $?; printf -v 'a[$k]' z; (( a[k]++ )); echo \"${a[@]}\"; declare -A m; m[\"foo bar\"]=1; unset 'm[\"foo bar\"]'; echo ${#m[@]}; m[x]=1; test -v 'm[x]'; echo $?; printf -v 'm[\"q r\"]' 5; declare -p m; key='a b'; (( m[$key]=3 )); echo \"${m[a b]}\"",
  'm["foo"]=1; echo $?; declare -p m; a[0]=(3 4); echo $?; export A=(1 2); declare -p A; echo $?',
  'a=([2]=c [0]=a b [5]=f g); declare -p a; a=(x [1]=y z); declare -p a; b=(1 2 3); b=([1]=q "${b[@]}"); declare -p b',
  'a=(1 2 3); echo ${a[-1]} ${a[-3]}; echo ${a[-4]}; a[-1]=x; a[-4]=y; echo "${a[@]}"; unset \'a[-1]\'; echo "${a[@]}"',
  "x=1; x=2 eval 'unset x; echo ${x-unset}'; echo $x; f() { unset x; echo ${x-unset}; }; x=3 f; echo $x; x=4 unset x; echo ${x-gone}",
  'IFS=x; s=axxbx; for w in $s; do echo "[$w]"; done; set -- \'\' a \'\'; echo "$*"; echo $*; IFS=; set -- $s; echo $#',
  'printf \'a\\\\\\nb c\\\\ d\\n\' | { read x y; echo "[$x][$y]"; }; printf \'a\\\\\\nb\\n\' | { read -r x; echo "[$x]"; }; read x <<< \'\\a\\ b\\\\\'; echo "[$x]"',
  "shopt -s expand_aliases\nalias begin='{' end='}' if2='if true; then'\nbegin echo x; end\nif2 echo y; fi\nalias w='while read l; do'\nw echo $l; done <<< z",
  'umask 077; umask; umask -S; umask g+r; umask; ulimit -c; kill -l 1 HUP SIGTERM 137; kill -l | head -2',
  'echo "$BASH_EXECUTION_STRING" | head -c 20; LC_ALL=C; x=é; echo ${#x}; [[ é == ? ]]; echo $?',
  "compgen -W 'one two three' t; complete -W 'a b' -F f cmd; complete -p; compgen -A signal SIGK; compgen -k wh; compgen -A builtin ec",
  "x=1; x=2 eval 'unset x; x=5; echo $x'; echo $x",
  "x=1; x=4 unset x; echo ${x-gone}; x=2 eval 'unset x; echo ${x-unset}'; f() { unset x; echo ${x-unset}; }; x=3 f; echo $x",
  'coproc { read x; echo "got $x"; }; echo hi >&${COPROC[1]}; read y <&${COPROC[0]}; wait $COPROC_PID; echo "$y $? ${COPROC[@]-gone} ${COPROC_PID-gone}"',
  'coproc MY { cat; }; exec {MY[1]}>&-; wait $MY_PID; echo $? "${MY[@]-gone}"; exec 4<&0; echo $?',
  'coproc sleep 0.1; sleep 0.5; echo "${COPROC[@]-gone}"',
  'set -m; sleep 50 & kill $!; wait $!; echo $?; (exit 3) & wait; true & wait $!; echo $?; sleep 50 | cat & kill %1; wait %1; echo $?',
  'set -m; sleep 50 & kill %1; wait; echo x; jobs; x=$(false & wait); echo "[$x]"',
  'history 1 2; echo no',
  'y=x; unset x; echo "${!y-default}" "${!undef-x}" "[${!-none}]" "${!-}"; echo "${!x:-foo}"; echo no',
  'trap "echo bye" EXIT; f() { trap "echo from f" EXIT; }; f; exec echo last',
  "printf '\\x7fELF\\n' > bin; printf 'a\\0b\\n' > zero; chmod +x bin zero; ./bin; echo $?; ./zero; echo $?",
  'a=(1); declare +a a; echo $?; declare -A m=([k]=v); declare +A m; echo $?; declare +x a; echo $?',
  'popd +x; echo $?; popd x; echo $?; caller x; echo $?; f() { caller x; echo $?; }; f',
  "CDPATH=/tmp; cd ''; echo $?; pwd; CDPATH=; cd ''; echo $?",
  'bash --version | head -1; bash --help | head -4; bash --help >/dev/null; echo $?',
  "{ timeout -s KILL 0.1 sleep 3; echo $?; } 2>&1 | sed 's/ *[0-9]* Killed/ N Killed/'",
  "shopt -s expand_aliases\nalias x='echo a;' b='echo B' y='x b'\ny\nalias a='b;' b='echo x' c='a b'\nc",
  "shopt -s expand_aliases\nsudo() { echo \"sudo: $*\"; }; alias sudo='sudo ' apt='sudo apt'\napt update\ny() { echo fy; }; alias x=$'echo a\\n' y='x y'\ny",
  'coproc R { sleep .1; }; readonly R; sleep .4; echo one',
  '{ coproc A { sleep 0.2; }; coproc A { cat; }; } 2>/dev/null; sleep .5; echo ${#A[@]}',
  'timeout --foreground -s KILL 0.1 sleep 3; echo $?',
  "{ timeout --foreground 0 bash -c 'kill -9 $$'; echo $?; } 2>&1 | sed 's/ *[0-9]* Killed/ N Killed/'",
  "timeout -s 9 .1 sleep 3 | cat; echo $?; bash -c 'kill -15 $$' | cat; echo $?",
  "printf 'x\\n\\0' > s; bash s; echo $?; printf 'x\\0\\n' > s; bash s; echo $?; printf '\\177ELF\\nfoo\\n' > s; bash s; echo $?",
  "printf 'x\\0\\n' > s; . ./s; echo $?; { echo 'echo hi'; head -c 256 /dev/zero; echo; echo 'echo ho'; } > s; . ./s; echo $?; head -c 1 /dev/zero >> s; . ./s; echo $?; . s; echo $?",
  'dirs +x; echo $?; dirs x; echo $?',
  "P='$((1/0))> '; echo \"[${P@P}]\"; P='${x?no}> '; echo \"[${P@P}] $?\"; PS4='$((1/0))+ '; set -x; echo hi",
  'echo a=1 > lib; . ./lib; echo $a; mkdir etc; . ./etc; echo $?',
  'cd /tmp; pushd / > /dev/null; pushd /usr > /dev/null; echo ~0 ~1 ~+2 ~-0 ~-2 ~9 ~+9 ~1/x a:~1; x=~1:~2; echo $x',
  'fd=(); exec {fd[0]}>o; echo idx >&${fd[0]}; cat o; exec {fd[0]}>&-; declare -A m; exec {m[k]}<o; cat <&${m[k]}; readonly ro=5; exec {ro}>p; echo $?',
  'echo p > p; chmod +x p; ./p/x; echo $?; p/x/y; echo $?; ./q/x; echo $?; (exec ./p/x) 2> e; echo $?; sed "s,$PWD,.," e',
  'x=1 f() { echo hi; }; f',
  'echo a\nif true; then x=1 f() { :; }; fi',
  '>f x() { :; }',
  'a[0]=1 f () { :; }',
  'f() { echo x=1; }; f; [ x = x ] && g() { echo g; }; g; for i in a=b; do h() { echo h; }; done; h',
  "echo $'\\x{41}' $'\\x{414243}z' $'\\x{}q'r $'\\x{4' $'\\x{zz}' | od -c; echo -e '\\x{41}'; printf '%b\\n' '\\x{41}'",
  'declare -A m; m[@]=at; m[*]=st; declare -p m',
  'declare -A as; mapfile as <<< x; echo $?; readonly -a ro=(1); mapfile ro <<< x; echo $?; mapfile -n 1 ro <<< x; echo $?; echo "${ro[@]}"',
  "x=$(bash -c 'kill -9 $$'; echo $?); echo $x; x=$(bash -c 'kill -15 $$'; echo $?); echo $x",
  "bash -o | head -2; bash +o | head -2; bash -O | head -3; bash +O | head -3; bash -eo | grep errexit; bash -O extglob -c 'shopt extglob'",
  'enable -p echo | wc -l; enable -n cd; enable -p cd nosuch | grep -c .; enable -n -p echo; type echo; enable -ps cd | head -2; enable -s echo | head -1',
  'echo "`if`"; echo next\n\nx=`fi`; echo $?\necho `echo a\ndone` b\n`for`; echo $?; echo `echo "a` b',
  'cat <<E\n`echo hi\nE\necho $?',
  'echo "a $(echo "$(for x in)")"; echo never',
  'ulimit -n 100; ulimit -n; ulimit -Sn 50; ulimit -n; ulimit -Hn; ulimit -Sn 200; echo $?; bash -c "ulimit -n; ulimit -Sn 20; ulimit -n"; (ulimit -n 30; ulimit -n); ulimit -n; ulimit -n x; echo $?',
  'ulimit -n 6; exec 3<. 4<. 5<.; exec 6<.; echo no',
  'set -o history -o histexpand\necho hello world\necho !!\necho !echo\necho !$ !^ !*\n!-2\necho a b c\necho !!:2 !:1\n^a^x^\necho "!!" \'!!\' \\!!\necho !nosuch\necho done $?\nfor i in 1 2\ndo\necho $i !$\ndone\necho !-2:p\ncat <<E\n!! here\nE\nset +H\necho !!',
  'set -H\necho a !!\nset -o history\necho b\necho !!\nif',
  "printf 'echo one\\nx=5\\nfalse\\n!!\\necho !x $!\\n!nosuch\\n!!:p\\nhistory 2\\nexit 3\\n' | HISTFILE= PS1='P ' bash --norc -i 2>err; echo $?; grep -v 'cannot set terminal\\|no job control' err",
  `mkdir h; export HOME=$PWD/h; echo 'echo profile' > h/.bash_profile; echo 'echo rc; alias hi="echo hi"' > h/.bashrc; bash -lc 'shopt login_shell'; bash --login -c 'echo x'; bash --noprofile -lc 'echo y'; bash -ic 'hi' 2>/dev/null; bash --norc -ic 'echo norc' 2>/dev/null; bash --rcfile h/.bash_profile -ic 'echo z' 2>/dev/null`,
  `echo 'echo env $1' > e; BASH_ENV=e bash -c 'echo c' n a; BASH_ENV=nosuch bash -c 'echo c'; echo 'echo file' > f; BASH_ENV=e bash f b; BASH_ENV=e sh -c 'echo sh'; echo 'exit 4' > e; BASH_ENV=e bash -c 'echo no'; echo $?`,
  `mkdir h; export HOME=$PWD/h; echo 'echo third' > h/.profile; bash -lc 'echo 1'; sh -lc 'echo 2'; echo 'echo second' > h/.bash_login; bash -lc 'echo 3'; echo 'echo in' | bash -l`,
  `mkdir h; export HOME=$PWD/h; echo 'echo out $?' > h/.bash_logout; bash -lc 'trap "echo trap" EXIT; (exit 2); echo in; f() { exit 3; }; f'; echo $?; bash -lc 'logout'; echo $?; bash -lc 'echo no'; bash -c 'exit 4'; echo $?; echo 'echo q; exit' | bash -l; rm h/.bash_logout; bash -lc 'exit 5'; echo $?; bash --posix -c 'echo $POSIXLY_CORRECT'`,
  `mkfifo f g; bash < f & exec 3>f; echo "trap 'echo bye' EXIT; env echo > g" >&3; read < g; kill -HUP $!; wait $! 2>/dev/null; echo $?`,
  `mkfifo f; bash --norc -i < f 2>/dev/null & exec 3>f; echo "trap 'echo bye' EXIT; echo > g" >&3; until [ -s g ]; do sleep .1; done; kill -HUP $!; wait $! 2>/dev/null; echo $?`,
  `mkdir h; export HOME=$PWD/h; echo 'echo out; exit 3' > h/.bash_logout; bash -lc 'exit 1'; echo $?; echo false | bash -li 2>err; echo $?; tail -c 7 err; echo 'exit 2' | bash -li 2>err; echo $?; tail -c 7 err`,
  `echo 'if true' | HISTFILE= PS1='P ' bash --norc -i 2>err; echo $?; tail -n 2 err; echo '(exit 5)' | HISTFILE= PS1='P ' bash --norc -i 2>err; echo $?; tail -n 1 err`,
  "set -x; trap 'echo t' EXIT; f() { eval 'exit 3'; }; f",
  "set -x; (trap 'echo t' EXIT; exit)",
  `set -x
declare -A m=([a]=b)
declare -a n=(1 "2 3" [5]=x)
readonly r=(a b)
export x=1 e=(1)
f() { local l=(1 2) k=3; local -a q=(a); }
f
declare m+=([q]=$(echo 1) [r]+='a  b')
declare -a z=($(echo 1 2) *.none "" a\\'b) y=() k
declare -p z m`,
  `shopt -s extdebug
f() { echo "\${BASH_ARGC[@]} | \${BASH_ARGV[@]}"; g x y z; }
g() { shift; set -- n; declare -p BASH_ARGC BASH_ARGV; }
f a b
set -- p q
echo 'echo "\${BASH_ARGC[@]} | \${BASH_ARGV[@]}"' > s
. ./s; . ./s x y; (f s)
h() { echo "\${BASH_ARGC[@]} | \${BASH_ARGV[@]}"; }
i() { shopt -u extdebug; h 1; shopt -s extdebug; h 2; }
i 0; declare -p BASH_ARGC BASH_ARGV`,
  `set -- p q
h() { echo "\${BASH_ARGC[@]} | \${BASH_ARGV[@]}"; }
h 1; echo 'echo "\${BASH_ARGC[@]} | \${BASH_ARGV[@]}"' > s
echo "\${BASH_ARGV[@]}"; set -- r; . ./s; . ./s x y; h`,
  `readonly o
getopts a: o -a b; echo $?
getopts a: 1o -a b; echo $?`,
  `BASH_ALIASES[x]=y
alias
shopt -s expand_aliases
BASH_ALIASES[hi]='echo hello'
hi
echo "\${BASH_ALIASES[x]}"
unset 'BASH_ALIASES[x]'; alias
BASH_ALIASES=([q]=r); alias`,
  `BASH_CMDS[foo]=/bin/echo
foo bar
hash
echo "\${BASH_CMDS[foo]}"`,
  `v=g
shopt -s localvar_unset
f() { local v=f; g; echo "f:$v"; }
g() { unset v; echo "g:\${v-unset}"; v=n; }
f; echo $v
shopt -u localvar_unset
f; echo $v`,
  `trap 'echo t $LINENO
nosuchcmd
echo u $LINENO' USR1

kill -USR1 $$
echo $LINENO`,
  `f()
{
  trap 'echo r $LINENO' RETURN

  if [ "$1" ]; then
    return
  fi
}
f; f 1
trap 'echo s $LINENO' RETURN
printf 'echo a\\n\\n' > s
. ./s`,
  `cat > s <<'E'
over() { while kill -0 $1 2> /dev/null; do sleep .01; done; true | true; }
(exit 3) & over $!; wait -n; echo $?; wait -n; echo $?
(exit 3) & a=$!; over $a; (exit 4) & b=$!; over $b; wait -n $b; echo $?; wait -n nope %9; echo $?; wait -n $a nope; echo $?
E
bash s; bash < s`,
  `mkfifo f; (read < f; exit 3) & a=$!; (exit 4) & b=$!; wait $b; echo $?; echo > f; wait -n -p v $a %9; echo $? $((v == a))`,
  `cat > s <<'E'
over() { while kill -0 $1 2> /dev/null; do sleep .01; done; true | true; }
(exit 3) & over $!; jobs > j; sed 's/[+-]/ /' j; jobs; wait $!; echo $?; true & wait $!; jobs
true & over $!; mkfifo f; read < f & jobs; echo > f; wait; jobs
E
bash s; bash -c '(exit 3) & sleep .1; wait -n; echo $?; jobs'`,
  `trap x 0 1 2; trap 0 1; trap -p; trap 1 y; echo $?; trap - 2; trap -p`,
  `echo 'caller x; echo $?; caller 0; echo $?' > s; bash s; caller x; echo $?`,
  `TIMEFORMAT='a%'; time :; TIMEFORMAT='%%%'; time :`,
  "echo 'echo env' > e; BASH_ENV=e /bin/sh -c 'echo c'; BASH_ENV=e sh -c 'echo d'",
  'true &\\\n& echo and\nfalse |\\\n| echo or; echo pipe |\\\n& cat; echo a >\\\n> o; echo b >\\\n>o; cat o; cat <\\\n<E\ndoc\nE\ncat <\\\n<\\\n< here; echo err 2>\\\n&1; echo err >\\\n&2; cat <\\\n(echo ps)',
  'case x in x) echo c ;\\\n; esac; case x in x) echo c ;\\\n;& *) echo d ;\\\n& esac; echo \'&\\\n&\' "|\\\n|"; cat <\\\n<- E\n\ttab\n\tE\nif true; then echo $LINENO; fi &\\\n& echo $LINENO',
  '[ 1 -lt 2 -lt 3 ]; echo $?; [ a = a b c ]; echo $?; test 1 -eq 1 -a 2 -eq 2 -q; echo $?; [ ! a = b -x ]; echo $?; /usr/bin/test 1 -lt 2 -lt 3; echo $?',
  // a trap whose signal came during a subshell's last command
  "(trap 'echo got; exit 9' TERM; sleep 1 & wait) & sleep 0.1; kill $!; wait $!; echo $?; { trap 'echo got $?' USR1; sleep 0.3 & wait $!; } & sleep 0.1; kill -USR1 $!; wait $!; echo $?",
  "f() { trap 'echo stop; kill $c; exit' TERM; sleep 5 & c=$!; wait; }; f & sleep 0.1; kill $!; wait $!; echo $?; (trap 'echo bye' EXIT; trap 'echo got' TERM; sleep 0.3 & wait) & sleep 0.1; kill $!; wait $!; echo $?",
  'cat <<-E\n\ta \\\n\tb\n\tc\\\\\n\td\n\te\\\\\\\n\tf\n\tE\ncat <<-"E"\n\ta \\\n\tb\n\tE\ncat <<-E\na $((1 +\n\t2)) \\\n\t\tb\n\tE',
  "bash ''; echo $?; bash /; echo $?; bash nosuch/x; echo $?",
  'set -x; for ((i=0; i<1; i++ )); do :; done; for (( j = 0 ; j < 1 ; j++ )); do :; done; [[ ! -e x && ( -z $y || 1 -lt 2 ) ]]; [[ ! a == b ]]; [[ ! ( ! a < b ) ]]; [[ ! ! -n a ]]; [[ ! a =~ b ]]',
  'f() { for (( i = 0 ; i < 1 ; i++ )); do :; done; for ((;;)); do break; done; }; declare -f f',
  'ls > o; hash; type ls; hash; command -v ls; type -t ls; type -p ls; type -P ls; hash -t ls; hash; type -a ls; /bin/ls > o; (ls > o); hash',
  'f() { :; }; declare -f x=1; echo $?; typeset -fx f g=2 h; echo $?; declare -F f=; echo $?; export -f x=1; echo $?; readonly -f x=1; echo $?',
]

compareScripts(scripts)
