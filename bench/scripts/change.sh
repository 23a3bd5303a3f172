# Words change their case, and parts of them are replaced.
total=0
for i in {1..2500}; do
  name="report_${i}_final.txt"
  base=${name%.txt}
  upper=${base^^}
  title=${base^}
  dashed=${upper//_/-}
  number=${base#report_}
  number=${number%%_*}
  vowelless=${base//[aeiou]/}
  path="/srv/${title/final/draft}.${name##*.}"
  total=$((total + ${#dashed} + ${#vowelless} + ${#path} + number))
done
echo "$total $dashed $vowelless $path"
