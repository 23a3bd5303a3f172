import { pickInteger } from '../../base/chance.ts'
import { type Arguments, UsageError } from '../../shell/posix/getopt.ts'
import { openFile } from '../../shell/posix/open.ts'
import { chunkOf, octetsOf } from './octets.ts'
import { Failure, gnu } from './program.ts'
import type { GnuProcess } from './system.ts'
import { allLines } from './two-files.ts'

/** How many lines are printed at a time. */
const BATCH = 1024

/** What is drawn from: `size` lines, by number. */
interface Lot {
  readonly size: number
  line(index: number): string
}

function rangeOf(text: string): Lot {
  const [, low, high] = /^(\d+)-(\d+)$/.exec(text) ?? []
  if (low === undefined || Number(low) > Number(high) + 1) throw new Failure(`invalid input range: '${text}'`)
  return { size: Number(high) - Number(low) + 1, line: (index) => String(Number(low) + index) }
}

async function lotOf(process: GnuProcess, { has, value, values, operands }: Arguments): Promise<Lot> {
  if (has('e') && has('i')) throw new UsageError('cannot combine -e and -i options')
  if (values('i').length > 1) throw new Failure('multiple -i options specified')
  const [name = '-', extra] = operands
  const surplus = has('i') ? operands[0] : extra
  const range = value('i')
  const lot = range === undefined ? undefined : rangeOf(range)
  if (surplus !== undefined && !has('e')) throw new UsageError(`extra operand '${surplus}'`)
  if (lot) return lot
  const lines = has('e') ? operands.map(octetsOf) : await allLines(process, name, { separator: has('z') ? '\0' : '\n' })
  return { size: lines.length, line: (index) => lines[index] ?? '' }
}

/** Draws numbers below `size`, each once (Fisher and Yates; places that have not moved are not kept). */
function drawer(process: GnuProcess, size: number): () => number {
  const moved = new Map<number, number>()
  let drawn = 0
  return () => {
    const at = drawn + pickInteger(process.kernel.chance, size - drawn)
    const picked = moved.get(at) ?? at
    moved.set(at, moved.get(drawn) ?? drawn)
    drawn += 1
    return picked
  }
}

/** shuf(1): lines in an order of chance. */
export const shuf = gnu({
  name: 'shuf',
  options: [
    { short: 'e', long: 'echo' },
    { short: 'i', long: 'input-range', value: { name: 'LO-HI', kind: 'text' } },
    { short: 'n', long: 'head-count', value: { name: 'COUNT', kind: 'number' } },
    { short: 'o', long: 'output', value: { name: 'FILE', kind: 'file' } },
    { short: 'r', long: 'repeat' },
    { short: 'z', long: 'zero-terminated' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true }],
  async run(process, args) {
    const { has, values, value } = args
    for (const count of values('n')) if (!/^\s*\+?\d+$/.test(count)) throw new Failure(`invalid line count: '${count}'`)
    const most = Math.min(...values('n').map(Number))
    const lot = await lotOf(process, args)
    const output = value('o')
    if (output !== undefined)
      process.assign(1, openFile(process, output, { write: true, create: true, truncate: true }))
    const total = has('r') ? most : Math.min(most, lot.size)
    if (has('r') && lot.size === 0 && total > 0) throw new Failure('no lines to repeat')
    const draw = has('r') ? () => pickInteger(process.kernel.chance, lot.size) : drawer(process, lot.size)
    const end = has('z') ? '\0' : '\n'
    for (let printed = 0; printed < total; printed += BATCH) {
      const count = Math.min(BATCH, total - printed)
      await process.print(chunkOf(Array.from({ length: count }, () => lot.line(draw()) + end).join('')))
    }
    return 0
  },
})
