import { expect, test } from 'vitest'
import { createMachine } from './headless.ts'

// a call of JavaScript takes some ten thousand arguments: what there is more of must not be handed on as such
test.each([
  ['variables to complete', 'declare a{1..200000}; compgen -v a | tail -n 1', 'a99999\n'],
  ['choices of a menu', 'select i in {1..200000}; do echo $i; break; done <<< 199999 2> /dev/null', '199999\n'],
  ['lines in columns', 'seq 200000 | column -c 10 | tail -n 1', '200000\n'],
  ['lines of a text', 'seq 200000 > f; file f', 'f: ASCII text\n'],
  ['lines of a hunk', 'seq 200000 > f; diff /dev/null f > p; echo -n > g; patch -s g p; cmp f g; echo $?', '0\n'],
  ['names in a list for tar', 'touch x; seq 200000 > l; echo x >> l; tar -cf t -T l 2> /dev/null; tar -tf t', 'x\n'],
  ['quoted characters in a word', `echo ${'\\a'.repeat(200_000)} | tr -d a | wc -c`, '1\n'],
  ['quotes in a word', `echo ${"'a'".repeat(200_000)} | tr -d a | wc -c`, '1\n'],
  ['letters in the name of a class', 'x=$(printf a%.0s {1..130000}); tr "[:$x:]" b <<< c 2>&1 | wc -c', '130035\n'],
  ['patterns in a list for tar', 'touch x; seq 200000 > l; tar -cf t -X l x; tar -tf t', 'x\n'],
  ['statements of awk', '{ echo BEGIN {; yes print | head -n 200000; echo }; } > a; awk -f a | wc -l', '200000\n'],
  [
    'parts of a replacement',
    '{ echo s/a/; yes "&b" | head -n 200000; echo /; } | tr -d "\\n" > s; sed -f s <<< a | wc -c',
    '400001\n',
  ],
  [
    'empty lines of a here-document',
    "{ echo 'cat <<E | wc -l'; yes '' | head -n 150000; printf 'x\\nE\\n'; } > s; bash s",
    '150001\n',
  ],
  [
    'lines that ed makes of one',
    String.raw`yes x | head -n 200000 | tr -d '\n' > f; echo >> f; printf 's/x/\\\n/g\n=\nQ\n' | ed -s f`,
    '200001\n',
  ],
  [
    'programs that a process becomes',
    String.raw`printf '#!/bin/bash\n(( $1 < 600 )) || { trap "echo $$" EXIT; exit 3; }\nexec ./s $(($1 + 1))\n' > s; chmod +x s; ./s 1 > p & wait $!; echo $? $(($(<p) - $!))`,
    '3 0\n',
  ],
  ['numbers of lines', 'shuf -n 1 $(printf -- "-n1 %.0s" {1..130000}) <<< a', 'a\n'],
  ['disks', 'df $(printf ". %.0s" {1..150000}) | wc -l', '150001\n'],
  [
    'accounts',
    "seq -f 'u%.0f:x:2000:1::/:' 150000 | sudo tee -a /etc/passwd > u; sudo useradd -M a; id -u a",
    '2001\n',
  ],
  [
    'links of a page',
    "{ printf 'HTTP/1.0 200 OK\\nContent-Type: text/html\\n\\n'; yes '<a href=/x>' | head -n 200000; } | nc -l 8000 > n & sleep 0.1; wget -q -r localhost:8000; echo $?; ls localhost*",
    '4\nindex.html\n',
  ],
])('%s', async (_what, line, stdout) => {
  const { bash } = createMachine()
  expect(await bash.exec(line)).toEqual({ stdout, stderr: '', status: 0 })
})
