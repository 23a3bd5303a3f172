import { expect, test, vi } from 'vitest'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const PROGRAM = String.raw`const { createClient } = require('redis')
const Redis = require('ioredis')
async function main() {
  const client = createClient({ url: 'redis://kv:6379' })
  client.on('error', (e) => console.log('error', e.message))
  await client.connect()
  console.log(await client.multi().set('a', '1').incr('a').hSet('h', { x: 1 }).hGetAll('h').exec())
  console.log(await client.xAdd('s', '1-1', { a: '1' }), await client.xLen('s'), await client.xRange('s', '-', '+'), await client.xRead({ key: 's', id: '0' }))
  console.log(await client.brPop('none', 1), await client.lPush('none', 'v'), await client.brPop('none', 1))
  await client.quit()
  const io = new Redis({ host: 'kv' })
  console.log(await io.multi().set('b', 1).incr('b').exec(), await io.blpop('none', 1))
  await io.quit()
}
main()
`

const SAID = String.raw`[ 'OK', 2, 1, [Object: null prototype] { x: '1' } ]
1-1 1 [ { id: '1-1', message: [Object: null prototype] { a: '1' } } ] [ { name: 's', messages: [ [Object] ] } ]
null 1 { key: 'none', element: 'v' }
[ [ null, 'OK' ], [ null, 2 ] ] null
`

test('clients of Redis run transactions, read streams and wait at lists', async () => {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { '/home/user/app/main.js': PROGRAM },
    docker: { images: ['redis:7', 'node:20'], containers: [] },
  })
  await bash.exec('docker network create n; docker run -d --name kv --network n redis:7; sleep 1')
  const line = "sh -c 'npm install redis ioredis > /dev/null; node main.js'"
  const { stdout } = await bash.exec(`docker run --rm --network n -v /home/user/app:/app -w /app node:20 ${line}`)
  expect(stdout).toBe(SAID)
})
