import { fieldsOf } from '../../../base/fields.ts'
import type { Work } from '../../../base/work.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { optionList } from '../library/options.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { matchArgument } from '../library/argument-match.ts'
import { parseList, type Range } from '../cut/cut.ts'
import {
  type Fraction,
  type NumberFormat,
  NumberProblem,
  readNumber,
  roundings,
  type Scale,
  scales,
  writeNumber,
} from './number.ts'
import { chunkOf, octetInput } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** What `--format` says: what stands around the number, and how it looks. */
interface Layout {
  readonly before: string
  readonly after: string
  readonly padding: number
  readonly zeros: number
  readonly precision: number | undefined
}

/** Reads `--format`. @throws Failure */
function layoutOf(format: string): Layout {
  const [before = ''] = /^(?:[^%]|%%)*/.exec(format) ?? []
  const rest = format.slice(before.length)
  if (rest === '') throw new Failure(phrase`format ${quoted(format)} has no % directive`)
  const [directive = '', flags = '', width = ''] = /^%([ '0]*)([-+]?\d+)?/.exec(rest) ?? []
  const [point = '', precision] = /^\.(\d*)/.exec(rest.slice(directive.length)) ?? []
  const end = directive.length + point.length
  if (end === rest.length && point === '') throw new Failure(phrase`format ${quoted(format)} ends in %`)
  if (/^\.[-+ \t]/.test(rest.slice(directive.length)))
    throw new Failure(phrase`invalid precision in format ${quoted(format)}`)
  if (rest.charAt(end) !== 'f')
    throw new Failure(phrase`invalid format ${quoted(format)}, directive must be %[0]['][-][N][.][N]f`)
  const after = rest.slice(end + 1)
  if (/^(?:[^%]|%%)*%/.test(after.replaceAll('%%', '')))
    throw new Failure(phrase`format ${quoted(format)} has too many % directives`)
  const columns = Number(width)
  const filled = flags.includes('0') && columns > 0
  return {
    before: before.replaceAll('%%', '%'),
    after,
    padding: filled ? 0 : columns,
    zeros: filled ? columns : 0,
    precision: precision === undefined ? undefined : Number(precision),
  }
}

/** `--from-unit`, `--to-unit`: `512`, `1K`, `1Ki`. @throws Failure */
function unitOf(text = '1'): bigint {
  const [, digits, letter, binary] = /^(\d*)([KMGTPEZY])?(i)?$/.exec(text) ?? []
  const power = letter === undefined ? 0 : 'KMGTPEZY'.indexOf(letter) + 1
  const size = BigInt(digits || (letter === undefined ? 0 : 1)) * (binary ? 1024n : 1000n) ** BigInt(power)
  if (size === 0n || (binary && power === 0)) throw new Failure(phrase`invalid unit size: ${quoted(text)}`)
  return size
}

/** How many fields are read, or rewritten, between two turns. */
const FIELDS = 512
const FIELD = /[ \t\n]*[^ \t\n]*/y

const whens = ['abort', 'fail', 'warn', 'ignore'] as const

/** Everything that the options say. */
interface Settings extends NumberFormat, Pick<Layout, 'before' | 'after'> {
  readonly from: Scale
  readonly fromUnit: bigint
  readonly toUnit: bigint
  readonly padding: number
  readonly suffix: string
  readonly delimiter: string | undefined
  readonly fields: readonly Range[]
  readonly invalid: (typeof whens)[number]
}

/** Reads the options whose values are words. @throws Failure */
function choicesOf({ value }: Arguments): Pick<Settings, 'from' | 'to' | 'rounding' | 'invalid'> {
  const choice = <Word extends string>(option: string, possible: readonly Word[], usual: Word): Word => {
    const given = value(option)
    return given === undefined ? usual : matchArgument({ program: 'numfmt', option, possible }, given)
  }
  const targets = scales.filter((scale) => scale !== 'auto')
  return {
    from: choice('from', scales, 'none'),
    to: choice('to', targets, 'none'),
    rounding: choice('round', roundings, 'from-zero'),
    invalid: choice('invalid', whens, 'abort'),
  }
}

/** Reads the options. @throws Failure, UsageError */
function settingsOf(args: Arguments): Settings {
  const { has, value, values } = args
  const choices = choicesOf(args)
  const padding = value('padding') ?? '0'
  if (value('padding') !== undefined && !/^[-+]?0*[1-9]\d*$/.test(padding))
    throw new Failure(phrase`invalid padding value ${quoted(padding)}`)
  const delimiter = value('d')
  if (delimiter !== undefined && delimiter.length > 1) throw new Failure('the delimiter must be a single character')
  const lists = values('field')
  if (lists.length > 1) throw new Failure('multiple field specifications')
  // a dash alone stands for all fields
  const fields = parseList((lists[0] ?? '1').replace(/(^|[, \t])-(?=$|[, \t])/g, '$11-'), true)
  const units = { fromUnit: unitOf(value('from-unit')), toUnit: unitOf(value('to-unit')) }
  const format = value('format')
  if (format !== undefined && has('grouping')) throw new Failure('--grouping cannot be combined with --format')
  const layout = layoutOf(format ?? '%f')
  if (has('grouping') && choices.to !== 'none') throw new Failure('grouping cannot be combined with --to')
  return {
    ...choices,
    ...units,
    ...layout,
    padding: layout.padding || Number(padding),
    delimiter: delimiter === '' ? '\0' : delimiter,
    fields,
    suffix: value('suffix') ?? '',
  }
}

/** Rewrites the numbers of lines. */
class Conversion {
  readonly #process: GnuProcess
  readonly #settings: Settings
  failed = false

  constructor(process: GnuProcess, settings: Settings) {
    this.#process = process
    this.#settings = settings
  }

  /** @throws Failure at a number that is none, unless --invalid says otherwise */
  async line(line: string): Promise<string> {
    const { delimiter, fields } = this.#settings
    const texts = await this.#process.inTurns(delimiter === undefined ? blankFields(line) : fieldsOf(line, delimiter))
    const shown: string[] = []
    for (const [index, text] of texts.entries()) {
      const due = index % FIELDS === 0 ? this.#process.due(FIELDS) : undefined
      if (due) await due
      const chosen = fields.some(([first, last]) => first <= index + 1 && index + 1 <= last)
      shown.push(chosen ? await this.#field(text, index) : text)
    }
    return shown.join(delimiter ?? ' ')
  }

  async #field(text: string, index: number): Promise<string> {
    try {
      return this.#converted(text, index)
    } catch (error) {
      if (!(error instanceof NumberProblem)) throw error
      const { invalid } = this.#settings
      if (invalid === 'abort') throw new Failure(error.phrase, 2)
      if (invalid !== 'ignore') await this.#process.complain(error.phrase)
      if (invalid === 'fail') this.failed = true
      return text
    }
  }

  #converted(text: string, index: number): string {
    const { suffix, delimiter, padding, before, after, from, fromUnit, toUnit } = this.#settings
    const bare =
      suffix !== '' && text.length > suffix.length && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text
    const typed = bare.replace(/^[ \t]+/, '')
    const { value, digits } = readNumber(typed, from)
    const scaled: Fraction = { top: value.top * fromUnit, bottom: value.bottom * toUnit }
    const number = writeNumber(scaled, digits, this.#settings) + suffix
    // columns stay where they are
    const automatic = padding === 0 && delimiter === undefined && (typed !== bare || index > 0) ? bare.length : 0
    return before + (padding < 0 ? number.padEnd(-padding) : number.padStart(padding || automatic)) + after
  }
}

/** Fields with the blanks before them, but the one that parts them. */
function* blankFields(line: string): Work<readonly string[]> {
  const fields: string[] = []
  for (let at = 0; ; at += 1) {
    FIELD.lastIndex = at
    const [field = ''] = FIELD.exec(line) ?? []
    fields.push(field)
    if (fields.length % FIELDS === 0) yield FIELDS
    at += field.length
    if (at >= line.length) return fields
  }
}

async function convertInput(process: GnuProcess, { has, value }: Arguments, conversion: Conversion): Promise<void> {
  const end = has('z') ? '\0' : '\n'
  const input = octetInput(process, process.file(0))
  let left = has('header') ? Number(value('header') ?? 1) : 0
  for (let lines = await input.lines(end); lines; lines = await input.lines(end))
    for (const [index, line] of lines.entries()) {
      const last = index === lines.length - 1 && !input.endsInNewline
      const shown = left > 0 ? line : await conversion.line(line)
      left = Math.max(0, left - 1)
      await process.print(chunkOf(shown + (last ? '' : end)))
    }
}

/** numfmt(1): numbers for people, and back. */
export const numfmt = gnu({
  name: 'numfmt',
  refused: optionList('dev-debug'),
  options: [
    { long: 'debug' },
    { short: 'd', long: 'delimiter', value: { name: 'X', kind: 'text' } },
    { long: 'field', value: { name: 'FIELDS', kind: 'text' } },
    { long: 'format', value: { name: 'FORMAT', kind: 'text' } },
    { long: 'from', value: { name: 'UNIT', kind: 'text' } },
    { long: 'from-unit', value: { name: 'N', kind: 'number' } },
    { long: 'grouping' },
    { long: 'header', value: { name: 'N', kind: 'number', optional: true } },
    { long: 'invalid', value: { name: 'MODE', kind: 'text' } },
    { long: 'padding', value: { name: 'N', kind: 'number' } },
    { long: 'round', value: { name: 'METHOD', kind: 'text' } },
    { long: 'suffix', value: { name: 'SUFFIX', kind: 'text' } },
    { long: 'to', value: { name: 'UNIT', kind: 'text' } },
    { long: 'to-unit', value: { name: 'N', kind: 'number' } },
    { short: 'z', long: 'zero-terminated' },
  ],
  operands: [{ name: 'NUMBER', kind: 'text', optional: true, repeated: true }],
  async run(process, args) {
    const header = args.value('header')
    if (header !== undefined && !/^\+?0*[1-9]\d*$/.test(header))
      throw new Failure(phrase`invalid header value ${quoted(header)}`)
    const conversion = new Conversion(process, settingsOf(args))
    const idle = !['from', 'to', 'grouping', 'padding', 'format', 'from-unit', 'to-unit', 'suffix'].some(args.has)
    if (args.has('debug') && idle) await process.complain('no conversion option specified')
    if (args.operands.length === 0) await convertInput(process, args, conversion)
    const end = args.has('z') ? '\0' : '\n'
    for (const operand of args.operands) await process.print((await conversion.line(operand)) + end)
    return conversion.failed ? 2 : 0
  },
})
