import { describe, expect, it } from 'vitest'
import { createMachine, type HeadlessMachine } from '../linux/headless.ts'
import type { ExecResult } from '../linux/headless-shell.ts'
import { ending, endless } from './hostile-lines.ts'

/** How long a program that never ends may run before it is interrupted, in milliseconds. */
const PATIENCE = 100
/** Loosely: a test machine has other work. In milliseconds. */
const LONGEST = 30_000
const LONGEST_BLOCK = 1500
const MOST_MEMORY = 3e9
/** Bytes in all files: what fills them takes its time. */
const ROOM = 100 * 2 ** 20

interface Outcome extends ExecResult {
  /** How long the line took, and how much was done at most while the page's timers had to wait, in milliseconds. */
  readonly took: number
  readonly blocked: number
}

/** How long this process has worked, in milliseconds: other work on the machine does not count. */
function busy(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Runs a line while timers go on, and interrupts it where that is asked for. */
async function run(machine: HeadlessMachine, line: string, patience?: number): Promise<Outcome> {
  await machine.bash.exec('true')
  const controller = new AbortController()
  const start = performance.now()
  let [last, blocked] = [busy(), 0]
  const look = (): void => {
    const now = busy()
    blocked = Math.max(blocked, now - last)
    last = now
  }
  const ticking = setInterval(look, 10)
  const interrupting = patience === undefined ? undefined : setTimeout(() => controller.abort(), patience)
  try {
    const result = await machine.bash.exec(line, { signal: controller.signal })
    look()
    return { ...result, took: performance.now() - start, blocked }
  } finally {
    clearInterval(ticking)
    clearTimeout(interrupting)
  }
}

async function survives(line: string, patience?: number): Promise<Outcome> {
  const machine = createMachine({ limits: { bytes: ROOM } })
  const first = machine.snapshot()
  const outcome = await run(machine, line, patience)
  expect(outcome.took, 'it ends').toBeLessThan(LONGEST)
  expect(outcome.blocked, 'timers go on').toBeLessThan(LONGEST_BLOCK)
  expect(process.memoryUsage().rss, 'memory is bounded').toBeLessThan(MOST_MEMORY)
  expect(await machine.bash.exec('echo alive'), 'the shell lives').toMatchObject({ stdout: 'alive\n', status: 0 })
  // ends what is left in the background: a fork bomb would keep the processor busy behind all tests that follow
  machine.restore(first)
  return outcome
}

describe('a program that means harm', { timeout: 2 * LONGEST }, () => {
  it.each(ending)('ends: %s', async (_name, line, says) => {
    const { stderr } = await survives(line)
    expect(stderr).toContain(says)
  })

  it.each(endless)('is interrupted: %s', async (line) => {
    const { status } = await survives(line, PATIENCE)
    expect(status).toBeGreaterThan(128)
  })
})
