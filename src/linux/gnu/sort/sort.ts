import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { mergedRuns, sorted } from '../../../base/sorting.ts'
import type { Work } from '../../../base/work.ts'
import { pickInteger } from '../../../base/chance.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { KeptLines } from '../../../shell/posix/input.ts'
import { openFile, withInput } from '../../../shell/posix/open.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { part } from '../../../shell/later.ts'
import { matchArgument } from '../library/argument-match.ts'
import { isReadError } from '../library/each-input.ts'
import { chunkOf, octetInput } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'
import { filesFromList } from '../wc/files0.ts'
import { debugged, type Debugged, debugWarnings } from './debug.ts'
import { oldKeys } from './old-keys.ts'
import { comparison, hash, keyText, parseKey, type SortKey, type SortValue, valuation } from './key.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { notASize, sizeTooLarge } from '../library/amount.ts'

interface Line {
  readonly text: string
  readonly values: readonly SortValue[]
}

type Compare = (a: Line, b: Line) => number

interface Order {
  readonly keys: readonly SortKey[]
  readonly compare: Compare
  readonly lineOf: (text: string) => Line
}

const ORDERS = 'bdfghiMnRrV'
const WORDS = ['general-numeric', 'human-numeric', 'month', 'numeric', 'random', 'version'] as const
/** Lines that are read before others have their turn, and that are printed at once. */
const RUN = 4096

/** The option letters that hold for the whole line, and for keys that have none. */
function globalFlags({ given }: Arguments): string {
  const flags = given.map(({ name, value }) => {
    if (name !== 'sort') return ORDERS.includes(name) ? name : ''
    const word = matchArgument({ program: 'sort', option: 'sort', possible: WORDS }, value ?? '')
    return /[mrv]/.test(word.charAt(0)) ? word.charAt(0).toUpperCase() : word.charAt(0)
  })
  return flags.join('')
}

function keysOf(args: Arguments): readonly SortKey[] {
  const flags = globalFlags(args)
  const own = args.values('k').map(parseKey)
  const inherited = flags.includes('b') ? `${flags}B` : flags
  const keys = own.map((key) => (key.flags === '' ? { ...key, flags: inherited } : key))
  for (const key of [...keys, { flags }]) {
    const set = [...new Set(key.flags)]
    const exclusive =
      set.filter((flag) => 'nghM'.includes(flag)).length + (set.some((flag) => 'VRdi'.includes(flag)) ? 1 : 0)
    const names = [...ORDERS].filter((flag) => set.includes(flag) && flag !== 'b' && flag !== 'r').join('')
    if (exclusive > 1) throw new Failure(`options '-${names}' are incompatible`, 2)
  }
  if (keys.length > 0 || /^r*$/.test(flags)) return keys
  return [{ startField: 0, startCharacter: 0, endField: Infinity, endCharacter: 0, flags }]
}

function separatorOf({ value, has }: Arguments): string | undefined {
  const separator = value('t')
  if (!has('t') || separator === undefined) return undefined
  if (separator === '') throw new Failure('empty tab', 2)
  if (separator === '\\0') return '\0'
  if (separator.length > 1) throw new Failure(phrase`multi-character tab ${quoted(separator)}`, 2)
  return separator
}

/** Loaded for the first --random-source. */
const randomSource = part(() => import('./random-source.ts'))

const isRandom = ({ flags }: SortKey): boolean => flags.includes('R')

/** What -R compares by: chance, or what the file of --random-source makes of texts. @throws Failure */
async function randomOf(process: GnuProcess, args: Arguments): Promise<(text: string) => SortValue> {
  const [source, ...others] = new Set(args.values('random-source'))
  if (others.length > 0) throw new Failure('multiple random sources specified', 2)
  if (!keysOf(args).some(isRandom)) return (text) => text
  if (source !== undefined) return (await randomSource()).sumsFrom(process, source)
  const salt = pickInteger(process.kernel.chance, 2 ** 32)
  return (text) => hash(text, salt)
}

