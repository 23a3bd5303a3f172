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

it('goes where a server sends it, on the same host only, and says where that is', async () => {
  const host = steadyHost()
  const machine = createDockerMachine({ clock: standingClock(0, host), chance: createChance(1), host })
  const terminal = createSessionTerminal(machine.session, host, 'Bash', { unattended: true })
  const server = [
    'server { listen 80; absolute_redirect off; location = / { return 302 /in/; } location = /in/ { return 302 last?x=1; } location = /in/last { return 200 "$http_host $uri"; }',
    'location = /other { return 302 http://localhost:8081/in/last; } location = /away { return 302 http://example.com/; } location = /round { return 302 /round; } }',
  ]
  await terminal.run(`mkdir d; echo '${server.join(' ')}' > d/default.conf`)
  await terminal.run('for p in 8080 8081; do docker run -d -p $p:80 -v ./d:/etc/nginx/conf.d nginx; done; sleep 1')
  const ask = (path: string) => host.during(machine.visit?.(8080, path) ?? Promise.reject(new Error('it has no ports')))
  expect(await ask('/')).toMatchObject({ status: 200, body: 'localhost:8080 /in/last', path: '/in/last?x=1' })
  expect(await ask('/other')).toMatchObject({ status: 200, path: '/in/last' })
  expect(await ask('/away')).toMatchObject({ status: 302, path: '/away' })
  expect(await ask('/round')).toMatchObject({ status: 302, path: '/round' })
})
