import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** What Node.js 20.20 and Express 5 wrote. */
const rows = [
  ["process.env.X = 5; console.log(process.env.X, typeof process.env.X, 'X' in process.env)", '5 string true\n'],
  ['console.log(process.uptime() > 0, performance.now() > 0, process.hrtime.bigint() > 0n)', 'true true true\n'],
  [
    "process.env.TZ = 'America/New_York'; const d = new Date(Date.UTC(2024, 6, 1, 12)); console.log(d.getHours(), d.getTimezoneOffset(), d.toString()); console.log(d.toLocaleString('en-US'), new Date(2024, 0, 1).toISOString(), d.toLocaleString('en-US', { timeZone: 'Asia/Tokyo' }), Intl.DateTimeFormat().resolvedOptions().timeZone); d.setHours(0); console.log(d, new Date('2024-03-10T08:00').toISOString(), new Date('2024-03-10').toISOString())",
    '8 240 Mon Jul 01 2024 08:00:00 GMT-0400 (Eastern Daylight Time)\n7/1/2024, 8:00:00 AM 2024-01-01T05:00:00.000Z 7/1/2024, 9:00:00 PM America/New_York\n2024-07-01T04:00:00.000Z 2024-03-10T12:00:00.000Z 2024-03-10T00:00:00.000Z\n',
  ],
  [
    "process.on('uncaughtException', (error, origin) => console.log(error.message, origin)); setTimeout(() => { throw new Error('late') }, 1)",
    'late uncaughtException\n',
  ],
  [
    "const inner = async () => { try { await null; throw new TypeError('one') } catch (error) { console.log(error.message); try { null.x } catch (again) { console.log(again.message) } } }; const deep = (left) => left === 0 ? inner() : deep(left - 1); deep(5)",
    "one\nCannot read properties of null (reading 'x')\n",
  ],
  ["require('worker_threads')", 'node: the module worker_threads is not simulated\n'],
  ["require('node:vm')", 'node: the module vm is not simulated\n'],
] as const

const SERVED = `
const express = require('express'); const fs = require('fs'); const app = express()
fs.mkdirSync('/srv/www/more', { recursive: true })
for (const [name, text] of [['home.html', 'home'], ['about.html', 'about'], ['.env', 'secret'], ['more/a.css', 'a{}']]) fs.writeFileSync('/srv/www/' + name, text)
app.use('/s', express.static('/srv/www', { index: 'home.html', extensions: ['html'], maxAge: '1d', etag: false, setHeaders: (res) => res.set('X-Own', 'yes') }))
app.use('/d', express.static('/srv/www', { dotfiles: 'allow', redirect: false, fallthrough: false }))
app.use(express.json({ limit: '1kb', reviver: (key, value) => (typeof value === 'number' ? value + 1 : value) }))
app.use(express.text({ type: 'text/*' }))
app.post('/', (req, res) => res.json(req.body))
app.delete('/', (req, res) => res.sendStatus(204))
app.use((error, req, res, next) => res.status(error.status).send(error.name + ': ' + error.message))
const server = app.listen(3000, async () => {
  const tell = async (path, options) => {
    const answer = await fetch('http://localhost:3000' + path, options)
    console.log(path, answer.status, await answer.text(), ...['content-type', 'cache-control', 'x-own'].map((name) => answer.headers.get(name)))
  }
  for (const path of ['/s/', '/s/about', '/s/.env', '/s/more/a.css', '/d/.env', '/d/none']) await tell(path)
  const post = (type, body) => tell('/', { method: 'POST', headers: { 'Content-Type': type }, body })
  await post('application/json', '{"a":1}'); await post('application/json', JSON.stringify('x'.repeat(2000))); await post('application/json', '"text"'); await post('text/markdown', '# hi')
  await tell('/', { method: 'DELETE' })
  server.close()
})
`

let machine: HeadlessMachine

beforeAll(async () => {
  const sources = [...rows.map(([source]) => source), SERVED]
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: Object.fromEntries(sources.map((source, at) => [`/home/user/app/${at}.js`, source])),
    docker: { images: ['node:20'], containers: [] },
  })
  await machine.bash.exec('docker run -d --name box -v /home/user/app:/app -w /app node:20 sleep infinity')
  await machine.bash.exec('docker exec box npm install express')
})

const run = async (at: number): Promise<string> =>
  (await machine.bash.exec(`docker exec box sh -c 'node ${at}.js 2>&1'`)).stdout

test.each(rows.map(([source, output], at) => [source, output, at] as const))('%s', async (_, output, at) => {
  expect(await run(at)).toBe(output)
})

test('express does what the options of its middleware say', async () => {
  expect((await run(rows.length)).split('\n')).toEqual([
    '/s/ 200 home text/html; charset=utf-8 public, max-age=86400 yes',
    '/s/about 200 about text/html; charset=utf-8 public, max-age=86400 yes',
    '/s/.env 404 <!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<title>Error</title>',
    '</head>',
    '<body>',
    '<pre>Cannot GET /s/.env</pre>',
    '</body>',
    '</html>',
    ' text/html; charset=utf-8 null null',
    '/s/more/a.css 200 a{} text/css; charset=utf-8 public, max-age=86400 yes',
    '/d/.env 200 secret application/octet-stream public, max-age=0 null',
    "/d/none 404 Error: ENOENT: no such file or directory, stat '/srv/www/none' text/html; charset=utf-8 null null",
    '/ 200 {"a":2} application/json; charset=utf-8 null null',
    '/ 413 PayloadTooLargeError: request entity too large text/html; charset=utf-8 null null',
    '/ 400 SyntaxError: Unexpected token \'"\', ""text"" is not valid JSON text/html; charset=utf-8 null null',
    '/ 200 "# hi" application/json; charset=utf-8 null null',
    '/ 204  null null null',
    '',
  ])
})

test('npm ci takes --include and --omit', async () => {
  const command =
    'npm init -y > /dev/null; npm install -D nodemon > /dev/null; npm install ms > /dev/null; rm -r node_modules'
  const listed = async (option: string): Promise<string> =>
    (
      await machine.bash.exec(
        `docker run --rm -w /srv node:20 sh -c '${command}; npm ci ${option} > /dev/null; ls node_modules'`,
      )
    ).stdout
  expect(await listed('--omit=dev')).toBe('ms\n')
  expect(await listed('--include=dev')).toBe('ms\nnodemon\n')
  expect(await listed('--omit=dev --include=dev')).toBe('ms\nnodemon\n')
})
