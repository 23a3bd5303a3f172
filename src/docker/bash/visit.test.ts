import { expect, it } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { standingClock } from '../../host.ts'
import { steadyHost } from '../../steady-host.ts'
import { createSessionTerminal } from '../../trial/session-terminal.ts'
import { createDockerMachine } from '../machine.ts'

it('asks as a browser on the host does: the page comes, and the log tells of it', async () => {
  const host = steadyHost()
  const machine = createDockerMachine({ clock: standingClock(0, host), chance: createChance(1), host })
  const terminal = createSessionTerminal(machine.session, host, 'Bash', { unattended: true })
  // docker returns before the server listens
  await terminal.run('docker run -d --name web -p 8080:80 nginx; sleep 1')
  const ask = (port: number) => host.during(machine.visit?.(port, '/') ?? Promise.reject(new Error('it has no ports')))
  const page = await ask(8080)
  expect(page).toMatchObject({ status: 200, type: 'text/html' })
  expect(page?.body).toContain('Welcome to nginx!')
  expect((await terminal.run('docker logs web')).stdout).toContain('172.17.0.1 - - ')
  expect(await ask(8081)).toBeUndefined()
})
