import { largest } from '../../../base/largest.ts'
import { joined, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { joinPath } from '../../path.ts'
import { diskUsage, type SizeFormat, sizeFormat, showSize, notASize } from '../library/amount.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import { matchArgument } from '../library/argument-match.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { ISO_FORMATS, timeStyleWord } from '../ls/time-style.ts'
import { patternsInFiles } from './pattern-files.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'
import { cannotOpenList, filesFromList, namedEntry } from '../wc/files0.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { matcher } from '../library/wildcard.ts'

interface How {
  readonly all: boolean
  readonly most: number
  readonly apparent: boolean
  readonly sizes: SizeFormat
  readonly separate: boolean
  /** Each name of a file counts. */
  readonly countLinks: boolean
  /** Which links are followed. */
  readonly follow: 'all' | 'operands' | 'none'
  readonly oneFileSystem: boolean
  readonly inodes: boolean
  /** Which time is told. */
  readonly time: 'mtime' | 'atime' | 'ctime' | undefined
  /** How it is written, as strftime(3) has it. */
  readonly timeFormat: string
  readonly end: string
  readonly threshold: number
  readonly excluded: readonly ((name: string) => boolean)[]
}

/** What a file, and all in it, takes up. */
interface Sum {
  readonly size: number
  /** The latest time, in ms since 1970. */
  readonly latest: number
}

const TIMES = [
  ['atime', 'access', 'use'],
  ['ctime', 'status'],
] as const

const STYLES = { ...ISO_FORMATS, iso: '%F' } as const
const STYLE_WORDS = ['full-iso', 'long-iso', 'iso'] as const

/** @throws UsageError */
function timeFormatOf(style = 'long-iso'): string {
  if (style.startsWith('+')) return style.slice(1)
  const lines = STYLE_WORDS.map((name) => phrase`  - ${quoted(name)}`)
  return STYLES[
    timeStyleWord(STYLE_WORDS, style, (problem) => new UsageError(phrase`${problem}${joined(lines, '\n')}`))
  ]
}

const unreadable = (name: string, { message }: FileSystemError): UsageError =>
  new UsageError(`${quoteName(name)}: ${message}`)

function timeKind(isAsked: boolean, word: string | undefined): How['time'] {
  if (word !== undefined) return matchArgument({ program: 'du', option: 'time', possible: TIMES }, word)
  return isAsked ? 'mtime' : undefined
}

const NOTHING: Sum = { size: 0, latest: 0 }

class Usage {
  failed = false
  readonly #process: GnuProcess
  readonly #how: How
  readonly #seen = new Set<number>()
  #output = ''
  /** The file system of the operand. */
  #device: number | FileSystemError = 0

  constructor(process: GnuProcess, how: How) {
    this.#process = process
    this.#how = how
  }

  /** Counts an operand and shows it, with what is in it. */
  async count(path: string): Promise<Sum> {
    const at = resolvePath(this.#process, path)
    this.#device = attempt(() => this.#process.system.fs.deviceOf(at, this.#how.follow !== 'none'))
    const sum = await this.#count(path, 0)
    await this.#process.print(this.#output)
    this.#output = ''
    return sum
  }

  show({ size, latest }: Sum, path: string): void {
    const { sizes, end, threshold, time, timeFormat, inodes } = this.#how
    if (threshold >= 0 ? size < threshold : size > -threshold) return
    const when = time ? `${formatDate(timeFormat, latest, zoneOf(this.#process))}\t` : ''
    const amount = inodes ? String(size) : showSize(size, sizes)
    this.#output += `${amount}\t${when}${path}${end}`
  }

  /** Shows the sum of all. */
  async total(sums: readonly Sum[]): Promise<void> {
    const size = sums.reduce((total, sum) => total + sum.size, 0)
    this.show(
      {
        size,
        latest: largest(
          sums.map(({ latest }) => latest),
          -Infinity,
        ),
      },
      'total',
    )
    await this.#process.print(this.#output)
  }

  async #refuse(message: string): Promise<Sum> {
    this.failed = true
    await this.#process.complain(message)
    return NOTHING
  }

  #own(stat: Stat): number {
    if (this.#how.inodes) return 1
    return this.#how.apparent ? (stat.type === 'device' ? 0 : stat.size) : diskUsage(stat)
  }

  async #count(path: string, depth: number): Promise<Sum> {
    const due = this.#process.due()
    if (due) await due
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, path)
    const { follow } = this.#how
    const followed = follow === 'all' || (follow === 'operands' && depth === 0)
    const stat = attempt(() => (followed ? fs.stat(at) : fs.lstat(at)))
    if (stat instanceof FileSystemError) return this.#refuse(`cannot access ${quoteAlways(path)}: ${stat.message}`)
    if (this.#how.oneFileSystem && fs.deviceOf(at, followed) !== this.#device) return NOTHING
    const once = stat.type === 'directory' || (stat.nlink > 1 && !this.#how.countLinks)
    if (once && this.#seen.has(stat.ino)) return NOTHING
    if (once) this.#seen.add(stat.ino)
    let sum: Sum = { size: this.#own(stat), latest: stat[this.#how.time ?? 'mtime'] }
    let shown = sum
    if (stat.type === 'directory') {
      const entries = attempt(() => fs.list(at))
      if (entries instanceof FileSystemError)
        await this.#refuse(`cannot read directory ${quoteAlways(path)}: ${entries.message}`)
      else
        for (const { name, type } of entries) {
          if (this.#how.excluded.some((matches) => matches(name))) continue
          const part = await this.#count(joinPath(path, name), depth + 1)
          const latest = Math.max(sum.latest, part.latest)
          sum = { size: sum.size + part.size, latest }
          const own = this.#how.separate && type === 'directory' ? 0 : part.size
          shown = { size: shown.size + own, latest }
        }
    }
    const wanted = depth <= this.#how.most && (stat.type === 'directory' || this.#how.all)
    if (depth === 0 || wanted) this.show(shown, path)
    return this.#how.separate && depth === 0 ? shown : sum
  }
}

const KIBIBYTES: SizeFormat = { type: 'units', bytes: 1024, suffix: '' }
const fixed: Readonly<Record<string, SizeFormat>> = {
  h: { type: 'human', base: 1024 },
  si: { type: 'human', base: 1000 },
  b: { type: 'units', bytes: 1, suffix: '' },
  k: KIBIBYTES,
  m: { type: 'units', bytes: 2 ** 20, suffix: '' },
}

/** The unit that du(1) and df(1) show sizes in: the last option decides. @throws Failure */
export function sizesOf({ given }: Arguments): SizeFormat {
  let sizes = KIBIBYTES
  for (const { name, value } of given) {
    sizes = fixed[name] ?? sizes
    if (name !== 'B') continue
    const format = sizeFormat(value ?? '')
    if (!format) throw new Failure(notASize('-B', value ?? ''))
    sizes = format
  }
  return sizes
}

function thresholdOf(text: string | undefined): number {
  if (text === undefined) return 0
  const format = sizeFormat(text.replace(/^-/, ''))
  if (!format || format.type === 'human') throw new Failure(notASize('--threshold', text))
  const bytes = format.bytes
  return text.startsWith('-') ? -bytes : bytes
}

/** How deep directories are shown. @throws UsageError */
async function depthOf(process: GnuProcess, { has, value }: Arguments): Promise<number> {
  const text = value('d')
  if (text !== undefined && !/^\d+$/.test(text)) {
    throw new UsageError(phrase`invalid maximum depth ${quoted(text)}`)
  }
  if (!has('s')) return text === undefined ? Infinity : Number(text)
  if (has('a')) throw new UsageError('cannot both summarize and show all entries')
  if (text === '0') await process.complain('warning: summarizing is the same as using --max-depth=0')
  else if (text !== undefined) throw new UsageError(`warning: summarizing conflicts with --max-depth=${text}`)
  return 0
}

/** The last of -D, -H, -L and -P decides. */
function followedLinks({ given }: Arguments): How['follow'] {
  const last = given.findLast(({ name }) => 'DHLP'.includes(name))?.name ?? 'P'
  return last === 'L' ? 'all' : last === 'P' ? 'none' : 'operands'
}

/** du(1). Blocks are of 4 KiB, as on ext4. */
export const du = gnu({
  name: 'du',
  options: optionList(
    '0,null a,all apparent-size B,block-size=SIZE b,bytes c,total D,dereference-args d,max-depth=NUM H h,human-readable ' +
      'inodes k L,dereference l,count-links m P,no-dereference S,separate-dirs si s,summarize t,threshold=SIZE ' +
      'time[=WORD] time-style=STYLE x,one-file-system exclude=PATTERN X,exclude-from=FILE files0-from=FILE',
  ),
  operands: [{ name: 'FILE', kind: 'path', repeated: true, optional: true }],
  async run(process, args) {
    const { operands, has, values, value } = args
    const list = await filesFromList(process, args, { extra: quoted, cannotOpen: cannotOpenList })
    const patterns = [...values('exclude'), ...(await patternsInFiles(process, values('X'), unreadable))]
    const usage = new Usage(process, {
      all: has('a'),
      most: await depthOf(process, args),
      apparent: has('apparent-size') || has('b'),
      sizes: sizesOf(args),
      separate: has('S'),
      countLinks: has('l'),
      follow: followedLinks(args),
      oneFileSystem: has('x'),
      inodes: has('inodes'),
      time: timeKind(has('time'), value('time')),
      timeFormat: has('time') ? timeFormatOf(value('time-style')) : '',
      end: has('0') ? '\0' : '\n',
      threshold: thresholdOf(value('t')),
      excluded: patterns.map((pattern) => matcher(pattern)),
    })
    const sums: Sum[] = []
    for (const entry of list ?? (operands.length === 0 ? ['.'] : operands).map(namedEntry))
      if (entry.type === 'name') sums.push(await usage.count(entry.name))
      else await process.complain(entry.sentence)
    if (has('c')) await usage.total(sums)
    return usage.failed || list?.some(({ type }) => type === 'fault') ? 1 : 0
  },
})
