import { afterEach, expect, test, vi } from 'vitest'
import { processHost } from '../../../../host.ts'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => vi.restoreAllMocks())

const configuration = (locations: number): string => {
  const all = Array.from({ length: locations }, (_none, at) => `location /${at} { return 200; }`)
  return `events {}\nhttp { server { ${all.join('\n')} } }\n`
}

/** How often nginx lets others have their turn while it starts with so many locations: that can be told where time is counted. */
async function turnsOf(locations: number): Promise<number> {
  const files = { 'n.conf': configuration(locations) }
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

test('a long configuration lets others have their turn while nginx reads it anew', async () => {
  const files = { 'n.conf': configuration(1), 'long.conf': configuration(5000) }
  const turn = vi.spyOn(processHost, 'turn')
  const { bash } = createMachine({ now: 0, files, docker: { images: ['nginx'], containers: [] } })
  await bash.exec('docker run -d --name web -p 80:80 -v ./n.conf:/etc/nginx/nginx.conf nginx; sleep 1')
  const status = async (): Promise<string> =>
    (await bash.exec('curl -so /dev/null -w %{http_code} localhost/4999')).stdout
  const turnsIn = async (line: string): Promise<number> => {
    turn.mockClear()
    await bash.exec(line)
    return turn.mock.calls.length
  }
  const without = await turnsIn('docker kill -s HUP web; sleep 1')
  expect(await status()).toBe('404')
  // the second signal comes while it reads, and is obeyed after that
  const twice = 'docker kill -s HUP web; docker kill -s HUP web; sleep 1'
  expect((await turnsIn(`cat long.conf > n.conf; ${twice}`)) - without).toBeGreaterThan(80)
  expect(await status()).toBe('200')
  await bash.exec('echo "nonsense;" > n.conf; docker kill -s HUP web; sleep 1')
  expect(await status()).toBe('200')
})
