import { tell } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { type Answer, settle, type Steps } from '../steps.ts'
import { type ArrayValue, type Assignment, parseCommand } from '../syntax/parser.ts'
import { wordText } from '../syntax/word-text.ts'
import { hasMetas, quoteIfNeeded, quoteSingle } from '../text/quote.ts'
import { arrayAssignment } from './assign.ts'
import { prompt } from './prompt.ts'

/** What comes before each command that is shown: PS4, whose first character says how deep it is. */
export function* prefixOf(shell: Shell): Steps<string> {
  const { options } = shell.state
  options.delete('xtrace')
  let before: string
  try {
    before = yield* prompt(shell, shell.state.get('PS4') ?? '')
  } finally {
    options.add('xtrace')
  }
  const [first = ''] = before
  return `${first.repeat(shell.frame.nesting + 1)}${before.slice(1)}`
}

/** What stands before a command that is shown, and the file descriptor on which it is: made before something changes. */
interface Start {
  readonly prefix: string
  readonly fd: number
}

function* startOf(shell: Shell): Steps<Start> {
  return { prefix: yield* prefixOf(shell), fd: shownOn(shell) }
}

/** Shows what runs, `set -x`. */
export function* show(shell: Shell, text: string, start?: Start): Steps<void> {
  const { prefix, fd } = start ?? (yield* startOf(shell))
  const line = `${prefix}${text}\n`
  yield* settle(fd === 2 ? tell(shell, line) : shell.process.write(fd, line))
}

/** Where it is shown: BASH_XTRACEFD. */
function shownOn({ process, state }: Shell): number {
  const chosen = state.get('BASH_XTRACEFD') ?? ''
  return /^\d+$/.test(chosen) && process.descriptors.has(Number(chosen)) ? Number(chosen) : 2
}

/** Shows an array that `declare` gets; gives the assignment that is left to it. */
export function* showArray(shell: Shell, assignment: Assignment, array: ArrayValue): Steps<Assignment> {
  const { expandedElements } = yield* settle(arrayAssignment())
  const { name, append } = assignment
  const text = `${name}${append ? '+' : ''}=${yield* expandedElements(shell, array)}`
  yield* show(shell, text)
  const [expanded] = parseCommand(text)?.prefix ?? []
  return expanded?.type === 'Assignment' ? expanded : assignment
}

/** Shows a simple command, and the assignments that are there for it. */
export function* showCommand(shell: Shell, assignments: readonly Assignment[], words: readonly string[]): Steps<void> {
  for (const assignment of assignments) {
    const { value } = assignment
    const text = value.type === 'Word' ? yield* settle(shell.expander.text(value, 'value')) : ''
    yield* show(shell, shownAssignment(assignment, text))
  }
  yield* show(shell, words.map(shownWord).join(' '))
}

/** Does an assignment and shows it: an array before its expansions, a text once it is known, even where it is refused then. */
export function* showing(
  shell: Shell,
  assignment: Assignment,
  assign: (tell: (text: string) => void) => Answer<void>,
): Steps<void> {
  const start = yield* startOf(shell)
  const isArray = assignment.value.type !== 'Word'
  if (isArray) yield* show(shell, shownAssignment(assignment, ''), start)
  let text: string | undefined
  try {
    yield* settle(assign((value) => (text = value)))
  } finally {
    if (text !== undefined) yield* show(shell, shownAssignment(assignment, text), start)
  }
}

/** An assignment as `set -x` shows it; `text` is what its value came to. */
export function shownAssignment({ name, index, append, value, text: whole }: Assignment, text: string): string {
  const shown =
    value.type === 'Word' ? text && shownWord(text) : wordText({ text: whole.slice(whole.indexOf('=') + 1) })
  return `${name}${index ? `[${index.text}]` : ''}${append ? '+' : ''}=${shown}`
}

/** A word as `set -x` shows it. */
export function shownWord(word: string): string {
  if (word === '') return "''"
  return hasMetas(word) ? quoteSingle(word) : quoteIfNeeded(word)
}
