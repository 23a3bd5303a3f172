import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { octetsOf } from '../library/octets.ts'
import { Failure } from '../library/program.ts'

const INT_MAX = 2 ** 31 - 1
/** Lines of a header, and of the empty space at the end of a page. */
const HEADER_LINES = 5
export const FOOTER_LINES = 5
const TAB = 8
/** How many columns there may be: more take more memory than there is. */
const MOST_COLUMNS = 2 ** 20

/** A character and how many columns go with it. */
export interface Stops {
  readonly character: string
  readonly width: number
}

/** How pages look. */
export interface Settings {
  readonly columns: number
  /** How columns are filled: one after the other, row by row, or each from a file of its own. */
  readonly filling: 'down' | 'across' | 'files'
  readonly pageLines: number
  readonly bodyLines: number
  readonly headers: boolean
  /** Whether form feeds of the text are kept where there are no headers. */
  readonly keepsFeeds: boolean
  readonly formFeed: boolean
  readonly doubled: boolean
  readonly margin: number
  readonly width: number
  readonly columnWidth: number
  /** Whether lines are cut at their column's width. */
  readonly cuts: boolean
  readonly separator: string
  readonly separates: boolean
  /** Numbers of lines; `width` is that of the digits. */
  readonly numbers: Stops | undefined
  /** How wide a number is with what follows it. */
  readonly numberWidth: number
  /** The number of the first line; undefined where lines are counted from the start of the text. */
  readonly firstNumber: number | undefined
  /** What is expanded to blanks on reading, where something is. */
  readonly input: Stops & { readonly expands: boolean }
  readonly output: Stops | undefined
  readonly control: 'caret' | 'octal' | undefined
  readonly firstPage: number
  readonly lastPage: number
}

const rangeError = ': Numerical result out of range'

/** A number that an option has. @throws Failure */
function count(text: string, least: number, what: string): number {
  if (!/^\s*[-+]?\d+$/.test(text)) throw new Failure(phrase`${what}: ${quoted(text)}`)
  const number = Number(text)
  if (number < least || number > INT_MAX) throw new Failure(phrase`${what}: ${quoted(text)}${rangeError}`)
  return number
}

/** Reads `[CHAR][WIDTH]`. @throws UsageError */
function stops(letter: string, text: string, usual: Stops): Stops {
  const [, character, digits] = /^(\D?)(.*)$/s.exec(octetsOf(text)) ?? []
  if (digits === undefined || digits === '') return { ...usual, ...(character && { character }) }
  const width = /^\s*\+?\d+$/.test(digits) ? Number(digits) : 0
  if (width <= 0 || width > INT_MAX)
    throw new UsageError(phrase`'-${letter}' extra characters or invalid number in the argument: ${quoted(digits)}`)
  return { character: character || usual.character, width }
}

/** Reads `FIRST[:LAST]`; undefined where it is none. */
export function pageRange(text: string): readonly [first: number, last: number] | undefined {
  const [, first, last = 'Infinity'] = /^\s*\+?(\d+)(?::\s*\+?(\d+))?$/.exec(text) ?? []
  const range = [Number(first), Number(last)] as const
  return range[0] >= 1 && range[1] >= range[0] ? range : undefined
}

interface Columns {
  readonly columns: number
  readonly filling: Settings['filling']
}

function columnsOf({ has, value }: Arguments, files: number): Columns {
  const given = value('columns')
  const columns = given === undefined ? 1 : count(given, 1, 'invalid number of columns')
  if (columns > MOST_COLUMNS) throw new Failure('memory exhausted')
  if (has('m') && given !== undefined) throw new Failure('cannot specify number of columns when printing in parallel')
  if (has('m') && has('a')) throw new Failure('cannot specify both printing across and printing in parallel')
  // standard input alone is one file
  if (has('m')) return { columns: Math.max(1, files), filling: files > 0 ? 'files' : 'across' }
  return { columns, filling: has('a') || columns === 1 ? 'across' : 'down' }
}

interface Joining {
  readonly joins: boolean
  readonly cuts: boolean
  readonly separator: string
  readonly separates: boolean
}

