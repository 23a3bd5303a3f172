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
])('%s', async (_what, line, stdout) => {
  const { bash } = createMachine()
  expect(await bash.exec(line)).toEqual({ stdout, stderr: '', status: 0 })
})
