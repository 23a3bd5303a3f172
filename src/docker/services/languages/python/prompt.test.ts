import { beforeAll, expect, test, vi } from 'vitest'
import { createChance } from '../../../../base/chance.ts'
import { type BashSession, openBash } from '../../../../testing/bash-session.ts'
import { instantClock } from '../../../../testing/run-line.ts'
import { createMachine } from '../../../headless.ts'
import { createDockerMachine } from '../../../machine.ts'
import { recorded } from './prompt.recorded.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let bash: BashSession

beforeAll(async () => {
  bash = await openBash(createDockerMachine({ clock: instantClock(), chance: createChance(1) }).session)
  await bash.run('docker pull -q python:3.12-slim')
})

test('says what the prompt of Python says', async () => {
  const machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: { '/home/user/typed.txt': recorded.typed },
    docker: { images: ['python:3.11'], containers: [] },
  })
  const { stdout, status } = await machine.bash.exec('docker run -i --rm python:3.11 python -i 2>&1 < typed.txt')
  expect(stdout.replace(/^Python 3.*\n/, '')).toBe(recorded.output)
  expect(status).toBe(3)
})

test('is what python is at a terminal: Ctrl-D ends it, and an empty line ends a block', async () => {
  const before = bash.asked.length
  const typed = ['def double(n):', '    return n * 2', '', 'double(21)', 'name = input("Name? ")', 'Ada', 'name']
  const { stdout, status } = await bash.run('docker run -it --rm python:3.12-slim', typed)
  expect(bash.asked.slice(before)).toEqual(['>>> ', '... ', '... ', '>>> ', '>>> ', 'Name? ', '>>> ', '>>> '])
  expect(stdout).toMatch(/42\n'Ada'\n\n$/)
  expect(status).toBe(0)
})

test('says who it is each time, also where its program was there at once', async () => {
  for (const _ of [1, 2])
    expect((await bash.run('docker run -it --rm python:3.12-slim')).stdout).toMatch(/^Python 3[^]*\nType "help"[^]*\n$/)
})

test("ends with exit() and quit(), with a status of one's own", async () => {
  expect((await bash.run('docker run -it --rm python:3.12-slim', ['exit()'])).status).toBe(0)
  expect((await bash.run('docker run -it --rm python:3.12-slim', ['quit(4)'])).status).toBe(4)
})

test('has an event loop: what waits is run with asyncio', async () => {
  const { stdout } = await bash.run('docker run -it --rm python:3.12-slim', [
    'import asyncio',
    'async def late(what): await asyncio.sleep(3); return what',
    '',
    "asyncio.run(late('done'))",
  ])
  expect(stdout).toContain("'done'\n")
})
