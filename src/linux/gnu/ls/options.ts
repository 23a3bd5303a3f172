import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { matchArgument, type Words } from '../library/argument-match.ts'
import type { TimeName } from '../../../shell/posix/file-time.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { type SizeFormat, sizeFormat, notASize } from '../library/amount.ts'
import { localeStyle, type TimeStyle } from '../library/file-time.ts'
import { optionList } from '../library/options.ts'
import { Failure } from '../library/program.ts'
import { ISO_FORMATS, timeStyleWord } from './time-style.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

export const lsOptions = optionList(
  'a,all A,almost-all author b,escape block-size=SIZE B,ignore-backups c C color[=WHEN] d,directory f ' +
    'F classify[=WHEN] file-type format=WORD full-time g group-directories-first G,no-group h,human-readable si ' +
    'H,dereference-command-line dereference-command-line-symlink-to-dir hide=PATTERN ' +
    'indicator-style=WORD i,inode I,ignore=PATTERN k,kibibytes l L,dereference m n,numeric-uid-gid N,literal o p ' +
    'q,hide-control-chars show-control-chars Q,quote-name quoting-style=WORD r,reverse R,recursive s,size S sort=WORD ' +
    'time=WORD time-style=STYLE t T,tabsize=COLS u U v w,width=COLS x X Z,context zero 1',
)

/** What is in a listing only where there is emacs or a terminal of another kind. */
export const lsRefused = optionList('D,dired hyperlink[=WHEN]')

export type Quoting = 'literal' | 'shell' | 'shell-always' | 'shell-escape' | 'shell-escape-always' | 'c' | 'escape'

/** How ls lists. */
export interface LsStyle {
  readonly format: 'long' | 'columns' | 'across' | 'commas' | 'single'
  readonly sort: 'name' | 'time' | 'size' | 'extension' | 'version' | 'width' | 'none'
  readonly reverse: boolean
  readonly directoriesFirst: boolean
  readonly all: boolean
  readonly almostAll: boolean
  readonly directories: boolean
  readonly recursive: boolean
  readonly follow: boolean
  /** Links to directories on the command line are listed as directories. */
  readonly followOperands: boolean
  readonly inode: boolean
  readonly blocks: boolean
  readonly context: boolean
  readonly owner: boolean
  readonly group: boolean
  readonly author: boolean
  readonly numeric: boolean
  readonly indicator: 'none' | 'slash' | 'file-type' | 'classify'
  readonly quoting: Quoting
  readonly hideControls: boolean
  readonly color: boolean
  readonly sizes: SizeFormat
  readonly blockSizes: SizeFormat
  /** Which time is shown, and sorted by. */
  readonly timeName: TimeName
  readonly time: TimeStyle
  readonly width: number
  readonly tab: number
  readonly end: string
}

const BYTES: SizeFormat = { type: 'units', bytes: 1, suffix: '' }
const KIBIBYTES: SizeFormat = { type: 'units', bytes: 1024, suffix: '' }

/** One of several words. @throws Failure */
const wordOf = <T extends string>(text: string, possible: Words<T>, option: string): T =>
  matchArgument({ program: 'ls', option, possible }, text)

const formats = { l: 'long', g: 'long', n: 'long', o: 'long', C: 'columns', x: 'across', m: 'commas' } as const
const formatWords = [
  ['verbose', 'long'],
  ['commas'],
  ['horizontal', 'across'],
  ['vertical'],
  ['single-column'],
] as const
const formatNames = {
  verbose: 'long',
  commas: 'commas',
  horizontal: 'across',
  vertical: 'columns',
  'single-column': 'single',
} as const
const sorts = { t: 'time', S: 'size', X: 'extension', v: 'version', U: 'none', f: 'none' } as const
const sortWords = [['none'], ['time'], ['size'], ['extension'], ['version'], ['width']] as const
const quotings = { N: 'literal', Q: 'c', b: 'escape' } as const
const quotingWords: readonly (readonly [Quoting, ...string[]])[] = [
  ['literal'],
  ['shell'],
  ['shell-always'],
  ['shell-escape'],
  ['shell-escape-always'],
  ['c'],
  ['escape'],
]
const timeWords = ['full-iso', 'long-iso', 'iso', 'locale'] as const
const times = [
  ['atime', 'access', 'use'],
  ['ctime', 'status'],
  ['birth', 'creation'],
] as const
const indicatorWords = [['none'], ['slash'], ['file-type'], ['classify']] as const
const WHENS = [
  ['always', 'yes', 'force'],
  ['never', 'no', 'none'],
  ['auto', 'tty', 'if-tty'],
] as const

