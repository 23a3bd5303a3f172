import { beforeAll, expect, test, vi } from 'vitest'
import { createChance } from '../../../../../base/chance.ts'
import { type BashSession, openBash } from '../../../../../testing/bash-session.ts'
import { instantClock } from '../../../../../testing/run-line.ts'
import { createMachine } from '../../../../headless.ts'
import { createDockerMachine } from '../../../../machine.ts'
import { recorded } from './repl.recorded.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const plain = (text: string): string => text.replaceAll(/\u001B\[\d+m/g, '')

let bash: BashSession

beforeAll(async () => {
  bash = await openBash(createDockerMachine({ clock: instantClock(), chance: createChance(1) }).session)
  await bash.run('docker pull -q node:20')
})

test('says what the prompt of Node.js says', async () => {
  const machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: { '/home/user/typed.txt': recorded.typed },
    docker: { images: ['node:20'], containers: [] },
  })
  const { stdout } = await machine.bash.exec('docker run -i --rm node:20 node -i 2>&1 < typed.txt')
  expect(stdout.replace(/v20\.\d+\.\d+/, 'v20')).toBe(recorded.output)
})

test('is what node is at a terminal: Ctrl-D ends it, and prompts say where a text is open', async () => {
  const typed = [
    '1 + 1',
    'const f = (n) => {',
    'return n + 1',
    '}',
    'f(_)',
    'await new Promise((done) => setTimeout(done, 9, f(4)))',
  ]
  const before = bash.asked.length
  const { stdout, status } = await bash.run('docker run -it --rm node:20', typed)
  expect(bash.asked.slice(before)).toEqual(['> ', '> ', '... ', '... ', '> ', '> ', '> '])
  expect(plain(stdout).split('\n').slice(2)).toEqual(['2', 'undefined', 'NaN', '5', '', ''])
  expect(status).toBe(0)
})

test('tells of a promise that nobody handled, and of what a timer throws, and goes on', async () => {
  const { stdout } = await bash.run('docker run -it --rm node:20', [
    "void Promise.reject(new Error('later'))",
    "await new Promise((done) => { setTimeout(() => { setTimeout(done, 1); throw new Error('timed') }, 1) })",
    '2 * 3',
  ])
  expect(plain(stdout)).toMatch(/undefined\nUncaught Error: later\nUncaught Error: timed\n[^]*6\n/)
})

test('gives programs lines without their newlines, and standard input whole', async () => {
  const asking =
    "require('readline').createInterface(process.stdin).question('Name? ', (name) => console.log(JSON.stringify(name)))"
  expect((await bash.run(`docker run -it --rm node:20 node -e "${asking}"`, ['Ada'])).stdout).toContain('"Ada"')
  const reading = "process.stdin.on('data', (data) => console.log(JSON.stringify(String(data))))"
  expect((await bash.run(`docker run -it --rm node:20 node -e "${reading}"`, ['Ada'])).stdout).toContain('"Ada\\n"')
})

test('has process.exit, and saves and loads what was typed', async () => {
  const { stdout, status } = await bash.run('docker run -it --rm node:20', [
    'let n = 20',
    '.save /tmp/said.js',
    "fs.readFileSync('/tmp/said.js', 'utf8')",
    '.load /tmp/none.js',
    "fs.writeFileSync('/tmp/more.js', 'n + 1\\n')",
    '.load /tmp/more.js',
    '.editor',
    'process.exit(4)',
  ])
  expect(plain(stdout).split('\n').slice(2)).toEqual([
    'undefined',
    'Session saved to: /tmp/said.js',
    "'let n = 20'",
    'Failed to load: /tmp/none.js',
    'undefined',
    'n + 1',
    '21',
    'node: .editor is not simulated',
    '',
  ])
  expect(status).toBe(4)
})
