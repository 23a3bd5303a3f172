import { expect, it } from 'vitest'
import type { Challenge, GivenWorld } from '../course/challenge.ts'
import type { Goal } from '../course/goal.ts'
import { pipes } from '../course/exercises/bash/pipes.ts'
import { runningContainers } from '../course/exercises/docker/running-containers.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { judgeHere, played, worldOf } from './played.ts'
import { type Mode, TrialWorld, type Typed } from './world.ts'

const start = { now: Date.UTC(2026, 10, 22), seed: 1 }

const challenged = (mode: Mode, shell: ShellName, { goal, others }: Challenge, ...lines: readonly string[]) =>
  played({ mode, shell, goal, others, start, lines: lines.map((line) => ({ line })) })

it.each([
  ['a way that works everywhere', 'head -n 2 welcome.txt | sort > Documents/first.txt', 'met'],
  ['a way for one list alone', String.raw`printf 'Type help to begin.\nWelcome!\n' > Documents/first.txt`, 'unmet'],
])('plays on another world: %s', async (_what, line, type) => {
  expect(await challenged('linux', 'Bash', pipes.challenge, line)).toMatchObject({ type })
})

it('plays on another Docker host, in Simple', async () => {
  const { challenge } = runningContainers
  const line = 'docker run -d --name shop -p 9000:80 nginx'
  expect(await challenged('docker', 'Simple', challenge, line)).toEqual({ type: 'met' })
  expect(await challenged('docker', 'Simple', challenge, 'docker start my-nginx')).toMatchObject({ type: 'unmet' })
})

async function inLinux(given: GivenWorld, goal: Goal, ...lines: readonly Typed[]): Promise<string> {
  const world = await TrialWorld.load('linux', 'Bash', start)
  await world.beginIn(given)
  return (await judgeHere(world, goal, lines)).type
}

it('lays files, runs lines and stands where it is told to', async () => {
  const given = { files: { "~/a b/it's.txt": "it's\n" }, lines: ['touch old'], cwd: '/home/user/a b' }
  const goal: Goal = { type: 'printed', text: { equals: "it's\n/home/user/a b\n../old" } }
  expect(await inLinux(given, goal, { line: `cat "it's.txt"; pwd; ls ../old` })).toBe('met')
})

it('tells which line of a given world fails', async () => {
  await expect(worldOf('linux', { lines: ['cat nowhere'] }, start)).rejects.toThrow('cat nowhere')
})

it.each<[string, Goal, Typed]>([
  [
    'a line that a program reads',
    { type: 'printed', text: { equals: 'hi Ada' } },
    { line: 'read name; echo "hi $name"', keys: ['Ada\r'] },
  ],
  [
    'lines and the end of file',
    { type: 'file', path: '~/list', content: { equals: 'milk\nbread' } },
    { line: 'cat > list', keys: ['milk\r', 'bread\r', '\x04'] },
  ],
  [
    'the keys of an editor',
    { type: 'file', path: '~/note', content: { equals: 'hello' } },
    { line: 'nano note', keys: ['hello', '\x0f', '\r', '\x18'] },
  ],
  ['Ctrl-C', { type: 'status', is: 130 }, { line: 'sleep 100', keys: ['\x03'] }],
  ['the end of file where nothing is pressed', { type: 'status', is: 1 }, { line: 'read name' }],
])('presses %s', async (_what, goal, typed) => {
  expect(await inLinux({}, goal, typed)).toBe('met')
})
