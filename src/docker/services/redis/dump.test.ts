import { afterEach, expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => vi.restoreAllMocks())

/** A machine with a server of Redis, and what it says to commands, a line each. */
async function redis() {
  const { bash } = createMachine({ now: 0, docker: { images: ['redis:alpine'], containers: [] } })
  await bash.exec('docker run -d --name cache redis:alpine; sleep 1')
  const run = async (line: string): Promise<string> => (await bash.exec(line)).stdout.trimEnd()
  const say = (...commands: readonly string[]): Promise<string> =>
    run(`docker exec -i cache redis-cli << 'COMMANDS'\n${commands.join('\n')}\nCOMMANDS`)
  const size = async (): Promise<number> => Number(await run('docker exec cache stat -c %s /data/dump.rdb'))
  return { run, say, size }
}

const fields = Array.from({ length: 2000 }, (_none, at) => `field${at} value${at}`).join(' ')

test('a command costs what it touches, not all keys', async () => {
  const { say, size } = await redis()
  await say(`hset big ${fields}`, 'set n 1')
  const before = await size()
  const parse = vi.spyOn(JSON, 'parse')
  expect(await say('incr n', 'hset big field7 x', 'hdel big field8', 'hget big field7', 'hlen big')).toBe(
    '2\n0\n1\nx\n1999',
  )
  expect((await size()) - before).toBeLessThan(500)
  expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(500)
})

test('what was changed is found in the file again', async () => {
  const { run, say } = await redis()
  await say('hset h a 1 b 2', 'set s x', 'set gone x', 'hset h c 3', 'hdel h a', 'del gone', 'rpush l 1 2', 'lpop l')
  await run('docker exec cache cp /data/dump.rdb /data/copy')
  await say('flushall', 'set other x')
  await run('docker exec cache cp /data/copy /data/dump.rdb')
  expect(await say('hgetall h', 'get s', 'exists gone other', 'lrange l 0 -1')).toBe('b\n2\nc\n3\nx\n0\n2')
})

test('a file of keys whose hashes are objects is read', async () => {
  const { run, say } = await redis()
  const old = '[["h",{"value":{"type":"hash","fields":{"a":"1"}}}],["s",{"value":{"type":"string","text":"x"}}]]'
  await run(`docker exec cache sh -c "echo -n '${old.replaceAll('"', '\\"')}' > /data/dump.rdb"`)
  expect(await say('hget h a', 'hset h b 2', 'hgetall h', 'get s')).toBe('1\n1\na\n1\nb\n2\nx')
})

test('all keys are written anew before the changes are much longer than they are', async () => {
  const { say, size } = await redis()
  const value = 'x'.repeat(10_000)
  for (let at = 0; at < 30; at += 1) await say(`set key ${value}${at}`)
  expect(await size()).toBeLessThan(100_000)
  expect(await say('get key')).toBe(`${value}29`)
})

test('fields stay in the order in which they came, and a copy of a hash is one of its own', async () => {
  const { say } = await redis()
  expect(await say('hset h 10 a 2 b', 'hkeys h', 'copy h i', 'hset h 3 c', 'hkeys i', 'hkeys h')).toBe(
    '2\n10\n2\n1\n1\n10\n2\n10\n2\n3',
  )
})

test('a change of a list or a set is written, not all of it', async () => {
  const { run, say, size } = await redis()
  await say(`rpush l ${fields}`, `sadd s ${fields}`, 'set n 1')
  const before = await size()
  const says = await say(
    'rpush l x y',
    'lpush l z',
    'lpop l',
    'rpop l',
    'sadd s one',
    'srem s field7',
    'llen l',
    'scard s',
  )
  expect(says).toBe('4002\n4003\nz\ny\n1\n1\n4001\n4000')
  expect((await size()) - before).toBeLessThan(1000)
  await run('docker exec cache cp /data/dump.rdb /data/copy')
  await say('flushall', 'set other x')
  await run('docker exec cache cp /data/copy /data/dump.rdb')
  expect(await say('lindex l -1', 'sismember s one', 'sismember s field7')).toBe('x\n1\n0')
})

test('a set of whole numbers is told in their order', async () => {
  const { say } = await redis()
  expect(await say('sadd s 10 9 1', 'smembers s', 'sadd s x', 'scard s')).toBe('3\n1\n9\n10\n1\n4')
})
