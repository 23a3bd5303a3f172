import { afterEach, expect, test, vi } from 'vitest'
import { processHost } from '../../../../host.ts'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => vi.restoreAllMocks())

/** How often nginx lets others have their turn while it starts with so many locations: that can be told where time is counted. */
async function turnsOf(locations: number): Promise<number> {
  const all = Array.from({ length: locations }, (_none, at) => `location /${at} { return 200; }`)
  const files = { 'n.conf': `events {}\nhttp { server { ${all.join('\n')} } }\n` }
  const { bash } = createMachine({ now: 0, files, docker: { images: ['nginx'], containers: [] } })
  const turn = vi.spyOn(processHost, 'turn')
  await bash.exec('docker run -d --name web -v ./n.conf:/etc/nginx/nginx.conf nginx; sleep 1')
  const turns = turn.mock.calls.length
  expect((await bash.exec('docker ps -q -f status=running | wc -l')).stdout).toBe('1\n')
  return turns
}

test('a long configuration lets others have their turn while nginx starts', async () => {
  const without = await turnsOf(1)
  expect((await turnsOf(5000)) - without).toBeGreaterThan(40)
})
