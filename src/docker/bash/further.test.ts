import { expect, test, vi } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { connect } from '../../connect.ts'
import { liveClock } from '../../host.ts'
import { createScreen } from '../../testing/screen.ts'
import { createMachine } from '../headless.ts'
import { createDockerMachine } from '../machine.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

test('a second terminal asks what the first one follows the log of', async () => {
  const machine = createMachine({ docker: { images: ['nginx'], containers: [] } })
  const [one, two] = [createScreen(120, 24), createScreen(120, 24)]
  const follower = connect(one.terminal, machine.session)
  const other = connect(two.terminal, machine.open().session)
  await one.type('docker run -d --name web -p 8080:80 nginx\r')
  await follower.idle()
  await one.type('docker logs -f web\r')
  await vi.waitUntil(() => one.rows().some((row) => row.includes('start worker process')), { timeout: 20_000 })
  await two.type('curl -s localhost:8080 | grep -c nginx; docker ps --format {{.Names}}\r')
  await other.idle()
  await two.parsed()
  expect(two.rows().slice(-3, -1)).toEqual([expect.stringMatching(/^[1-9]\d*$/), 'web'])
  await vi.waitUntil(() => one.rows().at(-1)?.includes('"GET / HTTP/1.1" 200'), { timeout: 20_000 })
  // the line of the one that goes on is no part of those of the other
  const { evidence } = machine.timeline.get().moments.at(-1) ?? {}
  expect(evidence?.ran.map(({ program }) => program)).toEqual(['curl', 'grep', 'docker ps'])
  await one.type('\x03')
  await follower.idle()
  await one.type('docker ps -q | wc -l\r')
  await follower.idle()
  await one.parsed()
  expect(one.rows().at(-2)).toBe('1')
})

test('each terminal is told what its own lines do in containers, while both are in one', async () => {
  const machine = createDockerMachine({ clock: liveClock(), chance: createChance(1) })
  await machine.session.choose('Bash')
  const opened = await machine.open()
  const [one, two] = [createScreen(120, 24), createScreen(120, 24)]
  const first = connect(one.terminal, machine.session)
  const second = connect(two.terminal, opened.session)
  await one.type('docker run -d --name box alpine sh -c "while true; do date > /tmp/now; sleep 0.01; done"\r')
  await first.idle()
  const enter = async (screen: typeof one): Promise<void> => {
    await screen.type('docker exec -it box sh\r')
    await vi.waitUntil(() => screen.rows().at(-1)?.startsWith('/ #'), { timeout: 20_000 })
  }
  await enter(one)
  await enter(two)
  const told: string[] = []
  machine.inner.subscribe(() => {
    const inner = machine.inner.get()
    if (inner) told.push([inner.line, ...inner.evidence.ran.map(({ argv }) => argv.join(' '))].join(' | '))
  })
  await one.type('sleep 0.5; echo one\r')
  await two.type('cat /etc/hostname | wc -l; true\r')
  await vi.waitUntil(() => told.length === 2, { timeout: 20_000 })
  // what runs in the container anyway is told to nobody
  expect(told).toEqual([
    'cat /etc/hostname | wc -l; true | cat /etc/hostname | wc -l | true',
    'sleep 0.5; echo one | sleep 0.5 | echo one',
  ])
  for (const screen of [one, two]) await screen.type('exit\r')
  await Promise.all([first.idle(), second.idle()])
  await one.type('docker rm -f box\r')
  await first.idle()
})
