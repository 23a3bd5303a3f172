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
  ['DEBUG in its own substitution', "set -T; trap 'x=$(echo a)' DEBUG; echo hi; echo $x"],
  ['DEBUG in its own pipeline', "set -T; trap 'echo t | cat' DEBUG; echo hi; (echo sub)"],
  [
    'DEBUG in its own function',
    "set -T; f() { echo f$1; if [ $1 -gt 0 ]; then f $(($1 - 1)); fi; }; trap 'f 2' DEBUG; echo hi",
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
    'compgen',
    "compgen -W 'foo bar foobar' fo; echo $?; compgen -W 'a b' x; echo $?; compgen -A function; f1() { :; }; f2() { :; }; compgen -A function f; compgen -A builtin ec; compgen -A keyword wh; compgen -k unt; compgen -b ex",
  ],
  [
    'compgen3',
    "compgen -F f1 x; echo $?; f1() { COMPREPLY=(one two); }; compgen -F f1 o; compgen -C 'echo hi' h; compgen -A nosuch; echo $?; compgen -o default zzz; echo $?; compgen -c ech",
  ],
  [
    'complete',
    "complete -W 'a b c' foo; complete -p; complete -F _x bar; complete -p foo bar; complete -r foo; complete -p foo; echo $?; complete -o nospace -A file baz; complete -p baz; complete -D -F d; complete -p -D; complete -E -W x; complete; compopt -o nospace; echo $?; complete -F; echo $?",
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
  [
    'builtin source nested',
    'echo \'echo "${BASH_SOURCE[@]}" "${FUNCNAME[@]}" $LINENO\' > s; . ./s; f() { . ./s; }; f; echo \'. ./s\' > t; . ./t',
  ],
  [
    'builtin shift',
    'set -- 1 2 3 4 5; shift; echo $@; shift 2; echo $@; shift 0; echo $@; shift 5; echo $? $@; shift -1; echo $?; shift a; echo $?; shopt -s shift_verbose; shift 9; echo $?; shift 2; echo "[$@]"; shift; echo $?',
  ],
  [
    'nameref to elem',
    "a=(1 2 3); declare -n r='a[1]'; r=X; echo ${a[@]} $r; unset r; declare -p a; declare -A m; declare -n s='m[k]'; s=v; declare -p m",
  ],
  [
    'nameref chains',
    'a=1; declare -n b=a; declare -n c=b; echo $c; c=5; echo $a; echo ${!c} ${!b}; unset -n c; echo $b; declare -p b c',
  ],
  [
    'nameref invalid',
    "declare -n r=1; echo $?; declare -n r='a b'; echo $?; declare -n r=; echo $?; declare -n 'r=a['; echo $?; declare -n r=@; echo $?",
  ],
  ['nameref arrays not allowed', 'declare -n r=(a b); echo $?; declare -a arr; declare -n arr=x; echo $?'],
  [
    'nameref in for',
    'a=1 b=2; declare -n r; for r in a b; do r=$((r+10)); done; echo $a $b; declare -n s=a; for s in 7 8; do echo; done; echo $?',
  ],
  [
    'var ref prefix',
    'argv() { printf \'<%s>\' "$@"; echo; }\nab1=1 ab2=2 abc=3; echo ${!ab*}; echo "${!ab@}"; argv "${!ab*}"; IFS=,; argv "${!ab*}" "${!ab@}"; echo ${!nosuch*}; echo ${!ab?x} 2>&1',
  ],
  [
    'var op transforms',
    'x="it\'s a"; echo ${x@Q} "${x@Q}"; y=\'a\\nb\\t\'; echo "${y@E}"; echo "${x@A}"; declare -i n=5; echo ${n@A} ${n@a}; echo ${x@U} ${x@u} ; X=ABC; echo ${X@L}; p=\'\\u \\$ \'; echo "${p@P}" | wc -c; e=; echo "[${e@Q}]" "[${nosuch@Q}]"; set -- \'a b\' c; echo "${@@Q}" ${*@Q}; echo "${@@A}"',
  ],
  [
    'var op transform arrays',
    'a=(\'x y\' z); echo "${a[@]@Q}" "${a[*]@Q}"; echo "${a[@]@A}"; echo ${a@a} ${a[@]@a}; declare -A m=([k]=\'v w\'); echo ${m[@]@Q} ${m@A} ${m[@]@A}; echo ${a@Q} ${a@A}; declare -r c=1; echo ${c@a} ${c@A}',
  ],
  ['var op transform bad', 'x=1; echo ${x@Z}; echo after'],
  ['var op slice bad3', 'x=abc; echo ${x:}; echo after'],
  [
    'var op test quoting',
    'argv() { printf \'<%s>\' "$@"; echo; }\nunset u; argv ${u:-a b} "${u:-a b}" ${u:-\'a b\'} ${u:-"a b"} "${u:-"a b"}" "${u:-\'a b\'}" ${u:-a"b c"d} ${u:-$(echo \'x y\')} "${u:-$(echo \'x y\')}" ${u:-\\$x} "${u:-\\$x}" "${u:-a\\}b}" ${u:-a\\}b} ${u:-"a}b"} "${u:-~}" ${u:-~}',
  ],
  [
    'var op at colon',
    'argv() { printf \'<%s>\' "$@"; echo; }\nset --; argv "${@:-d}" ${@-d} "${@+s}"; set -- \'\'; argv "${@:-d}" "${@-d}" "${@+s}" "${@:+t}"; set -- a \'\'; argv "${@:-d}" "${@:+t}" "${*:+t}"',
  ],
  [
    'vars PATH stuff',
    'PATH=; ls; echo $?; PATH=/bin; ls / > /dev/null; echo $?; x=$PATH; unset PATH; ls; echo $?; /bin/echo hi',
  ],
  [
    'word split ifs2',
    "argv() { printf '<%s>' \"$@\"; echo; }\nIFS=,; argv ,a,,b, $(echo ,a,,b,); x=,a,,b,; argv $x; y=' a , b '; argv $y; IFS=' ,'; argv $y; w=',,'; argv $w; v=' '; argv $v; IFS='\\'; u='a\\b'; argv $u; IFS=0; argv $((101)) $#; set -- 1 0 2; argv $*",
  ],
  [
    'temp binding2',
    "f() { local v=1; g; }; g() { echo ${v-unset}; v=2; h; }; h() { echo $v; }; v=t f; echo ${v-unset}; A=1 B=2 C=$A$B bash -c 'echo $A$B$C'; x=1 x=2 bash -c 'echo $x'; a=(1 2) bash -c 'echo ${a-none}'; PATH=/nosuch ls; echo $?; z=1 nosuch; echo ${z-unset}",
  ],
  [
    'xtrace basics',
    "set -x; echo a 'b c' \"d$x\" ''; x=1; y='a b'; x=2 y=3 true; : $x; [ 1 = 1 ]; [[ a == b* ]]; (( 1 + 1 )); let z=1; a=(1 '2 3'); a[5]=x; a+=(q); for i in 1 2; do :; done; case x in y) ;; esac",
  ],
  [
    'xtrace ps4',
    "PS4='+ $LINENO:'; set -x; echo a\necho b; PS4='$(echo X) '; echo c; PS4='> '; x=$(echo d); set +x; echo done",
  ],
  [
    'xtrace redirect quoting',
    "set -x; echo a > f; cat < f; cat <<E\nh\nE\ncat <<< \"x y\"; echo 'a'\"'\"'b' $'a\\nb' 'a\\b' 'a*' '~' '$x' 'a=b' '#' a#; export q='1 2'; readonly r=3; declare s='4 5'; exec 3>&1; eval 'echo ev'; set +x",
  ],
  ['xtrace bashxtracefd', 'exec 5> tr; BASH_XTRACEFD=5; set -x; echo a; set +x; cat tr; unset BASH_XTRACEFD'],
  [
    'xtrace for arith case',
    "set -x; for ((i=0;i<2;i++)); do :; done; select x in a; do break; done <<< 1; until true; do :; done; [[ -z $x && ( a < b || ! -f q ) ]]; [[ abc =~ b(.) ]]; ((x=5, x++)); unset x; trap 'echo t' EXIT; set +x",
  ],
  [
    'subshell',
    "x=1; (x=2; echo $x; exit 3); echo $? $x; (cd /; pwd); (f() { echo inner; }; f); f 2>/dev/null; echo $?; (set -e; false; echo no); echo $?; (trap 'echo t' EXIT); ( (echo $BASH_SUBSHELL) ); a=(1 2); (a+=(3); echo ${#a[@]}); echo ${#a[@]}; (exec 3>x; echo q >&3); cat x; (return 2>/dev/null; echo r); (:;)",
  ],
  [
    'history in scripts',
    'history -s "echo a" "b"; history -s c; history; fc -l; history -d 1; history; history -c; history',
  ],
  [
    'history files',
    'history -s one; history -s two; history -w hh; cat hh; printf "x1\\nx2\\n" > hf; history -c; history -r hf; history; (history -s sub); history | tail -1; history -d 9; echo $?; history abc; echo $?',
  ],
  [
    'history fc s',
    "history -s 'echo x1'; fc -s; fc -s x1=y2 echo; fc -l 1 1; fc -lr; fc -ln 1 2; fc -l zz; echo $?; history 1",
  ],
  [
    'history on',
    'set -o history\necho one\necho two\nfc -l\nfc -ln -1\nhistory 2\nset +o history\necho three\nhistory 1',
  ],
  [
    'interactive pipe',
    'printf \'echo hi\\nfalse\\necho $?\\necho $-\\nx() {\\necho a\\n}\\nx\\nalias q="echo al"\\nq\\n${zz?bad}\\necho on\\n\' | bash --norc -i 2>/dev/null; echo $?',
  ],
  [
    'interactive exit',
    "printf 'exit 3\\necho no\\n' | bash --norc -i 2>/dev/null; echo $?; printf 'echo a\\nfalse\\n' | bash --norc -i 2>/dev/null; echo $?; printf 'set -u\\necho $nosuch\\necho on\\n' | bash --norc -i 2>/dev/null",
  ],
  ['coproc', 'coproc cat; echo hi >&${COPROC[1]}; read -u ${COPROC[0]} x; echo $x; exec {COPROC[1]}>&-; wait; echo $?'],
  [
    'coproc named',
    'coproc UP { while read l; do echo "<$l>"; done; }; echo a >&"${UP[1]}"; read r <&"${UP[0]}"; echo $r; echo ${UP_PID:+pid}; kill $UP_PID; wait $UP_PID 2>/dev/null; echo $?',
  ],
  ['local -', 'f() { local -; set -f; echo $-; echo *; }; touch a; f; echo $-; echo *'],
  [
    'trap DEBUG count',
    "n=0; trap '((n++))' DEBUG; :; :; x=1; trap - DEBUG; echo $n; trap 'echo \"line $LINENO: $BASH_COMMAND\"' DEBUG; echo hi | cat; for i in 1; do echo $i; done; trap - DEBUG",
  ],
  [
    'trap in function inherit',
    "trap 'echo E $?' ERR; f() { false; true; }; f; set -E; f; (false); x=$(false; true); trap - ERR; trap 'echo R' RETURN; g() { :; }; g; trap - RETURN; h() { trap 'echo hR' RETURN; :; }; h; g",
  ],
  ['declare with a wrong sum', 'f() { local -i q="2 2"; echo no; }; f; echo no'],
  ['unset with a wrong subscript', "a=(1); let 1+; echo $?; export 'a[0]=3'; echo $?; unset 'a[1 +]'; echo no"],
  [
    'traps of the parent',
    "trap 'echo E' EXIT; trap 'echo i' INT; x=$(trap); echo \"$x\"; trap | cat; (trap - INT; trap); (trap 'echo q' TERM; trap -p TERM); ( ( trap -p INT ) )",
  ],
  [
    'EXIT trap where it ends',
    "f() { local v=inner; exit 3; }; v=outer; trap 'echo $v ${FUNCNAME[@]} $LINENO $?' EXIT\nf",
  ],
  ['EXIT trap after set -e', "set -e; f() { local v=inner; false; }; trap 'echo $v ${FUNCNAME[@]} $?' EXIT\nf"],
  ['EXIT trap that exits', "trap 'echo one; exit 9' EXIT; (trap 'echo two' EXIT; exit 2); echo $?; { exit 3; }"],
  [
    'EXIT trap and signals',
    "exec 2>/dev/null; (trap 'echo bye' EXIT; kill $BASHPID; echo no); echo $?; bash -c 'trap \"echo child; exit 3\" EXIT; kill -HUP $$; echo no' 2>/dev/null; echo $?; bash -c 'trap \"echo c\" EXIT; kill -KILL $$' 2>/dev/null; echo $?",
  ],
  [
    'what is given to export',
    "A=1 export A; echo ${A-n}; B=1 declare -x B; echo ${B-n}; C=1 readonly C; echo ${C-n}; D=1 declare D; echo ${D-n}; x=out; x=tmp export x=new; echo $x; A=3 eval 'export A'; echo $A",
  ],
  [
    'what is given to local',
    'f() { X=2 local X; echo ${X-n}; B=1 declare -x B; echo ${B-n}; A=1 export A; }; f; echo ${A-n} ${B-n} ${X-n}',
  ],
  [
    'words in C',
    "LC_ALL=C; x=$'\\u00e9'; x=é; echo ${x@Q}; declare -p x; a=(é); declare -p a; LC_ALL=C.UTF-8; echo ${x@Q}; declare -p x a",
  ],
  ['pushd and source refuse', 'pushd +x; echo $?; source -x; echo $?; . -- /dev/null; echo $?'],
  [
    'ulimit',
    'ulimit -c 5; ulimit -c; ulimit -Hc; ulimit -Sc 9; echo $?; ulimit -Sc 3; ulimit -c hard; ulimit -c; (ulimit -x 7; ulimit -x; ulimit -Sx 3; ulimit -x; ulimit -Hx); ulimit -x; ulimit -c x; ulimit -c -x',
  ],
  [
    'jobs -x and posix',
    'jobs -x echo a %9 b; echo $?; jobs -x; set -o posix; echo $POSIXLY_CORRECT; set +o posix; echo "[$POSIXLY_CORRECT]"',
  ],
  ['exec a directory', "trap 'echo bye' EXIT; exec /tmp; echo after"],
  ['exec a directory, execfail', "shopt -s execfail; trap 'echo bye' EXIT; exec /tmp; echo after $?"],
  ['exec in a subshell', "(trap 'echo in' EXIT; shopt -s execfail; exec /tmp; echo after); echo x"],
  ['escapes as they are read', "LC_ALL=C.UTF-8; x=$'\\u00e9'; LC_ALL=C; y=$'\\u00e9'; echo \"$x$y\" | od -c"],
  ['escapes, line by line', "export LC_ALL=C.UTF-8\nLC_ALL=C; echo $'\\u20ac' | od -c\necho $'\\u20ac' | od -c"],
  [
    'escapes in eval',
    "LC_ALL=C.UTF-8; eval \"echo $'\\\\u00e9'\" | od -c; LC_ALL=C; eval 'echo $'\"'\\\\u00e9'\" | od -c",
  ],
  [
    'exported functions',
    'f() { if a; then b; elif c; then d; else e; fi; { g; }; } > /dev/null; export -f f; env | grep -A19 BASH_FUNC | grep -v ^_=',
  ],
  [
    'exported functions 2',
    'f() for i in 1; do case $i in a) echo b;; esac; done; export -f f; env | grep -A19 BASH_FUNC | grep -v ^_=',
  ],
  [
    'attributes of functions',
    'f() { :; }; g() { :; }; readonly -f f; export -f f; declare -f f; declare -pf f; declare -F f g; declare -F; declare -pF f g; declare -fp; declare -f; declare -fp g',
  ],
  ['bash --verbose', "bash --verbose -c 'echo hi\necho $-'"],
  ['bash --debugger', "bash --debugger -c 'echo hi; shopt extdebug'"],
  ['stopped jobs', 'set -m; (kill -STOP $BASHPID; echo on); echo $?; jobs; fg; echo $?'],
  [
    'stopped in the background',
    'set -m; while :; do sleep 0.01; done & kill -STOP %1; sleep 0.2; wait %1; echo $?; jobs; kill -9 %1',
  ],
  ['stopped, continued with bg', 'set -m; (kill -STOP $BASHPID; echo on); bg; wait; echo $?'],
  ['unclosed', 'echo "unclosed $(x'],
  ['unclosed 2', 'echo "$(echo "${x:-\'a}'],
  ['unclosed 3', 'echo "a\nb\nc $(d\ne'],
  ['unclosed 4', 'echo ${x:-$(b'],
  ['unclosed 5', 'cat <(echo "x'],
  ['unclosed 6', 'echo $((1 + "2'],
  ['unclosed 7', 'echo "$(\necho \'abc\ndef'],
  ['unclosed 8', "eval 'echo \"a ${b'; echo $?"],
  ['unclosed 9', 'echo "$(echo a # it\'s\n)" "'],
  [
    'rcfile',
    "echo 'echo rc' > rc; echo 'echo hi' | bash --rcfile rc -i 2>/dev/null; echo 'echo ho' | bash --rcfile rc --norc -i 2>/dev/null",
  ],
  ['rcfile without a name', 'bash --rcfile; echo $?'],
  ['break with a word', '(exit 5); for i in 1; do break abc; done'],
  ['return with a word', '(exit 5); return abc; echo $?'],
  ['names that no function has', '\\q() { echo x; }; echo $?; q$x() { :; }; echo $?; function $x { :; }; echo $?'],
  ['cd - without a directory', 'CDPATH=/usr; OLDPWD=; cd -; echo $?'],
  ['set -v, comments', 'set -v\n# comment\n\n# two\nf() {\n  # inner\n  echo x\n}\nf # trailing\nset +v\necho end'],
  ['closed output', 'seq 1 >&-; date >&-; tr a b < /etc/passwd >&-; id >&-; basename x >&-; echo $?'],
  [
    'localvar_inherit',
    'x=outer; declare -i n=3; shopt -s localvar_inherit; f() { local x n; echo "$x $n"; n=2+2; echo $n; }; f; echo $n',
  ],
  [
    'sourcepath',
    'mkdir bin; echo "echo there" > bin/mine; PATH=bin:$PATH; . mine; shopt -u sourcepath; . mine; echo $?',
  ],
  ['cdable_vars', 'place=/usr; cd place; echo $?; shopt -s cdable_vars; cd place; echo $? $PWD; cd nosuch; echo $?'],
  [
    'declare -pf',
    'f() { :; }; declare -pf no f; echo $?; declare -f no; echo $?; typeset -pF no; declare -F no; echo $?',
  ],
  [
    'lines of commands',
    'nosuch \\\n  a \\\n  b\nnosuch a \\\n  b\nnosuch "a\nb\nc" d\nx=1 \\\nnosuch\nnosuch < /dev/null \\\n a\n>/dev/null \\\nnosuch\nnosuch | \\\n nosuch\nnosuch $(\n :\n) x\nx=$(\n nosuch\n)\nnosuch2 <<E\ndoc\nE\nnosuch3 a <<E\ndoc\nE\nf() {\n  nosuch4 "a\n  b"\n}\nf\nif true; then nosuch5 \\\n  x; fi\nnosuch6 &&\n x\nreadonly r=1\nr=2 \\\n true\na=(\n 1\n $(nosuch7)\n)\n',
  ],
  [
    'lines in substitutions',
    'x=$(\n echo $LINENO\n echo $LINENO\n)\necho $x $LINENO\necho "$(\n echo $LINENO)" $LINENO\necho "a\n$(echo $LINENO)\n" b $LINENO\ncat <(\necho $LINENO\necho $LINENO\n)\ncat <<E\n$LINENO\n$(echo $LINENO\necho $LINENO)\nE\necho `\necho $LINENO\n`',
  ],
  [
    'input that cannot be understood',
    "printf 'echo a\\necho b )\\necho after\\n' | bash; echo $?; printf 'trap \"echo bye\" EXIT\\nfor i in 1; do\\n)\\necho after\\n' | bash; echo $?; printf \"eval 'echo )'\\necho after\\n\" | bash; echo $?",
  ],
  [
    'definitions behind an assignment',
    "bash -c 'x=\"a b\" f() { :; }'; bash -c 'x=$(:) f() { :; }'; bash -c '>\"a b\" f() { :; }'; echo $?",
  ],
  [
    'BASH_ENV',
    "echo 'echo from e $?; return 3' > e; BASH_ENV='$PWD/e' bash -c 'echo $?'; HOME=$PWD BASH_ENV='~/e' bash -c :; BASH_ENV='$(echo ./e)' bash -c :; BASH_ENV=e bash -c :; BASH_ENV=./nosuch bash -c 'echo x'; BASH_ENV=/ bash -c 'echo y'; BASH_ENV=./e bash -xc 'echo a'; BASH_ENV=./e bash -vc 'echo b'",
  ],
  ['source with -x', "echo 'echo a; eval \"echo b\"' > e; set -x; . ./e; eval '. ./e'"],
  [
    'tests of descriptors',
    '[ -p <(:) ]; echo $?; [ -e <(:) ]; echo $?; test -f <(:); echo $?; : | [ -p /dev/fd/0 ]; echo $?; [ -e /dev/fd/9 ]; echo $?',
  ],
  ['eval and coproc', 'eval -x; echo $?; eval -- echo b; f() { coproc cat; coproc N { ls; }; }; declare -f f'],
]
