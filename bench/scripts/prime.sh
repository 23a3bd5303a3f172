# The 10,001st prime, by arithmetic alone.
count=1
n=1
while ((count < 10001)); do
  ((n += 2))
  prime=1
  for ((d = 3; d * d <= n; d += 2)); do
    if ((n % d == 0)); then
      prime=0
      break
    fi
  done
  ((count += prime))
done
echo "$n"
