import { part } from '../../later.ts'
import { charsetOf } from '../../posix/locale.ts'
import { ExitShell, Misused } from '../ending.ts'
import { within, ofText } from '../frame.ts'
import { tell, warnUnended } from '../messages.ts'
import type { Shell, TextOptions } from '../shell.ts'
import { ShellError } from '../state.ts'
import { type Answer, settle, type Steps } from '../steps.ts'
import { type Aliased, hasAlias, readAliased, usesAliases } from '../syntax/aliases.ts'
import { printing } from '../syntax/printing.ts'
import { type Problem, walk } from '../syntax/parser.ts'
import { readScript, type Script, type Unit } from '../syntax/script.ts'
import { unfinishedWithin } from '../syntax/unfinished.ts'
import { Source } from '../syntax/source.ts'
import { failed, guard } from './finish.ts'
import { list } from './list.ts'
import { attend } from './trap.ts'

/** How deep `eval`, `source` and traps may be in each other. */
const MOST_EVALUATED = 1000

/** Loaded for the first text that cannot be understood. */
export const syntaxRefusal = part(() => import('./syntax-refusal.ts'))

/** Loaded for the first script that has a history. */
const history = part(() => import('./recalled.ts'))

/** Loaded for the first text that is long. */
export const longScripts = part(() => import('../syntax/long-script.ts'))

/** Runs a text that a command has: `eval`, `source`, a trap. */
export function* evaluate(shell: Shell, text: string, { label = 'eval', special = false }: TextOptions): Steps<number> {
  const { frame, place, state } = shell
  const { readAs } = state
  if (frame.nesting >= MOST_EVALUATED) throw new ShellError(`maximum eval nesting level exceeded (${MOST_EVALUATED})`)
  const source = new Source(text, label === '' ? 1 : state.line)
  try {
    const inner = { ...frame, source, nesting: frame.nesting + 1 }
    const { status, refused } = yield* within(shell, inner, units(shell, label))
    if (refused && special && state.options.has('posix') && !shell.interactive) throw new Misused(status)
    return status
  } finally {
    shell.place = place
    state.readAs = readAs
  }
}

/** Runs a text in a frame of its own, unit by unit, as a shell reads it. */
export function* runText(shell: Shell, source: Source, label: string): Steps<number> {
  return (yield* within(shell, ofText(shell.frame, source), units(shell, label))).status
}

/** What a stretch of a text came to: `rest` is what comes after it, where aliases changed what was read. */
interface Stretch {
  readonly status: number
  readonly rest?: Source | undefined
  /** It could not be understood: nothing that comes after it runs. */
  readonly refused?: boolean
}

/** Runs the frame's text. @param label what messages on its grammar put before the line: `-c`, `eval`; '' for a file */
function* units(shell: Shell, label: string): Steps<Stretch> {
  const { frame } = shell
  let done = yield* stretch(shell, label, true)
  while (done.rest && !shell.jump) done = yield* within(shell, ofText(frame, done.rest), stretch(shell, label, true))
  return done
}

/** How much of a long text is read at once, in characters: so many lines as end after that, and make whole commands. */
export const PIECE = 16_384

/** Reads a text; a long one in pieces, so that others have their turn. */
function understood(shell: Shell, text: string): Answer<Script> {
  return text.length > PIECE ? readLong(shell, text) : ownOf(shell, readScript(text))
}

function* readLong(shell: Shell, text: string): Steps<Script> {
  const { readingLong } = yield* settle(longScripts())
  return ownOf(shell, yield* settle(shell.expander.inTurns(readingLong(text))))
}

/** A script as the shell reads it, which need not be Bash. */
const ownOf = ({ state }: Shell, script: Script): Script => state.small?.own(script) ?? script

/** The beginning of a long text that is read by itself; all of it where nothing else can be understood. */
function* beginningOf(shell: Shell, text: string): Steps<string> {
  for (let size = PIECE; size < text.length; size *= 2) {
    const end = text.indexOf('\n', size) + 1
    if (end === 0 || end === text.length) return text
    const head = text.slice(0, end)
    const script = yield* settle(understood(shell, head))
    if (!script.error && !unfinishedWithin(script)) return head
    if (script.error && !unfinishedWithin(script)) return text
  }
  return text
}

/** Runs the beginning of a long text. */
function* begun(shell: Shell, label: string, head: string): Steps<Stretch> {
  const { source } = shell.frame
  const inner = ofText(shell.frame, new Source(head, source.firstLine))
  const { status, rest, refused } = yield* within(shell, inner, stretch(shell, label, true))
  if (refused && !rest) return { status, refused }
  const line = rest?.firstLine ?? source.firstLine + head.split('\n').length - 1
  return { status, rest: new Source((rest?.text ?? '') + source.text.slice(head.length), line) }
}