async function orderOf(process: GnuProcess, args: Arguments): Promise<Order> {
  const keys = keysOf(args)
  const separator = separatorOf(args)
  const random = await randomOf(process, args)
  const valuations = keys.map((key) => valuation(key, random))
  const comparisons = keys.map(comparison)
  const last = keys.length === 0 || !(args.has('s') || args.has('u'))
  const sign = globalFlags(args).includes('r') ? -1 : 1
  const none: readonly SortValue[] = []
  return {
    keys,
    lineOf: (text) => ({
      text,
      values:
        keys.length === 0 ? none : keys.map((key, index) => valuations[index]?.(keyText(text, key, separator)) ?? ''),
    }),
    compare: (a, b) => {
      for (let index = 0; index < comparisons.length; index += 1) {
        const difference = comparisons[index]?.(a.values[index] ?? '', b.values[index] ?? '') ?? 0
        if (difference !== 0) return difference
      }
      return !last || a.text === b.text ? 0 : a.text < b.text ? -sign : sign
    },
  }
}

function failure(name: string, error: unknown, doing: string): unknown {
  return isReadError(error) ? new Failure(`${doing}: ${quoteName(name)}: ${error.message}`, 2) : error
}

/** Looks whether all files can be read, before the first is. @throws Failure */
function checkReadable(process: GnuProcess, names: readonly string[], doing: string): void {
  for (const name of names) {
    try {
      if (name !== '-') openFile(process, name, { read: true })
    } catch (error) {
      throw failure(name, error, doing)
    }
  }
}

async function readLines(process: GnuProcess, name: string, { separator, lineOf }: Job): Promise<Line[]> {
  const all: Line[] = []
  const kept = new KeptLines()
  const read = async (file: OpenFile): Promise<void> => {
    const input = octetInput(process, file)
    for (let lines = await input.lines(separator); lines; lines = await input.lines(separator)) {
      for (const line of lines) {
        all.push(lineOf(line))
        kept.count(line)
        process.hold(line.length)
        const due = all.length % RUN === 0 ? process.due(RUN) : undefined
        if (due) await due
      }
    }
  }
  try {
    await withInput(process, name, (_, file) => read(file))
  } catch (error) {
    throw failure(name, error, 'read failed')
  }
  return all
}

async function print(process: GnuProcess, lines: readonly Line[], job: Job): Promise<void> {
  const { separator, output, show } = job
  let file: OpenFile | undefined
  try {
    file =
      output === undefined
        ? undefined
        : retain(openFile(process, output, { write: true, create: true, truncate: true }))
  } catch (error) {
    throw failure(output ?? '', error, 'open failed')
  }
  try {
    for (let at = 0; at < lines.length; at += RUN) {
      const texts = lines.slice(at, at + RUN).map(({ text }) => show?.(text) ?? text)
      const chunk = chunkOf(texts.join(separator) + separator)
      await (file ? process.writeTo(file, chunk) : process.print(chunk))
    }
  } finally {
    if (file) release(file)
  }
}

/** All lines of all files. */
function* together(files: readonly (readonly Line[])[]): Work<readonly Line[]> {
  const [first = [], ...others] = files
  if (others.length === 0) return first
  const all: Line[] = []
  for (const file of files) for (const line of file) if (all.push(line) % RUN === 0) yield RUN / 16
  return all
}

/** The lines that are not equal to the one before them. */
function* different(lines: readonly Line[], compare: Order['compare']): Work<readonly Line[]> {
  const all: Line[] = []
  for (const [at, line] of lines.entries()) {
    if (at === 0 || compare(lines[at - 1] ?? line, line) !== 0) all.push(line)
    if (at % RUN === RUN - 1) yield RUN / 8
  }
  return all
}

/** The first line that does not fit to the one before it; -1 where all do. */
function* disorder(lines: readonly Line[], isWrong: (before: Line, line: Line) => boolean): Work<number> {
  for (let at = 1; at < lines.length; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]]
    if (before && line && isWrong(before, line)) return at
    if (at % RUN === 0) yield RUN / 8
  }
  return -1
}

