import { expect, test } from 'vitest'
import { atOnce } from '../../../base/work.ts'
import { readingLong } from './long-script.ts'
import { readScript, type Script } from './script.ts'

/** A tree as text. Arguments and redirections of a command are told by its words. */
const shown = (script: Script): string =>
  JSON.stringify(script, (name, value: unknown) => (name === 'args' || name === 'redirects' ? undefined : value))

test.each([
  'a; b; c',
  'a\nb\n\nc d e\n',
  'a & b & c &',
  'cat a b 2> c | sort -r -n | uniq; echo d e f',
  'a b c && d e f || g h i; ! j k l',
  'echo one two three > out < in four five',
  'a=1 b=2 c=3 env x y',
  'a=1 b=2; c=3',
  'declare -a x y=(1 2 3) z; echo ${y[@]} "${x:-a b}" $((1 + 2))',
  'for i in a b c; do echo $i; done; if a b; then c d; else e; fi; { a b; c; }; (a; b c) | d',
  'case x in a) b;; c) d e;; esac; f() { g h; i; }; f a b; [[ a == b && c ]]; ((x + 1))',
  'echo a\\ b c\\\nd "e f" \'g h; i\' $(j k; l m) `n o` {p,q} <(r s) t # u; v\nw x',
  'echo a # b c; d e f\ng',
  'cat <<E; a b c\nd e; f\nE\ng h i',
  'cat <<< "a b c" d e f; g',
  'a b c; d e )',
  'a b c ;; d e',
  'a b c; if d e; then',
  'a b "c d e; f',
  'a b c | | d e',
  'a b (c d) e',
  'a b c() { d; }',
  'for ((i = 0; i < 3; i++)); do a b; done; time a b c; coproc a b; select x in a b; do c; done',
])('%j is understood the same in pieces of any size', (text) => {
  const whole = shown(readScript(text))
  for (let size = 1; size <= text.length; size += 1) expect(shown(atOnce(readingLong(text, size)))).toBe(whole)
})

test.each([
  ['commands', 'a b; '.repeat(20_000)],
  ['words', `a ${'b '.repeat(60_000)}`],
  ['assignments', 'a=1 '.repeat(30_000)],
  ['compound commands', 'if a; then b; fi; '.repeat(8000)],
])('a long line of %s is parsed in pieces', (_what, text) => {
  // what it yields is how much it has done since
  for (const steps of readingLong(`${text}c`)) expect(steps).toBeLessThan(text.length / 3)
})

test('operators that go on in another line are made whole as long as that takes few readings', () => {
  const error = (count: number): unknown => readScript('true &\\\n& echo a\n'.repeat(count)).error
  expect(error(100)).toBeUndefined()
  expect(error(5000)).toMatchObject({ type: 'unexpected token' })
})
