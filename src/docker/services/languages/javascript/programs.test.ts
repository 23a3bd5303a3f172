import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { recorded } from './programs.recorded.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

beforeAll(() => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: Object.fromEntries(recorded.map(({ name, source }) => [`/home/user/app/${name}`, source])),
    docker: { images: ['node:20'], containers: [] },
  })
})

/** What Node.js wrote, and the status that it gave: see docs/decisions. */
test.each(recorded.map((row) => [row.name, row] as const))('%s', async (name, { source, output, status }) => {
  const { stdout, status: own } = await machine.bash.exec(
    `docker run --rm -v /home/user/app:/app -w /app node:20 sh -c 'printf "Ada\\n42\\nbye\\n" | node ${name} 2>&1'`,
  )
  expect([source, stdout.replaceAll(/Node\.js v[\d.]+/g, 'Node.js v20'), own]).toEqual([source, output, status])
})
