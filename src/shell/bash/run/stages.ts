import { createPipe } from '../../posix/pipe.ts'
import type { Process } from '../../posix/process.ts'
import { type OpenFile, release, retain } from '../../posix/stream.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { outsideLoops } from '../frame.ts'
import type { Shell } from '../shell.ts'
import type { Steps } from '../steps.ts'
import type { Command, CommandNode, Pipeline } from '../syntax/parser.ts'
import { linePosition } from '../syntax/line-position.ts'
import { finish } from './finish.ts'
import { jobGroup, spawn } from './fork.ts'
import { begins } from './trap.ts'
import { waitFor } from './wait.ts'

/** Runs a simple command that is a stage: what comes after commands comes after the pipeline. */
type RunSimple = (stage: Shell, command: Command) => Steps<number>

/** Runs the commands of a pipe, each in a process of its own. */
export function* stages(shell: Shell, node: Pipeline, simple: RunSimple): Steps<number> {
  const { commands } = node
  const { state } = shell
  // the shell itself runs the trap, before it forks
  for (const command of commands) {
    if (command.type !== 'Command' && command.type !== 'Subshell') continue
    state.line = shell.frame.source.lineAt(linePosition(command))
    if (command.type === 'Command' && state.traps.has('DEBUG')) yield* begins(shell, command)
  }
  const lastHere = state.shopt.has('lastpipe') && !shell.jobControl
  const { processes, input } = start(shell, node, simple, lastHere)
  const final = commands.at(-1)
  const own = lastHere && input && final ? yield* runHere(shell, final, input) : undefined
  const statuses = yield* waitFor(shell, processes, node)
  if (own !== undefined) statuses.push(own)
  state.pipeStatus = statuses
  // what other commands do, bash names only in their own processes
  if (!shell.inTrap) shell.place = commands.findLast(({ type }) => type === 'Command' || type === 'Subshell')
  // bash waits for a subshell at the end as for one that stands alone, and then for the pipeline
  if (final?.type === 'Subshell' && !lastHere) yield* finish(shell, statuses.at(-1) ?? 0)
  const failed = state.options.has('pipefail') ? statuses.findLast((status) => status !== 0) : undefined
  const status = failed ?? statuses.at(-1) ?? 0
  yield* finish(shell, status)
  return status
}

// oxlint-disable-next-line max-params
function start(
  shell: Shell,
  { commands, operators }: Pipeline,
  simple: RunSimple,
  lastHere: boolean,
): { readonly processes: readonly Process<PosixSystem>[]; readonly input: OpenFile | undefined } {
  const processes: Process<PosixSystem>[] = []
  let input: OpenFile | undefined
  const forked = lastHere ? commands.slice(0, -1) : commands
  const { watch } = shell.process
  for (const [at, command] of forked.entries()) {
    const descriptors = new Map(shell.process.descriptors)
    const pipe = at < commands.length - 1 ? createPipe(watch?.flow(at)) : undefined
    if (input) descriptors.set(0, input)
    if (pipe) {
      descriptors.set(1, retain(pipe.writer))
      retain(pipe.reader)
      if (operators[at] === '|&') descriptors.set(2, pipe.writer)
    }
    try {
      const seesJobs = command.type === 'Command'
      const options = { descriptors, seesJobs, ...jobGroup(shell, processes[0]) }
      const run = (stage: Shell): Steps<number> => {
        stage.stage = at
        if (command.type === 'Command') return simple(stage, command)
        stage.frame = outsideLoops(stage.frame)
        return stage.run(command, true)
      }
      processes.push(spawn(shell, run, options))
    } finally {
      if (input) release(input)
      if (pipe) release(pipe.writer)
      input = pipe?.reader
    }
  }
  return { processes, input }
}

/** Runs the last command in the shell itself (`shopt -s lastpipe`). */
function* runHere(shell: Shell, command: CommandNode, input: OpenFile): Steps<number> {
  const { process } = shell
  const old = process.descriptors.get(0)
  if (old) retain(old)
  process.assign(0, input)
  release(input)
  try {
    return yield* shell.run(command)
  } finally {
    if (old) {
      process.assign(0, old)
      release(old)
    } else process.closeDescriptor(0)
  }
}
