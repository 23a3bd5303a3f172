# Strings are turned around, and looked at letter by letter.
text=""
for ((i = 0; i < 60; i++)); do text="${text}the quick brown fox $i "; done
reversed=""
for ((i = ${#text} - 1; i >= 0; i--)); do reversed+=${text:i:1}; done
vowels=0
for ((i = 0; i < ${#text}; i++)); do
  case ${text:$i:1} in
    [aeiou]) vowels=$((vowels + 1)) ;;
    *) ;;
  esac
done
echo "${#reversed} ${reversed:0:12} $vowels"
