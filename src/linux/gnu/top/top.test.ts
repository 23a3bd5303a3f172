import { expect, test } from 'vitest'
import { createFakeTerminal } from '../../../testing/fake-terminal.ts'
import { createGnuFixture, runGnu, TEST_TIME } from '../../../testing/gnu-fixture.ts'
import { gnu, type GnuProgram } from '../library/program.ts'
import { top } from './top.ts'
import { watch } from '../watch/watch.ts'

/** A clock whose waits end when the test says so. */
const stoppable = (program: GnuProgram, words: readonly string[], programs: readonly GnuProgram[] = []) => {
  const terminal = createFakeTerminal(80, 16)
  const fixture = createGnuFixture([program], { programs })
  let now = TEST_TIME
  const waiting: (() => void)[] = []
  Object.defineProperty(fixture.kernel, 'clock', {
    value: { now: () => now, wait: () => new Promise<void>((resolve) => void waiting.push(resolve)) },
  })
  const pass = (ms: number): void => {
    now += ms
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { terminal, pass, ended: fixture.run(words, { terminal }), fixture }
}

test('top in batch mode prints pictures', async () => {
  const { stdout, status } = await runGnu(top, ['-b', '-n', '2', '-o', 'PID'])
  expect(status).toBe(0)
  const lines = stdout.split('\n')
  expect(lines.slice(0, 9)).toEqual([
    'top - 00:00:00 up 0 min,  0 user,  load average: 0.08, 0.03, 0.01',
    'Tasks:   7 total,   1 running,   6 sleeping,   0 stopped,   0 zombie',
    '%Cpu(s):  0.0 us,  0.0 sy,  0.0 ni, 100.0 id,  0.0 wa,  0.0 hi,  0.0 si,  0.0 st',
    'MiB Mem :   1967.4 total,    985.4 free,    382.2 used,    599.8 buff/cache',
    'MiB Swap:   1024.0 total,   1024.0 free,      0.0 used.   1449.5 avail Mem',
    '',
    '    PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND',
    '   2000 root      20   0   10624   3328   2816 R   0.0   0.2   0:00.00 top',
    '    418 root      20   0   44196   4912   4020 S   0.0   0.2   0:00.00 login',
  ])
  expect(stdout.match(/^top - /gm)).toHaveLength(2)
  expect((await runGnu(top, ['-b', '-n', '0'])).stderr).toBe("top: bad iterations argument '0'\n")
})

test('top sorts, refreshes by the clock, kills and leaves by keys', async () => {
  const { terminal, pass, ended, fixture } = stoppable(top, ['-o', 'PID'])
  expect((await terminal.rows())[7]).toMatch(/^ +2000 root .* top$/)
  await terminal.press('M')
  expect((await terminal.rows())[7]).toMatch(/systemd-j/)
  await terminal.press('N')
  pass(60_000)
  expect((await terminal.rows())[0]).toBe('top - 00:01:00 up 1 min,  1 user,  load average: 0.08, 0.03, 0.01')
  const sleeper = fixture.kernel.start({
    argv: ['sleeper'],
    image: (process) => process.blocked(new Promise<number>(() => undefined)),
    cwd: '/',
    environment: new Map(),
    credentials: { uid: 0, gid: 0, groups: [] },
    descriptors: new Map(),
  })
  await terminal.press('k')
  expect((await terminal.rows())[5]).toBe('PID to signal/kill [default pid = 2000]')
  await terminal.press(`${sleeper.pid}\r9\r`)
  expect(sleeper.result?.status).toBe(137)
  await terminal.press('h')
  expect((await terminal.rows())[0]).toBe('Help for Interactive Commands')
  await terminal.press(' q')
  await ended
  expect(terminal.isRaw).toBe(false)
})

test('watch shows a command’s output again and again, until Ctrl-C', async () => {
  let runs = 0
  const count = gnu({
    name: 'count',
    run: async (process) => {
      runs += 1
      await process.print(`run ${runs}\nsame\n`)
      return 0
    },
  })
  const { terminal, pass, ended } = stoppable(watch, ['-x', '-n', '5', 'count'], [count])
  expect(await terminal.rows()).toEqual([
    'Every 5.0s: count                     linux-playground: Thu Jan  1 00:00:00 2026',
    '',
    'run 1',
    'same',
  ])
  pass(5000)
  expect((await terminal.rows()).slice(2)).toEqual(['run 2', 'same'])
  await terminal.press('\x03')
  expect((await ended).status).toBe(130)
  expect(terminal.isRaw).toBe(false)
})

test('watch -c shows colours', async () => {
  const red = gnu({
    name: 'red',
    run: async (process) => {
      await process.print('\x1b[31mred\x1b[m\n')
      return 0
    },
  })
  const { terminal, ended } = stoppable(watch, ['-c', '-t', '-x', 'red'], [red])
  expect(await terminal.rows()).toEqual(['red'])
  await terminal.press('q')
  expect((await ended).status).toBe(0)
})

test('watch -q ends when the output has stayed the same so many times', async () => {
  let runs = 0
  const count = gnu({
    name: 'count',
    run: async (process) => {
      runs += 1
      await process.print(`run ${Math.min(runs, 2)}\n`)
      return 0
    },
  })
  const { terminal, pass, ended } = stoppable(watch, ['-q', '2', '-x', 'count'], [count])
  for (let wanted = 1; wanted < 4; wanted += 1) {
    await terminal.rows()
    pass(2000)
  }
  expect((await ended).status).toBe(0)
  expect(runs).toBe(4)
  expect((await runGnu(watch, ['-q', 'x', 'ls'])).stderr).toBe(
    "watch: failed to parse argument: 'x': Invalid argument\n",
  )
})

test('without a terminal they say so', async () => {
  expect((await runGnu(top, [])).stderr).toBe('top: failed tty get\n')
  expect((await runGnu(watch, ['ls'])).stderr).toBe('Error opening terminal: unknown.\n')
})
