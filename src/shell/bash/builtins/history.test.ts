import { describe, expect, it } from 'vitest'
import { createGnuFixture } from '../../../testing/gnu-fixture.ts'
import { fileText } from '../../../testing/gnu-fixture.ts'
import { gnu } from '../../../linux/gnu/library/program.ts'
import { Bash } from '../bash.ts'

/** Runs its operand in a shell that remembers three lines, and this one. */
const shell = gnu({
  name: 'shell',
  run: async (process, { operands: [line = ''] }) => {
    const bash = new Bash({ process, interactive: true })
    bash.state.history?.add(['ls -l', 'echo a b', 'cat f', line])
    return bash.execute(line, { from: 'command' })
  },
})

const rows: readonly (readonly [line: string, stdout: string])[] = [
  ['history', '    1  ls -l\n    2  echo a b\n    3  cat f\n    4  history\n'],
  ['history 1', '    4  history 1\n'],
  ['history -d 2; history 3', '    1  ls -l\n    2  cat f\n    3  history -d 2; history 3\n'],
  ['history -d -1; history', '    1  ls -l\n    2  echo a b\n    3  cat f\n'],
  ['history -d 1-3; history', '    1  history -d 1-3; history\n'],
  ['history -c; history', ''],
  ['history -s new line; history 2', '    3  cat f\n    4  new line\n'],
  ['fc -l', '1\t ls -l\n2\t echo a b\n3\t cat f\n'],
  ['fc -ln 2 3', '\t echo a b\n\t cat f\n'],
  ['fc -lr 1 2', '2\t echo a b\n1\t ls -l\n'],
  ['fc -l ec', '2\t echo a b\n3\t cat f\n'],
  ['fc -l -1', '3\t cat f\n'],
  ['fc -s echo', 'a b\n'],
  ['fc -s a=x echo', 'x b\n'],
  ['fc -s echo; history 2', 'a b\n    3  cat f\n    4  echo a b\n'],
]

describe('history', () => {
  it.each(rows)('%s', async (line, stdout) => {
    expect((await createGnuFixture([shell]).run(['--', line])).stdout).toBe(stdout)
  })

  it('writes itself to a file, and reads it', async () => {
    const fixture = createGnuFixture([shell])
    expect((await fixture.run(['--', 'history -d 4; history -w h; history -c; history -r h; history 1'])).stdout).toBe(
      '    3  cat f\n',
    )
    expect(fileText(fixture, 'h')).toBe('ls -l\necho a b\ncat f\n')
  })

  it('refuses a line that is not there', async () => {
    const { stderr, status } = await createGnuFixture([shell]).run(['--', 'history -d 9'])
    expect([stderr, status]).toEqual(['bash: history: 9: history position out of range\n', 1])
  })
})
