import { part } from '../../later.ts'
import { within, ofText } from '../frame.ts'
import { tell } from '../messages.ts'
import type { Shell, TextOptions } from '../shell.ts'
import { ShellError } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import { withAliases } from '../syntax/aliases.ts'
import type { Problem } from '../syntax/parser.ts'
import { readScript, type Script, type Unit } from '../syntax/script.ts'
import { Source } from '../syntax/source.ts'
import type { SyntaxMessage } from '../syntax/syntax-error.ts'
import { guard } from './finish.ts'
import { list } from './list.ts'

/** How deep `eval`, `source` and traps may be in each other. */
const MOST_EVALUATED = 1000

/** Loaded for the first text that cannot be understood. */
export const errorWords = part(() => import('../syntax/syntax-error.ts'))

/** Runs a text that a command has: `eval`, `source`, a trap. */
export function* evaluate(shell: Shell, text: string, { label = 'eval' }: TextOptions): Steps<number> {
  const { frame, place, state } = shell
  if (frame.nesting >= MOST_EVALUATED) throw new ShellError(`maximum eval nesting level exceeded (${MOST_EVALUATED})`)
  const source = new Source(text, label === '' ? 1 : state.line)
  try {
    return yield* within(shell, { ...frame, source, nesting: frame.nesting + 1 }, units(shell, label))
  } finally {
    shell.place = place
  }
}

/** Runs a text in a frame of its own, unit by unit, as a shell reads it. */
export function runText(shell: Shell, source: Source, label: string): Steps<number> {
  return within(shell, ofText(shell.frame, source), units(shell, label))
}

/** Runs the frame's text. @param label what messages on its grammar put before the line: `-c`, `eval`; '' for a file */
function* units(shell: Shell, label: string): Steps<number> {
  const { state } = shell
  const { source } = shell.frame
  const { text } = source
  const { units: all, error } = readScript(text)
  let status = 0
  for (const unit of all) {
    if (state.options.has('verbose'))
      yield* settle(tell(shell, `${text.slice(unit.start, unit.end).replace(/\n$/, '')}\n`))
    if (state.options.has('noexec') && !shell.interactive) continue
    state.line = source.lineAt(Math.max(unit.start, text.slice(0, unit.end).trimEnd().length - 1))
    if (unit.extended !== undefined && !state.shopt.has('extglob'))
      return yield* refuse(shell, { type: 'unexpected token', pos: unit.extended }, label)
    status = yield* guard(shell, runUnit(shell, unit))
    state.status = status
    if (shell.jump) return status
  }
  return error ? yield* refuse(shell, error, label) : status
}

function runUnit(shell: Shell, unit: Unit): Steps<number> {
  const { state, frame } = shell
  const aliased =
    state.aliases.size > 0 && state.shopt.has('expand_aliases')
      ? withAliases(unit, frame.source.text, state)
      : undefined
  if (aliased === undefined) return list(shell, unit.statements)
  return within(shell, ofText(frame, new Source(aliased, state.line)), aliasedUnit(shell, readScript(aliased)))
}

function* aliasedUnit(shell: Shell, { units: all, error }: Script): Steps<number> {
  let status = 0
  for (const unit of all) status = yield* list(shell, unit.statements)
  return error ? yield* refuse(shell, error, '') : status
}

/** Says what cannot be understood. */
function* refuse(shell: Shell, error: Problem, label: string): Steps<number> {
  const { state, frame } = shell
  const { source } = frame
  state.line = source.lineAt(error.pos)
  const { syntaxError } = yield* settle(errorWords())
  const told = syntaxError(source.text, error, source)
  if (told.message !== '') yield* settle(tell(shell, wordsOf(shell, told, label)))
  return (state.status = told.status?.(state.status, frame.nesting > 0) ?? 2)
}

function wordsOf({ state }: Shell, { message, line, text }: SyntaxMessage, label: string): string {
  if (state.interactive) return `bash: ${message}\n`
  const prefix = `${state.calls.at(-1)?.file ?? state.name}: ${label ? `${label}: ` : ''}line ${line}: `
  return `${prefix}${message.replaceAll('\n', `\n${prefix}`)}\n${text === undefined ? '' : `${prefix}\`${text}'\n`}`
}
