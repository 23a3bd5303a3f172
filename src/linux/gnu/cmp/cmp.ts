import { charsetOf } from '../../../shell/posix/locale.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { visible } from '../cat/cat.ts'
import { Failure, gnu } from '../library/program.ts'
import { bytesOfBoth } from './sides.ts'
import { parseSize } from '../library/size.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const printable = (byte: number): string =>
  byte >= 32 && byte < 127 ? String.fromCharCode(byte) : visible(String.fromCharCode(byte))

function count(text: string | undefined, what: string, usual: number): number {
  if (text === undefined) return usual
  const size = parseSize(text)
  if (size === undefined) throw new UsageError(`invalid --${what} value '${text}'`)
  return size
}

interface Files {
  readonly names: readonly [string, string]
  readonly left: Uint8Array
  readonly right: Uint8Array
}

const octal = (byte: number): string => `${byte.toString(8).padStart(3)} ${printable(byte)}`

/** Tells where the first difference is; its bytes were once called characters, and are so in the C locale. */
async function tellFirst(process: GnuProcess, { names, left, right }: Files, bytes: boolean): Promise<number> {
  const shorter = Math.min(left.length, right.length)
  let [at, line] = [0, 1]
  for (; at < shorter && left[at] === right[at]; at += 1) {
    if (left[at] === 10) line += 1
    const due = at % SAME === 0 ? process.due(SAME / 256) : undefined
    if (due) await due
  }
  if (at === shorter) return tellEnd(process, { names, left, right }, line)
  const [a, b] = [left[at] ?? 0, right[at] ?? 0]
  await process.print(
    `${names.join(' ')} differ: ${bytes || charsetOf(process.environment) === 'UTF-8' ? 'byte' : 'char'} ${at + 1}, line ${line}${bytes ? ` is ${octal(a)} ${octal(b)}` : ''}\n`,
  )
  return 1
}

/** Tells that one file ends before the other, if so. `line`: how far lines were counted, if they were. */
async function tellEnd(process: GnuProcess, { names, left, right }: Files, line?: number): Promise<number> {
  if (left.length === right.length) return 0
  const [name, shorter] = left.length < right.length ? [names[0], left] : [names[1], right]
  const inLine = shorter.at(-1) === 10 ? `line ${(line ?? 1) - 1}` : `in line ${line}`
  const place = line === undefined ? '' : `, ${inLine}`
  await process.write(
    2,
    shorter.length === 0
      ? `cmp: EOF on ${name} which is empty\n`
      : `cmp: EOF on ${name} after byte ${shorter.length}${place}\n`,
  )
  return 1
}

/** How many bytes are compared between two turns. */
const SAME = 65_536
/** How many bytes are gathered before they are told of. */
const BATCH = 4096

async function listAll(process: GnuProcess, files: Files, bytes: boolean): Promise<number> {
  const { left, right } = files
  const shorter = Math.min(left.length, right.length)
  const width = String(shorter).length
  let rows: string[] = []
  let same = true
  for (let at = 0; at < shorter; at += 1) {
    const due = at % SAME === 0 ? process.due(SAME / 256) : undefined
    if (due) await due
    const [a, b] = [left[at] ?? 0, right[at] ?? 0]
    if (a === b) continue
    const [x, y] = [a, b].map((byte) => byte.toString(8).padStart(3))
    const shown = bytes ? `${x} ${printable(a).padEnd(4)} ${y} ${printable(b)}` : `${x} ${y}`
    same = false
    if (rows.push(`${String(at + 1).padStart(width)} ${shown}\n`) < BATCH) continue
    await process.print(rows.join(''))
    rows = []
  }
  await process.print(rows.join(''))
  return (await tellEnd(process, files)) || (same ? 0 : 1)
}

async function compare(process: GnuProcess, names: readonly [string, string], args: Arguments): Promise<number> {
  const { has, value, operands } = args
  const [first = '0', second = first] = (value('i') ?? operands[2] ?? '0').split(':')
  const most = count(value('n'), 'bytes', Infinity)
  const skips = [count(first, 'ignore-initial', 0), count(operands[3] ?? second, 'ignore-initial', 0)] as const
  const [left, right] = await bytesOfBoth(process, names, skips, most)
  if (has('s') || has('silent'))
    return left.length === right.length && left.every((byte, at) => byte === right[at]) ? 0 : 1
  return (has('l') ? listAll : tellFirst)(process, { names, left, right }, has('b'))
}

/** cmp(1): compares two files byte by byte. */
export const cmp = gnu({
  name: 'cmp',
  refused: [{ short: 'v' }],
  options: [
    { short: 'b', long: 'print-bytes' },
    { short: 'i', long: 'ignore-initial', value: { name: 'SKIP', kind: 'number' } },
    { short: 'l', long: 'verbose' },
    { short: 'n', long: 'bytes', value: { name: 'LIMIT', kind: 'number' } },
    { short: 's', long: 'quiet' },
    { long: 'silent' },
  ],
  operands: [
    { name: 'FILE1', kind: 'file' },
    { name: 'FILE2', kind: 'file', optional: true },
  ],
  usageStatus: 2,
  hint: ({ name }) => `${name}: Try '${name} --help' for more information.\n`,
  async run(process, args) {
    const [first, second = '-', , , extra] = args.operands
    if (first === undefined) throw new UsageError(`missing operand after '${process.argv.at(-1)}'`)
    if (extra !== undefined) throw new UsageError(`extra operand '${extra}'`)
    const quiet = args.has('s') || args.has('silent')
    try {
      return first === second ? 0 : await compare(process, [first, second], args)
    } catch (error) {
      if (quiet && error instanceof Failure) return error.status
      throw error
    }
  },
})
