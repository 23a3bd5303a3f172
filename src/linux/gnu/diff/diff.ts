import { fieldsOf } from '../../../base/fields.ts'
import { piecewise } from '../../../base/piecewise.ts'
import type { Work } from '../../../base/work.ts'
import { optionList } from '../library/options.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { isReadError } from '../library/each-input.ts'
import { blanksForTabs } from '../expand/tab-stops.ts'
import { type Formats, ifdefGroups } from './group-format.ts'
import type { DiffFile } from './diff-file.ts'
import { formatChanges, type Style } from './format.ts'
import { type Change, diffScript } from './script.ts'
import { chunkOf, octetInput } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { charsetOf } from '../../../shell/posix/locale.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { patternsInFiles } from '../du/pattern-files.ts'
import { matcher } from '../library/wildcard.ts'

const SAME = 0
const DIFFERENT = 1
const TROUBLE = 2

/** How headers tell a time; in the C locale contexts do it as ctime(3). */
const STAMP = '%Y-%m-%d %H:%M:%S.%N %z'
const CONTEXT_STAMP = '%a %b %e %T %Y'

const number = (text: string, what: string): number => {
  if (!/^\d+$/.test(text)) throw new UsageError(`invalid ${what} '${text}'`)
  return Number(text)
}

/** What the output looks like, by the options that ask for it. */
const TYPES: Readonly<Record<string, Style['type']>> = {
  u: 'unified',
  U: 'unified',
  unified: 'unified',
  c: 'context',
  C: 'context',
  context: 'context',
  y: 'sides',
  e: 'ed',
  n: 'rcs',
  normal: 'normal',
}
/** The options that say what is printed of groups and of lines. */
const GROUP_FORMATS = [
  ['old', 'old-group-format'],
  ['new', 'new-group-format'],
  ['changed', 'changed-group-format'],
  ['unchanged', 'unchanged-group-format'],
] as const
const LINE_FORMATS = [
  ['old', 'old-line-format'],
  ['new', 'new-line-format'],
  ['unchanged', 'unchanged-line-format'],
] as const

function formatsOf({ has, value }: Arguments): Formats | undefined {
  const groups = GROUP_FORMATS.map(([kind, option]) => [kind, value(option)] as const)
  const lines = LINE_FORMATS.map(([kind, option]) => [kind, value(option) ?? value('line-format')] as const)
  const set = [...groups, ...lines].filter(([, format]) => format !== undefined)
  if (set.length === 0 && !has('D')) return undefined
  const named = value('D')
  const given = Object.fromEntries(groups.filter(([, format]) => format !== undefined))
  return {
    groups: { ...(named !== undefined && ifdefGroups(named)), ...given },
    lines: Object.fromEntries(lines.filter(([, format]) => format !== undefined)),
  }
}

/** A regular expression of -F or -I. @throws Failure */
function expression(text: string): Pattern {
  try {
    return compile([text], { syntax: 'grep' })
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    throw new Failure(`${text}: ${error.message}`, TROUBLE)
  }
}

/** Which lines begin a function, where it is asked for. @throws Failure */
function headings({ has, values }: Arguments): Style['isHeading'] {
  const patterns = [...values('F'), ...(has('p') ? ['^[[:alpha:]$_]'] : [])].map(expression)
  return patterns.length > 0 ? (line) => patterns.some((pattern) => pattern.test(line)) : undefined
}

function styleOf(process: GnuProcess, args: Arguments, counts: Style['counts']): Style {
  const { given, has, value } = args
  const kinds = given.filter(({ name }) => name in TYPES)
  const kind = kinds.at(-1)
  const formats = formatsOf(args)
  const asked = new Set(kinds.map(({ name }) => TYPES[name] ?? 'normal'))
  if (formats) asked.add('formats')
  const [type = has('p') ? 'context' : 'normal', other] = asked
  const isHeading = headings(args)
  if (other) throw new UsageError('conflicting output style options')
  const when = has('color') ? (value('color') ?? 'auto') : 'never'
  if (!/^(always|auto|never)$/.test(when)) throw new UsageError(`invalid color '${when}'`)
  return {
    type,
    context: kind?.value === undefined ? 3 : number(kind.value, 'context length'),
    color: when === 'always' || (when === 'auto' && process.descriptors.get(1)?.type === 'terminal'),
    width: number(value('W') ?? '130', 'width'),
    suppressCommon: has('suppress-common-lines'),
    leftColumn: has('left-column'),
    suppressBlank: has('suppress-blank-empty'),
    tabSize: tabSizeOf(value('tabsize')),
    formats: formats ?? { groups: {}, lines: {} },
    ...(isHeading && { isHeading }),
    counts,
    gap: has('T') ? '\t' : ' ',
    expand: has('t'),
  }
}

