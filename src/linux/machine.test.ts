import { expect, it } from 'vitest'
import { createChance } from '../base/chance.ts'
import { createAbort } from '../base/signal.ts'
import { instantClock } from '../testing/run-line.ts'
import { createLinuxMachine } from './machine.ts'

const silent = { write: () => undefined }
const streams = {
  stdin: { readLine: () => Promise.resolve(undefined) },
  stdout: silent,
  stderr: silent,
  signal: createAbort().signal,
}

it('publishes the world after each line, and tells where the shell is', async () => {
  const machine = createLinuxMachine({ clock: instantClock(), chance: createChance(1), history: ['earlier'] })
  const before = machine.world.get()
  await machine.session.submit('mkdir new', streams)
  expect(machine.world.get()).not.toBe(before)
  await machine.session.submit('cd new', streams)
  expect(machine.session.state.get().where).toBe('/home/user/new')
  expect(machine.session.state.get().history).toEqual(['earlier', 'mkdir new', 'cd new'])
  expect(machine.session.welcome).toContain('Welcome to the Linux playground.')
})

it('types its lines as the specification has them', async () => {
  const machine = createLinuxMachine({ clock: instantClock(), chance: createChance(1) })
  await machine.session.submit('cat nope', streams)
  await machine.session.submit('echo an error', streams)
  await machine.session.submit('echo fine', streams)
  await machine.session.submit('pwd', streams)
  const lines = machine.session.state.get().lines.map(({ type, content }) => `${type}: ${content}`)
  expect(lines).toEqual([
    'command: cat nope',
    'error: cat: nope: No such file or directory',
    'command: echo an error',
    'error: an error',
    'command: echo fine',
    'output: fine',
    'command: pwd',
    'output: /home/user',
  ])
})
