import type { Work } from '../../../base/work.ts'
import { quoteAlways } from '../library/quote.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { plainSentence, type Sentence } from '../library/each-input.ts'
import { fieldsOf, MANY } from '../../../base/fields.ts'
import { chunkOf, octetsOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { allLines, OrderCheck, twoNames } from '../comm/two-files.ts'

/** How much is gathered before it is printed. */
const BATCH = 32_768

type Fields = readonly string[]

/** A field of the output: of a file (0 or 1), or the one that both have in common. */
interface Place {
  readonly file: 0 | 1 | 'both'
  readonly field: number
}

function fieldNumber(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) === 0) throw new Failure(phrase`invalid field number: ${quoted(text)}`)
  return Number(text) - 1
}

function placesOf(format: string): readonly Place[] {
  if (format === '') throw new Failure(phrase`invalid file number in field spec: ${quoted('')}`)
  return format
    .split(/[, \t]+/)
    .filter(Boolean)
    .map((part) => {
      if (part === '0') return { file: 'both', field: 0 }
      const [, file, field] = /^([12])\.(.*)$/s.exec(part) ?? []
      if (file === undefined || field === undefined) {
        throw new Failure(
          /^0|^[12][^.]*$/.test(part)
            ? phrase`invalid field specifier: ${quoted(part)}`
            : phrase`invalid file number in field spec: ${quoted(part)}`,
        )
      }
      return { file: file === '1' ? 0 : 1, field: fieldNumber(field) }
    })
}

/** One of the two files, and where in it the program is. */
class Side {
  readonly #lines: readonly string[]
  readonly #fieldsOf: (line: string) => Work<Fields>
  readonly #keyOf: (fields: Fields) => string
  readonly #see: (at: number, line: string) => void
  #at = 0
  fields: Fields | undefined
  key = ''

  constructor(
    lines: readonly string[],
    how: { fieldsOf(line: string): Work<Fields>; keyOf(fields: Fields): string; see(at: number, line: string): void },
  ) {
    this.#lines = lines
    this.#fieldsOf = how.fieldsOf
    this.#keyOf = how.keyOf
    this.#see = how.see
  }

  begin(): Work<void> {
    return this.#take(false)
  }

  advance(): Work<void> {
    this.#at += 1
    return this.#take(true)
  }

  /** The lines from here on with the same key. */
  *group(): Work<Fields[]> {
    const [key, group]: [string, Fields[]] = [this.key, []]
    while (this.fields && this.key === key) {
      if (group.push(this.fields) % MANY === 0) yield MANY
      yield* this.advance()
    }
    return group
  }

  *#take(checked: boolean): Work<void> {
    const line = this.#lines[this.#at]
    const before = this.key
    this.fields = line === undefined ? undefined : yield* this.#fieldsOf(line)
    if (!this.fields) return
    this.key = this.#keyOf(this.fields)
    if (checked && this.key < before) this.#see(this.#at, line ?? '')
  }
}

class Join {
  readonly #args: Arguments
  readonly #keys: readonly [number, number]
  readonly #separator: string | undefined
  readonly #empty: string
  #places: readonly Place[] | undefined
  #out = ''

  constructor(args: Arguments) {
    const { value, has } = args
    this.#args = args
    const both = value('j')
    this.#keys = [fieldNumber(value('1') ?? both ?? '1'), fieldNumber(value('2') ?? both ?? '1')]
    const separator = value('t')
    if (separator !== undefined && separator.length > 1 && separator !== '\\0')
      throw new Failure(phrase`multi-character tab ${quoted(separator)}`)
    this.#separator = separator === '\\0' ? '\0' : separator === '' ? '\n' : separator
    this.#empty = octetsOf(value('e') ?? '')
    const format = value('o')
    if (has('o') && format !== 'auto') this.#places = placesOf(args.values('o').join(','))
  }

