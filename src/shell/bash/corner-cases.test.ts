import { compareScripts } from '../../testing/compare-scripts.ts'

/** Scripts about what few scripts do, each about one thing. */
const scripts = [
  "(trap 'false; exit' EXIT; exit 9); echo $?; (f() { false; exit; }; trap f EXIT; exit 9); echo $?; (trap 'false; (exit); echo $?; exit 3' EXIT; exit 9); echo $?",
  "export -n | grep -c ' HOME='; x=1; export -n x; export X=1; export -n | grep X=; times -x; echo $?; times x | wc -l; times -- | wc -l",
  "trap 'echo ERR:$BASH_COMMAND' ERR; true | false; false | true; true | (false); true | { false; }; f() { false; true; false; }; set -E; true | f; f | true; (false) | true; true | [[ a == b ]]; x=1 | false; set -o pipefail; false | true; ! true | (true)",
  "trap 'echo $LINENO $BASH_COMMAND' DEBUG\nfor i in 1 2; do\n  echo $i\ndone",
  'set -- 1; . /dev/stdin a b <<<"set -- x y"; echo "$@"; . /dev/stdin <<<"set -- z"; echo "$@"; . /dev/stdin a b <<<"shift; echo \\$1"; echo "$@"',
  'set -o posix; (. nosuch; echo no); echo $?; readonly r=1; (r=2 :; echo no); echo $?; (r=2 echo yes); echo $?; (r=2; echo no); echo $?',
  "printf 'set -m\\nsleep 0.1 & sleep 0.3; echo x\\nsleep 0.1 & wait; echo y\\n(sleep 0.1) & jobs; sleep 0.3; jobs\\n' > s; bash s",
  "trap 'echo c' CHLD; (exit 3); echo $?; x=$(echo b); echo $x; sleep 0.1 & wait; echo w; sleep 0.1 & sleep 0.1 & wait; sh -c : | sh -c : | cat; echo end; trap - CHLD; (:); echo off",
  "n=0; trap 'n=$((n + 1)); [ $n = 3 ] || kill -USR1 $$; echo in $n' USR1; kill -USR1 $$; echo end",
  "trap 'echo x' USR1; (kill -USR1 $$; kill -USR1 $$; kill -USR1 $$); echo end",
  'shopt -s nullglob; set -f; export BASHOPTS SHELLOPTS; bash -c "shopt nullglob; echo \\$-"',
  'echo ${x:}; echo next\necho ${x:a b}; x=1; echo ${x:}',
  `echo $(echo case); x=$(echo case in "point"); echo "$x $(echo of case)"; case $(echo case) in case) echo m;; esac; f() { echo $(echo a; echo case); }; f`,
  'echo $(case a in a) echo case;; esac) $(echo case of it); y="in case $(echo case)"; echo "$y"; echo $(case case in case) echo nested;; esac)',
  "printf 'echo a\\n[[ x =~ ( ]]\\necho n\\n' > s; bash s; echo $?; bash -c '[[ x =~ a( ]] && echo b'; echo $?; bash -c '[[ x =~ (a) ]]; echo $?'",
  "printf 'echo a\\ncat <<X\\nl1\\n$(echo open\\nX\\necho after $?\\n' > s; bash s; printf 'cat <<X\\n$(echo \"open\\nX\\n' > s; bash s; echo $?",
  "printf 'cat <<X\\na\\n' > s; bash -n s; printf 'echo\\nif\\n' > s; bash -n s; echo $?",
  `cat > s <<'E'
P='\\s \\! \\#'; echo "\${P@P}"
E
bash s; HISTFILE= bash --norc -i <<'E' 2> e
echo "\${P@P}"
PS1='\\# \\!> '
P='\\! \\#'
echo "\${P@P}"
E
sed 1d e`,
  `HISTFILE= bash --norc -i <<'E' 2>&1 | sed 1d
HISTCONTROL=ignoreboth:erasedups
echo a
echo b
echo b
 echo c

echo a
history
E`,
  `HISTFILE= bash --norc -i <<'E' 2>&1 | sed 1d
HISTIGNORE='ls*:&:h?story'
ls -d .
echo 1
echo 1
history
set +o history
echo 3
set -o history
fc -l -3
E`,
  `HISTFILE= bash --norc -i <<'E' 2>&1 | sed 1d
if true; then
echo "multi
line"
fi
f() {
f
}
   
history
E`,
  `HISTFILE= bash --norc -i <<'E' 2>&1 | sed '1d; s/] [0-9].*/]/'
PS0='<$((++n)) \\#>'
echo a

echo $n
PROMPT_COMMAND='echo "[$?]"; false'
false
sleep 0.1 &
wait
echo $?
E`,
  `f() { echo $'ansi\\n' "$'x'" $'it\\'s' $"loc" x=$'y\\n'; case $'q\\n' in $'q\\n') :;; esac; for i in $'w\\n'; do :; done; [[ $'a' == $'b\\n' ]]; cat <<< $'h\\n'; echo > $'f\\n'; echo \${x#$'p\\n'}; }; declare -f f; set -x; echo $'a\\n'`,
  'f() { if a & then b & fi; while a & do c & done; a & b; c & }; declare -f f',
  'declare -A m=([k]=v ["x y"]="z w" [e]=); printf "<%s>" ${m[@]@K} "${m[@]@K}" "${m[@]@k}"; echo',
  `set -o posix; (shift 3; echo "a $?"); (unset -z; echo b); (export -z; echo c); (set -Z; echo d); (. -z; echo e); (: > /nodir/x; echo f); (exec 3< /nodir/x; echo g); (readonly 1x; echo "h $?"); (declare -z; echo "i $?"); echo > /nodir/x; alias q='echo al'
q x; shopt expand_aliases inherit_errexit shift_verbose; set +o posix; shopt expand_aliases inherit_errexit shift_verbose; shift 9`,
  'echo "alias q=\\"echo al\\"\nq x; shift 9" > s; bash --posix s; bash s',
  'history -p "!!" x; echo $?; echo ${@:=z}; echo next',
  `HISTFILE= bash --norc -i <<'E' 2>&1 | sed 1d
echo a
history -p '!!' '!nosuch' 'x!$y' plain
history -p '!-1:0' '!ec'
echo \${PS1@Q} \${PS2@Q}
E`,
  'a=(1); readonly b=(2); declare -r c=1; declare -ar; declare -A m; declare -Ax',
  'x=$(echo 1 &); echo "[$x]"; x=$({ sleep 0.1; echo 3; } & echo 4; exit 5); echo "$? [$x]"; f() { (sleep 0.1; echo f) & }; echo "<$(f)>"; echo "$(echo a > >(sleep 0.1; cat))"; x=$(sleep 0.1 > o & echo at once); echo $x',
  'f() { ! return 5; echo no; }; f; echo $?; f() { if ! return 3; then echo no; fi; }; f; echo $?; f() { ! { return 4; }; }; f; echo $?; f() { ! return 4 | cat; echo $?; }; f; echo "! return 6" > s; . ./s; echo $?',
  "trap 'echo ERR $? ${FUNCNAME[0]:-main}' ERR; set -E; f() { false; echo c; }; f; f || true; if f; then :; fi; ! f; ! { false; echo b; }; ! eval 'false; echo e'; ! false; ! true; f && false; set -e; ! f; ! { false; echo d; }; ! false; f || ! f; echo end",
  `HISTFILE= bash --norc -i <<'E' 2>&1 | sed '1d; s/] [0-9].*/]/'
PS0='<\\#>'
# nothing
echo a # comment
echo )
set -b; echo $-
set -m
sleep 0.1 & sleep 0.4; echo x
E`,
  'set -b; echo $-; set -o | grep notify; sleep 0.1 & sleep 0.3; set +b; echo $-',
  "printf '%s\\n' '{ sleep 0.1 & wait %1; kill %1; echo $?; jobs; }' 'f() { sleep 0.1 & wait $!; wait %1; echo $?; disown %1; echo $?; }; f' 'sleep 0.1 & wait %1' 'kill %1; echo $?' '(exit 3) & wait -n; echo $?; wait %1; echo $?' > s; bash s",
  "printf '%s\\n' 'set -m' '{ sleep 0.1 & wait %1; jobs; kill %1; }' '{ sleep 0.1 & sleep 0.3; jobs; jobs; fg; bg %1; echo $?; }' > s; bash s; printf '%s\\n' '{ sleep 0.1 & wait; kill %1; }' '{ sleep 0.1 & wait $!; sleep 1 & jobs; }' > s; bash s",
  "(sleep 0.1; exit 3) & a=$!; (sleep 0.2; exit 4) & b=$!; wait; wait $a 2> e; echo $?; wait $b 2>> e; echo $?; sed 's/ [0-9]* / N /' e; (exit 5) & a=$!; sleep 0.1; (sleep 0.1; exit 6) & wait $a; echo $?; wait $!; echo $?; wait $!; echo $?",
  "echo '(exit 5) & sleep 0.1; wait; wait $!; echo $?; jobs; (exit 6) & sleep 0.1; wait; jobs; jobs; wait; wait $! 2> e; echo $?' > s; bash s",
  "{ coproc A { sleep 0.2; }; coproc B { sleep 0.2; }; coproc sleep 0.2; } 2>&1 | sed 's/[0-9]*:\\([A-Z]\\)/N:\\1/'; { coproc A { sleep 0.1; }; sleep 0.3; coproc B { :; }; } 2>&1",
  'echo a; x=( & ); echo no\necho "on $?"\nif true; then\n  x=( 1 | 2 )\n  echo in\nfi\necho no',
  "eval 'x=( <a )\necho on $?'; printf 'x=( ; )\\necho sourced $?\\n' > s; . ./s; printf 'x=( & )\\necho read $?\\necho )\\necho no\\n' | bash; echo $?; printf 'x=( & )\necho no' > s; bash --posix s; echo $?",
  "shopt -s expand_aliases; alias q='echo al'\nx=( & ); no\nq 1\nx=( 1\n2 ; 3\nq 2",
  `HISTFILE= bash --norc -i <<'E' 2>&1 | sed 1d
for ((i=0;i<2;i++));
do echo $i
done
for ((;;))
do break
done
history
E`,
  'bash -c "for ((;;)); ;"; bash -c "for ((;;)) ; echo"; bash -c "for ((;;));"; suspend -x; echo $?; suspend',
  "set -o posix; echo a > 'f g'; v='f g'; cat < $v; echo b > $v; cat 'f g'; set +o posix; cat < $v",
  "trap '' HUP; bash -c 'trap -p; kill -HUP $$; echo on; trap'; trap - HUP; bash -c trap",
  "for s in 'echo a &&' $'echo a\\necho b |'; do bash -c \"$s\"; echo $?; done",
  "for s in $'f() {\\nif a; then\\nb\\n}\\nc' '{ if a; then b; }' '( if a; then b; )' 'f() { while a; do b; }; c' $'if a; then { b; }\\nc' '{ for i in a; do b }' 'for i in a; do if b; then c; done' 'while a; do ( b; ) ; fi' 'x=$(if a; then b; )'; do bash -c \"$s\"; echo $?; done",
  `HISTFILE= bash --norc -i <<'E' 2>&1 | sed 1d
f() { if true; then echo b; }
echo on
if true; then { echo c; }
fi
while false; do if a; then b; done
echo end
E`,
  'echo $( (echo $BASH_SUBSHELL) ) `(echo $BASH_SUBSHELL)` $( ( (echo $BASH_SUBSHELL) ) ) $(echo; (echo $BASH_SUBSHELL)); ( (echo $BASH_SUBSHELL) ); (echo $BASH_SUBSHELL) | cat; ( (echo $BASH_SUBSHELL) ) | cat; (echo $BASH_SUBSHELL) & wait; cat <( (echo $BASH_SUBSHELL) )',
  `HISTFILE= bash --norc -i <<'E' 2>&1 | sed 1d
unset PS2
if true
then :; fi
PS1=
echo no prompt
E`,
  'declare -c x=hello; echo $x; declare -p x; x=wORLD; echo $x; declare -u x; declare -p x; x=ab; echo $x; declare -c x; declare -p x; x=ab; echo $x; declare +c x; declare -p x; x=ab; echo $x',
  'declare -cl y=ABC; declare -p y; declare -cu z=abc; declare -p z; declare -cul w=aBc; declare -p w; f() { local -c v=abC; declare -p v; }; f',
  'declare -ca arr=(foo BAR \'a b\'); declare -p arr; typeset -c t; declare -p t; echo "${arr@a}" "${t@a}"; declare -c; declare -cA m=([Xy]=zW); declare -p m; export -c; readonly -c',
  'declare -xc e=ab; echo $e; declare -l e; e=ABC; declare -p e; declare -c n=-abc; echo $n; declare -p n; n+=D; echo $n; read n <<<foo; echo $n; for n in bAR; do echo $n; done',
  'unset x; echo "${x-$\'q\'}" ; echo "${x-$\'a\\nb\'}"; echo ${x-$\'a\\tb\'}; echo "${x:-"$\'q\'"}"; x=$\'q\'; echo "${x#$\'q\'}."; echo "${x/$\'q\'/$\'r\'}" "${x+$\'u v\'}" "${y=$\'w\'}" "$y" "${z-a$\'q\'b}" "${z-\'q\'}" "${z-$"t"}"',
  'echo "${x-$\'$HOME\'}" "${x-$\'a\\\\\\\\b\\x41\'}" "${x-${y-$\'a\\tb\'}}" "${x-\\$\'q\'}" "${x-$(echo $\'q  \\\' r\' "a  b")}" ${x-"${y-$\'q\'}"}',
  "cat <<X\n${y-$'q'} ${y-'q'} ${y-\"q\"} ${y#$'q'} $(echo \"${x-$'q'}\")\nX\n",
  'echo $(( ${y-4} )) "$(( ${y-\'4\'} ))"',
  'declare -lA m=([Xy]=zW); m+=([Xy]+=RR); declare -p m; declare -uA n=(a b); declare -p n; declare -iA o=([a]=1+1); o[a]+=2; declare -p o; o+=([a]+=2); declare -p o; declare -ia a=(1 2); a+=(1+1 [0]+=5); declare -p a; declare -la b=(A B); b+=(C); declare -p b; b+=([1]+=Q); declare -p b',
  "printf '[[ a\\n&& b ]] && echo ok\\n' > s; bash s; echo $?; bash -c '[[ a\n&& b ]] && echo ok'; echo $?; bash -c '[[ a\n]] && echo ok'; bash -c '[[ -n\na ]] && echo ok'; bash -c '[[ a ==\nb ]] && echo ok'",
  "bash -c '[[\na == a\n||\nb ]] && echo ok'; bash -c '[[\na == a\n||\nb\n]] && echo ok'; bash -c '[[ ( a\n) ]] && echo ok'; bash -c '[[ ! a\n|| b ]] && echo ok'; bash -c '[[ -n a\n&& b ]] && echo ok'; bash -c '[[ a == b\n|| -n \\\nb ]] && echo ok'; bash -c '[[ a \\\n== a ]] && echo ok'; bash -c 'f() { [[ -e <(:) && x == x\n]]; }; f; echo $?'",
  "bash -c '[[ x == ( ]]\necho after'; echo $?; bash -c 'echo a; [[ x == ( ]]; echo b'; echo $?; bash -c '[[ x != < ]]'; bash -c '[[ x -eq ; ]]'; bash -c '[[ -n ( ]]'; bash -c '[[ x ( ]]'; bash -c '[[ x == ]]'; bash -c '[[ x == && y ]]'; printf '[[ x == ( ]]\\necho n\\n' > s; bash s; echo $?; x='('; [[ '(' == $x && \\( == \"(\" && a =~ (a) ]]; echo $?",
  "bash -c 'set -o posix; eval \"(\"; echo after'; echo $?; bash -c 'set -o posix; eval \"if\"; echo after'; echo $?; bash -c 'set -o posix; eval false; echo after'; bash -c 'set -o posix; eval \"echo a; )\"; echo after'; echo $?; bash -c 'set -o posix; command eval \"(\"; echo after'; echo $?; bash -c 'eval \"(\"; echo after'",
  "bash -c 'set -o posix; set -o nosuch; echo after'; echo $?; bash -c 'set -o posix; set -Z; echo after'; echo $?; bash -c 'set -o posix; command set -o nosuch; echo after $?'; bash -c 'set -o posix; export 1a; echo after $?'; bash -c 'set -o posix; unset -Z; echo after'; echo $?; bash -c 'set -o posix; shift 5; echo after $?'; bash -c 'set -o posix; break x; echo after $?'; bash -c 'set -o posix; return; echo after $?';bash -c 'set -o posix; trap x NOSUCH; echo after $?';bash -c 'set -o posix; readonly -Z; echo after $?'; bash -c 'set -o posix; exec nosuch; echo after'; echo $?; bash -c 'set -o posix; for i in 1; do break x; done; echo after $?'; bash -c 'set -o posix; exit x; echo after $?'",
  "for s in 'command set -Z; echo after $?' 'command export -Z; echo after $?' 'builtin set -Z; echo after $?' 'trap \"(\" USR1; kill -USR1 $$; echo after' 'x=$(eval \"(\"; echo in); echo \"after $x\"' '(eval \")\"; echo in); echo after $?' 'f() { eval \")\"; echo in; }; f; echo after' 'eval \"eval \\\")\\\"; echo mid\"; echo after' 'eval \")\" || echo or; echo after' '(return 3; echo in); echo after $?' 'command return; echo after $?' 'set +o nosuch; echo after' 'shopt -o nosuch; echo after $?' 'trap -Z; echo after' 'command eval -Z; echo after $?' 'trap \"echo bye\" EXIT; eval \"(\"; echo after' 'echo \")\" > bad; . ./bad; echo after'  'command . ./bad; echo after $?' 'x=1 set -o nosuch 2>&1; echo after'; do bash -c \"set -o posix; $s\"; echo \"= $?\"; done",
  "for c in 'ERR; false' 'EXIT' 'DEBUG; :' 'USR1; kill -USR1 $$; :' 'CHLD; (exit 1); :' 'RETURN; set -T; f() { :; }; f'; do bash -c \"trap '(' $c\"; done",
  "(set -- a; { echo ${^}; } 2>&1 | cat; f() { echo ${$x}; }; f 2>&1 | cat; x=1; { : ${y?gone}; } 2> e; echo no); echo $?; cat e; { echo ${;}; } 2> e; echo $?; sed 's/line.*: //' e; if :; then { echo ${!x@ }; } 2> e; fi; cat e",
  'SECONDS=1+2; echo $SECONDS; SECONDS=40; echo $SECONDS',
  '{ sleep 0.3; echo hello; sleep 0.2; } | { read -t 0.1 a; echo "$?"; read b; echo "b=$b"; }; { echo -n "x y"; sleep 0.5; echo z; } | { read -t 0.2 a c; echo "$? $a/$c"; read b; echo "b=$b"; }',
  '{ echo -n abc; sleep 0.4; } | { read -t 0.1 -n 5 a; echo "$? $a"; }; { sleep 0.5; echo hi; } | { until read -t 0.2 line; do n=1; done; echo "$line $n"; }',
  '{ sleep 0.3; echo late; } | { read -t 0 a; echo "$?"; }; echo now | { sleep 0.1; read -t 0; echo $?; read x; echo $x; }; true | { sleep 0.1; read -t 0; echo $?; }; read -t 0 < /dev/null; echo $?; read -t 0 -u 9 2> /dev/null; echo $?',
  "a=abc; for b in '\\' '\\\\' '\\\\\\' '\\t' '\\&' '\\\\&' '&\\\\' 'e\\\\f'; do printf '[%s]' \"${a//b/$b}\" \"${a//b/\"$b\"}\" ${a//b/$b} \"${a/b/x$b}\" \"${a//c/z$b$b}\"; echo; done",
  '(trap \'trap; trap "echo no" EXIT; trap\' EXIT; exit 42); echo $?; (f() { trap; trap \'echo no\' EXIT; exit 42; }; trap f EXIT; exit 66); echo $?; bash -c \'trap "(trap \\"echo sub\\" EXIT; exit 3); echo main \\$?" EXIT; exit 5\'; echo $?',
  "a() { (kill -s USR1 $$; exit 3); echo c; }; trap 'echo Trap; return' USR1; a; echo d:$?; trap 'echo TERM; return' TERM; f() { (sleep 0.3; kill $$) & until (exit 42) do (exit 42); done; }; f; echo $?",
  'bash -c \'trap "f; echo f=\\$?" EXIT; f() { false; return; }; (exit 7)\'; echo $?; bash -c \'trap "false; exit" USR1; (exit 7); kill -USR1 $$; echo no\'; echo $?',
  "readonly r=1; (eval 'r=2'; echo no); echo $?; (trap 'echo bye' EXIT; eval 'echo $((1 / 0))'; echo no); echo $?; x=$(eval 'r=2'; echo no); echo $? $x; eval 'r=2' | cat; eval 'r=2'; echo outside",
  'for w in = + : / % ^ , "~" ^^; do (eval "echo \\${#$w}"; echo no); done; set -- a b; echo ${#=x} ${#:-x} ${#+x} ${#/2/x} ${#?} ${##}',
  '(echo ${ USER }; echo no); echo $?; (echo "${ echo a; }"; echo no); echo $?',
  'set -- a b; IFS=-; cat <<E\n$* "$*" $@ ${*} ${*:1} ${x-$*} $(echo "$*")\nE\ncat <<< $*; cat <<-E\n\t$*\n\tE\necho "$*"',
  'f() { cat <<-E\n\t\ta $1\n\tE\n}; declare -f f; f x',
  `a=(["1"]=x [$'2']=y [\\3]=z); declare -p a; a=([]=x); declare -p a; b=(0 0 7); c=([b[2]]=k [\`echo 9\`]=v); declare -p c; a=([0]=a [0]+=b); declare -p a; declare -i i=(3+4 [5]=1+1 [5]+=3); declare -p i`,
  `declare -A m=([k]=v [a b]=c); declare -p m; m=([$'k']=v ["d e"]=f [g\\ h]=i [$'j k']=l ['m n']=o [p$((1+1))]=q [ ]=z); declare -p m; m=(["a]b"]=1 [c\\]d]=2 [e[f]g]=3 [$(echo "a ] b")]=4 [\`echo q r\`]=5); declare -p m; f() { local -A l=([$1 x]=y ["$1"z]=w); declare -p l; }; f one`,
  `declare -A m; m=([]=x [""]=y [x]y]=4 [n]=o); declare -p m; m=([a]+=x [a]+=y); declare -p m; m=([a]+=z); m+=([a]+=v [a]+=w); declare -p m; m=("[b]=2" 1 [c]=3); declare -p m; m=([a]x 1); declare -p m; declare -A k=([a]=1 "b c" $x 'd' [z]w); declare -p k`,
  `set -x; a=($'it\\'s' $"loc" x$'\\n'y \${x:-$'\\t'} "$'a'"); declare -A m=([$'k']=v [a b]=$'z'); for i in $'a\\tb' "$x"; do :; done; case $'q\\t' in $'\\t') ;; esac; select q in $'x'; do break; done <<< 1`,
  `set -x; x='q r'; [[ a == "b c" ]]; [[ a == $'b c\\n' ]]; [[ a != "b"* ]]; [[ $x == "$x" ]]; [[ $x == $x ]]; [[ "a b" == a* ]]; [[ "a b" == a\\ b ]]; [[ x == '' ]]; [[ a =~ "b.c" ]]; [[ a < "b c" ]]`,
  `declare -A m=([b c]=1 [ d ]=2 ["x" y]="z w" [$USER q]=3); declare -p m; m+=([b c]+=4 [n  m]=5); declare -p m; set -x; declare -A n=([k v]='x y'); n=([k v]=2)`,
  `a=([1 + 1]=x y [ z ] [q] [ w ]+=v); declare -p a; b=(1 2); a=([b[1]]=x [\${b[0]}]=y); declare -p a; declare -A m=([a[b]]=1 [$'x\\ty']=2 [~]=3 [*]=4 [a\\ b]=5 [$(echo "c d")]=6); declare -p m`,
  String.raw`x=abc; y='q r'; set -x; [[ abc == "foo" ]]; [[ $y == "$y" ]]; [[ a == 'x'b\c$y ]]; [[ abc == a"b"* ]]; [[ x != "" ]]; [[ a == "-*" || a = a@(b|'c') ]]`,
  `x=abc; set -x; (( \${#x} > $(echo 2) )); ((  "$x" == 'a' )); for ((i = \${#x}; i < \${#x} + 1; i++)); do :; done; ((y=1,y++))`,
  "set -o posix; declare -rx q=1; declare -r z; declare -ar arr=(1 2); declare -Arx ax=([k]=v); readonly -p | grep -v '[A-Z]'; export -p | grep -v '[A-Z]'; readonly -a | grep -v '[A-Z]'; f() { local -r g=1; local -p; }; f; declare -p q; trap x EXIT INT ERR; trap; trap - EXIT",
  'f() { echo 3<&- 4>&- <&- >&- 5<&6; }; declare -f f',
  'echo $(echo $BASH_SUBSHELL) $BASH_SUBSHELL | cat; echo a | echo $BASH_SUBSHELL | cat; (echo $BASH_SUBSHELL | cat); f() { echo $1 $BASH_SUBSHELL; }; f $BASH_SUBSHELL | cat; f $BASH_SUBSHELL & wait',
  "a[0]=1 true; echo $?; a[0]=1 b=3 env | grep ^b; a+=3 true; a=(1) true; echo $? $a; a[0]=5 nosuch; echo $?; a[0]=1 a[1]=2 echo hi; a[0]=1 eval 'echo [${a[0]}]'; f() { local a[0]=1; declare -p a; }; f; a[1]=2 f",
  'f() { local L=2; unset L; declare -p L; L=5; declare -p L; local L; declare -p L; }; f; echo "[$L]"; g() { local -a L=(2); unset L; declare -p L; local M; unset M; local; echo ${M-un}; [[ -v M ]]; echo $?; M=3; h; echo $M; }; h() { unset M; echo h ${M-gone}; }; M=out; g; echo $M',
  'set -- "p q" r; echo "[${1@A}]" ${?@A} "${#@A}"; unset PS4; set -x; echo s; set +x',
  "bar=one; declare -n foo=bar; foo=two eval 'echo $foo $bar'; echo $foo $bar; foo=three env | grep -E '^(foo|bar)='; foo=4 :; f() { echo $foo $bar; local bar=x; echo $foo; }; foo=six f; echo $bar; declare +n foo=other; echo $foo $bar; declare -p foo",
  'set -u; touch a.txt; echo *.txt *.none; a=(1 2); unset a[1]; echo ${#a[@]}; for f in *.txt; do echo $f; done; [[ -e *.txt ]]; case a.txt in *.txt) echo c;; esac',
  `set -u; (echo \${#1}); (z=qq; echo \${!z:1}); (z=qq; echo \${!z?}); (z=qq; echo \${!z:?msg}); (z=1; echo \${!z}); (z='a[1]'; echo \${!z}); (z=qq; : \${!z=5}; echo $qq); (z='a[@]'; echo "[\${!z}]"); (z=qq; echo \${!z-d}); set +u; (z=1; echo \${!z?}; echo no)`,
  'set -u; (a=(); echo ${#a[*]}); (declare -A e=(); echo ${#e[@]}); f() { local -a q; echo ${#q[@]}; }; (f); g() { local -a q=(); echo ${#q[@]}; }; (g); (a=(1); declare -n r=a; echo ${#r[@]}); (declare -n r=nope; echo ${#r[@]}); (x=1; echo ${#x[@]}); (echo ${#b}; echo no); set +u; x=1; declare -a e; echo ${#x[@]} ${#nope[@]} ${#e[@]}',
  "printf '%s\\n' 'set -u' 'echo ${#x[@]}; echo same' 'echo next $?' 'f() { echo ${#x[@]}; echo in; }; f; echo same' 'echo n2 $?; declare -a e' 'echo ${#e[@]}' 'echo ${#x}; echo t' 'echo n3' > s; bash s; echo $?",
  'set -u; declare -A m=([a]=1); a=(1); (echo $((m[nope]))); ((m[k]++)); echo ${m[k]}; ((a[5]++)); echo ${a[5]}; (echo $((a[7]))); b=([1]=5); echo $((b)); x=1; echo $((x[1])); (echo $((c[1]))); (declare -A n; ((n[k]++)); echo no); (declare -i i; ((i++)); echo no); f() { local v; ((v++)); echo no; }; (f); n=(); ((n[1]++)); echo ${n[1]}',
  'set -x; x=$(cat < <(echo a)); mapfile -t z < <(echo b); f() { read -r y < <(echo c); }; f',
  'readonly r=1; set -x; r=2; echo on; (r+=3); a[-5]=1; declare -A m; m[]=x; a=($(echo 1 2) {3..4}); echo end',
  `w=("a b" c); printf '<%s>' "\${w[@]@A}"; echo; printf '<%s>' "\${w[*]@A}"; echo; IFS=,; echo "\${w[*]@A}"; unset IFS; declare -rA m=([k]='v w'); printf '<%s>' "\${m[@]@A}"; declare -a e=(); printf '<%s>' "\${e[@]@A}"; declare -a n; printf '<%s>' "\${n[@]@A}"; printf '<%s>' "\${w@A}" \${w[@]@A}; s=x; printf '<%s>' "\${s[@]@A}"; declare -x q; printf "<%s>" "\${q@A}" "\${q[@]@A}"`,
  'sleep 9 & disown; kill $!; wait $!; echo $?; sleep 0.1 & disown $!; wait $!; echo $?',
  "trap 'echo t' HUP; (kill -HUP $BASHPID); echo $?; (kill -TERM $BASHPID); echo $?",
  'declare -n p; read p <<< 1x; echo $?; printf -v p 2y; echo $?; declare -p p; p=z; p=1; echo $z; declare -n q; (q=1x; echo no); (q=; echo no); echo $?',
  'jobs -x echo a; echo $?; jobs -x; echo $?; jobs -lx echo; echo $?; jobs -rx echo b',
  'BASH_XTRACEFD=99; echo $?; BASH_XTRACEFD=abc; exec 5> f; BASH_XTRACEFD=5; set -x; echo a; BASH_XTRACEFD=2; echo b; set +x; cat f; BASH_COMPAT=99; echo $BASH_COMPAT; BASH_COMPAT=5.2',
  "printf 'abc%n def\\n' v; echo $? $v; printf '%n|' 1x; echo $?; printf 'a%s%n\\n' x y; echo $y; printf 'é%n'; echo $?; readonly r; printf 'ab%n|c\\n' r; echo $?; printf -v o 'ab%n' n; echo $o $n",
  "bind '\"\\C-x\": abort'; echo $?; bind -x '\"\\C-a\": echo'; bind -z; echo $?; bind -m foo; echo $?; bind -x foo; echo $?; bind 'set bell-style none'; bind",
  'builtin -p x; echo $?; builtin --; builtin -- echo a; builtin --help | head -1',
  'a=5; (echo ${a:1/0}); (echo ${a:0:1+}); a=(1 2); i=0; (echo ${a[i]:x=}); (echo ${a[@]:1/0}); set -- 1; (echo ${@:1/0}); r=a; (echo ${!r:1/0})',
  `HISTFILE= bash --norc -i <<'E' 2>&1 | sed 1d
PROMPT_COMMAND=('echo "[$?]"; false' '' 'echo "<$?>"')
(exit 3)
unset 'PROMPT_COMMAND[0]'
E`,
  "trap -- '-x' USR1; trap -p USR1; trap -- - USR1; trap -p; trap -- '' HUP; trap; trap --; trap -p --; trap -pz; echo $?; trap -pl | head -1; trap - 2; trap",
  'export() { echo no; }; export a=1; echo ${a-unset}; set -o posix; export a=2; echo $a; (export() { :; }; echo no); echo $?; (true() { echo own; }; true); unset -f export',
  'echo ${!@} ${!*}; set -- x; x=5; echo ${!@} ${!#}',
  'enable -d cd nope; echo $?; enable -d | head -2',
  'for b in break continue return logout exit eval; do (eval "$b --help; echo $b \\$?" 2>&1 | sed -n "1p;\\$p" | grep "$b"); done; for i in 1 2; do break --help | head -1; continue --; echo no; done',
  "{ time -- :; } 2>&1 | sed 's/[0-9]/N/g'; { time -p -- :; } 2>&1 | sed 's/[0-9]/N/g'",
  "printf 'f() { caller 0; caller 1; caller 2; echo $?; }\\nf\\ng() { f; }\\ng\\n' > s; . ./s; bash s",
  `f() {
 a=$( a
 b )
 b="x $( c ; d ) y"
 c=\${x:-$( e;f )}
 d="\${x:-$( e;f )}"
 e=$((1+$( g;h )))
 f=$( (a;b) )
 g=$(<  file)
 h=$( cat <<E
hi $( i;j )
E
)
 i=\`k;l\`
 diff <( a;b ) >( c )
 j=$( if a; then b; fi )
 k=$( for i in 1  2; do x; done;  { y; } ; f() { z; } )
 l=$( # comment
  a # other
 )
 m=$( a & b & )
 n=$( )
 o=$(  a  |  b && c ||  d > f 2>&1)
 p=$(case x in a) b;; esac)
 q=$( a "$( b;c )" 'd  e' $'f' )
 cat <<E
body $( i;j ) \${x:-$( k;l )}
E
 [[ $( a;b ) == c ]]
 for i in $( a;b ); do :; done
 case $( a;b ) in $( c;d )) :;; esac
 arr=( $( a;b ) [1]=$( c;d ) )
 x > $( a;b )
 r=$(a
b
c; d)
 s=$(( 1 + 2 ))
 t=$( while a; do b; c; done )
 u=$( ! a; time b; [[ x ]]; ((1)) )
 v=$( a; )
 w=$(a  ; )
}
declare -f f`,
  `trap 'echo "$BASH_COMMAND"' ERR; x=$(true ;
 false)
y=$( false ;  false )
echo a$( b;c ) | grep q
false  "$( a )"`,
  `trap 'echo "$BASH_COMMAND: $LINENO"' ERR
false
(exit 3)
echo a
(
exit 2
)
{ false
}
[[ a == b ]]
((0))
! true
true | false
if true
then
(exit 4)
fi
x=$(false)
eval 'false'
(exit 1) | cat | (exit 3)
for i in 1; do (exit 1)
done`,
  `set -E
trap 'echo "$BASH_COMMAND: $LINENO"' ERR
f() {
  false
  (exit 3)
  [[ a == b ]]
  ((0))
  true |
   false
  x=$(
   false)
  while false; do :; done
  (
   exit 1
  )
  for i in 1
  do
     (exit 2)
  done
  return 4
}
f`,
  `trap 'echo "$BASH_COMMAND: $LINENO"' DEBUG
f() {
  (exit 3)
  [[ a == b ]]
  ((0))
  for i in 1
  do
     (exit 2)
  done
}
set -T
(exit 1)

[[ a ]]
((1))
f
case x in
x) (:);; esac`,
  "alias -- -='cd -' a=b -x=y; alias; alias -- -x",
  'f() { :; }; for o in a A i n l x t; do declare -f -$o f; echo $?; declare -f +$o f; echo $?; done 2>&1; declare -fr f; declare -f +r f; declare -F +rx f; typeset -f +x f; echo $?; declare -f -ai f nof',
  'readonly -n y=1; y=2; echo $y; readonly x=1; readonly -n x; (x=2); readonly -na arr=(1 2); arr[0]=3; echo ${arr[@]}',
  "kill ''; kill 'a b'; set +m; fg -s; bg -s; set -m; fg -s; bg -x; fg -- %3",
  "printf 'echo\\nfor 1 in a b\\ndo\\n:\\ndone\\n\\n# c\\nf() { :; }; readonly -f f\\nf()\\n{\\n:\\n}\\n\\n# d\\nset -o posix\\n1f() { :; }\\necho not\\n' > s; bash s; echo $?; printf 'set -o posix\\nfor 1 in a; do :; done\\necho not\\n' > s; bash s; echo $?",
  `echo "\${!-'a b'}" \${!-'a b'} \${!-"$HOME"} "[\${!-}]"; : & echo \${!+set} $((\${!-0} > 0)); wait`,
  "printf ': $( for z in 1 2 3; done )\\n' > s; bash s; printf ': $( while true; done )\\n' > s; bash s; printf ': $( for z in done )\\n' > s; bash s",
  `f() { :; }; g() { :; }; h() { :; }; export -f f h; readonly -f g h; declare -ft f
for o in xr t l u ix; do echo $o; declare -F -$o; done; declare -F -a -r; declare -F +x; declare -f -a; declare -fn; echo $?; declare -F +r +i; declare -FI`,
  'sleep 1 & set -m; fg %1; echo $?; bg; echo $?; jobs',
  'cd /tmp; pushd /usr; pushd -n +0; pushd /etc; pushd -n +1; dirs; pushd -n; dirs; pushd -n /bin',
  "a=(outside); f3() { readonly 'a=(3)'; }; f4() { readonly -a 'a=(4)'; }; f3; declare -p a; f4; f3; declare -p a; export -a r='(7)'; export -A q=([a]=1); export s=(1); export s='(2)'; declare -p r q s",
  "function foo=bar { :; }; function /bin/echo { :; }; f() { :; }; export -f 'foo=bar'; echo $?; export -f /bin/echo f; builtin echo $?; declare -F",
  'f() { exec {a}<&$b {c}>&$d; cat 0<&3 >& "$x" 2>&1 <&$y- 2>& $z {z}<&-; }; declare -f f; exec {nosuch}>&-',
  'mkdir d; cd d; touch .a; shopt -u globskipdots; echo .*; shopt -p globskipdots; GLOBIGNORE=.a; echo .*; shopt -s globskipdots; unset GLOBIGNORE; echo .*',
  'shopt -s globstar; mkdir -p w/foo/{a,b} w/bar/foo; cd w; touch foo/x bar/y; ln -s foo l; echo */**; echo **/; echo foo/**; echo **/foo/**; echo **/x; echo **/*/; echo l/**',
  "declare -A a; k='x],b[$(echo uname >&2)'; a[$k]=1; ((a[$k]++)); ((a['$k']++)); let 'a[$k]+=1'; echo ${a[$k]} $((a[$k] + 1)) ${a['$k']}; [[ -v a[$k] ]]; echo $?; unset 'a[$k]'; declare -p a",
  `declare -A c; for x in ']' '"' "'" '\\' ' ' '$' '\`' '[' a; do ((c[$x]++)); ((c[$x] += 1)); echo "$x \${c[$x]} $((c[$x] * 2))"; done; unset c["'"]; echo \${#c[@]}`,
  'f() { local -; set -f; local x=1; local -p; local; }; f; local - 2> e; f() { local; }; f',
  "for TIMEFORMAT in '%P|%%' '%2P' '%lP'; do { time :; } 2>&1 | tr '1-9' 0 | sed 's/[0]*[.]/./'; done",
  'set -u; (echo $!); (echo ${!}); (echo ${7/x}); (echo ${#7}); (echo $7); (echo "${7}"); (echo ${7?}); (echo ${1=x}); (echo ${!a[1]}); x=7; (echo ${!x})',
  `x=$'a\\nb'; "$x"; ./"$x"; cd "$x"; $'\\e'; cd $'t\\t' 2>&1 | od -c`,
  "r=/; declare -n r; echo $?; declare -p r; e=; declare -n e; echo $?; n=12; declare -n n; a='b[1]'; declare -n a; a=5; declare -p b",
  'readonly x=4; set -o posix; x=8 notthere; echo $?; x=8 echo a; echo $?; (x=8 : b; echo $?); (x=8 $nothing; echo $?); (x=8 export y; echo c); x=5; echo not',
  "printf 'echo a\\necho (\\necho b\\n' > s; bash s; printf 'for x y in a; do :; done\\n' > s; bash s; printf 'for x y; do :; done\\n' > s; bash s; printf 'select in a; do :; done\\n' > s; bash s; printf 'f (\\n)\\n' > s; bash s",
  "for x in 1 2; do { read l; echo $l; } & wait; done <<< $'ab\\ncd'; seq 2 | { cat & wait; }; seq 2 > q; f() { cat & wait; }; { f; } < q; eval 'cat & wait' < q; (cat & wait) < q; seq 2 | while read x; do cat & wait; done; cat & wait; echo end",
  'f() { cat & wait; }; g() { cat; }; echo a > q; f < q; g < q; { f; } < q; echo b | f; f() { { cat & wait; } < q; }; f < /dev/null',
  'echo {9223372036854775805..9223372036854775807} {-9223372036854775807..-9223372036854775806} {9223372036854775807..9223372036854775801..3} {9223372036854775806..9223372036854775808}',
  'declare -A p=([x]=3 [y]=4 [z z]=5); k=y; ((${#p[@]})) && echo $((${p[x]} * 2 + ${#p[$k]} + p[$k])); while ((${#p[@]} > 1)); do for q in "${!p[@]}"; do unset "p[$q]"; break; done; done; p[a]=7; [[ ${p[a]} -gt ${#p[*]} ]]; echo $? $((${p[a]:-2})) $(($(echo "${p[a]} + p[$k]") + p[a])) $((${p["a"]} + ${p[nope]-1})); let "n = ${#p[@]} + ${p[a]}" "p[a] += ${p[a]}"; echo $n ${p[a]}',
  'set -m; echo $-; (echo $-; set +m; echo $-); echo $(echo $-)',
  'x=$(cat <<EOF\na\nb)\necho "[$x]"\n',
  'x=$(cat <<A; cat <<B\n1\n)\necho "[$x]"',
  'cat <<A; cat <<B\nx\nA\ny',
  '[[ a-b == a[[.hyphen.]]b ]] && echo y; case - in [[.hyphen-minus.]]) echo c;; esac; x="a.b c"; echo ${x//[[.period.][.space.]]/_}; [[ d == [[.a.]-[.z.]] ]] && echo r; [[ 5 == [[.one.]-[.nine.]] ]] && echo n; [[ a == [[.zork.]] ]]; echo $?',
]

compareScripts(scripts)
