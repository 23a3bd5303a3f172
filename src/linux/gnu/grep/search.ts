import { byteLength } from '../../../shell/posix/bytes.ts'
import { wholeText } from '../../../shell/posix/locale.ts'
import type { Input } from '../../../shell/posix/input.ts'
import type { Span } from '../../../shell/posix/regex/search.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'
import type { Settings } from './settings.ts'

/** GREP_COLORS as they are when nobody sets them. */
const COLORS = { name: '35', number: '32', separator: '36', match: '01;31' } as const
/** How much is gathered before it is printed. */
const BATCH = 32_768
/** After how many lines others may have their turn: one less than a power of two. */
const PATIENCE = 255
/** A line that is longer is searched in turns. */
const LONG = 65_536
/** After how many matches in one line others may have their turn. */
const MATCHES = 512
/** Bytes that are no characters. */
const STRAY = /(?<![\ud800-\udbff])[\udc80-\udcff]/

/** What comes out, or how many steps it took to find nothing yet. */
type Piece = string | number

interface Line {
  readonly text: string
  readonly number: number
  readonly offset: number
}

/** Lines that zero bytes end, too: one after another, for there may be millions. */
function* zeroEnded(lines: readonly string[]): Iterable<string> {
  for (const line of lines) {
    let start = 0
    for (let end = line.indexOf('\0'); end >= 0; end = line.indexOf('\0', start)) {
      yield line.slice(start, end)
      start = end + 1
    }
    yield line.slice(start)
  }
}

/** One file that is searched. */
export class Search {
  readonly #process: GnuProcess
  readonly #settings: Settings
  /** The name before each line; undefined when there is to be none. */
  readonly #name: string | undefined
  #selected = 0
  #number = 0
  #offset = 0
  /** How many lines after the last match are still to be told. */
  #pending = 0
  #before: Line[] = []
  #lastTold = -1
  #binary = false
  #suppressed = false
  #out = ''
  /** What comes after that, piece by piece: a line may have millions of matches. */
  readonly #later: Iterable<Piece>[] = []

  readonly #width: number

  /** `told`: whether something was told of another file before; `width`: of the numbers before lines. */
  constructor(
    process: GnuProcess,
    settings: Settings,
    name: string | undefined,
    { told, width }: { readonly told: boolean; readonly width: number },
  ) {
    this.#width = width
    this.#process = process
    this.#settings = settings
    this.#name = name
    if (told) this.#lastTold = -2
  }

  /** How many lines were selected. */
  get selected(): number {
    return this.#selected
  }

  /** Whether lines of it were printed: the next file's are then kept apart. */
  get told(): boolean {
    return this.#lastTold !== -1
  }

  /** Whether a match was found that is not shown, for the file is no text. */
  get hides(): boolean {
    return this.#suppressed
  }

  /** Reads what there is, and tells as it reads. */
  async run(input: Input<GnuSystem>): Promise<void> {
    const { separator, most } = this.#settings
    if (most === 0) return
    for (let block = await input.block(separator); block !== undefined; block = await input.block(separator)) {
      if (!this.#binary && this.#isBinary(block)) {
        this.#binary = true
        if (this.#settings.binary === 'without-match') {
          this.#selected = 0
          return
        }
      }
      // a zero byte ends a line, too, in what is no text
      const done = await (this.#binary ? this.#take(zeroEnded(block.split(separator))) : this.#block(block))
      if (this.#out !== '') await this.#process.print(wholeText(this.#out))
      this.#out = ''
      if (done) return
    }
  }

  #isBinary(block: string): boolean {
    return this.#settings.binary !== 'text' && this.#settings.separator === '\n' && block.includes('\0')
  }

  /** Goes through the lines of a text; true when no more are wanted. */
  async #block(block: string): Promise<boolean> {
    const { pattern, invert, most, context, offsets, numbers, separator, report, color } = this.#settings
    const literal = pattern?.literal ?? ''
    const counts = numbers || offsets || context || most < Infinity
    const simple = literal !== '' && !literal.includes(separator) && report !== 'matches' && !color
    if (!simple || invert || counts) return this.#take(block.split(separator))
    const due = this.#process.due()
    if (due) await due
    return this.#find(block, literal)
  }

  /** Finds the lines with a text in them without taking all of them apart. */
  #find(block: string, literal: string): boolean {
    const { separator } = this.#settings
    for (let at = block.indexOf(literal); at >= 0;) {
      const start = at === 0 ? 0 : block.lastIndexOf(separator, at - 1) + 1
      const next = block.indexOf(separator, at)
      const end = next < 0 ? block.length : next
      this.#selected += 1
      if (this.#select(block.slice(start, end))) return true
      at = block.indexOf(literal, end)
    }
    return false
  }

