import { highlightCommands, type HighlightSpan, type Vocabulary } from '../../highlight.ts'
import { findCommand } from '../../posix/exec.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { keywords } from '../syntax/keywords.ts'
import type { Login } from './login.ts'
import type { PendingCommand } from './pending-command.ts'

/** Commands that a word which is no command name may stand for: `x=1`, `a[0]=1`. */
const ASSIGNMENT = /^[A-Za-z_]\w*(?:\[.*\])?\+?=/

/** The longest unfinished command, in UTF-16 units, that colours what is typed behind it. */
const LONGEST_READ = 8192

/** Whether a shell would find something to run under a name. */
function isKnown<System extends PosixSystem>({ process, shell }: Login<System>, name: string): boolean {
  const { state } = shell
  if (keywords.has(name) || ASSIGNMENT.test(name) || /^[#$~%]/.test(name)) return true
  if (state.functions.has(name) || state.aliases.has(name) || shell.builtin(name)) return true
  return findCommand(process, name, state.get('PATH')) !== undefined
}

/** How a line is coloured that is typed behind an unfinished command. */
export function lineColors<System extends PosixSystem>(
  line: string,
  pending: PendingCommand,
  login: Login<System>,
  vocabulary: Omit<Vocabulary, 'isKnown'> | undefined,
): readonly HighlightSpan[] {
  // the text of a here-document is no command, and neither is the word that ends it
  if (pending.within === 'document') return []
  const before = pending.isEmpty ? '' : `${pending.source}\n`
  // a long command is not read again with each key
  const start = before.length > LONGEST_READ ? 0 : before.length
  const text = before.slice(before.length - start) + line
  const spans = highlightCommands(text, (name) => isKnown(login, name), vocabulary)
  return spans.flatMap((span) =>
    span.end > start ? [{ ...span, start: Math.max(0, span.start - start), end: span.end - start }] : [],
  )
}
