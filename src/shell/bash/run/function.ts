import { Discarded } from '../ending.ts'
import { within } from '../frame.ts'
import { warn } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { type ShellFunction, ShellError, type ShellState } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import type { Function as FunctionNode } from '../syntax/parser.ts'
import { isName } from '../value.ts'
import { failed } from './finish.ts'
import { list } from './list.ts'
import { misnamed } from './misnamed.ts'
import { dropScope } from './scope.ts'
import { trap } from './trap.ts'

/** How deep functions may call each other where FUNCNEST does not say. */
const MOST_NESTED = 8000

/** `name() { …; }` */
export function* define(shell: Shell, node: FunctionNode): Steps<number> {
  const { state, frame } = shell
  const name = node.name.text
  const isStrict = state.options.has('posix')
  const isFit = !/[$`'"\\<>&;|()]/.test(name) && (!isStrict || isName(name))
  if (!isFit || state.functions.get(name)?.readonly) {
    warn(shell, isFit ? `${name}: readonly function` : `\`${name}': not a valid identifier`)
    return isFit ? yield* settle(1) : misnamed(shell, 1)
  }
  if (isStrict && shell.builtin(name)?.special) {
    warn(shell, `\`${name}': is a special builtin`)
    return misnamed(shell, 1)
  }
  const file = state.calls.at(-1)?.file ?? frame.origin
  state.functions.set(name, { name, body: { node, source: frame.source }, file })
  return 0
}

/** Runs a function. */
export function* callFunction(shell: Shell, called: ShellFunction, words: readonly string[]): Steps<number> {
  const { state, frame } = shell
  const { name, body, file } = called
  const most = Number(state.get('FUNCNEST') ?? 0) || MOST_NESTED
  if (state.calls.length >= most) {
    throw new ShellError(`${name}: maximum function nesting level exceeded (${most})`)
  }
  const { positional, line } = state
  const traps = hideTraps(state, called.traced === true)
  state.calls.push({ name, file, line, ...(state.shopt.has('extdebug') && { words }) })
  const scope = state.pushScope('function')
  state.positional = words
  try {
    return yield* within(shell, { ...frame, source: body.source, loops: 0 }, calledBody(shell, called))
  } finally {
    for (const [trapName, command] of traps) if (!state.traps.has(trapName)) state.traps.set(trapName, command)
    dropScope(state, scope)
    state.line = line
    state.positional = positional
    state.calls.pop()
  }
}

function* calledBody(shell: Shell, { body: { node, source } }: ShellFunction): Steps<number> {
  const { body } = node
  let before: number | undefined
  try {
    if (shell.state.traps.has('DEBUG')) {
      shell.state.line = source.lineAt(body.pos)
      yield* trap(shell, 'DEBUG')
    }
    const status = yield* body.type === 'CompoundList' ? list(shell, body.commands) : shell.run(body)
    if (shell.jump?.type !== 'return') {
      // its RETURN trap is in the line where the function begins
      shell.state.line = source.lineAt(body.pos)
      return status
    }
    before = shell.jump.before
    shell.jump = undefined
    return shell.state.status
  } catch (error) {
    // it is said here, where it happened
    if (failed(shell, error) === undefined) throw error
    throw error instanceof Discarded ? error : new Discarded('')
  } finally {
    yield* returns(shell, before)
  }
}

/** The RETURN trap, which sees the status before `return`. */
export function* returns(shell: Shell, before = shell.state.status): Steps<void> {
  const { status } = shell.state
  shell.state.status = before
  yield* trap(shell, 'RETURN')
  shell.state.status = status
}

/** Functions do not inherit these traps unless they are told to. */
function hideTraps(state: ShellState, traced: boolean): readonly (readonly [string, string])[] {
  const { traps } = state
  if (traps.size === 0) return []
  const inherited = state.inheritedTraps
  const hidden: (readonly [string, string])[] = []
  for (const name of ['DEBUG', 'RETURN', 'ERR']) {
    const command = traps.get(name)
    if (command === undefined || inherited.includes(name) || (traced && name !== 'ERR')) continue
    traps.delete(name)
    hidden.push([name, command])
  }
  return hidden
}
