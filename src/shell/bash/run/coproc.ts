import { createPipe } from '../../posix/pipe.ts'
import type { Process } from '../../posix/process.ts'
import { type OpenFile, release, retain } from '../../posix/stream.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { IndexedArray } from '../arrays.ts'
import { outsideLoops } from '../frame.ts'
import { stateOf } from '../jobs.ts'
import { warn } from '../messages.ts'
import type { Shell } from '../shell.ts'
import type { Steps } from '../steps.ts'
import type { Coproc } from '../syntax/parser.ts'
import { announce } from './background.ts'
import { refused } from './finish.ts'
import { spawn } from './fork.ts'
import { commandText } from '../syntax/print.ts'

/** The first descriptor that leads to a coprocess; the next ones are below it. */
const FIRST = 63

function assignFree(process: Process<PosixSystem>, file: OpenFile): number {
  let fd = FIRST
  while (process.descriptors.has(fd)) fd -= 1
  process.assign(fd, file)
  return fd
}

/** Removes a variable, or says why it stays. */
function forget(shell: Shell, name: string): void {
  try {
    shell.state.unset(name)
  } catch (error) {
    if (!refused(shell, error)) throw error
  }
}

/** Bash knows one coprocess only, and says so where the one before still runs. */
function warnOfOther(shell: Shell): void {
  const last = shell.jobs.all.findLast(({ coprocess }) => coprocess)
  if (!last || stateOf(last) === 'Done') return
  warn(shell, `warning: execute_coproc: coproc [${last.processes[0]?.pid}:${last.coprocess?.name}] still exists`)
}

/**
 * `coproc NAME command`: NAME holds the descriptors that read what it writes, and write what it reads, until the shell
 * has seen its end (bash(1), Coprocesses).
 */
export function* startCoprocess(shell: Shell, { name: given, body }: Coproc): Steps<number> {
  if (body.type === 'CompoundList') return 2
  const name = given?.text ?? 'COPROC'
  const { process, state, jobs } = shell
  warnOfOther(shell)
  const [input, output] = [createPipe(), createPipe()]
  const descriptors = new Map(process.descriptors)
  descriptors.set(0, retain(input.reader)).set(1, retain(output.writer))
  const run = (forked: Shell): Steps<number> => {
    forked.frame = outsideLoops(forked.frame)
    return forked.run(body, true)
  }
  const child = spawn(shell, run, { descriptors, group: shell.jobControl ? 'own' : undefined })
  release(input.reader)
  release(output.writer)
  child.atEnd.push(() => process.kernel.reap(child))
  const files = [output.reader, input.writer]
  const ends = files.map((file) => ({ file, fd: assignFree(process, file) }))
  const atEnd = (): void => {
    for (const { file, fd } of ends) if (process.descriptors.get(fd) === file) process.closeDescriptor(fd)
    // another coprocess may have the name by now
    if (state.get(`${name}_PID`) !== String(child.pid)) return
    for (const one of [name, `${name}_PID`]) forget(shell, one)
  }
  const job = jobs.add([child], `coproc ${name} ${commandText(body, shell.frame.source)}`, true, { name, atEnd })
  state.lastBackground = child.pid
  state.replace(name, new IndexedArray(ends.map(({ fd }) => String(fd))))
  state.set(`${name}_PID`, String(child.pid))
  yield* announce(shell, job)
  return 0
}