  /** Whether a line matches; one that is long, or costs much, is searched in turns. */
  #matched(text: string): boolean | Promise<boolean> {
    const { pattern } = this.#settings
    if (!pattern) return false
    const long = text.length > LONG || pattern.isCostly
    return long ? this.#process.inTurns(pattern.testing(text)) : pattern.test(text)
  }

  /** Goes through lines; true when no more are wanted. */
  async #take(lines: Iterable<string>): Promise<boolean> {
    const { invert, most, context, offsets } = this.#settings
    const plain = !context && !offsets
    let index = -1
    for (const text of lines) {
      index += 1
      if ((index & PATIENCE) === 0) {
        const due = this.#process.due()
        if (due) await due
      }
      this.#number += 1
      const matched = this.#selected < most ? this.#matched(text) : invert
      if ((typeof matched === 'boolean' ? matched : await matched) !== invert) {
        this.#selected += 1
        const enough = this.#select(text)
        if (this.#later.length > 0) await this.#printLater()
        if (enough) return true
      } else if (plain && this.#selected < most) continue
      else if (context) {
        this.#pass(text)
        if (this.#later.length > 0) await this.#printLater()
      }
      if (this.#selected >= most && this.#pending === 0) return true
      if (offsets) this.#offset += byteLength(text) + 1
    }
    return false
  }

  async #printLater(): Promise<void> {
    for (const pieces of this.#later.splice(0)) {
      for (const piece of pieces) {
        if (typeof piece === 'number') {
          const due = this.#process.due(piece)
          if (due) await due
          continue
        }
        this.#out += piece
        if (this.#out.length < BATCH) continue
        await this.#process.print(wholeText(this.#out))
        this.#out = ''
      }
    }
  }

  /** A line that is selected; true when the file needs no more reading. */
  #select(text: string): boolean {
    const { report, context } = this.#settings
    if (report === 'count') return false
    if (report !== 'lines' && report !== 'matches') return true
    if (this.#binary) {
      this.#suppressed = true
      return true
    }
    const line = { text, number: this.#number, offset: this.#offset }
    if (context) {
      const first = this.#before[0] ?? line
      const { groupSeparator } = this.#settings
      const follows = this.#lastTold === -1 || this.#lastTold === first.number - 1
      if (!follows && groupSeparator !== undefined) this.#out += `${this.#paint('separator', groupSeparator)}\n`
      for (const earlier of this.#before) this.#tell(earlier, '-')
      this.#before = []
      this.#pending = context.after
    }
    this.#tell(line, ':')
    return false
  }

  /** A line that is not selected, but that may be near one. */
  #pass(text: string): void {
    const { context, report } = this.#settings
    if (!context || (report !== 'lines' && report !== 'matches')) return
    const line = { text, number: this.#number, offset: this.#offset }
    if (this.#pending > 0) {
      this.#pending -= 1
      this.#tell(line, '-')
    } else if (context.before > 0) {
      this.#before.push(line)
      if (this.#before.length > context.before) this.#before.shift()
    }
  }

  #tell(line: Line, mark: ':' | '-'): void {
    const { report, invert, color, binary, strays, separator } = this.#settings
    this.#lastTold = line.number
    if (binary !== 'text' && !strays && STRAY.test(line.text)) {
      this.#suppressed = true
      return
    }
    const matches = (mark === ':') !== invert
    if (report === 'matches') {
      if (matches) this.#later.push(this.#matches(line, mark))
    } else if (color && matches) this.#later.push(this.#painted(line, mark))
    else {
      const whole = `${this.#head(line, mark)}${line.text}${separator}`
      if (this.#later.length > 0) this.#later.push([whole])
      else this.#out += whole
    }
  }

  *#matches(line: Line, mark: ':' | '-'): Generator<Piece, void> {
    let [counted, offset] = [0, line.offset]
    for (const span of this.#spans(line.text)) {
      if (typeof span === 'number') {
        yield span
        continue
      }
      const [start, end] = span
      if (this.#settings.offsets) offset += byteLength(line.text.slice(counted, start))
      counted = start
      const found = this.#paint('match', line.text.slice(start, end))
      yield `${this.#head({ ...line, offset }, mark)}${found}${this.#settings.separator}`
    }
  }

  *#painted(line: Line, mark: ':' | '-'): Generator<Piece, void> {
    const { text } = line
    yield this.#head(line, mark)
    let from = 0
    for (const span of this.#spans(text)) {
      if (typeof span === 'number') {
        yield span
        continue
      }
      yield text.slice(from, span[0]) + this.#paint('match', text.slice(...span))
      from = span[1]
    }
    yield text.slice(from) + this.#settings.separator
  }

  /** Where the line matches, matches of nothing left out, with the steps between them. */
  *#spans(text: string): Generator<Span | number, void> {
    const { pattern } = this.#settings
    if (!pattern) return
    let rounds = 0
    for (let at = 0; at <= text.length;) {
      rounds += 1
      if (rounds % MATCHES === 0) yield MATCHES
      const near = pattern.near(text, at)
      const span = near === 'far' ? yield* pattern.locating(text, at) : near
      if (!span) break
      if (span[1] > span[0]) yield span
      at = span[1] > span[0] ? span[1] : span[1] + ((text.codePointAt(span[1]) ?? 0) > 0xffff ? 2 : 1)
    }
  }

  #head({ number, offset }: Line, mark: string): string {
    const { numbers, offsets, afterName, tab } = this.#settings
    const separator = this.#paint('separator', mark)
    let head = ''
    if (this.#name !== undefined) head += this.#paint('name', this.#name) + (afterName ?? separator)
    if (numbers) head += this.#paint('number', String(number).padStart(this.#width)) + separator
    if (offsets) head += this.#paint('number', String(offset).padStart(this.#width)) + separator
    return tab && head !== '' ? `${head}\t` : head
  }

  #paint(color: keyof typeof COLORS, text: string): string {
    return this.#settings.color ? `\x1b[${COLORS[color]}m\x1b[K${text}\x1b[m\x1b[K` : text
  }

  /** What is told when the file has been read: the count, or the name. */
  summary(name: string): string {
    const { report, afterName } = this.#settings
    if (report === 'count') {
      const shown =
        this.#name === undefined ? '' : this.#paint('name', name) + (afterName ?? this.#paint('separator', ':'))
      return `${shown}${this.#selected}\n`
    }
    const wanted = report === 'names with' ? this.#selected > 0 : report === 'names without' && this.#selected === 0
    return wanted ? this.#paint('name', name) + (afterName ?? '\n') : ''
  }
}
