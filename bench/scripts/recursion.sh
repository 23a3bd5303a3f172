# Fibonacci's numbers and the towers of Hanoi, by functions that call themselves.
fib() {
  local n=$1 first
  if ((n < 2)); then
    result=$n
    return
  fi
  fib $((n - 1))
  first=$result
  fib $((n - 2))
  result=$((first + result))
}
moves=0
hanoi() {
  [ "$1" -eq 0 ] && return 0
  hanoi $(($1 - 1)) "$2" "$4" "$3"
  moves=$((moves + 1))
  hanoi $(($1 - 1)) "$4" "$3" "$2"
}
fib 17
hanoi 10 A B C
echo "$result $moves"
