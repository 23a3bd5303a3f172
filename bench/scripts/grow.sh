# An array grows by its length.
b=()
for ((i = 0; i < 20000; i++)); do b[${#b[@]}]=$i; done
echo "${#b[@]} ${b[19999]}"