/** Whether a file is in order already, for `-c` and `-C`. */
async function check(process: GnuProcess, name: string, job: Job): Promise<number> {
  const lines = await readLines(process, name, job)
  const least = job.unique ? 0 : Number.MIN_VALUE
  const at = await process.inTurns(disorder(lines, (before, line) => job.compare(before, line) >= least))
  const found = lines[at]
  if (!found) return 0
  const place = `${name}:${at + 1}`
  if (!job.quiet) await process.write(2, chunkOf(`sort: ${place}: disorder: ${found.text}\n`))
  return 1
}

interface Job extends Order {
  readonly separator: string
  readonly unique: boolean
  readonly quiet: boolean
  readonly output: string | undefined
  /** How a line is printed, where it is not as it is. */
  readonly show?: (line: string) => string
}

/** The files that --files0-from names. @throws Failure for a list with faults, or nothing in it */
async function listedFiles(process: GnuProcess, args: Arguments): Promise<readonly string[] | undefined> {
  const list = await filesFromList(process, args, { extra: quoteAlways, cannotOpen: openFailed, status: 2 })
  if (list?.length === 0) throw new Failure(`no input from ${quoteAlways(args.value('files0-from') ?? '')}`, 2)
  return list?.map((entry) => {
    if (entry.type === 'fault') throw new Failure(entry.sentence, 2)
    return entry.name
  })
}

const openFailed = (name: string, reason: string): string => `open failed: ${quoteName(name)}: ${reason}`

async function checkOne(process: GnuProcess, args: Arguments, job: Job): Promise<number> {
  const [name = '-', more] = args.operands
  const letter = job.quiet ? 'C' : 'c'
  if (more !== undefined) throw new Failure(`extra operand ${quoteAlways(more)} not allowed with -${letter}`, 2)
  checkReadable(process, [name], 'open failed')
  return check(process, name, job)
}

/** Says what may be unexpected in how lines are ordered; gives how they are shown. */
async function debugging(process: GnuProcess, args: Arguments): Promise<(line: string) => string> {
  const { environment } = process
  const [all, collate, language] = ['LC_ALL', 'LC_COLLATE', 'LANG'].map((name) => environment.get(name))
  const how: Debugged = {
    keys: keysOf(args),
    global: !args.has('k'),
    flags: globalFlags(args),
    separator: separatorOf(args),
    lastResort: !args.has('s') && !args.has('u'),
    locale: all || collate || language || 'C',
  }
  for (const warning of debugWarnings(how)) await process.complain(warning)
  return (line) => debugged(line, how)
}

const NUMBER = { name: 'N', kind: 'number' } as const

const HOW_TO_CHECK = [['quiet', 'silent'], 'diagnose-first'] as const

const checkOf = (word: string | undefined): 'quiet' | 'diagnose-first' | undefined =>
  word === undefined ? undefined : matchArgument({ program: 'sort', option: 'check', possible: HOW_TO_CHECK }, word)

/** Says what is wrong with the values of options that change nothing here: there is always memory enough, and one processor. @throws Failure */
function checkIdle({ given }: Arguments): void {
  for (const { name, value = '' } of given) {
    if (name === 'S') checkBuffer(value)
    if (name === 'batch-size') checkBatch(value)
    if (name !== 'parallel') continue
    if (!/^\+?\d+$/.test(value)) throw new Failure(notASize('--parallel', value), 2)
    if (Number(value) === 0) throw new Failure('number in parallel must be nonzero', 2)
  }
}

/** How many files may be merged at once: of the 1,024 that a process may have open, three are the standard streams. */
const MOST_BATCH = 1021n

/** @throws Failure */
function checkBatch(size: string): void {
  if (!/^\+?\d+$/.test(size)) throw new Failure(notASize('--batch-size', size), 2)
  if (BigInt(size) < 2n)
    throw new Failure(
      phrase`invalid --batch-size argument ${quoted(size)}\nsort: minimum --batch-size argument is ${quoted('2')}`,
      2,
    )
  if (BigInt(size) > MOST_BATCH)
    throw new Failure(
      phrase`--batch-size argument ${quoted(size)} too large\nsort: maximum --batch-size argument with current rlimit is ${String(MOST_BATCH)}`,
      2,
    )
}

/** Letters of sizes, each for 1024 times what is before it; what has none of these is in bytes, or in hundredths. */
const UNITS = 'BKMGTPEZY'

