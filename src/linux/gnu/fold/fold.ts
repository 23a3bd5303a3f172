import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { eachInput } from '../library/each-input.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { oldForm } from './old-form.ts'

/** The column after a character that begins at `column`. */
function nextColumn(column: number, character: string): number {
  if (character === '\b') return Math.max(0, column - 1)
  if (character === '\r') return 0
  return character === '\t' ? column + 8 - (column % 8) : column + 1
}

/** Where the first character stands that is beyond the width; -1 when there is none. */
function overflow(line: string, width: number, bytes: boolean): number {
  if (bytes || !/[\b\r\t]/.test(line)) return line.length > width ? width : -1
  let column = 0
  for (let at = 0; at < line.length; at += 1) {
    column = nextColumn(column, line.charAt(at))
    if (column > width && at > 0) return at
  }
  return -1
}

/** fold(1): breaks lines that are too long. */
export const fold = gnu({
  name: 'fold',
  options: [
    { short: 'b', long: 'bytes' },
    { short: 's', long: 'spaces' },
    { short: 'w', long: 'width', value: { name: 'WIDTH', kind: 'number' } },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  rewrite: oldForm('w', /^-\d/),
  run(process, { operands, has, value }) {
    const given = value('w') ?? '80'
    const width = Number(given)
    if (!/^\s*\+?\d+$/.test(given)) throw new Failure(phrase`invalid number of columns: ${quoted(given)}`)
    if (width === 0)
      throw new Failure(phrase`invalid number of columns: ${quoted(given)}: Numerical result out of range`)
    const wrap = (line: string): readonly [broken: string, rest: string] => {
      let [broken, from] = ['', 0]
      for (;;) {
        const rest = from === 0 ? line : line.slice(from, from + 8 * width + 8)
        const at = overflow(rest, width, has('b'))
        if (at < 0) return [broken, line.slice(from)]
        const blank = has('s') ? rest.slice(0, at).search(/[ \t][^ \t]*$/) + 1 : 0
        broken += `${rest.slice(0, blank || at)}\n`
        from += blank || at
      }
    }
    return eachInput(process, operands, async ({ input }) => {
      let left = ''
      for (let text = await input.text(); text !== undefined; text = await input.text()) {
        let out = ''
        const parts = (left + text).split('\n')
        for (const [index, part] of parts.entries()) {
          const [broken, rest] = wrap(part)
          out += broken + (index < parts.length - 1 ? `${rest}\n` : '')
          left = rest
        }
        if (out !== '') await process.print(chunkOf(out))
      }
      if (left !== '') await process.print(chunkOf(left))
    })
  },
})
