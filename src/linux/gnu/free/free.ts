import { optionList } from '../library/options.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { memoryNow } from '../library/process-list.ts'
import { parseDecimal } from './decimal.ts'
import { procpsHint } from '../library/procps-hint.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const HEADINGS = ['total', 'used', 'free', 'shared', 'buff/cache', 'available']
const LETTERS = 'BKMGTP'
/** Options that name a unit, with its power. */
const UNITS: Readonly<Record<string, number>> = {
  b: 0,
  k: 1,
  m: 2,
  g: 3,
  tebi: 4,
  pebi: 5,
  kilo: 1,
  mega: 2,
  giga: 3,
  tera: 4,
  peta: 5,
}

/** A size with at most three digits: `1.9Gi`, `379Mi`, `0B`. */
function humanSize(bytes: number, base: number): string {
  for (let power = 0; power < LETTERS.length; power += 1) {
    const value = bytes / base ** power
    const letter = LETTERS.charAt(power) + (power > 0 && base === 1024 ? 'i' : '')
    const short = value.toFixed(1)
    if (power > 0 && short.length <= 3) return short + letter
    if (Math.floor(value) < (power === 0 ? base : 1000)) return Math.floor(value) + letter
  }
  return String(bytes)
}

function sizer({ has, given }: Arguments): (kib: number) => string {
  const base = has('si') || ['kilo', 'mega', 'giga', 'tera', 'peta'].some(has) ? 1000 : 1024
  const unit = given.findLast(({ name }) => name in UNITS)?.name
  const power = unit === undefined ? 1 : (UNITS[unit] ?? 1)
  return (kib) => (has('h') ? humanSize(kib * 1024, base) : String(Math.floor((kib * 1024) / base ** power)))
}

const line = (label: string, cells: readonly string[]): string =>
  `${label.padEnd(8)}${cells.map((cell) => cell.padStart(12)).join('')}\n`

function table(process: GnuProcess, args: Arguments): string {
  const { swap } = process.system.hardware
  const memory = memoryNow(process)
  const used = memory.total - memory.free - memory.cache
  const size = sizer(args)
  const cache = args.has('w') ? [0, memory.cache] : [memory.cache]
  const headings = args.has('w') ? HEADINGS.toSpliced(4, 1, 'buffers', 'cache') : HEADINGS
  const rows: [string, readonly number[]][] = [
    ['Mem:', [memory.total, used, memory.free, memory.shared, ...cache, memory.available]],
    ['Swap:', [swap.total, swap.used, swap.total - swap.used]],
  ]
  if (args.has('l'))
    rows.splice(1, 0, ['Low:', [memory.total, memory.total - memory.free, memory.free]], ['High:', [0, 0, 0]])
  if (args.has('t'))
    rows.push(['Total:', [memory.total + swap.total, used + swap.used, memory.free + swap.total - swap.used]])
  return line('', headings) + rows.map(([label, sizes]) => line(label, sizes.map(size))).join('')
}

/** Reads `-s`. @throws Failure */
function secondsOf(text: string): number {
  if (text === '') throw new Failure("seconds argument failed: ''")
  const seconds = parseDecimal(text)
  if (seconds === undefined) throw new Failure(`seconds argument failed: '${text}': Invalid argument`)
  if (seconds <= 0) throw new Failure(`seconds argument \`${text}' is not positive number`)
  return seconds
}

/** Reads `-c`. @throws Failure */
function countOf(text: string): number {
  const wrong = `failed to parse count argument: '${text}'`
  if (!/^\s*[-+]?\d+$/.test(text)) throw new Failure(wrong)
  if (Number(text) < 1 || Number(text) >= 2 ** 31) throw new Failure(`${wrong}: Numerical result out of range`)
  return Number(text)
}

const NUMBER = { name: 'N', kind: 'number' } as const

export const free = gnu({
  name: 'free',
  versionLetter: 'V',
  hint: procpsHint('free'),
  refused: optionList('line v,committed L'),
  options: [
    { short: 'b', long: 'bytes' },
    { short: 'k', long: 'kibi' },
    { short: 'm', long: 'mebi' },
    { short: 'g', long: 'gibi' },
    ...['tebi', 'pebi', 'kilo', 'mega', 'giga', 'tera', 'peta', 'si'].map((long) => ({ long })),
    { short: 'h', long: 'human' },
    { short: 't', long: 'total' },
    { short: 'w', long: 'wide' },
    { short: 'l', long: 'lohi' },
    { short: 's', long: 'seconds', value: NUMBER },
    { short: 'c', long: 'count', value: NUMBER },
  ],
  run: async (process, args) => {
    const [pause, count] = [args.value('s'), args.value('c')]
    const seconds = pause === undefined ? 1 : secondsOf(pause)
    let left = count === undefined ? (pause === undefined ? 1 : Infinity) : countOf(count)
    for (; left > 0; left -= 1) {
      await process.print(table(process, args) + (pause !== undefined && left > 1 ? '\n' : ''))
      if (left > 1) await process.sleep(seconds * 1000)
    }
    return 0
  },
})
