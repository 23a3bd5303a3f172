# Words of a text are counted in an associative array.
declare -A count
text="the cat and the dog and the bird saw a cat near the old house while the rain fell on the roof of the old barn"
for round in {1..250}; do
  for word in $text; do
    key=$word$((round % 20))
    count[$key]=$((${count[$key]:-0} + 1))
    ((count[$word]++))
  done
done
best=""
for word in "${!count[@]}"; do
  if [[ -z $best || ${count[$word]} -gt ${count[$best]} ]]; then best=$word; fi
done
echo "${#count[@]} $best ${count[$best]}"
