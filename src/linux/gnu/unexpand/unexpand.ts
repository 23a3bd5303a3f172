import type { Work } from '../../../base/work.ts'
import { eachInput } from '../library/each-input.ts'
import { chunkOf } from '../library/octets.ts'
import { gnu } from '../library/program.ts'
import { parseTabStops, rewriteTabs, type TabStops } from '../expand/tab-stops.ts'

/** After how many blanks, words or lines others have their turn. */
const STEPS = 1024

/** A run of blanks from a column on, as tabs and spaces. A first blank that reaches a stop by itself stays, unless tabs follow. */
function* packed(
  blanks: string,
  from: number,
  stops: TabStops,
): Work<{ readonly text: string; readonly column: number }> {
  let [text, lone, column, start] = ['', '', from, from]
  for (let index = 0; index < blanks.length; index += 1) {
    if (index % STEPS === STEPS - 1) yield STEPS
    const blank = blanks[index]
    const stop = stops(start)
    if (stop === undefined) {
      const rest = ' '.repeat(column - start) + blanks.slice(index)
      return { text: text + lone + rest, column: start + rest.length }
    }
    column = blank === '\t' ? stop : column + 1
    if (column < stop) continue
    start = column
    if (blank === ' ' && index === 0) lone = ' '
    else {
      text += lone ? '\t\t' : '\t'
      lone = ''
    }
  }
  return { text: text + (lone && column > start ? '\t' : lone) + ' '.repeat(column - start), column }
}

/** The column after a text without blanks: a backspace goes one back. */
function columnAfter(text: string, from: number): number {
  let column = from
  for (const [index, part] of text.split('\b').entries())
    column = (index === 0 ? column : Math.max(0, column - 1)) + part.length
  return column
}

function* unexpanded(line: string, stops: TabStops, all: boolean): Work<string> {
  let [out, column, words] = ['', 0, 0]
  for (const [, blanks = '', rest = ''] of line.matchAll(/([ \t]*)([^ \t]*)/g)) {
    const pack = yield* packed(blanks, column, stops)
    out += pack.text + rest
    column = columnAfter(rest, pack.column)
    words += 1
    if (words % STEPS === 0) yield STEPS
    if (!all) return out + line.slice(blanks.length + rest.length)
  }
  return out
}

function* unexpandedLines(lines: readonly string[], stops: TabStops, all: boolean): Work<string> {
  const out: string[] = []
  for (const line of lines) if (out.push(yield* unexpanded(line, stops, all)) % STEPS === 0) yield STEPS
  return out.join('\n')
}

/** unexpand(1): spaces to tabs. */
export const unexpand = gnu({
  name: 'unexpand',
  options: [
    { short: 'a', long: 'all' },
    { long: 'first-only' },
    { short: 't', long: 'tabs', value: { name: 'LIST', kind: 'text' } },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  rewrite: rewriteTabs,
  run(process, { operands, has, values }) {
    const stops = parseTabStops(values('t'))
    const all = (has('a') || has('t')) && !has('first-only')
    return eachInput(process, operands, async ({ input }) => {
      for (let lines = await input.lines(); lines; lines = await input.lines()) {
        const out = await process.inTurns(unexpandedLines(lines, stops, all))
        await process.print(chunkOf(input.endsInNewline ? `${out}\n` : out))
      }
    })
  },
})
