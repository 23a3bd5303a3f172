import { part } from '../../later.ts'
import { ExitShell } from '../ending.ts'
import { speakerOf, tell } from '../messages.ts'
import type { SmallShell } from '../small-shell.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import type { Problem } from '../syntax/parser.ts'
import { syntaxError, type SyntaxMessage, type UnendedDocument } from '../syntax/syntax-error.ts'
import { leave } from './leave.ts'

/** Loaded for the first text that a small shell cannot understand. */
const misreading = part(() => import('../small/misread.ts'))

/** What a text comes to that cannot be understood. */
export interface Refusal {
  readonly status: number
  /** Where the text goes on all the same. */
  readonly resumesAt?: number | undefined
}

/** Says what cannot be understood. @param label what stands before the line: `-c`, `eval`; '' for a file */
export function* refuse(shell: Shell, error: Problem, label: string): Steps<Refusal> {
  const { state, frame } = shell
  const { source } = frame
  state.line = source.lineAt(error.pos)
  if (state.small) return { status: yield* refuseSmall(shell, state.small, error) }
  const told = syntaxError(source.text, error, source)
  for (const document of told.unended ?? []) yield* settle(tell(shell, unendedText(shell, document, told.line - 1)))
  for (let each: SyntaxMessage | undefined = told; each; each = each.next)
    if (each.message !== '') yield* settle(tell(shell, wordsOf(shell, each, label)))
  // the status of a substitution that could not be read, as `bash -c` has it
  const usual = error.substituted && label === '-c' ? 127 : 2
  state.status = told.status?.(state.status, frame.nesting > 0) ?? usual
  const { resumesAt } = told
  if (resumesAt !== undefined && !state.options.has('posix')) return { status: state.status, resumesAt }
  // of what a shell reads that talks to nobody, no more is read
  if (state.mode === 's' && !state.interactive && frame.nesting === 0 && state.depth === 0)
    throw new ExitShell(yield* leave(shell, state.status))
  return { status: state.status }
}

/** The same of a shell that is not Bash: it ends. */
function* refuseSmall(shell: Shell, small: SmallShell, error: Problem): Steps<number> {
  const { state, frame } = shell
  const { misreadOf } = yield* settle(misreading())
  const { misread, line } = misreadOf(frame.source.text, error, frame.source)
  yield* settle(tell(shell, `${small.prefix({ ...speakerOf(shell), line })}${small.misread(misread)}\n`))
  state.status = 2
  if (state.interactive) return 2
  throw new ExitShell(yield* leave(shell, 2))
}

function unendedText({ state }: Shell, { line: start, wanted }: UnendedDocument, line: number): string {
  const place = state.interactive ? 'bash' : `${state.calls.at(-1)?.file ?? state.name}: line ${line}`
  return `${place}: warning: here-document at line ${start} delimited by end-of-file (wanted \`${wanted}')\n`
}

function wordsOf({ state }: Shell, { message, line, text }: SyntaxMessage, label: string): string {
  if (state.interactive) return `bash: ${message}\n`
  const prefix = `${state.calls.at(-1)?.file ?? state.name}: ${label ? `${label}: ` : ''}line ${line}: `
  return `${prefix}${message.replaceAll('\n', `\n${prefix}`)}\n${text === undefined ? '' : `${prefix}\`${text}'\n`}`
}
