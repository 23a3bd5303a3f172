import { eachInput } from '../library/each-input.ts'
import { chunkOf } from '../library/octets.ts'
import { gnu } from '../library/program.ts'
import { parseTabStops, rewriteTabs, type TabStops } from './tab-stops.ts'

function expanded(line: string, stops: TabStops, initial: boolean): string {
  if (!line.includes('\t')) return line
  let [out, column] = ['', 0]
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at)
    if (initial && character !== ' ' && character !== '\t') return out + line.slice(at)
    if (character === '\t') {
      const stop = stops(column) ?? column + 1
      out += ' '.repeat(stop - column)
      column = stop
    } else {
      out += character
      column = character === '\b' ? Math.max(0, column - 1) : column + 1
    }
  }
  return out
}

/** expand(1): tabs to spaces. */
export const expand = gnu({
  name: 'expand',
  options: [
    { short: 'i', long: 'initial' },
    { short: 't', long: 'tabs', value: { name: 'LIST', kind: 'text' } },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  rewrite: rewriteTabs,
  run(process, { operands, has, values }) {
    const stops = parseTabStops(values('t'))
    return eachInput(process, operands, async ({ input }) => {
      for (let lines = await input.lines(); lines; lines = await input.lines()) {
        const out = lines.map((line) => expanded(line, stops, has('i'))).join('\n')
        await process.print(chunkOf(input.endsInNewline ? `${out}\n` : out))
      }
    })
  },
})
