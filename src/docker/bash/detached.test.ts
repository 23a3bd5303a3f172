import { afterEach, expect, test, vi } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { Scheduler } from '../../shell/posix/scheduler.ts'
import { openBash } from '../../testing/bash-session.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createDockerMachine } from '../machine.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => vi.restoreAllMocks())

/** What is at work gives way at every second chance, as on a slow computer. */
function slow(): void {
  let asked = 0
  vi.spyOn(Scheduler.prototype, 'sliceSpent').mockImplementation(() => {
    asked += 1
    return asked % 2 === 0 ? 8 : undefined
  })
}

test('a server listens once docker run -d, start and restart have come back, however slow the computer is', async () => {
  const bash = await openBash(createDockerMachine({ clock: instantClock(), chance: createChance(1) }).session)
  // all that asks is loaded before: it is not the server that is to be faster than a part that comes
  await bash.run('docker run -d --name web -p 8080:80 nginx; curl -s localhost:8080 | sed -n /h1/p; docker rm -f web')
  slow()
  const heard: string[] = []
  for (const line of [
    'docker run -d --name web -p 8080:80 nginx',
    'docker restart web',
    'docker stop web; docker start web',
  ]) {
    await bash.run(line)
    heard.push((await bash.run('curl -sS localhost:8080 | sed -n /h1/p')).stdout)
  }
  expect(heard).toEqual(Array(3).fill('<h1>Welcome to nginx!</h1>\n'))
})
