import { expect, test } from 'vitest'
import { createChance } from '../base/chance.ts'
import { type BashSession, openBash } from '../testing/bash-session.ts'
import { instantClock } from '../testing/run-line.ts'
import { createLinuxMachine } from './machine.ts'

/** A terminal, and the lines that its history has. */
async function terminal(): Promise<{ readonly bash: BashSession; readonly history: () => readonly string[] }> {
  const { session } = createLinuxMachine({ clock: instantClock(), chance: createChance(1) })
  const bash = await openBash(session, { cols: 80, rows: 24, echoes: true })
  return { bash, history: () => session.state.get().history }
}

test('HISTCONTROL and HISTIGNORE say which lines a terminal remembers', async () => {
  const { bash, history } = await terminal()
  const lines = ['HISTCONTROL=ignoreboth', ' echo secret', 'echo a', 'echo a', 'HISTIGNORE=ls*', 'ls', 'echo a']
  for (const line of lines) await bash.run(line)
  expect(history()).toEqual(['HISTCONTROL=ignoreboth', 'echo a', 'HISTIGNORE=ls*', 'echo a'])
})

test('PS0 is shown before a command runs', async () => {
  const { bash } = await terminal()
  await bash.run("PS0='[$((1 + 1))]'")
  expect((await bash.run('echo a')).stdout).toContain('[2]a\n')
})

test('what is taken back stays in the history, and a line that is in none is taken back as well', async () => {
  const machine = createLinuxMachine({ clock: instantClock(), chance: createChance(1) })
  const bash = await openBash(machine.session, { cols: 80, rows: 24, echoes: true })
  for (const line of ['HISTCONTROL=ignorespace', 'x=1', ' x=2']) await bash.run(line)
  const last = machine.timeline.get().moments.length - 1
  await machine.go(last)
  expect((await bash.run('echo "[$x]"')).stdout).toContain('[1]\n')
  await machine.go(last - 1)
  expect((await bash.run('echo "[$x]"')).stdout).toContain('[]\n')
  expect(machine.session.state.get().history.filter((line) => !line.startsWith('echo'))).toEqual([
    'HISTCONTROL=ignorespace',
    'x=1',
  ])
})
