import type { ProcessTable } from '../shell/posix/kernel.ts'
import type { FirstProcess } from '../shell/posix/kernel.ts'
import type { Process } from '../shell/posix/process.ts'
import type { GnuSystem } from '../linux/gnu/library/gnu-system.ts'
import { createGnuFixture, type GnuSetup } from './gnu-fixture.ts'

/** Starts processes that are given as functions, on a machine of their own. */
export interface ProcessFixture {
  readonly kernel: ProcessTable<GnuSystem>
  start(image: FirstProcess<GnuSystem>['image'], more?: Partial<FirstProcess<GnuSystem>>): Process<GnuSystem>
}

export function createProcessFixture(setup: GnuSetup = {}): ProcessFixture {
  const { kernel } = createGnuFixture(setup.programs ?? [], setup)
  return {
    kernel,
    start: (image, more = {}) =>
      kernel.start({
        argv: ['test'],
        image,
        cwd: '/tmp/case',
        environment: new Map([['PATH', '/usr/bin:/bin']]),
        credentials: { uid: 0, gid: 0, groups: [] },
        descriptors: new Map(),
        ...more,
      }),
  }
}

/** Waits for a process to end; gives its status. */
export async function statusOf(process: Process<GnuSystem>): Promise<number> {
  while (process.state !== 'ended') await process.change()
  return process.result?.status ?? -1
}
