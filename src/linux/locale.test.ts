import { compareScripts } from '../testing/compare-scripts.ts'

compareScripts([
  'x=$\'caf\\xc3\\xa9\'; echo ${#x}; [[ $x =~ ^caf..$ ]] && echo two; [[ $x =~ [[:print:]]+ ]] && echo "${BASH_REMATCH[0]}"; [[ $x =~ (.)$ ]]; echo -n "${BASH_REMATCH[1]}" | od -An -tx1; printf "%q\\n" "$x"',
  "printf 'caf\\303\\251\\n' | sed 's/./x/g'; printf 'caf\\303\\251\\n' | grep -o . | wc -l; printf 'caf\\303\\251\\n' | grep -c 'f..$'; printf 'a\\351b\\n' | sed 's/\\o351/E/;s/\\xe9/E/'; printf 'a\\351b\\n' | grep 'a.b' | od -c; echo é | sed 'y/\\o303/x/' | od -c; printf 'a\\351b\\n' | grep -v x | od -c",
  'echo éa > f; grep -n é f; grep -F é f; grep -w a f; grep -i É f; sed -n "/é/p" f; sed "s/é/[&]/;a é" f; printf "%q %s %d\\n" é é "\'é"; printf -v v %s é; echo ${#v} $v; sed -n "s/[^a]//gp" f; echo "s/é/X/" > s; sed -f s f; grep -f f f; grep -c "[[:alpha:]]" f; grep -o "[[:alpha:]]*" f',
  'export LC_ALL=C.UTF-8; echo éa > f; grep -o . f | wc -l; sed "s/./x/g" f; [[ é =~ ^.$ ]] && echo one; printf "%q\\n" é; printf "a\\351b\\n" | grep -c a.b;  printf "a\\351b\\n" | sed "s/a.b/x/" | od -c; LC_ALL=C; [[ é =~ ^..$ ]] && echo two',
])
