import type { Work } from '../../../base/work.ts'
import { optionList } from '../library/options.ts'
import { Input } from '../../../shell/posix/input.ts'
import { eachInput } from '../library/each-input.ts'
import { gnu } from '../library/program.ts'

/** How many characters are turned round at once. */
const PIECE = 16_384

/** A line with its characters in reverse. */
function* reversed(text: string): Work<string> {
  let out = ''
  for (let [end, start] = [text.length, 0]; end > 0; end = start) {
    start = Math.max(0, end - PIECE)
    // both halves of a character stay together
    if (/[\udc00-\udfff]/.test(text[start] ?? '') && start > 0) start -= 1
    out += Array.from(text.slice(start, end)).toReversed().join('')
    yield PIECE / 16
  }
  return out
}

function* reversedLines(block: string): Work<string> {
  const lines: string[] = []
  for (const line of block.split('\n')) lines.push(yield* reversed(line))
  return lines.join('\n')
}

/** rev(1) of util-linux: each line with its characters in reverse. */
export const rev = gnu({
  name: 'rev',
  helpLetter: 'h',
  versionLetter: 'V',
  refused: optionList('0 zero'),
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  run: (process, { operands }) =>
    eachInput(
      process,
      // unlike others, this one takes `-` for a name
      operands.map((name) => (name === '-' ? './-' : name)),
      async ({ file }) => {
        const input = new Input(process, file)
        for (let block = await input.block(); block !== undefined; block = await input.block()) {
          const out = await process.inTurns(reversedLines(block))
          await process.print(out + (input.endsInNewline ? '\n' : ''))
        }
      },
      (name, { message }) => `cannot open ${name === './-' ? '-' : name}: ${message}`,
    ),
})
