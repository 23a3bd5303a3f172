import { describe, expect, test } from 'vitest'
import { isInstalled, runReal } from '../../../testing/real.ts'
import { readScript } from '../script.ts'
import { unfinishedWithin } from '../unfinished.ts'
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

describe.skipIf(!isInstalled('bash'))('a command of several lines in the history, as in the real one', () => {
  test.each(commands)('%j', (text) => {
    const script = `set -o history\nHISTFILE=\nhistory -c\n${text}\necho @; history 2\n`
    const { stdout } = runReal(['bash'], { stdin: script })
    const [, entry] = /@\n +1 {2}(.*)\n +2 {2}echo @; history 2\n$/s.exec(stdout) ?? []
    const pending = pendingAfter(text)
    expect(pending.within).toBe(undefined)
    expect([pending.entry(false), pending.entry(true), pending.source]).toEqual([entry, text, text])
  })
})

test('a here-document keeps its lines, and nothing follows its end', () => {
  expect(pendingAfter('for i in 1; do\ncat <<E\na\nE\necho b\ndone').entry(false)).toBe(
    'for i in 1; do cat <<E\na\nE\necho b; done',
  )
})

test('after it is cleared, it begins anew', () => {
  const pending = pendingAfter('for i in 1')
  expect([pending.isEmpty, pending.within]).toEqual([false, 'command'])
  pending.clear()
  expect([pending.isEmpty, pending.within]).toEqual([true, undefined])
  pending.add('echo a')
  expect([pending.source, pending.entry(false)]).toEqual(['echo a', 'echo a'])
})
