import { beforeEach, describe, expect, test } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'

const BOTH = "alpine sh -c 'echo out; echo err >&2'"
/** Ends at Ctrl-C where it hears of it. */
const HEARS = `alpine sh -c 'trap "exit 3" INT; sleep 60 & wait'`

let machine: HeadlessMachine

const run = (line: string): Promise<{ stdout: string; stderr: string; status: number }> => machine.bash.exec(line)

beforeEach(() => {
  machine = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images: ['alpine'], containers: [] } })
})

describe('docker run shows what it is attached to', () => {
  test.each([
    [`docker run --rm ${BOTH}`, 'out\n', 'err\n'],
    [`docker run --rm -a stdout ${BOTH}`, 'out\n', ''],
    [`docker run --rm -a STDERR ${BOTH}`, '', 'err\n'],
    [`docker run --rm -a stdout -a stderr ${BOTH}`, 'out\n', 'err\n'],
  ])('%s', async (line, stdout, stderr) => {
    expect(await run(line)).toEqual({ stdout, stderr, status: 0 })
  })

  test('and its id where that is neither output', async () => {
    const { stdout } = await run('docker run -a stdin alpine true')
    expect(stdout).toMatch(/^[0-9a-f]{64}\n$/)
  })

  test('what is not shown is in the log', async () => {
    await run(`docker run --name both -a stdout ${BOTH}`)
    expect(await run('docker logs both')).toEqual({ stdout: 'out\n', stderr: 'err\n', status: 0 })
  })
})

describe('a signal that docker run gets', () => {
  test.each([
    ['is passed on', '', 'exited\n'],
    ['ends docker alone under --sig-proxy=false', '--sig-proxy=false', 'running\n'],
  ])('%s', async (_what, option, state) => {
    await run(`timeout -s INT 1 docker run --name box ${option} ${HEARS}`)
    expect((await run("docker ps -a --format '{{.State}}'")).stdout).toBe(state)
  })
})
