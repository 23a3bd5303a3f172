# Eratosthenes up to 30,000.
n=30000
declare -a composite
for ((i = 2; i * i <= n; i++)); do
  [[ -n ${composite[i]} ]] && continue
  for ((j = i * i; j <= n; j += i)); do composite[j]=1; done
done
count=0
for ((i = 2; i <= n; i++)); do
  [[ -z ${composite[i]} ]] && ((count++))
done
echo "$count"