function tabSizeOf(text = '8'): number {
  if (!/^0*[1-9]\d*$/.test(text)) throw new UsageError(`invalid tabsize '${text}'`)
  return Number(text)
}

/** How many lines are looked at between two turns. */
const LINES = 4096

/** What of a line is compared. */
function comparable({ has }: Arguments): (line: string) => Work<string> {
  const [all, some, end, letters] = [has('w'), has('b'), has('b') || has('Z'), has('i')]
  const tabs = has('E') && !all && !some
  const change = (piece: string, before: string): string => {
    let text = piece
    if (all) text = text.replace(/[ \t\v\f\r]+/g, '')
    else if (some) text = text.replace(/[ \t\v\f\r]+/g, (_blanks, at) => (at === 0 && isBlank(before) ? '' : ' '))
    return letters ? text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()) : text
  }
  return function* (line) {
    let { length } = line
    if (has('strip-trailing-cr') && line.endsWith('\r')) length -= 1
    if (end && !all) while (isBlank(line[length - 1])) length -= 1
    const text = line.slice(0, length)
    return yield* piecewise(tabs ? blanksForTabs(text) : text, change)
  }
}

const isBlank = (character: string | undefined): boolean => character !== undefined && /[ \t\v\f\r]/.test(character)

const unreadable = (name: string, { message }: FileSystemError): Failure => new Failure(`${name}: ${message}`, TROUBLE)

interface Found {
  readonly name: string
  readonly type: 'file' | 'directory' | 'link' | 'missing' | 'other'
  /** What it is called when it meets one of another kind. */
  readonly kind: string
}

/** Whether it is a directory, or is missing where the other is one: with -N that is as good as an empty one. */
const isDirectory = ({ type }: Found, other: Found): boolean =>
  type === 'directory' || (type === 'missing' && other.type === 'directory')

/** Compares files and directories, and counts what went wrong. */
class Comparison {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #comparable: (line: string) => Work<string>

  constructor(process: GnuProcess, args: Arguments) {
    this.#process = process
    this.#args = args
    this.#comparable = comparable(args)
  }

