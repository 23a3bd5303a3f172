import { part } from '../../later.ts'
import { createPipe } from '../../posix/pipe.ts'
import type { Process } from '../../posix/process.ts'
import { type OpenFile, release, retain } from '../../posix/stream.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { ExitShell } from '../ending.ts'
import { inCondition, outsideLoops, within } from '../frame.ts'
import { complain, tell } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import type { CommandNode, Pipeline } from '../syntax/parser.ts'
import { finish } from './finish.ts'
import { jobGroup, spawn } from './fork.ts'
import { begins } from './trap.ts'
import { waitFor } from './wait.ts'

/** Loaded for the first `time`. */
export const times = part(() => import('./times.ts'))

/** `! time a | b` */
export function* pipeline(shell: Shell, node: Pipeline): Steps<number> {
  const { prefixes } = node
  const { clock } = shell.process.kernel
  const negated = prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1
  const time = prefixes.find((prefix) => prefix.type === 'Time')
  const started = clock.now()
  const taken = function* (): Steps<void> {
    if (!time) return
    const format = time.posix === undefined ? shell.state.get('TIMEFORMAT') : 'posix'
    const { InvalidFormat, timesOf } = yield* settle(times())
    try {
      yield* settle(tell(shell, timesOf((clock.now() - started) / 1000, format)))
    } catch (error) {
      if (!(error instanceof InvalidFormat)) throw error
      yield* settle(complain(shell, `TIMEFORMAT: \`${error.message}': invalid format character`))
    }
  }
  let status = 0
  try {
    status = yield* negated ? within(shell, inCondition(shell.frame), stages(shell, node)) : stages(shell, node)
  } catch (error) {
    // what ends the shell has taken its time, too
    if (error instanceof ExitShell) yield* taken()
    throw error
  }
  yield* taken()
  if (!negated) return status
  shell.state.status = status === 0 ? 1 : 0
  return shell.state.status
}

function* stages(shell: Shell, node: Pipeline): Steps<number> {
  const { commands } = node
  const { state } = shell
  const [only] = commands
  if (!only) return 0
  if (commands.length === 1) return yield* shell.run(only)
  // the shell itself runs the trap, before it forks
  if (state.traps.has('DEBUG'))
    for (const command of commands) if (command.type === 'Command') yield* begins(shell, command)
  const lastHere = state.shopt.has('lastpipe') && !shell.jobControl
  const { processes, input } = start(shell, node, lastHere)
  const final = commands.at(-1)
  const own = lastHere && input && final ? yield* runHere(shell, final, input) : undefined
  const statuses = yield* waitFor(shell, processes, node)
  if (own !== undefined) statuses.push(own)
  state.pipeStatus = statuses
  if (!shell.inTrap) shell.place = final
  const failed = state.options.has('pipefail') ? statuses.findLast((status) => status !== 0) : undefined
  const status = failed ?? statuses.at(-1) ?? 0
  yield* finish(shell, status)
  return status
}

function start(
  shell: Shell,
  { commands, operators }: Pipeline,
  lastHere: boolean,
): { readonly processes: readonly Process<PosixSystem>[]; readonly input: OpenFile | undefined } {
  const processes: Process<PosixSystem>[] = []
  let input: OpenFile | undefined
  const forked = lastHere ? commands.slice(0, -1) : commands
  const { watch } = shell.process.kernel
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
        if (!seesJobs) stage.frame = outsideLoops(stage.frame)
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
