import { eachInput, type Sentence } from '../library/each-input.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'

const sentence: Sentence = (name, { code, message }) =>
  code === 'EISDIR'
    ? `${quoteName(name)}: read error: Invalid argument`
    : `failed to open ${quoteAlways(name)} for reading: ${message}`

/** The records of a text, last one first; the separator belongs to what stands before it, or after it. */
function reversed(text: string, separator: string, before: boolean): string {
  const parts = text.split(separator)
  if (before)
    return parts
      .map((part, index) => (index > 0 ? separator + part : part))
      .toReversed()
      .join('')
  const last = parts.pop() ?? ''
  return (
    last +
    parts
      .map((part) => part + separator)
      .toReversed()
      .join('')
  )
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
    if (has('r')) throw new Failure('separators that are regular expressions are not simulated')
    const separator = value('s') ?? '\n'
    return eachInput(
      process,
      operands,
      async ({ input }) => process.print(chunkOf(reversed(await input.whole(), separator || '\0', has('b')))),
      sentence,
    )
  },
})