  async compare(left: string, right: string): Promise<number> {
    // standard input is the same as itself, and is not read
    if (left === '-' && right === '-') return this.#identical(left, right)
    const [a, b] = [this.#look(left), this.#look(right)]
    if (a.type === 'link' || b.type === 'link') return this.#entries(left, right)
    if (a.type === 'directory' && b.type === 'directory') return this.#directories(left, right)
    if (this.#args.has('N') && isDirectory(a, b) && isDirectory(b, a)) return this.#directories(left, right)
    if (a.type === 'directory' && b.type !== 'missing')
      return this.#files(`${left}/${right.replace(/^.*\//s, '')}`, right)
    if (b.type === 'directory' && a.type !== 'missing')
      return this.#files(left, `${right}/${left.replace(/^.*\//s, '')}`)
    return this.#files(left, right)
  }

  async #identical(left: string, right: string): Promise<number> {
    if (this.#args.has('s')) await this.#process.print(`Files ${left} and ${right} are identical\n`)
    return SAME
  }

  #look(name: string): Found {
    const { fs } = this.#process.system
    const path = resolvePath(this.#process, name)
    const stat = name === '-' ? undefined : fs.peek(path)
    const isLink = this.#args.has('no-dereference') && name !== '-' && attempt(() => fs.lstat(path))
    if (isLink && !(isLink instanceof FileSystemError) && isLink.type === 'symlink')
      return { name, type: 'link', kind: 'a symbolic link' }
    if (stat?.type === 'directory') return { name, type: 'directory', kind: 'a directory' }
    if (stat?.type === 'file') return { name, type: 'file', kind: `a regular ${stat.size === 0 ? 'empty ' : ''}file` }
    const missing = !stat && name !== '-' && !name.startsWith('/dev/')
    return { name, type: missing ? 'missing' : 'other', kind: 'a special file' }
  }

  async #directories(left: string, right: string): Promise<number> {
    const { fs } = this.#process.system
    const listed = await patternsInFiles(this.#process, this.#args.values('X'), unreadable)
    const excluded = [...this.#args.values('x'), ...listed].map((pattern) => matcher(pattern))
    const start = this.#args.value('S') ?? ''
    const namesIn = (path: string): readonly string[] =>
      this.#look(path).type === 'missing'
        ? []
        : fs
            .list(resolvePath(this.#process, path))
            .map(({ name }) => name)
            .filter((name) => name >= start && !excluded.some((fits) => fits(name)))
    const [lefts, rights] = [new Set(namesIn(left)), new Set(namesIn(right))]
    let status = SAME
    for (const name of [...new Set([...lefts, ...rights])].toSorted((a, b) => (a < b ? -1 : 1))) {
      const pair = [`${left.replace(/\/+$/, '')}/${name}`, `${right.replace(/\/+$/, '')}/${name}`] as const
      const only = !rights.has(name) ? left : !lefts.has(name) ? right : undefined
      const isEmpty = this.#args.has('N') || (only === right && this.#args.has('unidirectional-new-file'))
      if (only !== undefined && !isEmpty) {
        await this.#process.print(`Only in ${only}: ${name}\n`)
        status = Math.max(status, DIFFERENT)
      } else status = Math.max(status, await this.#entries(...pair))
    }
    return status
  }

  /** Two symbolic links, by what they name; undefined where there are none. */
  async #links(a: Found, b: Found): Promise<number | undefined> {
    if (a.type !== 'link' || b.type !== 'link') return undefined
    const { fs } = this.#process.system
    const [left, right] = [a, b].map(({ name }) => fs.readLink(resolvePath(this.#process, name)))
    if (left === right) return SAME
    await this.#process.print(`Symbolic links ${a.name} and ${b.name} differ\n`)
    return DIFFERENT
  }

  async #entries(left: string, right: string): Promise<number> {
    const [a, b] = [this.#look(left), this.#look(right)]
    const [directoryA, directoryB] = [isDirectory(a, b), isDirectory(b, a)]
    const linked = await this.#links(a, b)
    if (linked !== undefined) return linked
    if (directoryA && directoryB) {
      if (this.#args.has('r')) return this.#directories(left, right)
      await this.#process.print(`Common subdirectories: ${left} and ${right}\n`)
      return SAME
    }
    const [linkA, linkB] = [a.type === 'link', b.type === 'link']
    if (a.type === 'missing' || b.type === 'missing' || (!directoryA && !directoryB && !linkA && !linkB))
      return this.#files(left, right, true)
    await this.#process.print(`File ${left} is ${a.kind} while file ${right} is ${b.kind}\n`)
    return DIFFERENT
  }

  async #read(name: string, index: 0 | 1): Promise<DiffFile & { readonly text: string }> {
    const { fs } = this.#process.system
    const stat = name === '-' ? undefined : fs.peek(resolvePath(this.#process, name))
    const isEmpty = this.#args.has('N') || (index === 0 && this.#args.has('unidirectional-new-file'))
    const missing = name !== '-' && !stat && isEmpty && !name.startsWith('/dev/')
    const text = missing
      ? ''
      : await withInput(this.#process, name, (_, file) => octetInput(this.#process, file).whole())
    const parts = await this.#process.inTurns(fieldsOf(text, '\n'))
    const ended = parts.at(-1) === ''
    const lines = ended ? parts.slice(0, -1) : parts
    const time = missing ? 0 : (stat?.mtime ?? this.#process.kernel.clock.now())
    const label = this.#args.values('L')[index] ?? `${name}\t${this.#stamp(time)}`
    return { text, lines, ended, label }
  }

  #stamp(time: number): string {
    const { type } = styleOf(this.#process, this.#args, () => true)
    return formatDate(
      type === 'context' && charsetOf(this.#process.environment) === 'ASCII' ? CONTEXT_STAMP : STAMP,
      time,
      zoneOf(this.#process),
    )
  }

  /** Reads both; says which could not be read. */
  async #readBoth(left: string, right: string): Promise<readonly (DiffFile & { readonly text: string })[]> {
    const files: (DiffFile & { readonly text: string })[] = []
    for (const [index, name] of [left, right].entries()) {
      try {
        files.push(await this.#read(name, index === 0 ? 0 : 1))
      } catch (error) {
        if (!isReadError(error)) throw error
        // of a directory and what is missing, only that is told
        const pointless = error.code === 'EISDIR' && [left, right].some((one) => this.#look(one).type === 'missing')
        if (!pointless) await this.#process.complain(`${name}: ${error.message}`)
      }
    }
    return files
  }

  async #files(left: string, right: string, inDirectory = false): Promise<number> {
    const [a, b] = await this.#readBoth(left, right)
    if (!a || !b) return TROUBLE
    const { has } = this.#args
    const tell = async (status: number, message: string): Promise<number> => {
      await this.#process.print(message)
      return status
    }
    const { type } = styleOf(this.#process, this.#args, () => true)
    const sides = !has('q') && (type === 'sides' || type === 'formats')
    if (a.text === b.text && !sides) return this.#identical(left, right)
    if (!has('a') && (a.text.includes('\0') || b.text.includes('\0'))) {
      return has('q')
        ? tell(DIFFERENT, `Files ${left} and ${right} differ\n`)
        : tell(DIFFERENT, `Binary files ${left} and ${right} differ\n`)
    }
    const changes = await this.#script(a, b)
    const counts = this.#counts(a, b)
    const real = changes.some(counts)
    if (real && has('q')) return tell(DIFFERENT, `Files ${left} and ${right} differ\n`)
    if (!real && !sides) return this.#identical(left, right)
    const command = inDirectory ? `diff ${[...this.#words(), left, right].join(' ')}\n` : ''
    const told = formatChanges([a, b], changes, styleOf(this.#process, this.#args, counts))
    await this.#process.print(chunkOf(command + (await this.#process.inTurns(told))))
    return real ? DIFFERENT : this.#identical(left, right)
  }

  /** The options of the command line, for the line above each file of a directory. */
  #words(): readonly string[] {
    const { operands } = this.#args
    return this.#process.argv.slice(1).filter((word) => !operands.includes(word))
  }

  async #script(a: DiffFile, b: DiffFile): Promise<readonly Change[]> {
    const { type, context } = styleOf(this.#process, this.#args, () => true)
    const horizon = Math.max(
      type === 'unified' || type === 'context' ? context : 0,
      number(this.#args.value('horizon-lines') ?? '0', 'horizon length'),
    )
    const numbers = new Map<string, number>()
    const left = await this.#process.inTurns(this.#idsOf(a, numbers))
    const right = await this.#process.inTurns(this.#idsOf(b, numbers))
    return this.#process.inTurns(diffScript({ a: left, b: right, horizon }))
  }

  /** Lines as numbers: those that compare as equal have the same one. */
  *#idsOf({ lines, ended }: DiffFile, numbers: Map<string, number>): Work<readonly number[]> {
    const blind = ['w', 'b', 'Z'].some((name) => this.#args.has(name))
    const plain = !blind && !['i', 'E', 'strip-trailing-cr'].some((name) => this.#args.has(name))
    const ids: number[] = []
    for (const [at, line] of lines.entries()) {
      const open = !ended && at === lines.length - 1 && !blind
      const key = (plain ? line : yield* this.#comparable(line)) + (open ? '\n' : '')
      const id = numbers.get(key) ?? numbers.size
      numbers.set(key, id)
      if (ids.push(id) % LINES === 0) yield LINES
    }
    return ids
  }

  #counts(a: DiffFile, b: DiffFile): (change: Change) => boolean {
    const blank = this.#args.has('B')
    const passed = this.#args.values('I').map(expression)
    if (!blank && passed.length === 0) return () => true
    const blind = ['w', 'b', 'Z'].some((name) => this.#args.has(name))
    const isEmpty = (line: string): boolean =>
      line === '' || (blind && !/[^ \t\v\f\r]/.test(line)) || (line === '\r' && this.#args.has('strip-trailing-cr'))
    const filled = ({ lines }: DiffFile, from: number, to: number): boolean =>
      lines.slice(from, to).some((line) => !(blank && isEmpty(line)) && !passed.some((pattern) => pattern.test(line)))
    return ({ from, to, newFrom, newTo }) => filled(a, from, to) || filled(b, newFrom, newTo)
  }
}

const NUM = { name: 'NUM', kind: 'number' } as const

/** diff(1): says how two files differ. */
export const diff = gnu({
  name: 'diff',
  refused: optionList('l,paginate ignore-file-name-case palette=TEXT'),
  versionLetter: 'v',
  options: [
    { long: 'normal' },
    { short: 'q', long: 'brief' },
    { short: 's', long: 'report-identical-files' },
    { short: 'c' },
    { short: 'C', value: NUM },
    { long: 'context', value: { ...NUM, optional: true } },
    { short: 'u' },
    { short: 'U', value: NUM },
    { long: 'unified', value: { ...NUM, optional: true } },
    { short: 'y', long: 'side-by-side' },
    { short: 'W', long: 'width', value: NUM },
    { long: 'suppress-common-lines' },
    { short: 'L', long: 'label', value: { name: 'LABEL', kind: 'text' } },
    { short: 'e', long: 'ed' },
    { short: 'n', long: 'rcs' },
    { short: 't', long: 'expand-tabs' },
    { short: 'T', long: 'initial-tab' },
    { short: 'I', long: 'ignore-matching-lines', value: { name: 'RE', kind: 'text' } },
    { short: 'x', long: 'exclude', value: { name: 'PAT', kind: 'text' } },
    { short: 'r', long: 'recursive' },
    { short: 'N', long: 'new-file' },
    { short: 'i', long: 'ignore-case' },
    { short: 'Z', long: 'ignore-trailing-space' },
    { short: 'b', long: 'ignore-space-change' },
    { short: 'w', long: 'ignore-all-space' },
    { short: 'B', long: 'ignore-blank-lines' },
    { short: 'a', long: 'text' },
    { long: 'strip-trailing-cr' },
    { short: 'd', long: 'minimal' },
    { long: 'color', value: { name: 'WHEN', kind: 'text', optional: true } },
    ...optionList(
      'p,show-c-function F,show-function-line=RE X,exclude-from=FILE S,starting-file=FILE E,ignore-tab-expansion ' +
        'from-file=FILE to-file=FILE left-column tabsize=NUM horizon-lines=NUM speed-large-files suppress-blank-empty ' +
        'no-dereference unidirectional-new-file no-ignore-file-name-case D,ifdef=NAME line-format=LFMT ' +
        'old-line-format=LFMT new-line-format=LFMT unchanged-line-format=LFMT old-group-format=GFMT ' +
        'new-group-format=GFMT unchanged-group-format=GFMT changed-group-format=GFMT',
    ),
  ],
  operands: [
    { name: 'FILE1', kind: 'path' },
    { name: 'FILE2', kind: 'path' },
  ],
  usageStatus: 2,
  hint: ({ name }) => `${name}: Try '${name} --help' for more information.\n`,
  // an old form: `-u5`, `-c2`
  rewrite: (words) =>
    words.map((word) =>
      word.replace(
        /^-([a-zA-Z]*)([uc])(\d+)$/,
        (_, others: string, letter: string, count: string) => `-${others}${letter.toUpperCase()}${count}`,
      ),
    ),
  async run(process, args) {
    const [left, right, extra] = args.operands
    styleOf(process, args, () => true)
    const [from, to] = [args.value('from-file'), args.value('to-file')]
    if (from !== undefined && to !== undefined) throw new Failure('--from-file and --to-file both specified', TROUBLE)
    if (from !== undefined || to !== undefined) {
      let status = SAME
      for (const name of args.operands)
        status = Math.max(status, await new Comparison(process, args).compare(from ?? name, to ?? name))
      return status
    }
    if (left === undefined || right === undefined)
      throw new UsageError(`missing operand after '${left ?? process.argv.at(-1)}'`)
    if (extra !== undefined) throw new UsageError(`extra operand '${extra}'`)
    return new Comparison(process, args).compare(left, right)
  },
})
