import { createChance, type Chance } from '../../../base/chance.ts'
import { fieldsOf } from '../../../base/fields.ts'
import type { Work } from '../../../base/work.ts'
import type { Pattern } from '../../../shell/posix/regex/pattern.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { Separator } from './records.ts'
import { awkPattern } from './regex.ts'
import type { OpenFiles } from './open-files.ts'
import { type Name, NEVER, type Program } from './syntax.ts'
import {
  type AwkArray,
  InputText,
  isNumeric,
  isShortWhole,
  numberText,
  toNumber,
  Untyped,
  type Value,
} from './values.ts'

/** What a variable may hold. */
export type Held = Value | AwkArray | Untyped

/** Variables that are always there, with what they begin with. */
const SPECIAL: readonly (readonly [string, Value])[] = [
  ['NF', 0],
  ['NR', 0],
  ['FNR', 0],
  ['FS', ' '],
  ['OFS', ' '],
  ['ORS', '\n'],
  ['RS', '\n'],
  ['SUBSEP', '\x1c'],
  ['CONVFMT', '%.6g'],
  ['OFMT', '%.6g'],
  ['RSTART', 0],
  ['RLENGTH', -1],
  ['FILENAME', ''],
]

/** What takes longer than others should wait: a text with more characters, or a record with more fields. */
const LONG = 65_536
const MANY = 4096

/** The most fields that may be made by naming one. */
const MOST_FIELDS = 1_000_000
/** The most pieces that a text is cut into: with more of them awk would take the memory of the whole page. */
const MOST_PIECES = 8_000_000

/** The variables, the record and its fields, and what needs nothing else. */
export class Machine {
  readonly process: GnuProcess
  readonly files: OpenFiles
  readonly program: Program
  readonly globals: Held[] = []
  locals: Held[] = []
  chance: Chance
  seed = 0
  readonly #patterns = new Map<string, Pattern>()
  readonly #slots: Readonly<Record<string, number>>
  readonly #fieldCount: number
  #record = ''
  #fields: Value[] = []
  /** Whether the fields were taken from the record, and whether the record has to be made from them. */
  #split = true
  #joined = true
  /** Whether a text was long: then others have their turn while it is searched, split or put together. */
  isLong = false
  /** How many steps were done at once since others had their turn. */
  steps = 0

  constructor(process: GnuProcess, program: Program, files: OpenFiles) {
    this.process = process
    this.program = program
    this.files = files
    this.chance = process.kernel.chance
    const slots: Record<string, number> = {}
    for (const [name, value] of SPECIAL) {
      slots[name] = this.slotOf(name)
      this.globals[this.slotOf(name)] = value
    }
    this.#slots = slots
    this.#fieldCount = slots['NF'] ?? 0
    this.globals[this.slotOf('ENVIRON')] = new Map(
      [...process.environment].map(([name, value]) => [name, new InputText(value)]),
    )
  }

  /** The slot of a global variable; made when the program does not name it. */
  slotOf(name: string): number {
    const { globals } = this.program
    const slot = globals.get(name) ?? globals.size
    globals.set(name, slot)
    return slot
  }

