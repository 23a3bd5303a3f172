import { describe, expect, test } from 'vitest'
import { runReal } from '../../../testing/real.ts'
import { readScript } from '../syntax/script.ts'
import { unfinishedWithin } from '../syntax/unfinished.ts'
import { PendingCommand } from './pending-command.ts'

function pendingAfter(text: string): PendingCommand {
  const pending = new PendingCommand((source) => unfinishedWithin(readScript(source)))
  for (const line of text.split('\n')) pending.add(line)
  return pending
}

const commands = [
  'for i in 1\ndo\necho do\necho $i\ndone',
  'for i in 1; do # all\n  echo $i\ndone',
  'echo "x\ny"',
  "echo 'x\\\ny'",
  'f() {\necho f\n}',
  'f()\n{\necho f\n}',
  'if true\nthen\n  echo t\nelif false; then echo e\nelse\n  :\nfi | cat',
  'case a in\na) echo A\n;;\nb)\n:;;\nesac',
  'echo a \\\nb',
  '( echo sub\necho two\n)',
  'true &&\necho and ||\nfalse',
  'x=(1\n2)',
  'echo $(\necho hi\n)',
  'echo one |\ncat',
  'while false; do\n:\ndone',
  'until true\ndo :; done',
  '{\necho a\n}',
  'for i in 1; do\necho $i &\ndone; wait',
  'for i in 1; do\n(echo a; echo $(echo b))\necho $((1))\nx=()\ndone',
  'for i in 1; do\n[[ a ]] &&\n! false\ndone',
  'f() {\n  local a=1\n\n  echo $a\n}',
]

describe('a command of several lines in the history, as in the real one', () => {
  test.each(commands)('%j', (text) => {
    const script = `set -o history\nHISTFILE=\nhistory -c\n${text}\necho @; history 2\n`
    const { stdout } = runReal(['bash'], { stdin: script })
    const [, entry] = /@\n +1 {2}(.*)\n +2 {2}echo @; history 2\n$/s.exec(stdout) ?? []
    const pending = pendingAfter(text)
    expect(pending.within).toBe(undefined)
    expect([pending.entry(false), pending.entry(true), pending.source]).toEqual([entry, text, text])
  })
})

/** What an interactive bash 5.2 has in its history; one that reads a script has no line in it yet when it asks. */
test.each([
  ['cat <<E\na\nE', 'cat <<E\na\nE\n'],
  ['for i in 1; do\ncat <<E\na\nE\necho b\necho c\ndone', 'for i in 1; do\ncat <<E\na\nE\n echo b; echo c; done'],
  ['cat <<EOF |\nline 1\nEOF\ncat', 'cat <<EOF |\nline 1\nEOF\n cat'],
  ['x=$(cat <<E\ny\nE\n)', 'x=$(cat <<E\ny\nE\n\n)'],
  ['echo a |\ncat - /dev/stdin <<E\nx\nE', 'echo a |\ncat - /dev/stdin <<E\nx\nE\n'],
])('a here-document stands alone with its newlines: %j', (text, entry) =>
  expect(pendingAfter(text).entry(false)).toBe(entry),
)

test.each([
  ['cat <<E', 'line', 'E'],
  ["cat <<-'END OF'; cat", 'END', '\tEND OF'],
  ['cat <<A <<"B"\na\nA', 'x', 'B'],
  ["echo '", 'a "b"', "'"],
  ['echo "', "it's", '"'],
])('%j is not read again with each of its lines', (start, line, end) => {
  let readings = 0
  const pending = new PendingCommand((source) => {
    readings += 1
    return unfinishedWithin(readScript(source))
  })
  for (const each of start.split('\n')) pending.add(each)
  const before = readings
  for (let count = 0; count < 100; count += 1) pending.add(line)
  expect([pending.within, readings]).toEqual([expect.any(String), before])
  pending.add(end)
  expect(pending.within).toBe(undefined)
})

test('a very long command keeps its lines', () => {
  const body = 'echo some text of a line\n'.repeat(500)
  const entry = pendingAfter(`f() {\n${body}}`).entry(false)
  expect(entry).toMatch(/^f\(\) \{ echo [^\n]*; echo [^]* line\n\}$/)
})

test('after it is cleared, it begins anew', () => {
  const pending = pendingAfter('for i in 1')
  expect([pending.isEmpty, pending.within]).toEqual([false, 'command'])
  pending.clear()
  expect([pending.isEmpty, pending.within]).toEqual([true, undefined])
  pending.add('echo a')
  expect([pending.source, pending.entry(false)]).toEqual(['echo a', 'echo a'])
})
