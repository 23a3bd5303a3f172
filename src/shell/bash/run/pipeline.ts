import { part } from '../../later.ts'
import { ExitShell } from '../ending.ts'
import { inCondition, within } from '../frame.ts'
import { complain, tell } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import type { Command, Pipeline } from '../syntax/parser.ts'
import { plumbing, simpleCommand } from './simple-command.ts'

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
    // `time --` is POSIX's too
    const format = (time.posix ?? time.endOfOptions) ? 'posix' : shell.state.get('TIMEFORMAT')
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
    status = yield* negated ? asked(shell, node) : stages(shell, node)
  } catch (error) {
    // what ends the shell has taken its time, too
    if (error instanceof ExitShell) yield* taken()
    throw error
  }
  yield* taken()
  // a `return` leaves with its own status
  if (!negated || shell.jump?.type === 'return') return status
  shell.state.status = status === 0 ? 1 : 0
  return shell.state.status
}

/** What `!` turns round. ERR says nothing of its status but of what fails within it, unless `set -e` is on (bash's execute_cmd.c). */
function asked(shell: Shell, node: Pipeline): Steps<number> {
  const [only, ...others] = node.commands
  const seen = others.length === 0 && !shell.state.options.has('errexit') ? only : undefined
  if (seen?.type === 'Command') return simpleCommand(shell, seen, false, true)
  if (seen?.type === 'BraceGroup') return shell.run(seen)
  return within(shell, inCondition(shell.frame), stages(shell, node))
}

/** A simple command of a pipe. */
const stage = (shell: Shell, command: Command): Steps<number> => simpleCommand(shell, command, true, true)

function* stages(shell: Shell, node: Pipeline): Steps<number> {
  const [only, ...others] = node.commands
  if (!only) return 0
  return yield* others.length === 0 ? shell.run(only) : (yield* settle(plumbing())).stages(shell, node, stage)
}
