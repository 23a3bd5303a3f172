import type { Process } from './process.ts'
import type { SignalName } from './signals.ts'
import type { OpenFile } from './stream.ts'
import type { Credentials, PosixSystem } from './posix-system.ts'

/** A process that waits, as it is at one moment. */
export interface ProcessMoment {
  readonly pid: number
  readonly startedAt: number
  readonly cpuTime: number
  readonly cwd: string
  readonly umask: number
  readonly credentials: Credentials
  readonly ignored: readonly SignalName[]
  /** What opens its files again; those descriptors that share one have it together. */
  readonly files: readonly { readonly descriptors: readonly number[]; readonly open: () => OpenFile }[]
}

/** Takes down what a process is; the file system's snapshot has to be taken before. */
export function keepProcess<System extends PosixSystem>(process: Process<System>): ProcessMoment {
  const { pid, startedAt, cpuTime, cwd, umask, credentials, ignored } = process
  const descriptors = new Map<OpenFile, number[]>()
  for (const [fd, file] of process.descriptors) {
    const known = descriptors.get(file)
    if (known) known.push(fd)
    else descriptors.set(file, [fd])
  }
  const files = Array.from(descriptors, ([file, fds]) => ({ descriptors: fds, open: file.keep?.() }))
  const reopened = files.flatMap(({ descriptors: fds, open }) => (open ? [{ descriptors: fds, open }] : []))
  return { pid, startedAt, cpuTime, cwd, umask, credentials, ignored: [...ignored], files: reopened }
}

/** Gives a process that was started from a moment (kernel.ts) its files again; the file system has been put back before. */
export function resumeProcess<System extends PosixSystem>(process: Process<System>, moment: ProcessMoment): void {
  process.cpuTime = moment.cpuTime
  for (const fd of process.descriptors.keys()) process.closeDescriptor(fd)
  for (const { descriptors, open } of moment.files) {
    const file = open()
    for (const fd of descriptors) process.assign(fd, file)
  }
}
