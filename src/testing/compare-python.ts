import { beforeAll, expect, test, vi } from 'vitest'
import { createMachine } from '../docker/headless.ts'
import type { RecordedProgram } from '../docker/services/languages/python/recorded-program.ts'
import type { HeadlessMachine } from '../linux/headless.ts'

/** A test for each program, which runs in a container of `image`. */
export function comparePython(image: string, recorded: readonly RecordedProgram[]): void {
  // what is loaded when it is first needed takes its time on a busy machine
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
  let machine: HeadlessMachine

  beforeAll(() => {
    machine = createMachine({
      now: Date.UTC(2026, 0, 10, 12),
      files: Object.fromEntries(recorded.map(({ source }, at) => [`/home/user/app/${at}.py`, source])),
      docker: { images: [image], containers: [] },
    })
  })

  test.each(recorded.map((row, at) => ({ ...row, at, title: row.source.split('\n', 1).join('') })))(
    '$at: $title',
    async ({ at, source, output, status }) => {
      const { stdout, status: own } = await machine.bash.exec(
        `docker run --rm -v /home/user/app:/app -w /app ${image} sh -c 'python ${at}.py 2>&1'`,
      )
      expect([source, stdout, own]).toEqual([source, output, status])
    },
  )
}