/** What the older -s and -w mean in terms of -S, -J and -W. */
function joiningOf({ given, has }: Arguments): Joining {
  const manyColumns = has('m') || has('columns')
  const texts = given.filter(({ name }) => name === 's' || name === 'S')
  const last = texts.findLast(({ name }) => name === 'S') ?? texts.findLast(({ value }) => value !== undefined)
  const separator = octetsOf(last?.value ?? '')
  const oldSeparator = texts.at(-1)?.name === 's'
  const oldWidth = given.findLast(({ name }) => name === 'w' || name === 'W')?.name === 'w'
  const plain = { joins: has('J'), cuts: has('W'), separator, separates: has('S') }
  if (oldWidth && manyColumns) return { ...plain, cuts: true, separates: plain.separates || oldSeparator }
  if (oldWidth) return { ...plain, joins: true }
  if (plain.separates || !oldSeparator || !manyColumns) return plain
  return plain.cuts ? { ...plain, separates: true } : { ...plain, joins: true, separates: separator !== '' }
}

/** The separator of columns, where there are some. */
function separation({ joins, cuts, separator, separates }: Joining, columns: number): Omit<Joining, 'joins'> {
  if (columns === 1) return { cuts: cuts && !joins, separator, separates }
  const text = separates ? separator : joins ? '\t' : ' '
  // a tab would not keep columns in line
  return { cuts: !joins, separator: !joins && text === '\t' ? ' ' : text, separates: true }
}

function widthOf({ value, given }: Arguments): number {
  const widths = given.filter(({ name }) => name === 'w' || name === 'W')
  for (const { name, value: text = '' } of widths) count(text, 1, `'-${name} PAGE_WIDTH' invalid number of characters`)
  return Number(value('W') ?? value('w') ?? 72)
}

function rangeOf(text: string | undefined): readonly [number, number] {
  if (text === undefined) return [1, Infinity]
  const range = pageRange(text)
  if (!range) throw new Failure(phrase`invalid page range ${quoted(text)}`)
  return range
}

function tabsOf(args: Arguments, columns: number): Pick<Settings, 'input' | 'output'> {
  const usual = { character: '\t', width: TAB }
  const input = stops('e', args.value('e') ?? '', usual)
  const output = stops('i', args.value('i') ?? '', usual)
  return {
    input: { ...input, expands: args.has('e') || columns > 1 },
    output: args.has('i') || columns > 1 ? output : undefined,
  }
}

function numbering(args: Arguments): Pick<Settings, 'numbers' | 'numberWidth' | 'firstNumber'> {
  const first = args.value('N')
  const firstNumber =
    first === undefined ? undefined : count(first, -(2 ** 31), "'-N NUMBER' invalid starting line number")
  if (!args.has('n')) return { numbers: undefined, numberWidth: 0, firstNumber }
  const numbers = stops('n', args.value('n') ?? '', { character: '\t', width: 5 })
  const { character, width } = numbers
  return { numbers, numberWidth: width + (character === '\t' ? TAB - (width % TAB) : 1), firstNumber }
}

type Lines = Pick<Settings, 'pageLines' | 'bodyLines' | 'headers' | 'keepsFeeds'>

function linesOf({ value, has, given }: Arguments): Lines {
  const pageLines = count(value('l') ?? '66', 1, "'-l PAGE_LENGTH' invalid number of lines")
  const body = pageLines - HEADER_LINES - FOOTER_LINES
  const bare = given.findLast(({ name }) => name === 't' || name === 'T')?.name
  const headers = bare === undefined && body > 0
  const lines = headers ? body : pageLines
  const bodyLines = has('d') ? Math.floor(lines / 2) : lines
  return { pageLines, bodyLines, headers, keepsFeeds: body <= 0 || bare === 't' }
}

/** Reads what the command line says of pages. @throws Failure, UsageError */
export function settingsOf(args: Arguments, files: number, pages = args.value('pages')): Settings {
  const { has, value } = args
  const { columns, filling } = columnsOf(args, files)
  const { cuts, separator, separates } = separation(joiningOf(args), columns)
  const [firstPage, lastPage] = rangeOf(pages)
  const lines = linesOf(args)
  const margin = count(value('o') ?? '0', 0, "'-o MARGIN' invalid line offset")
  const width = widthOf(args)
  const numbers = numbering(args)
  const useful = width - (filling === 'files' ? numbers.numberWidth : 0) - (columns - 1) * separator.length
  const columnWidth = Math.floor(useful / columns)
  if (columnWidth < 1) throw new Failure('page width too narrow')
  return {
    columns,
    filling,
    margin,
    width,
    columnWidth,
    cuts,
    separator,
    separates,
    firstPage,
    lastPage,
    ...lines,
    ...numbers,
    ...tabsOf(args, columns),
    formFeed: has('f') || has('F'),
    doubled: has('d'),
    control: has('v') ? 'octal' : has('c') ? 'caret' : undefined,
  }
}