function isKey<K extends string>(key: string, record: Readonly<Record<K, unknown>>): key is K {
  return key in record
}

/** Whether `always`, `never` or `auto` means yes; no word means `always`. */
export function isWanted(when: string | undefined, option: string, terminal: boolean): boolean {
  const word = when === undefined ? 'always' : wordOf(when, WHENS, option)
  return word === 'always' || (word === 'auto' && terminal)
}

function formatOf({ given }: Arguments, terminal: boolean): LsStyle['format'] {
  let format: LsStyle['format'] | undefined
  for (const { name, value } of given) {
    if (isKey(name, formats)) format = formats[name]
    else if (name === '1' && format !== 'long') format = 'single'
    else if (name === 'format') format = formatNames[wordOf(value ?? '', formatWords, 'format')]
    else if (name === 'full-time') format = 'long'
    else if (name === 'zero' && format !== 'long') format = 'single'
  }
  return format ?? (terminal ? 'columns' : 'single')
}

function sortOf({ given, has }: Arguments, format: LsStyle['format']): LsStyle['sort'] {
  let sort: LsStyle['sort'] | undefined
  for (const { name, value } of given) {
    if (isKey(name, sorts)) sort = sorts[name]
    else if (name === 'sort') sort = wordOf(value ?? '', sortWords, 'sort')
  }
  // -c and -u sort by time unless a long listing shows the time
  return sort ?? ((has('c') || has('u') || has('time')) && format !== 'long' ? 'time' : 'name')
}

function timeNameOf({ given }: Arguments): TimeName {
  let time: TimeName = 'mtime'
  for (const { name, value } of given) {
    if (name === 'u') time = 'atime'
    else if (name === 'c') time = 'ctime'
    else if (name === 'time') {
      const word = wordOf(value ?? '', times, 'time')
      if (word === 'birth')
        throw new Failure("option '--time=birth' is not simulated here: no file knows when it was made", 2)
      time = word
    }
  }
  return time
}

function timeOf({ given }: Arguments): TimeStyle {
  const last = given.findLast(({ name }) => name === 'time-style' || name === 'full-time')
  const text = last?.name === 'full-time' ? 'full-iso' : (last?.value ?? 'locale').replace(/^posix-/, '')
  if (text.startsWith('+')) {
    const [recent = '', other = recent] = text.slice(1).split('\n')
    return { recent: other === recent ? recent : other, other: recent }
  }
  const word = timeStyleWord(
    timeWords,
    text,
    (problem) =>
      new Failure(
        phrase`${problem}${timeWords.map((one) => `  - [posix-]${one}\n`).join('')}  - +FORMAT (e.g., +%H:%M) for a 'date'-style format\nTry 'ls --help' for more information.`,
        2,
      ),
  )
  if (word === 'full-iso' || word === 'long-iso') return { recent: ISO_FORMATS[word], other: ISO_FORMATS[word] }
  return word === 'iso' ? { recent: '%m-%d %R', other: '%F ' } : localeStyle
}

function quotingOf(process: GnuProcess, { given }: Arguments, terminal: boolean): Quoting {
  const last = given.findLast(({ name }) => name === 'quoting-style' || isKey(name, quotings))
  if (last && isKey(last.name, quotings)) return quotings[last.name]
  if (last) return wordOf(last.value ?? '', quotingWords, 'quoting-style')
  const named = quotingWords.find(([word]) => word === process.environment.get('QUOTING_STYLE'))
  return named?.[0] ?? (terminal ? 'shell-escape' : 'literal')
}

