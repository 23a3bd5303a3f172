import { expect, test } from 'vitest'
import { createProcessFixture, statusOf } from '../../../testing/process-fixture.ts'
import { MemoryOutput } from '../../posix/stream.ts'
import { interpreter } from '../run/interpreter.ts'
import { runText } from '../run/text.ts'
import { line } from '../run/whole.ts'
import { Shell } from '../shell.ts'
import { ShellState } from '../state.ts'
import { drive } from '../steps.ts'
import { Source } from '../syntax/source.ts'
import { builtinsLater } from './library/later.ts'

const lost = builtinsLater('cd', () => Promise.reject(new Error('offline')))
const builtins = new Map([...interpreter.builtins, ...lost.map((each) => ['cd', each] as const)])
const SAID = 'cd: this command could not be loaded; check the network connection and try again\n'
const LOST = `bash: line 1: ${SAID}`

/** Runs a text where `cd` is not to be had; gives what is written, and the status. */
async function run(text: string, interactive: boolean): Promise<readonly [written: string, status: number]> {
  const output = new MemoryOutput()
  const shell = (process: Shell['process']): number | Promise<number> => {
    const parts = { process, state: new ShellState({ interactive }), interpreter: { ...interpreter, builtins } }
    const bash = new Shell(parts)
    return drive(process, line(bash, runText(bash, new Source(text), '')))
  }
  const descriptors = new Map([1, 2].map((fd) => [fd, output]))
  const status = await statusOf(createProcessFixture().start(shell, { descriptors }))
  return [output.text(), status]
}

// nothing may run as though the directory had changed
const lines: readonly string[] = [
  'cd sub; echo on',
  'cd sub || :; echo on',
  'cd sub || echo on',
  'if ! cd sub; then echo on; fi',
  'until cd sub; do :; done; echo on',
  'for each in 1 2; do cd sub; echo on; done',
  'f() { cd sub; }; f; echo on',
  'eval "cd sub"; echo on',
  'eval "eval \'cd sub\'" || echo on',
  'command cd sub; echo on',
  'builtin cd sub || echo on',
]

test.each(lines)('a script ends where cd cannot be loaded: %s', async (text) => {
  // within a function, the name of its file begins what is said
  expect(await run(text, false)).toEqual([expect.stringMatching(/^\w+: line 1: cd: this .* try again\n$/), 1])
})

test.each(lines)('a line typed at a prompt ends there: %s', async (text) => {
  expect(await run(text, true)).toEqual([`bash: ${SAID}`, 1])
})

test('the lines of a script that come after it do not run', async () => {
  expect(await run('cd sub\necho on', false)).toEqual([LOST, 1])
})

test('a subshell ends by itself', async () => {
  expect(await run('(cd sub; echo on); echo $?', false)).toEqual([`${LOST}1\n`, 0])
})
