import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { recorded } from './beginners.recorded.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

beforeAll(() => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: Object.fromEntries(recorded.map(({ source }, at) => [`/home/user/app/${at}.py`, source])),
    docker: { images: ['python:3.11'], containers: [] },
  })
})

test.each(recorded.map((row, at) => ({ ...row, at, title: row.source.split('\n', 1).join('') })))(
  '$at: $title',
  async ({ at, source, output, status }) => {
    const { stdout, status: own } = await machine.bash.exec(
      `docker run --rm -v /home/user/app:/app -w /app python:3.11 sh -c 'python ${at}.py 2>&1'`,
    )
    expect([source, stdout, own]).toEqual([source, output, status])
  },
)
