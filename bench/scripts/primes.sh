# The first 600 primes by division.
primes=(2)
n=3
while ((${#primes[@]} < 600)); do
  prime=1
  for p in "${primes[@]}"; do
    ((p * p > n)) && break
    if ((n % p == 0)); then
      prime=0
      break
    fi
  done
  ((prime)) && primes+=("$n")
  ((n += 2))
done
echo "${primes[599]}"