  keyOf(file: 0 | 1): (fields: Fields) => string {
    return (fields) => {
      const key = fields[this.#keys[file]] ?? ''
      return this.#args.has('i') ? key.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : key
    }
  }

  fieldsOf(line: string): Work<Fields> {
    if (this.#separator !== undefined) return fieldsOf(line, this.#separator)
    return fieldsOf(line.replace(/^[ \t]+/, ''), /[ \t]+/g)
  }

  /** Reads the first lines: headers, and with `-o auto` the number of fields. */
  *begin(left: Side, right: Side): Work<void> {
    yield* left.begin()
    yield* right.begin()
    const first = [left.fields, right.fields]
    if (this.#args.value('o') === 'auto') {
      const rest = ([0, 1] as const).flatMap((file) =>
        (first[file] ?? []).flatMap((_, field) => (field === this.#keys[file] ? [] : [{ file, field }])),
      )
      this.#places = [{ file: 'both', field: 0 }, ...rest]
    }
    if (!this.#args.has('header') || first.every((fields) => fields === undefined)) return
    yield* this.print(left.fields, right.fields)
    yield* left.advance()
    yield* right.advance()
  }

  /** Prints each line with each. */
  async pairs(process: GnuProcess, lefts: readonly Fields[], rights: readonly Fields[]): Promise<void> {
    if (this.#args.has('v')) return
    for (const left of lefts) {
      for (const right of rights) {
        await process.inTurns(this.print(left, right))
        if (this.#out.length > BATCH) await this.flush(process, BATCH)
      }
    }
  }

  /** Writes what has been gathered, once it is more than `most`. */
  async flush(process: GnuProcess, most: number): Promise<void> {
    if (this.#out.length <= most) return
    const out = this.#out
    this.#out = ''
    await process.print(chunkOf(out))
  }

  *print(left: Fields | undefined, right: Fields | undefined): Work<void> {
    const key = (left ? left[this.#keys[0]] : right?.[this.#keys[1]]) ?? ''
    const fields = this.#places
      ? this.#places.map(({ file, field }) => (file === 'both' ? key : [left, right][file]?.[field]) || this.#empty)
      : [key || this.#empty, ...(yield* this.#others(left, 0)), ...(yield* this.#others(right, 1))]
    const separator = this.#separator ?? ' '
    for (let at = 0; at < fields.length; at += MANY) {
      if (at > 0) yield MANY / 8
      this.#out += (at > 0 ? separator : '') + fields.slice(at, at + MANY).join(separator)
    }
    this.#out += this.#args.has('z') ? '\0' : '\n'
  }

  /** The fields of a line that are not its key. */
  *#others(line: Fields | undefined, file: 0 | 1): Work<Fields> {
    const others: string[] = []
    for (const [at, field] of line?.entries() ?? [])
      if (at !== this.#keys[file] && others.push(field || this.#empty) % MANY === 0) yield MANY / 8
    return others
  }
}

/** Which file's lines are printed when they have no partner. @throws Failure */
class Unpaired {
  readonly #files: readonly string[]

  constructor({ values }: Arguments) {
    this.#files = [...values('a'), ...values('v')]
    const bad = this.#files.find((number) => number !== '1' && number !== '2')
    if (bad !== undefined) throw new Failure(phrase`invalid field number: ${quoted(bad)}`)
  }

  of(order: number): boolean {
    return this.#files.includes(order < 0 ? '1' : '2')
  }
}

const sentence: Sentence = (name, error) =>
  error.code === 'EISDIR' ? `read error: ${error.message}` : plainSentence(name, error)

const FIELD = { name: 'FIELD', kind: 'number' } as const

/** join(1): joins lines of two files on a common field. */
export const join = gnu({
  name: 'join',
  options: [
    { short: '1', value: FIELD },
    { short: '2', value: FIELD },
    { short: 'a', value: { name: 'FILENUM', kind: 'number' } },
    { short: 'e', value: { name: 'EMPTY', kind: 'text' } },
    { short: 'i', long: 'ignore-case' },
    { short: 'j', value: FIELD },
    { short: 'o', value: { name: 'FORMAT', kind: 'text' } },
    { short: 't', value: { name: 'CHAR', kind: 'text' } },
    { short: 'v', value: { name: 'FILENUM', kind: 'number' } },
    { long: 'check-order' },
    { long: 'nocheck-order' },
    { long: 'header' },
    { short: 'z', long: 'zero-terminated' },
  ],
  operands: [
    { name: 'FILE1', kind: 'file' },
    { name: 'FILE2', kind: 'file' },
  ],
  async run(process, args) {
    const wanted = new Unpaired(args)
    const joining = new Join(args)
    const names = twoNames(args.operands, quoteAlways)
    if (names[0] === '-' && names[1] === '-')
      throw new Failure('both files cannot be standard input: No such file or directory')
    const { has } = args
    const check = new OrderCheck(has, (which, at, line) => `${names[which]}:${at + 1}: is not sorted: ${line}`)
    const sideOf = async (which: 0 | 1): Promise<Side> =>
      new Side(await allLines(process, names[which], { separator: has('z') ? '\0' : '\n', sentence }), {
        fieldsOf: (line) => joining.fieldsOf(line),
        keyOf: joining.keyOf(which),
        see: (at, line) => {
          if (check.looks && !(has('header') && at === 1)) check.see(which, at, line)
        },
      })
    const [left, right] = [await sideOf(0), await sideOf(1)]
    await process.inTurns(joining.begin(left, right))
    while (!check.stops && (left.fields ?? right.fields)) {
      const order = !left.fields ? 1 : !right.fields || left.key < right.key ? -1 : left.key > right.key ? 1 : 0
      if (order === 0) {
        const groups = [await process.inTurns(left.group()), await process.inTurns(right.group())] as const
        if (!check.stops) await joining.pairs(process, ...groups)
      } else {
        const [side, both] = [order < 0 ? left : right, left.fields !== undefined && right.fields !== undefined]
        if (wanted.of(order)) {
          const [first, second] = order < 0 ? [side.fields, undefined] : [undefined, side.fields]
          await process.inTurns(joining.print(first, second))
        }
        await process.inTurns(side.advance())
        check.unpaired ||= both
      }
      await joining.flush(process, BATCH)
    }
    await joining.flush(process, 0)
    await check.end(process)
    return 0
  },
})
