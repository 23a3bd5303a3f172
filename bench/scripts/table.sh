# Lines are read, split at colons and printed as a table.
rows=""
for ((i = 1; i <= 1500; i++)); do rows+="user$i:x:$((1000 + i)):100:User Number $i:/home/user$i:/bin/bash"$'\n'; done
lines=0
sum=0
while IFS=: read -r name password uid gid comment home shell; do
  [[ -z $name ]] && continue
  printf -v line '%-10s %6d %s %s' "$name" "$uid" "$home" "${comment// /_}"
  IFS=/ read -ra parts <<<"$home"
  ((lines++, sum += uid + ${#parts[@]} + ${#line}))
done <<<"$rows"
echo "$lines $sum $line"
