# Insertion sort of 300 numbers.
a=()
x=7
for ((i = 0; i < 300; i++)); do
  ((x = (x * 1103515245 + 12345) % 2147483648))
  a+=($((x % 1000)))
done
for ((i = 1; i < ${#a[@]}; i++)); do
  v=${a[i]}
  j=$((i - 1))
  while [[ $j -ge 0 && ${a[j]} -gt $v ]]; do
    a[j + 1]=${a[j]}
    j=$((j - 1))
  done
  a[j + 1]=$v
done
echo "${a[@]:0:5} ${a[-1]}"
