import { eachInput, type Sentence } from '../library/each-input.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'

const sentence: Sentence = (name, { code, message }) =>
  code === 'EISDIR'
    ? `${quoteName(name)}: read error: Invalid argument`
    : `failed to open ${quoteAlways(name)} for reading: ${message}`

/** A text in pieces: what stands between separators, and the separators. */
interface Records {
  readonly parts: readonly string[]
  /** One fewer than the parts. */
  readonly separators: readonly string[]
}

type Split = (text: string) => Records

function splitAt(separator: string): Split {
  return (text) => {
    const parts = text.split(separator)
    return { parts, separators: parts.slice(1).map(() => separator) }
  }
}

/** Takes texts apart where a basic regular expression matches. @throws Failure */
function splitter(expression: string): Split {
  const pattern = compiled(expression)
  return (text) => {
    const [parts, separators]: [string[], string[]] = [[], []]
    // GNU looks for separators from the end, one character further each time, so that the shortest ones are found
    let head = text
    for (let at = text.length - 1; at >= 0; at -= 1) {
      const [start = -1, end = -1] = pattern.locate(head, at) ?? []
      if (start !== at) continue
      parts.unshift(head.slice(end))
      separators.unshift(head.slice(at, end))
      head = head.slice(0, at)
    }
    return { parts: [head, ...parts], separators }
  }
}

function compiled(expression: string): Pattern {
  try {
    return compile(expression, { syntax: 'basic' })
  } catch (error) {
    if (error instanceof PatternError) throw new Failure(error.message)
    throw error
  }
}

/** The records, last one first; a separator belongs to what stands before it, or after it. */
function reversed({ parts, separators }: Records, before: boolean): string {
  const records = before
    ? parts.map((part, at) => (separators[at - 1] ?? '') + part)
    : parts.map((part, at) => part + (separators[at] ?? ''))
  return records.toReversed().join('')
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
    const split = has('r') ? splitter(separator) : splitAt(separator || '\0')
    return eachInput(
      process,
      operands,
      async ({ input }) => process.print(chunkOf(reversed(split(await input.whole()), has('b')))),
      sentence,
    )
  },
})
