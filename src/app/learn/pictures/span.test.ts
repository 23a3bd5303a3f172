import { expect, it } from 'vitest'
import { createChance } from '../../../base/chance.ts'
import { standingClock } from '../../../host.ts'
import { createLinuxMachine } from '../../../linux/machine.ts'
import { steadyHost } from '../../../steady-host.ts'
import { createSessionTerminal } from '../../../trial/session-terminal.ts'
import { type Span, spanOf } from './span.ts'

const host = steadyHost()

function sit() {
  const machine = createLinuxMachine({ clock: standingClock(0, host), chance: createChance(1), host })
  return { machine, terminal: createSessionTerminal(machine.session, host, 'Simple', { unattended: true }) }
}

const span = ({ machine }: ReturnType<typeof sit>): Span | undefined =>
  spanOf(machine, { timeline: machine.timeline.get(), left: undefined }, machine.world.get())

it('is what the last line that changed something did', async () => {
  const seat = sit()
  const before = seat.machine.world.get()
  await seat.terminal.run('touch a')
  await seat.terminal.run('ls')
  expect(span(seat)).toMatchObject({ before, gone: false, undone: false })
})

it('is nothing after another world was put there', async () => {
  const seat = sit()
  await seat.terminal.run('touch a')
  await host.during(seat.machine.reset())
  await seat.terminal.run('ls')
  expect(span(seat)?.before).toBeUndefined()
})
