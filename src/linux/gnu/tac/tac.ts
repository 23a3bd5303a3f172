import { fromEmacs } from '../find/emacs-syntax.ts'
import { eachInput, type Sentence } from '../library/each-input.ts'
import { GrowingText } from '../../../base/growing-text.ts'
import type { Work } from '../../../base/work.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import type { Span } from '../../../shell/posix/regex/search.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'

const sentence: Sentence = (name, { code, message }) =>
  code === 'EISDIR'
    ? `${quoteName(name)}: read error: Invalid argument`
    : `failed to open ${quoteAlways(name)} for reading: ${message}`

/** How many records are put together between two turns. */
const RECORDS = 4096

/** Where the separators of a text are, the last one first. */
type Separators = (text: string) => Generator<Span | number, void, void>

function separatorsAt(separator: string): Separators {
  return function* (text) {
    const { length } = separator
    let found = 0
    for (let at = text.lastIndexOf(separator); at >= 0;) {
      yield [at, at + length]
      found += 1
      if (found % RECORDS === 0) yield RECORDS / 8
      at = at < length ? -1 : text.lastIndexOf(separator, at - length)
    }
  }
}

/** Finds where a basic regular expression matches. @throws Failure */
function separatorsOf(expression: string): Separators {
  const pattern = compiled(expression)
  return function* (text) {
    // GNU looks for separators from the end, one character further each time, so that the shortest ones are found
    let head = text
    for (let at = text.length - 1; at >= 0; at -= 1) {
      const end = yield* pattern.matchingAt(head, at)
      if (end < 0) continue
      yield [at, end]
      head = head.slice(0, at)
    }
  }
}

/** The records, last one first; a separator belongs to what stands before it, or after it. */
function* reversed(text: string, separators: Separators, before: boolean): Work<string> {
  const done = new GrowingText()
  let [out, end] = ['', text.length]
  for (const separator of separators(text)) {
    if (typeof separator === 'number') {
      done.add(out)
      out = ''
      yield separator
      continue
    }
    const cut = separator[before ? 0 : 1]
    out += text.slice(cut, end)
    end = cut
  }
  return done.whole(out + text.slice(0, end))
}

function compiled(expression: string): Pattern {
  try {
    return compile(fromEmacs(expression), { syntax: 'egrep' })
  } catch (error) {
    if (error instanceof PatternError) throw new Failure(error.message)
    throw error
  }
}

/** tac(1): files with their lines in reverse. */
export const tac = gnu({
  name: 'tac',
  options: [
    { short: 'b', long: 'before' },
    { short: 'r', long: 'regex' },
    { short: 's', long: 'separator', value: { name: 'STRING', kind: 'text' } },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  run(process, { operands, has, value }) {
    const separator = value('s') ?? '\n'
    const separators = has('r') ? separatorsOf(separator) : separatorsAt(separator || '\0')
    return eachInput(
      process,
      operands,
      async ({ input }) =>
        process.print(chunkOf(await process.inTurns(reversed(await input.whole(), separators, has('b'))))),
      sentence,
    )
  },
})
