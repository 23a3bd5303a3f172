import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'
import { recorded } from './sessions.recorded.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

/** A machine with a server of Redis. */
async function redis() {
  const { bash } = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images: ['redis:7'], containers: [] } })
  await bash.exec('docker run -d --name kv redis:7; sleep 1')
  return bash
}

test.each(recorded)('$title', async ({ lines, said }) => {
  const bash = await redis()
  const { stdout } = await bash.exec(`docker exec -i kv redis-cli --no-raw << 'LINES'\n${lines}\nLINES`)
  expect(stdout).toBe(said)
})

test('a transaction does nothing where another client has changed what is watched', async () => {
  const bash = await redis()
  const lines = `{ printf '%s\n' 'watch k' multi 'set k mine'; sleep 1; docker exec kv redis-cli set k other >&2; echo exec; echo 'get k'; }`
  expect((await bash.exec(`${lines} | docker exec -i kv redis-cli --no-raw`)).stdout).toBe(
    'OK\nOK\nQUEUED\n(nil)\n"other"\n',
  )
})

test('who waits at an empty list is given what comes, and nothing when the time is over', async () => {
  const bash = await redis()
  const line =
    '{ sleep 1; docker exec kv redis-cli rpush jobs one > /dev/null; } & docker exec kv redis-cli --no-raw blpop jobs 5; wait'
  expect((await bash.exec(line)).stdout).toBe('1) "jobs"\n2) "one"\n')
  expect((await bash.exec('docker exec kv redis-cli --no-raw brpop jobs 2')).stdout).toBe('(nil)\n')
})
