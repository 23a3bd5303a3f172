/** Scripts on the finer points of the language, a chapter each; they come out the same in the real bash. */
export const languageLines: readonly (readonly [chapter: string, script: string])[] = [
  ['exec functions', 'f() { echo "fn $1"; }; export -f f\nexec bash -c \'f x\''],
  ['loop to procsub', 'for i in 1 2 3; do echo $i; done > >(cat); wait $!'],
  ['while to procsub', "i=0; while [ $i -lt 3 ]; do echo $i; i=$((i+1)); done > >(sed 's/^/x/'); wait $!"],
  [
    'pipestatus builtin',
    'true; echo "${PIPESTATUS[@]}"; false; echo "${PIPESTATUS[@]}"; [ a = b ]; echo "${PIPESTATUS[@]}"; : ; echo ${PIPESTATUS[0]}',
  ],
  [
    'pipestatus assign',
    'x=1; echo "${PIPESTATUS[@]}"; x=$(false); echo "${PIPESTATUS[@]}"; (exit 3); echo "${PIPESTATUS[@]}"; { false; }; echo "${PIPESTATUS[@]}"',
  ],
  [
    'pipestatus compound',
    'if false; then :; fi; echo "${PIPESTATUS[@]}"; [[ a == b ]]; echo "${PIPESTATUS[@]}"; ((0)); echo "${PIPESTATUS[@]}"; f() { return 4; }; f; echo "${PIPESTATUS[@]}"',
  ],
  [
    'pipestatus loops',
    'for i in 1 2; do false; done; echo "${PIPESTATUS[@]}"; true | false | true; echo "${PIPESTATUS[@]}"; ! true | false; echo "${PIPESTATUS[@]}" $?',
  ],
  ['pipestatus bg', 'false & echo "${PIPESTATUS[@]}"; wait $!; echo "${PIPESTATUS[@]}"'],
  ['break in subshell', 'for i in 1 2; do (break; echo $?); echo $i; done'],
  ['continue in subshell', 'for i in 1 2; do (continue; echo $?); done; ( break )'],
  ['empty params default', 'set -- "" ""; echo ${@:-x}; echo "${@:-x}"; echo "${*:-x}"; echo ${*:-x}'],
  ['indirect undef default', 'unset undef; echo ${!undef-x}; echo $?'],
  ['indirect undef default2', 'unset undef; echo ${!undef:-x}; echo "${!undef+set}"; echo $?'],
  [
    'subscripts unset k',
    'declare -A m=([a]=1 ["b c"]=2 [d]=3); k="b c"; unset \'m[$k]\'; declare -p m; unset "m[\'d\']"; declare -p m',
  ],
  [
    'test v',
    "declare -A m=([a]=1 ['b c']=2); k='b c'; [[ -v m[$k] ]]; echo $?; test -v 'm[$k]'; echo $?; [ -v \"m[$k]\" ]; echo $?; [[ -v m['a'] ]]; echo $?; [[ -v m[\"zz\"] ]]; echo $?",
  ],
  [
    'printf v',
    "declare -A m; k='x y'; printf -v 'm[$k]' '%s' 5; printf -v \"m[$k]\" %d 7; printf -v 'm[\"q\"]' z; declare -p m",
  ],
  [
    'arith subscripts',
    'declare -A m; k=\'b c\'; (( m[$k]=5 )); (( m["x"]=6 )); (( m[\'y\']=7 )); declare -p m; echo $(( m[$k] + m["x"] ))',
  ],
  ['a0 list', 'a[0]=(3 4); echo $?; declare -p a'],
  ['a0 list2', 'a=(1 2)\na[0]=(3 4)\necho $?'],
  ['export array', 'export A=(1 2); declare -p A; env | grep ^A='],
  [
    'debug extdebug',
    'shopt -s extdebug; f() { [ "$BASH_COMMAND" != "echo skip" ]; }; trap f DEBUG; echo a; echo skip; echo b',
  ],
  [
    'debug functrace',
    'set -T; trap \'echo "D:$BASH_COMMAND"\' DEBUG; f() { echo in; }; f; (echo sub); echo $(echo cs)',
  ],
  [
    'err trap errtrace',
    'set -E\ntrap \'echo "E $BASH_COMMAND"\' ERR\nf() { false; return 3; }\nf\nx=$(false)\n( false )',
  ],
  [
    'return trap',
    "f() { echo in f; }; trap 'echo R' RETURN; f; echo x > s; . ./s; set -T; f; declare -ft f; trap - RETURN; f",
  ],
  ['nameref loop', 'a=1; b=2; declare -n r; for r in a b; do echo $r ${!r}; r=9; done; echo $a $b'],
  [
    'neg subscripts2',
    "a=(1 2 3); unset 'a[-1]'; declare -p a; unset 'a[-7]'; echo $?; echo ${a[-7]-def}; (( a[-1]+=5 )); declare -p a",
  ],
  ['neg subscripts3', 'a=([5]=x); echo ${a[-1]} ${a[-6]}; a[-2]=q; declare -p a; a=([-1]=x); echo $?; declare -p a'],
  [
    'tempenv local',
    'f() { local x; echo "[$x]"; }; x=2 f; g() { local x=3; echo $x; unset x; echo "[$x]"; }; x=1; x=2 g; echo $x',
  ],
  [
    'tempenv local inherit',
    'f() { local x; echo "[${x-unset}]"; unset x; echo "[${x-unset}]"; unset x; echo "[${x-unset}]"; }; x=g; x=t f; echo $x',
  ],
  [
    'ifs colon at',
    'argv() { printf \'<%s>\' "$@"; echo; }\nIFS=:; set -- a \'\' b; argv $@; argv $*; argv "$*"; argv "$@"; argv x$@y; argv x$*y',
  ],
  [
    'ifs array',
    'argv() { printf \'<%s>\' "$@"; echo; }\nIFS=:; a=(x \'\' y \'\'); argv ${a[@]}; argv ${a[*]}; argv "${a[*]}"; argv "${a[@]}"; unset IFS; argv ${a[@]}',
  ],
  [
    'alias grammar',
    "shopt -s expand_aliases\nalias begin='{' end='}'\nbegin echo hi; end\nalias if_='if true; then'\nif_ echo yes; fi\nalias L='for i in 1 2;'\nL do echo $i; done",
  ],
  [
    'alias grammar2',
    "shopt -s expand_aliases\nalias loop='for i in'\nloop a b c; do echo $i; done\nalias cc='case x in'\ncc x) echo x;; esac\nalias sub='( echo in;'\nsub echo more )",
  ],
  [
    'alias grammar3',
    "shopt -s expand_aliases\nalias foo='echo \"a'\nfoo b\"\nalias w='while read x; do echo'\nw $x; done <<< \"q\"\nalias p='echo a |'\np cat",
  ],
  ['kill l', 'kill -l 1 15 HUP SIGTERM 130 137; kill -l 0; kill -l 99; echo $?; kill -l foo; echo $?'],
  [
    'kill l2',
    'kill -L 2; kill -l SIGint term; kill -l 64; kill -l 34; kill -l RTMIN; kill -l RTMAX-1; kill -l 128; echo $?',
  ],
  [
    'kill s',
    "trap 'echo hup' HUP; kill -s HUP $$; kill -HUP $$; kill -1 $$; kill -n 1 $$; kill -s SIGHUP $$; kill -s nosuch $$; echo $?; kill -s; echo $?; kill -n; echo $?; kill -SIGHUP $$; kill -s 1 $$",
  ],
  [
    'exec string',
    'bash -c \'echo "$BASH_EXECUTION_STRING"\' x; echo "[${BASH_EXECUTION_STRING:0:4}]"; echo \'echo "[${BASH_EXECUTION_STRING-unset}]"\' | bash',
  ],
  [
    'array unset',
    "a=(1 2 3); unset 'a[1]'; declare -p a; unset 'a[1]'; echo $?; unset a[@]; declare -p a; echo $?; b=(1 2); unset b; echo ${b-unset}",
  ],
  [
    'array declare string',
    "declare -a a='(1 2 3)'; declare -p a; declare -a b=\"x y\"; declare -p b; x='(1 2)'; declare -a c=$x; declare -p c; declare -A d='([k]=v)'; declare -p d",
  ],
  ['array export', "declare -ax a=(1 2); bash -c 'echo ${a-none}'; export b; b=(1); bash -c 'echo ${b-none}'"],
  ['array assign default', 'unset a; : ${a[2]:=x}; declare -p a; : ${b[@]:=y}; echo $?'],
  ['array bad index3', 'a=(1); echo ${a[]}; echo $?'],
  [
    'array shift style',
    'a=(1 2 3 4); a=("${a[@]:1}"); echo ${a[@]}; a=("${a[@]:0:${#a[@]}-1}"); echo ${a[@]}; unset \'a[${#a[@]}-1]\'; echo ${a[@]}',
  ],
  ['assoc odd', 'declare -A m=(a b c); declare -p m; declare -A m2=([a]=1 b); echo $?; declare -p m2'],
  [
    'assoc special keys',
    "declare -A m; m[@]=at; m[*]=star; m[' ']=sp; m['$x']=dx; m['\"']=q; m[\"'\"]=sq; m['a]']=br; m['']=e; echo $?; for k in '@' '*' ' ' '$x' '\"' \"'\" 'a]'; do echo \"$k=${m[$k]}\"; done",
  ],
  ['assoc empty key', 'declare -A m; m[""]=x; echo $?'],
  [
    'assoc numeric keys',
    'declare -A m; m[1]=a; m[01]=b; m[1+1]=c; i=1; m[i]=d; declare -p m; echo ${m[1]} ${m[i]} ${m[$i]}',
  ],
  [
    'assign local',
    'f() { local a=1 b c=$a; echo "$a|$b|${b-unset}|$c"; local d=$1; echo "$d"; }; f "x y"; g() { local x=$*; echo "$x"; }; g 1 2',
  ],
  [
    'assign declare -f',
    'f() { echo hi; }; declare -f f; declare -F f; declare -F; declare -f nosuch; echo $?; shopt -s extdebug; declare -F f',
  ],
]
