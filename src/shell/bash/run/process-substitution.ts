import { createPipe } from '../../posix/pipe.ts'
import { release, retain } from '../../posix/stream.ts'
import type { Substitution } from '../expand/words.ts'
import { ofText } from '../frame.ts'
import type { Shell } from '../shell.ts'
import { spawn } from './fork.ts'
import { lastOf } from './list.ts'

/** The first descriptor of a process substitution; the next ones are below it. */
const FIRST = 63

/** Starts the processes of `<(…)` or `>(…)`; gives the path that leads to them. */
export function processSubstitution(shell: Shell, operator: '<' | '>', { script, source }: Substitution): string {
  const { process, state, substitutions } = shell
  const { reader, writer } = createPipe()
  const [ours, theirs] = operator === '<' ? [reader, writer] : [writer, reader]
  let fd = FIRST
  while (process.descriptors.has(fd)) fd -= 1
  process.assign(fd, ours)
  substitutions.descriptors.push(fd)
  const descriptors = new Map(process.descriptors)
  descriptors.delete(fd)
  descriptors.set(operator === '<' ? 1 : 0, retain(theirs))
  const run = (forked: Shell) => {
    const text = source ?? forked.frame.source
    const inner = ofText(forked.frame, text.beginningAt(state.line, script.commands[0]?.pos ?? 0))
    forked.frame = { ...inner, nesting: inner.nesting + 1 }
    return lastOf(forked, script.commands)
  }
  const child = spawn(shell, run, { descriptors, seesJobs: true })
  release(theirs)
  substitutions.processes = [...substitutions.processes, child]
  state.lastBackground = child.pid
  return `/dev/fd/${fd}`
}
