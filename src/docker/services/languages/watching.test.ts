import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'
import { streamsAndStatus } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({
  now: Date.UTC(2026, 0, 1),
  files: {
    '/home/user/server.js':
      "const answer = require('./answer')\nrequire('http').createServer((_, response) => response.end(answer)).listen(3000, () => console.log('up'))\n",
    '/home/user/package.json':
      '{ "name": "a", "version": "1.0.0", "scripts": { "dev": "nodemon once.js" }, "devDependencies": { "nodemon": "^3" } }\n',
  },
  docker: { images: ['node:20-alpine', 'node:24-alpine'], containers: [] },
})

async function said(line: string): Promise<string> {
  return streamsAndStatus(await bash.exec(line))
}

const run = 'docker run -v $PWD:/s -w /s'

test('node --watch runs a program anew when what it asks for has changed', async () => {
  await bash.exec(
    `echo 'module.exports = "one\\n"' > answer.js; ${run} -d --name aa -p 3000:3000 node:24-alpine node --watch server.js`,
  )
  expect(await said('sleep 1; curl -s localhost:3000')).toBe('one\n[0]')
  await bash.exec(`echo 'module.exports = "two\\n"' > answer.js; touch other.js`)
  expect(await said('sleep 1; curl -s localhost:3000; docker logs aa')).toBe("two\nup\nRestarting 'server.js'\nup\n[0]")
  expect(await said('docker stop aa; docker inspect -f "{{.State.ExitCode}}" aa')).toBe('aa\n0\n[0]')
})

test('node --watch tells how a program ended', async () => {
  await bash.exec(`echo 'console.log(1)' > once.js; ${run} -d --name bb node:20-alpine node --watch once.js 5; sleep 1`)
  await bash.exec('echo "process.exit(3)" > once.js; sleep 1; rm once.js; sleep 1')
  expect(await said('docker logs bb 2> err; head -1 err; tail -1 err')).toBe(
    "1\nCompleted running 'once.js 5'\nRestarting 'once.js 5'\nFailed running 'once.js 5'\nRestarting 'once.js 5'\nFailed running 'once.js 5'\n" +
      '(node:1) ExperimentalWarning: Watch mode is an experimental feature and might change at any time\nNode.js v20.10.0\n[0]',
  )
  expect(await said('docker run --rm node:20-alpine node --watch')).toBe(
    'node: --watch requires specifying a file\n[9]',
  )
})

test('nodemon comes with its package, and runs a program anew when a file has changed', async () => {
  await bash.exec(
    `echo 'console.log(1)' > once.js; ${run} -d --name cc node:20-alpine sh -c 'npm install > log; npm run dev'; sleep 1`,
  )
  await bash.exec('echo "process.exit(3)" > once.js; sleep 1')
  const starting = '[nodemon] starting `node once.js`\n'
  expect(await said('docker logs cc')).toBe(
    `\n> a@1.0.0 dev\n> nodemon once.js\n\n[nodemon] 3.1.14\n[nodemon] to restart at any time, enter \`rs\`\n[nodemon] watching path(s): *.*\n[nodemon] watching extensions: js,mjs,cjs,json\n${starting}1\n[nodemon] clean exit - waiting for changes before restart\n[nodemon] restarting due to changes...\n${starting}[nodemon] app crashed - waiting for file changes before starting...\n[0]`,
  )
})

test.each([
  ['{ "nested": { "main": "wrong.js" }, "main": "once.js" }', 'once.js'],
  ['{ "main": "cut off"', 'index.js'],
])('nodemon runs what package.json names: %s', async (manifest, script) => {
  await bash.exec(`mkdir -p named; echo '${manifest}' > named/package.json; touch named/once.js named/index.js`)
  const line = `docker run --rm -v $PWD/named:/s -w /s -d --name dd node:20-alpine sh -c 'npm install -g nodemon > /dev/null; nodemon'; sleep 1; docker logs dd; docker rm -f dd`
  expect((await said(line)).split('\n')).toContain(`[nodemon] starting \`node ${script}\``)
})

test.each([
  ['npx --version', '10.9.2\n[0]'],
  ['npx -y node -v', 'v20.10.0\n[0]'],
  ['npx nodemon@3 --version', '3.1.14\n[0]'],
  ['npx nodemon --exec x', 'nodemon: the option --exec is not simulated\n[1]'],
  ['npx cowsay hi', 'npx: what cowsay does is not simulated; no code comes with packages here\n[1]'],
])('%s', async (line, answer) => {
  expect(await said(`docker run --rm node:20-alpine ${line}`)).toBe(answer)
})
