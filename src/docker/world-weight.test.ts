import { expect, test, vi } from 'vitest'
import { createChance } from '../base/chance.ts'
import { openBash } from '../testing/bash-session.ts'
import { instantClock } from '../testing/run-line.ts'
import { createDockerMachine } from './machine.ts'
import { worldWeight } from './world-weight.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

test('what is in memory of a container weighs what it holds, once it is another world’s no longer', async () => {
  const machine = createDockerMachine({ clock: instantClock(), chance: createChance(1) })
  const bash = await openBash(machine.session)
  await bash.run('docker run -d --name con alpine sleep infinity')
  machine.save()
  const before = machine.world.get()
  await bash.run('docker exec con dd if=/dev/zero of=/dev/shm/x bs=1M count=3')
  machine.save()
  const weight = worldWeight(machine.world.get(), before)
  expect(weight).toBeGreaterThan(3 * 2 ** 20)
  expect(weight).toBeLessThan(4 * 2 ** 20)
})