/** @throws Failure */
function checkBuffer(size: string): void {
  const [, digits, unit = 'K'] = /^\+?(\d+)([bKkMmGgTtPEZY%])?$/.exec(size) ?? []
  if (digits === undefined) throw new Failure(notASize('-S', size), 2)
  const bytes = BigInt(digits) * 1024n ** BigInt(Math.max(0, UNITS.indexOf(unit.toUpperCase())))
  if (bytes >= 2n ** 64n) throw new Failure(sizeTooLarge('-S', size), 2)
}

/** sort(1): puts lines in order. */
export const sort = gnu({
  name: 'sort',
  options: [
    { short: 'b', long: 'ignore-leading-blanks' },
    { short: 'c' },
    { long: 'check', value: { name: 'HOW', kind: 'text', optional: true } },
    { short: 'C' },
    { short: 'd', long: 'dictionary-order' },
    { short: 'f', long: 'ignore-case' },
    { short: 'g', long: 'general-numeric-sort' },
    { short: 'h', long: 'human-numeric-sort' },
    { short: 'i', long: 'ignore-nonprinting' },
    { short: 'k', long: 'key', value: { name: 'KEYDEF', kind: 'text' } },
    { short: 'm', long: 'merge' },
    { short: 'M', long: 'month-sort' },
    { short: 'n', long: 'numeric-sort' },
    { short: 'o', long: 'output', value: { name: 'FILE', kind: 'file' } },
    { short: 'r', long: 'reverse' },
    { short: 'R', long: 'random-sort' },
    { long: 'random-source', value: { name: 'FILE', kind: 'file' } },
    { short: 's', long: 'stable' },
    { short: 'S', long: 'buffer-size', value: NUMBER },
    { long: 'sort', value: { name: 'WORD', kind: 'text' } },
    { short: 't', long: 'field-separator', value: { name: 'SEP', kind: 'text' } },
    { short: 'T', long: 'temporary-directory', value: { name: 'DIR', kind: 'directory' } },
    { short: 'u', long: 'unique' },
    { short: 'V', long: 'version-sort' },
    { short: 'z', long: 'zero-terminated' },
    { long: 'debug' },
    { long: 'parallel', value: NUMBER },
    { long: 'batch-size', value: NUMBER },
    { long: 'compress-program', value: { name: 'PROG', kind: 'command' } },
    { long: 'files0-from', value: { name: 'LIST', kind: 'file' } },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  rewrite: oldKeys,
  usageStatus: 2,
  async run(process, args) {
    const { has, value, values, operands } = args
    checkIdle(args)
    if (new Set(values('o')).size > 1) throw new Failure('multiple output files specified', 2)
    const listed = await listedFiles(process, args)
    const how = checkOf(value('check'))
    const [quiet, loud] = [has('C') || how === 'quiet', has('c') || (has('check') && how !== 'quiet')]
    const letters = (loud ? 'c' : '') + (quiet ? 'C' : '') + (has('o') ? 'o' : '')
    if ((quiet || loud) && letters.length > 1)
      throw new Failure(`options '-${letters.slice(0, 2)}' are incompatible`, 2)
    if (has('debug') && letters !== '') throw new Failure(`options '-${letters.charAt(0)} --debug' are incompatible`, 2)
    const show = has('debug') ? await debugging(process, args) : undefined
    const separator = has('z') ? '\0' : '\n'
    const order = await orderOf(process, args)
    const job: Job = { ...order, separator, unique: has('u'), quiet, output: value('o'), ...(show && { show }) }
    if (quiet || loud) return checkOne(process, args, job)
    const names = listed ?? (operands.length > 0 ? operands : ['-'])
    checkReadable(process, names, 'cannot read')
    const files: Line[][] = []
    for (const name of names) files.push(await readLines(process, name, job))
    const all = await process.inTurns(
      has('m') ? mergedRuns(files, job.compare) : sorted(await process.inTurns(together(files)), job.compare),
    )
    await print(process, job.unique ? await process.inTurns(different(all, job.compare)) : all, job)
    return 0
  },
})