function indicatorOf({ given }: Arguments, terminal: boolean): LsStyle['indicator'] {
  let indicator: LsStyle['indicator'] = 'none'
  for (const { name, value } of given) {
    if (name === 'p') indicator = 'slash'
    else if (name === 'file-type') indicator = 'file-type'
    else if (name === 'F' || (name === 'classify' && isWanted(value, 'classify', terminal))) indicator = 'classify'
    else if (name === 'indicator-style') indicator = wordOf(value ?? '', indicatorWords, 'indicator-style')
  }
  return indicator
}

function sizesOf({ given }: Arguments): Pick<LsStyle, 'sizes' | 'blockSizes'> {
  let sizes = BYTES
  let blockSizes = KIBIBYTES
  for (const { name, value } of given) {
    if (name === 'h') sizes = blockSizes = { type: 'human', base: 1024 }
    else if (name === 'si') sizes = blockSizes = { type: 'human', base: 1000 }
    else if (name === 'block-size') {
      const format = sizeFormat(value ?? '')
      if (!format) throw new Failure(notASize('--block-size', value ?? ''), 2)
      sizes = blockSizes = format
    }
  }
  return { sizes, blockSizes }
}

function widthOf(process: GnuProcess, { value }: Arguments): number {
  const text = value('w')
  if (text !== undefined) {
    if (!/^\d+$/.test(text)) throw new Failure(phrase`invalid line width: ${quoted(text)}`, 2)
    return Number(text)
  }
  const output = process.descriptors.get(1)
  const columns = isTerminal(output) ? output.screen.cols : undefined
  return columns ?? (Number(process.environment.get('COLUMNS')) || 80)
}

/** Reads `-T`, which may be octal or hexadecimal. @throws Failure */
function tabOf(columns = '8'): number {
  const [, digits] = /^\s*\+?(0x[\da-f]+|0[0-7]*|[1-9]\d*)$/i.exec(columns) ?? []
  if (digits === undefined) throw new Failure(phrase`invalid tab size: ${quoted(columns)}`, 2)
  const size = BigInt(digits.replace(/^0(?=[0-7])/, '0o'))
  if (size < 2n ** 63n) return Number(size)
  throw new Failure(phrase`invalid tab size: ${quoted(columns)}: Value too large for defined data type`, 2)
}

/** What the options of a command line ask for. @throws Failure */
export function readLsStyle(process: GnuProcess, args: Arguments): LsStyle {
  const { has, given, value } = args
  const terminal = isTerminal(process.descriptors.get(1))
  const format = formatOf(args, terminal)
  const indicator = indicatorOf(args, terminal)
  const lastAll = given.findLast(({ name }) => 'aAf'.includes(name) && name.length === 1)?.name
  const last = given.findLast(({ name }) => name === 'color')
  const directories = has('d')
  const quoting = quotingOf(process, args, terminal)
  return {
    format,
    sort: sortOf(args, format),
    reverse: has('r'),
    directoriesFirst: has('group-directories-first'),
    all: lastAll === 'a' || lastAll === 'f',
    almostAll: lastAll === 'A',
    directories,
    recursive: has('R') && !directories,
    follow: has('L'),
    followOperands:
      has('H') || has('dereference-command-line-symlink-to-dir') || (format !== 'long' && indicator !== 'classify'),
    inode: has('i'),
    blocks: has('s'),
    context: has('Z'),
    owner: !has('g'),
    group: !has('o') && !has('G'),
    author: has('author'),
    numeric: has('n'),
    indicator,
    quoting,
    hideControls: !has('show-control-chars') && (has('q') || terminal) && quoting === 'literal',
    color: last !== undefined && isWanted(last.value, 'color', terminal),
    ...sizesOf(args),
    timeName: timeNameOf(args),
    time: timeOf(args),
    width: widthOf(process, args),
    tab: tabOf(value('T')),
    end: has('zero') ? '\0' : '\n',
  }
}
