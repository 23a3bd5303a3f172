import { expect, test, vi } from 'vitest'
import { connect } from '../../connect.ts'
import { createScreen } from '../../testing/screen.ts'
import { createMachine } from '../headless.ts'

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
  await vi.waitUntil(() => one.rows().some((row) => row.includes('start worker process')))
  await two.type('curl -s localhost:8080 | grep -c nginx; docker ps --format {{.Names}}\r')
  await other.idle()
  await two.parsed()
  expect(two.rows().slice(-3, -1)).toEqual([expect.stringMatching(/^[1-9]\d*$/), 'web'])
  await vi.waitUntil(() => one.rows().at(-1)?.includes('"GET / HTTP/1.1" 200'))
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
