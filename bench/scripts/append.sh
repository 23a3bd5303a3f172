# An array grows by one element at a time.
q=()
for ((i = 0; i < 20000; i++)); do q+=(x); done
echo "${#q[@]}"
