import { expect, test } from 'vitest'
import { createChance } from '../../../base/chance.ts'
import { openBash } from '../../../testing/bash-session.ts'
import { instantClock } from '../../../testing/run-line.ts'
import { createLinuxMachine } from '../../machine.ts'

test('an orphan is init’s child, and no login', async () => {
  const bash = await openBash(createLinuxMachine({ clock: instantClock(), chance: createChance(1) }).session)
  const line = '( nc -l 9000 & echo $! > p ); ps -o ppid=,sid= -p $(cat p); users; ps -o sid= -p $$; kill $(cat p)'
  expect((await bash.run(line)).stdout).toMatch(/^ +1 +(\d+)\nuser\n +\1\n$/)
})
