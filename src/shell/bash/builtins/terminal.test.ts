import { describe, expect, it } from 'vitest'
import type { TerminalLineOptions } from '../../posix/terminal.ts'
import { createBashFixture } from '../../../testing/bash-fixture.ts'
import { createFakeTerminal, type FakeTerminal } from '../../../testing/fake-terminal.ts'
import type { GnuResult } from '../../../testing/gnu-fixture.ts'

/** Runs a line on a terminal that gives these lines, or on which these keys are pressed; `shown` is what it asked with. */
async function onTerminal(
  line: string,
  { lines = [], keys }: { readonly lines?: readonly string[]; readonly keys?: string },
): Promise<
  GnuResult & {
    readonly asked: readonly string[]
    readonly begun: readonly unknown[]
    readonly rows: readonly string[]
  }
> {
  const fake = createFakeTerminal()
  const asked: string[] = []
  const begun: (string | undefined)[] = []
  const left = [...lines]
  const terminal: FakeTerminal = Object.assign(Object.create(fake), {
    references: 0,
    readLine: (prompt: string, { text }: TerminalLineOptions = {}) => {
      asked.push(prompt)
      begun.push(text)
      return Promise.resolve(left.shift())
    },
  })
  const result = createBashFixture().exec(line, { terminal })
  if (keys !== undefined) await fake.press(keys)
  const done = await result
  return { ...done, asked, begun, rows: (await fake.shown()).filter((row) => row !== '') }
}

describe('read on a terminal', () => {
  it('asks with its prompt, and takes a line', async () => {
    const { asked, rows } = await onTerminal('read -p "Name? " name; echo "[$name]"', { lines: ['Ada Lovelace\n'] })
    expect(asked).toEqual(['Name? '])
    expect(rows).toEqual(['[Ada Lovelace]'])
  })

  it('asks for more after a backslash', async () => {
    const { asked, rows } = await onTerminal('read x; echo "[$x]"', { lines: ['a\\\n', 'b\n'] })
    expect(asked).toEqual(['', '> '])
    expect(rows).toEqual(['[ab]'])
  })

  it('has Readline begin with a text, and the terminal itself with none', async () => {
    const line = 'read -e -i Ada name; read -i Ada x; echo "[$name] [$x]"'
    const { begun, rows } = await onTerminal(line, { lines: ['Ada\n', 'b\n'] })
    expect(begun).toEqual(['Ada', undefined])
    expect(rows).toEqual(['[Ada] [b]'])
  })

  it('fails at the end of the input', async () => {
    expect((await onTerminal('read x; echo $?', {})).rows).toEqual(['1'])
  })

  it('shows nothing of a secret', async () => {
    const { rows } = await onTerminal('read -sp "Password: " p; echo; echo "${#p}"', { keys: 'secrex\u007ft\r' })
    expect(rows).toEqual(['Password:', '6'])
  })

  it('takes one key', async () => {
    expect((await onTerminal('read -n 1 -p "Sure? " k; echo; echo "<$k>"', { keys: 'yes' })).rows).toEqual([
      'Sure? y',
      '<y>',
    ])
  })

  it('gives up when the time is over, and keeps what was typed', async () => {
    const { rows } = await onTerminal('read -t 2 x; echo "$? [$x]"', {})
    expect(rows).toEqual(['142 []'])
  })
})