/** An empty line, or a comment. */
const REMARK = /^[ \t]*(?:#[^\n]*)?\n?$/

/** Where the lines of a unit's commands end: what follows them is read with the next unit. */
function commandsEnd(text: string, { start, end }: Unit): number {
  let at = end
  for (;;) {
    const line = text.lastIndexOf('\n', at - 2) + 1
    if (line <= start || line >= at || !REMARK.test(text.slice(line, at))) return at
    at = line
  }
}

/** The lines of a unit, after those of the one before, as `set -v` shows them. */
function linesOf(text: string, unit: Unit, before: Unit | undefined): string {
  const lines = text.slice(before ? commandsEnd(text, before) : 0, commandsEnd(text, unit))
  return lines.endsWith('\n') ? lines : `${lines}\n`
}

/** A unit as the history has it: with the blanks before it, which `HISTCONTROL=ignorespace` looks for. */
function entryOf(text: string, { start, end }: Unit): string {
  const [blanks = ''] = /[ \t]*$/.exec(text.slice(0, start)) ?? []
  return blanks + text.slice(start, end).replace(/\n\s*$/, '')
}

/** Runs the frame's text; up to an alias, and what hangs on it, where such are looked for. */
function* stretch(shell: Shell, label: string, looks: boolean): Steps<Stretch> {
  const { frame } = shell
  const { text } = frame.source
  const head = looks && text.length > PIECE ? yield* beginningOf(shell, text) : text
  if (head !== text) return yield* begun(shell, label, head)
  if (text.includes('BASH_COMMAND')) yield* settle(printing())
  const script = yield* settle(understood(shell, text))
  if (script.text === text) return yield* unitsOf(shell, script, label, looks)
  const source = new Source(script.text, frame.source.firstLine)
  return yield* within(shell, ofText(frame, source), unitsOf(shell, script, label, looks))
}

/** Runs what the frame's text was understood to be. */
// oxlint-disable-next-line max-params
function* unitsOf(shell: Shell, script: Script, label: string, looks: boolean): Steps<Stretch> {
  const { state, frame } = shell
  const { text, units: all, error, openDocument } = script
  const hasEscapes = text.includes("$'")
  let status = 0
  let before: Unit | undefined
  for (const unit of all) {
    if (looks && usesAliases(state) && hasAlias(unit, state.aliases)) return yield* aliased(shell, unit.start, label)
    if (state.options.has('verbose')) yield* settle(tell(shell, linesOf(text, unit, before)))
    before = unit
    shell.jobs.sweepKnown(shell.process)
    if (hasEscapes) state.readAs = charsetOf(state)
    if (state.options.has('history') && !state.spoken && frame.nesting === 0) {
      if (looks && state.options.has('histexpand')) return yield* recalled(shell, unit.start, label)
      const { rememberLines } = yield* settle(history())
      yield* settle(rememberLines(shell, entryOf(text, unit)))
    }
    if (state.options.has('noexec') && !shell.interactive) {
      if (openDocument) warnOpen(shell, unit)
      continue
    }
    state.line = frame.source.lineAt(Math.max(unit.start, text.slice(0, commandsEnd(text, unit)).trimEnd().length - 1))
    if (unit.extended !== undefined && !state.shopt.has('extglob'))
      return yield* afterRefusal(shell, { type: 'unexpected token', pos: unit.extended }, label)
    status = yield* guard(shell, list(shell, unit.statements), state.depth > 0)
    state.status = status
    if (shell.signals.disturb && !shell.jump) yield* attend(shell)
    if (shell.jump) return { status }
    // `set -t`: not for what `-c` and other commands have at hand
    if (state.options.has('onecmd') && label === '' && frame.nesting === 0) throw new ExitShell(status)
  }
  if (!error) return { status }
  if (looks && usesAliases(state)) return yield* aliased(shell, before?.end ?? 0, label)
  return yield* afterRefusal(shell, error, label)
}

/** Runs the command that the frame's text has at `start`, its history expanded. */
function* recalled(shell: Shell, start: number, label: string): Steps<Stretch> {
  const { source } = shell.frame
  const rest = source.text.slice(start)
  const line = source.lineAt(start)
  const { recalledCommand } = yield* settle(history())
  shell.state.line = line
  const { text, lines } = yield* recalledCommand(shell, rest)
  const inner = ofText(shell.frame, new Source(text, line))
  const { status } = yield* within(shell, inner, stretch(shell, label, false))
  const tail = rest.split('\n').slice(lines).join('\n')
  return { status, rest: tail === '' ? undefined : new Source(tail, line + lines) }
}

/** Says which here-documents of commands that are only read have no end. */
const warnOpen = (shell: Shell, { statements }: Unit): void =>
  walk(statements, (node) => {
    if (node.type === 'HereDoc' && !node.closing) warnUnended(shell, node)
    return true
  })

/** Runs the whole commands that the frame's text has from `start` on, their aliases replaced. */
function* aliased(shell: Shell, start: number, label: string): Steps<Stretch> {
  const { source } = shell.frame
  let read: Aliased
  try {
    read = yield* settle(shell.expander.inTurns(readAliased(source.text.slice(start), shell.state.aliases)))
  } catch (error) {
    const status = failed(shell, error)
    if (status === undefined) throw error
    return { status, refused: true }
  }
  const { head, tail } = read
  const inner = ofText(shell.frame, new Source(head, source.lineAt(start)))
  const { status, rest, refused = false } = yield* within(shell, inner, stretch(shell, label, false))
  if (rest) return { status, rest: new Source(rest.text + tail, rest.firstLine) }
  const end = source.text.length - tail.length
  return { status, refused, rest: tail === '' ? undefined : new Source(tail, source.lineAt(end)) }
}

/** Says what cannot be understood of the frame's text; a mistake in a list of elements ends its line only. */
function* afterRefusal(shell: Shell, error: Problem, label: string): Steps<Stretch> {
  const { source } = shell.frame
  const { refuse } = yield* settle(syntaxRefusal())
  const { status, resumesAt } = yield* refuse(shell, error, label)
  if (resumesAt === undefined) return { status, refused: true }
  const rest = source.text.slice(resumesAt)
  return { status, ...(rest !== '' && { rest: new Source(rest, source.lineAt(resumesAt)) }) }
}
