import { smallest } from '../../../base/smallest.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { pickInteger } from '../../../base/chance.ts'
import { Draw } from '../../../base/draw.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import type { Input } from '../../../shell/posix/input.ts'
import { openFile, resolvePath, withInput } from '../../../shell/posix/open.ts'
import { isReadError, plainSentence } from '../library/each-input.ts'
import { chunkOf, octetInput, octetsOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'
import { allLines } from '../comm/two-files.ts'

/** How many lines are printed at a time. */
const BATCH = 1024

/** What is drawn from: `size` lines, by number. */
interface Lot {
  readonly size: number
  line(index: number): string
}

function rangeOf(text: string): Lot {
  const [, low, high] = /^(\d+)-(\d+)$/.exec(text) ?? []
  if (low === undefined || Number(low) > Number(high) + 1) {
    const wrong = /^\d+-(?!\d+$)/.test(text) ? text.slice(text.indexOf('-') + 1) : text
    throw new Failure(phrase`invalid input range: ${quoted(wrong)}`)
  }
  return { size: Number(high) - Number(low) + 1, line: (index) => String(Number(low) + index) }
}

async function lotOf(process: GnuProcess, { has, value, values, operands }: Arguments): Promise<Lot> {
  if (has('e') && has('i')) throw new UsageError('cannot combine -e and -i options')
  if (values('i').length > 1) throw new Failure('multiple -i options specified')
  const [name = '-', extra] = operands
  const surplus = has('i') ? operands[0] : extra
  const range = value('i')
  const lot = range === undefined ? undefined : rangeOf(range)
  if (surplus !== undefined && !has('e')) throw new UsageError(phrase`extra operand ${quoted(surplus)}`)
  if (lot) return lot
  const lines = has('e') ? operands.map(octetsOf) : await allLines(process, name, { separator: has('z') ? '\0' : '\n' })
  return { size: lines.length, line: (index) => lines[index] ?? '' }
}

/** Gives a number below another one. */
type Pick = (size: number) => number | Promise<number>

/** Draws numbers below `size`, each once. */
function drawer(pick: Pick, size: number): () => number | Promise<number> {
  const draw = new Draw(size)
  return () => {
    const offset = pick(draw.left)
    return typeof offset === 'number' ? draw.take(offset) : offset.then((late) => draw.take(late))
  }
}

/** Whether lines are drawn as they are read, so that only those are kept that are printed: of a few lines of a pipe. */
function isSampled(process: GnuProcess, { has, operands }: Arguments): boolean {
  if (has('e') || has('i') || has('r') || !has('n')) return false
  const [name = '-'] = operands
  if (name === '-') return process.file(0).type !== 'file'
  return process.system.fs.peek(resolvePath(process, name))?.type !== 'file'
}

/** The lines that are left of a lot when each takes the place of another by chance (Knuth's algorithm R). */
async function sampleOf(process: GnuProcess, lot: Lot, count: number, pick: Pick): Promise<Lot> {
  if (lot.size < count || count === 0) return lot
  const kept = Array.from({ length: count }, (_, at) => at)
  // chance decides on one line more than there is
  for (let at = count; at <= lot.size; at += 1) {
    const due = process.due()
    if (due) await due
    const place = await pick(at + 1)
    if (place < count && at < lot.size) kept[place] = at
  }
  return { size: count, line: (index) => lot.line(kept[index] ?? 0) }
}

/** Draws numbers from the bytes of a file: the same bytes give the same numbers as with gnulib's randint. */
function sourceOf(input: Input<GnuSystem>, name: string): Pick {
  let [bytes, at, number, most] = ['', 0, 0, 0]
  const next = async (): Promise<number> => {
    while (at >= bytes.length) {
      const text = await input.text()
      if (text === undefined) throw new Failure(phrase`${quoted(name)}: end of file`)
      bytes = text
      at = 0
    }
    at += 1
    return bytes.charCodeAt(at - 1)
  }
  return async (size) => {
    for (;;) {
      for (; most < size - 1; most = most * 256 + 255) number = number * 256 + (await next())
      const excess = most - size + 1
      const usable = number <= most - (excess % size)
      const picked = number % size
      number = usable ? Math.floor(number / size) : picked
      most = usable ? Math.floor(excess / size) : (excess % size) - 1
      if (usable) return picked
    }
  }
}

async function printDrawn(process: GnuProcess, { has, values }: Arguments, lot: Lot, pick: Pick): Promise<number> {
  const most = smallest(values('n').map(Number))
  const total = has('r') ? most : Math.min(most, lot.size)
  if (has('r') && lot.size === 0 && total > 0) throw new Failure('no lines to repeat')
  const draw = has('r') ? () => pick(lot.size) : drawer(pick, lot.size)
  const end = has('z') ? '\0' : '\n'
  for (let printed = 0; printed < total; printed += BATCH) {
    let out = ''
    for (let left = Math.min(BATCH, total - printed); left > 0; left -= 1) {
      const drawn = draw()
      out += lot.line(typeof drawn === 'number' ? drawn : await drawn) + end
    }
    await process.print(chunkOf(out))
  }
  return 0
}

/** shuf(1): lines in an order of chance. */
export const shuf = gnu({
  name: 'shuf',
  options: [
    { short: 'e', long: 'echo' },
    { short: 'i', long: 'input-range', value: { name: 'LO-HI', kind: 'text' } },
    { short: 'n', long: 'head-count', value: { name: 'COUNT', kind: 'number' } },
    { short: 'o', long: 'output', value: { name: 'FILE', kind: 'file' } },
    { long: 'random-source', value: { name: 'FILE', kind: 'file' } },
    { short: 'r', long: 'repeat' },
    { short: 'z', long: 'zero-terminated' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true }],
  async run(process, args) {
    const { values, value } = args
    for (const count of values('n'))
      if (!/^\s*\+?\d+$/.test(count)) throw new Failure(phrase`invalid line count: ${quoted(count)}`)
    const lot = await lotOf(process, args)
    const output = value('o')
    const print = (pick: Pick): Promise<number> => printDrawn(process, args, lot, pick)
    const printSampled = async (pick: Pick): Promise<number> => {
      if (!isSampled(process, args)) return print(pick)
      return printDrawn(process, args, await sampleOf(process, lot, smallest(values('n').map(Number)), pick), pick)
    }
    if (output !== undefined)
      process.assign(1, openFile(process, output, { write: true, create: true, truncate: true }))
    const source = value('random-source')
    if (source === undefined) return print((size) => pickInteger(process.kernel.chance, size))
    try {
      return await withInput(process, source, (_, file) => printSampled(sourceOf(octetInput(process, file), source)))
    } catch (error) {
      throw isReadError(error) ? new Failure(plainSentence(source, error)) : error
    }
  },
})
