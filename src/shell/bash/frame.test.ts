import { describe, expect, test } from 'vitest'
import { createBashFixture } from '../../testing/bash-fixture.ts'
import { createProcessFixture, statusOf } from '../../testing/process-fixture.ts'
import { MemoryOutput } from '../posix/stream.ts'
import { bottom, inCondition, inLoop, ofText, within } from './frame.ts'
import { interpreter } from './run/interpreter.ts'
import { runText } from './run/text.ts'
import { line } from './run/whole.ts'
import { Shell } from './shell.ts'
import { ShellState } from './state.ts'
import { drive, settle, type Steps } from './steps.ts'
import { Source } from './syntax/source.ts'

/** Texts that something ends where it is least expected. */
const texts: readonly string[] = [
  'f() { echo $((1/0)); }; f',
  'f() { g; }; g() { echo ${nope?gone}; }; f',
  'f() { return 3; }; for i in 1 2; do f; done',
  'eval "eval \'echo $((1/0))\'"',
  "eval ')'",
  'set -u; f() { eval "echo $nope"; }; if ! f; then :; fi',
  "trap 'echo $((1/0))' DEBUG; :",
  'trap \'f() { return 1; }; f; eval ")"\' ERR; false',
  'for i in 1 2; do while :; do until false; do echo $((1/0)); done; done; done',
  'for i in 1 2; do while :; do eval "break 2"; done; done',
  '(f() { while :; do echo $((1/0)); done; }; f)',
  'x=$(f() { eval "echo $((1/0))"; }; f)',
  'cat <(echo $((1/0)))',
  'a=1 b=$((1/0)) :',
  'readonly r=1; f() { local x=1; for r in 2; do :; done; }; f',
  'f() { f; }; FUNCNEST=5; f',
  'printf "eval \\")\\"; echo \\$((1/0))" > file; . ./file',
  'f() { while ! false; do kill -INT $$; done; }; f',
  "trap 'return 2' USR1; f() { kill -USR1 $$; :; }; f",
  'f() { eval exit; }; if f; then :; fi',
]

describe('a frame', () => {
  test.each(texts)('is what it was after %s', async (text) => {
    let shell: Shell | undefined
    const output = new MemoryOutput()
    const { start } = createProcessFixture()
    const descriptors = new Map([1, 2].map((fd) => [fd, output]))
    const run = (process: Shell['process']): number | Promise<number> => {
      shell = new Shell({ process, state: new ShellState({ interactive: true }), interpreter })
      return drive(process, line(shell, runText(shell, new Source(text), '')))
    }
    await statusOf(start(run, { descriptors }))
    expect(shell?.frame).toBe(bottom)
    expect(shell?.jump).toBeUndefined()
    const { calls, scopes, positional } = shell?.state ?? {}
    expect({ calls, scopes, positional }).toEqual({ calls: [], scopes: [], positional: [] })
  })

  test('gives BASH_COMMAND back with it, but not to who called a function', async () => {
    const told = (text: string) => createBashFixture().exec(`trap 'echo "[$BASH_COMMAND]"' EXIT; ${text}`)
    expect((await told('eval "false 1 2"')).stdout).toBe('[eval "false 1 2"]\n')
    expect((await told('f() { false 1 2; }; f')).stdout).toBe('[false 1 2]\n')
  })

  test('is there while the steps run, and only then', () => {
    const shell = { frame: bottom }
    const inner = inLoop(inCondition(bottom))
    const steps = (function* (): Steps<number> {
      return yield* settle(shell.frame.loops + shell.frame.conditions)
    })()
    const run = within(shell, inner, steps)
    expect(shell.frame).toBe(bottom)
    expect(run.next()).toEqual({ done: true, value: 2 })
    expect(shell.frame).toBe(bottom)
  })

  test('keeps all but the text where another text begins', () => {
    const source = new Source('echo')
    expect(ofText(inLoop(bottom), source)).toEqual({ ...bottom, source, loops: 1 })
  })
})