  /** Does at once what takes no long time by itself; how much it was is counted. */
  atOnce<T>(work: Work<T>): T {
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
      this.steps += value
    }
  }

  /** Refuses an operation, where the awk of this name does. @throws Failure */
  beforeArithmetic?: (operator: string, right: number) => void

  /** Whether substr takes a start before the first character for the first, as gawk does, and mawk does not. */
  startsAtFirst = false

  /** A special variable. */
  special(name: string): Value {
    const held = this.globals[this.#slots[name] ?? 0]
    return held instanceof Map || held instanceof Untyped ? undefined : held
  }

  setSpecial(name: string, value: Value): void {
    this.globals[this.#slots[name] ?? 0] = value
  }

  text(value: Value): string {
    if (typeof value === 'string') return value
    if (typeof value === 'number')
      return isShortWhole(value) ? String(value) : numberText(value, this.text(this.special('CONVFMT')))
    return value === undefined ? '' : value.text
  }

  /** What ends a program that runs, with the place in its input. */
  failure(message: string): Failure {
    const [file, inFile, record] = ['FILENAME', 'FNR', 'NR'].map((name) => this.text(this.special(name)))
    const name = file === '' && record !== '0' ? '-' : file
    return new Failure(`run time error: ${message}\n\tFILENAME="${name}" FNR=${inFile} NR=${record}`, 2)
  }

  /** As print shows it. */
  shown(value: Value): string {
    return typeof value === 'number' ? numberText(value, this.text(this.special('OFMT'))) : this.text(value)
  }

  held(name: Name): Held {
    return name.local ? this.locals[name.slot] : this.globals[name.slot]
  }

  get(name: Name): Value {
    if (!name.local && name.slot === this.#fieldCount) this.#splitNow()
    const held = this.held(name)
    if (held instanceof Map) throw new Failure(`line ${this.program.lines}: illegal reference to array ${name.name}`, 2)
    return held instanceof Untyped ? undefined : held
  }

  set(name: Name, value: Value): void {
    if (this.held(name) instanceof Map)
      throw new Failure(`line ${this.program.lines}: illegal reference to array ${name.name}`, 2)
    if (name.local) {
      this.note(value)
      this.locals[name.slot] = value
    } else if (name.slot === this.#fieldCount) this.#setFieldCount(toNumber(value))
    else {
      this.note(value)
      // what has been read is cut by what FS was
      if (name.slot === this.#slots['FS']) this.#splitNow()
      this.globals[name.slot] = value
    }
  }

  /** Takes notice of a value that is kept. */
  note(value: Value): void {
    const text = value instanceof InputText ? value.text : value
    if (typeof text === 'string' && text.length > LONG) this.isLong = true
  }

  assign(name: string, value: Value): void {
    this.set({ type: 'name', name, local: false, slot: this.slotOf(name), waits: NEVER }, value)
  }

  array(name: Name): AwkArray {
    const held = this.held(name)
    if (held instanceof Map) return held
    if (held instanceof Untyped) return (held.array ??= new Map())
    if (held !== undefined)
      throw new Failure(`line ${this.program.lines}: illegal reference to variable ${name.name}`, 2)
    const array: AwkArray = new Map()
    if (name.local) this.locals[name.slot] = array
    else this.globals[name.slot] = array
    return array
  }

  get record(): string {
    if (!this.#joined) {
      this.steps += this.#fields.length / 4
      const values = Array.from({ length: this.#fields.length }, (_none, index) => this.text(this.#fields[index]))
      this.#record = values.join(this.text(this.special('OFS')))
      this.#joined = true
    }
    return this.#record
  }

  set record(text: string) {
    if (text.length > LONG) this.isLong = true
    this.#record = text
    this.#joined = true
    this.#split = false
  }

  /** Whether the record is to be split, or put together, and is long. */
  get isUnsettled(): boolean {
    if (!this.isLong) return false
    return this.#joined ? !this.#split && this.program.usesFields : this.#fields.length > MANY
  }

  /** Splits the record, or puts it together. */
  *settling(): Work<void> {
    if (this.#joined) {
      const texts = yield* this.splitting(this.#record, this.special('FS'))
      const fields: Value[] = []
      for (const text of texts) if (fields.push(new InputText(text)) % MANY === 0) yield MANY / 4
      this.#split = true
      this.#fields = fields
      this.globals[this.#fieldCount] = fields.length
      return
    }
    const separator = this.text(this.special('OFS'))
    let record = ''
    for (let at = 0; at < this.#fields.length; at += MANY) {
      const texts = this.#fields.slice(at, at + MANY).map((field) => this.text(field))
      record += (at === 0 ? '' : separator) + texts.join(separator)
      yield MANY / 4
    }
    this.#record = record
    this.#joined = true
  }

  field(index: number): Value {
    if (index === 0) return new InputText(this.record)
    this.#splitNow()
    return this.#fields[this.#checked(index) - 1]
  }

  setField(index: number, value: Value): void {
    if (index === 0) {
      this.record = this.text(value)
      return
    }
    this.#splitNow()
    const at = this.#checked(index) - 1
    while (this.#fields.length < at) this.#fields.push(new InputText(''))
    this.#fields[at] = value
    this.globals[this.#fieldCount] = this.#fields.length
    this.#joined = false
    if (at >= LONG) this.isLong = true
  }

  #checked(index: number): number {
    const whole = Math.trunc(index)
    if (whole < 0 || whole > MOST_FIELDS || Number.isNaN(whole))
      throw whole < 0 ? this.failure(`negative field index $${whole}`) : new Failure('memory exhausted', 2)
    return whole
  }

  #setFieldCount(count: number): void {
    this.#splitNow()
    const length = this.#checked(count)
    while (this.#fields.length < length) this.#fields.push(new InputText(''))
    this.#fields.length = length
    this.globals[this.#fieldCount] = length
    this.#joined = false
  }

  #splitNow(): void {
    if (this.#split) return
    this.#split = true
    this.#fields = this.split(this.#record, this.special('FS')).map((text) => new InputText(text))
    this.steps += this.#fields.length / 4
    this.globals[this.#fieldCount] = this.#fields.length
  }

  /** Cuts text into fields as FS says. */
  split(text: string, separator: Value | Pattern): readonly string[] {
    // an empty expression cuts between characters, as an empty text does
    if (separator instanceof Object && 'locate' in separator)
      return separator.literal === '' ? Array.from(text) : this.atOnce(this.#splitBy(text, separator))
    const by = this.text(separator)
    if (by === ' ') return text.match(/[^ \t\n]+/g) ?? []
    if (text === '') return []
    if (by === '') return Array.from(text)
    if (by.length === 1 && by !== '\\') return text.split(by)
    return this.atOnce(this.#splitBy(text, this.#separatorPattern(by)))
  }

  /** The same of a text that may be long. */
  *splitting(text: string, separator: Value | Pattern): Work<readonly string[]> {
    if (text.length <= LONG) return this.split(text, separator)
    const parts = yield* this.#parting(text, separator)
    if (parts.length > MOST_PIECES) throw new Failure('memory exhausted', 2)
    return parts
  }

  *#parting(text: string, separator: Value | Pattern): Work<readonly string[]> {
    if (separator instanceof Object && 'locate' in separator)
      return yield* separator.literal === '' ? characters(text) : this.#splitBy(text, separator)
    const by = this.text(separator)
    if (by === '') return yield* characters(text)
    if (by === ' ') return yield* words(text)
    if (by.length === 1 && by !== '\\') return yield* fieldsOf(text, by)
    return yield* this.#splitBy(text, this.#separatorPattern(by))
  }

  #separatorPattern(by: string): Pattern {
    return this.pattern(by.length === 1 ? `[${by}]` : by)
  }

  *#splitBy(text: string, pattern: Pattern): Work<readonly string[]> {
    if (text === '') return []
    const parts: string[] = []
    let [from, at, rounds] = [0, 0, 0]
    while (at <= text.length) {
      rounds += 1
      if (rounds % MANY === 0) yield MANY / 4
      const near = pattern.near(text, at)
      const span = near === 'far' ? yield* pattern.locating(text, at) : near
      if (!span) break
      if (span[1] === span[0]) at = span[1] + 1
      else {
        parts.push(text.slice(from, span[0]))
        from = span[1]
        at = from
      }
    }
    parts.push(text.slice(from))
    return parts
  }

  /** What ends a record. */
  get recordSeparator(): Separator {
    const separator = this.text(this.special('RS'))
    if (separator.length === 1) return separator
    return separator === '' ? undefined : this.pattern(separator)
  }

  /** A regular expression, as its text. */
  pattern(source: string): Pattern {
    const known = this.#patterns.get(source)
    if (known) return known
    const pattern = awkPattern(source, this.program.lines)
    this.#patterns.set(source, pattern)
    return pattern
  }

  /** -1, 0 or 1. Text that looks like a number compares as one with numbers. */
  compare(left: Value, right: Value): number {
    if (isNumeric(left) && isNumeric(right)) {
      const [a, b] = [toNumber(left), toNumber(right)]
      return a < b ? -1 : a > b ? 1 : 0
    }
    const [a, b] = [this.text(left), this.text(right)]
    return a < b ? -1 : a > b ? 1 : 0
  }

  /** Begins the random numbers anew; gives the seed before. */
  reseed(seed: number): number {
    const before = this.seed
    this.seed = seed
    this.chance = createChance(seed)
    return before
  }
}

/** The characters of a long text. @throws Failure for more than anybody has room for */
function* characters(text: string): Work<readonly string[]> {
  // two of them may be one character
  if (text.length > 2 * MOST_PIECES) throw new Failure('memory exhausted', 2)
  const all: string[] = []
  for (const character of text) if (all.push(character) % MANY === 0) yield MANY / 16
  return all
}

/** What stands between the blanks of a long text. */
function* words(text: string): Work<readonly string[]> {
  const all: string[] = []
  for (const [word] of text.matchAll(/[^ \t\n]+/g)) if (all.push(word) % MANY === 0) yield MANY / 8
  return all
}
