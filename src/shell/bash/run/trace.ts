import { tell } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import type { Assignment } from '../syntax/parser.ts'
import { quoteIfNeeded } from '../text/quote.ts'
import { prompt } from './prompt.ts'

/** Shows what runs, `set -x`. */
export function* trace(shell: Shell, text: string): Steps<void> {
  const { options } = shell.state
  options.delete('xtrace')
  let before: string
  try {
    before = yield* prompt(shell, shell.state.get('PS4') ?? '+ ')
  } finally {
    options.add('xtrace')
  }
  const [first = ''] = before
  yield* settle(tell(shell, `${first.repeat(shell.frame.nesting + 1)}${before.slice(1)}${text}\n`))
}

/** Shows a simple command. */
export function* traceCommand(shell: Shell, assignments: readonly Assignment[], words: readonly string[]): Steps<void> {
  for (const { name, append, value, text } of assignments) {
    const plain = value.type === 'Word' ? quoteIfNeeded(shell.state.get(name) ?? '') : text.slice(text.indexOf('=') + 1)
    const shown =
      words.length > 0 && value.type === 'Word'
        ? quoteIfNeeded(yield* settle(shell.expander.text(value, 'value')))
        : plain
    yield* trace(shell, `${name}${append ? '+' : ''}=${shown}`)
  }
  if (words.length > 0) yield* trace(shell, words.map(traced).join(' '))
}

/** A word as `set -x` shows it. */
const traced = (word: string): string => (word === '' ? "''" : quoteIfNeeded(word))
