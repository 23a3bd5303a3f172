import type { Process } from './process.ts'
import type { ResourceLimit } from './resources.ts'
import type { SignalName } from './signals.ts'
import type { OpenFile, OpenKept } from './stream.ts'
import type { Credentials, PosixSystem } from './posix-system.ts'

/** A process that waits, as it is at one moment. */
export interface ProcessMoment {
  readonly pid: number
  readonly startedAt: number
  readonly cpuTime: number
  readonly cwd: string
  readonly umask: number
  /** The limit of open files (`ulimit -n`). */
  readonly openFiles: ResourceLimit
  readonly credentials: Credentials
  readonly ignored: readonly SignalName[]
  /** What opens its files again; those descriptors that share one have it together. */
  readonly files: readonly { readonly descriptors: readonly number[]; readonly open: OpenKept }[]
}

const NONE: readonly never[] = []

/** Takes down what a process is; the file system's snapshot has to be taken before. */
export function keepProcess<System extends PosixSystem>(process: Process<System>): ProcessMoment {
  const { pid, startedAt, cpuTime, cwd, umask, openFiles, credentials } = process
  const ignored = process.ignored.size > 0 ? [...process.ignored] : NONE
  return { pid, startedAt, cpuTime, cwd, umask, openFiles, credentials, ignored, files: keepFiles(process.descriptors) }
}

/** Most processes have few files open, so they are looked through and not put into a map: this is done at each line. */
function keepFiles(descriptors: ReadonlyMap<number, OpenFile>): ProcessMoment['files'] {
  // the files themselves are not kept: what a line has written would stay with them
  const files: OpenFile[] = []
  const kept: { readonly descriptors: number[]; readonly open: OpenKept }[] = []
  for (const [fd, file] of descriptors) {
    const known = kept[files.indexOf(file)]
    if (known) known.descriptors.push(fd)
    else if (file.keep) {
      files.push(file)
      kept.push({ descriptors: [fd], open: file.keep() })
    }
  }
  return kept
}

/** Gives a process that was started from a moment (kernel.ts) its files again; the file system has been put back before. */
export function resumeProcess<System extends PosixSystem>(process: Process<System>, moment: ProcessMoment): void {
  process.cpuTime = moment.cpuTime
  process.openFiles = moment.openFiles
  for (const fd of process.descriptors.keys()) process.closeDescriptor(fd)
  for (const { descriptors, open } of moment.files) {
    const file = open(process.terminal)
    for (const fd of descriptors) process.assign(fd, file)
  }
}
