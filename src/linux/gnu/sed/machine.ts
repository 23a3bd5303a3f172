import { piecewise } from '../../../base/piecewise.ts'
import { TextJoiner } from '../../../base/text-joiner.ts'
import type { Work } from '../../../base/work.ts'
import { bytesOf } from '../../../shell/posix/bytes.ts'
import type { Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { Address, Command, Expression, Script } from './command.ts'
import { commandOutput } from './command-output.ts'
import type { Output, ScriptFiles } from './outputs.ts'
import type { LineSource } from './source.ts'
import { substitute } from './substitute.ts'

/** What the machine waits for now and then. */
type Waits<Result> = Generator<Promise<unknown>, Result, unknown>

/** How many commands run before the process is asked whether it is somebody else's turn, and how many characters of a line are like one. */
const PATIENCE = 256
const CHARACTERS = 2048

export interface MachineOptions {
  readonly quiet: boolean
  readonly separator: string
  readonly width: number
  readonly unbuffered: boolean
}

/** Commands that decide how it goes on, or may take long. */
const CONTROL: ReadonlySet<string> = new Set([...'btTcdDelnNqQy', '0r'])

const NAMED = new Map([
  [7, '\\a'],
  [8, '\\b'],
  [9, '\\t'],
  [10, '\\n'],
  [11, '\\v'],
  [12, '\\f'],
  [13, '\\r'],
  [92, '\\\\'],
])

/** Text as y changes it. */
const translated = (text: string, table: Command['table']): string =>
  Array.from(text, (char) => table?.get(char) ?? char).join('')

/** After how many bytes that l shows others have their turn. */
const BYTES = 16_384

/** Text as l shows it. */
function* visible(text: string, width: number): Work<string> {
  const done: string[] = []
  let [shown, column]: [string[], number] = [[], 0]
  for (const byte of bytesOf(text)) {
    const octal = (): string => `\\${byte.toString(8).padStart(3, '0')}`
    const piece = NAMED.get(byte) ?? (byte > 31 && byte < 127 ? String.fromCharCode(byte) : octal())
    if (width > 0 && column + piece.length > width - 1) {
      shown.push('\\\n')
      column = 0
    }
    column += piece.length
    if (shown.push(piece) < BYTES) continue
    done.push(shown.join(''))
    shown = []
    yield BYTES / 16
  }
  return `${done.join('')}${shown.join('')}$`
}

/** A line with more characters is searched in turns. */
const LONG = 65_536

/** Says in sed's words that a search costs too much. @throws Failure */
function failed(error: unknown): never {
  throw error instanceof PatternError ? new Failure(`regex: ${error.message}`, 4) : error
}

/** Runs a script over lines. */
export class Machine {
  readonly #process: GnuProcess
  readonly #script: Script
  readonly #source: LineSource
  readonly #output: Output
  readonly #files: ScriptFiles
  readonly #options: MachineOptions
  #space = ''
  #hold = ''
  readonly #joiner = new TextJoiner()
  #complete = true
  #replaced = false
  /** What comes out after the line: text, or files. */
  #after: { readonly type: 'text' | 'file' | 'line'; readonly text: string }[] = []
  #last: Pattern | undefined
  #steps = 0
  /** Set by q and Q. */
  #status: number | undefined
  /** D leaves something to go on with. */
  #restart = false

  constructor(
    process: GnuProcess,
    script: Script,
    parts: { readonly source: LineSource; readonly output: Output; readonly files: ScriptFiles },
    options: MachineOptions,
  ) {
    this.#process = process
    this.#script = script
    this.#source = parts.source
    this.#output = parts.output
    this.#files = parts.files
    this.#options = options
  }

  /** Runs to the end; gives what q says. */
  async run(): Promise<number> {
    const quiet = this.#options.quiet || this.#script.quiet
    // together: either may be where a signal ends it
    for (const wait of this.#cycles(quiet)) await Promise.all([this.#output.isSeen && this.#output.flush(), wait])
    return this.#status ?? 0
  }

  *#cycles(quiet: boolean): Waits<void> {
    while (this.#status === undefined) {
      if (!this.#restart && !(yield* this.#read(false))) return
      this.#restart = false
      const prints = yield* this.#execute(quiet)
      if (prints && !quiet) this.#print()
      yield* this.#append()
      if (this.#options.unbuffered || this.#output.isFull) yield this.#output.flush()
    }
  }

  #print(): void {
    this.#output.line(this.#space, this.#options.separator, this.#complete)
  }

  /** Takes the next line, after what comes out before it; false when there is none. */
  *#read(append: boolean): Waits<boolean> {
    yield* this.#append()
    for (let wait = this.#source.wanting; wait; wait = this.#source.wanting) yield wait
    const line = this.#source.take()
    if (line === undefined) return false
    this.#space = append ? this.#joined(this.#space, line) : line
    this.#complete = this.#source.complete
    if (this.#source.startsFile) this.#hold = ''
    this.#replaced = false
    return true
  }

  *#append(): Waits<void> {
    if (this.#after.length === 0) return
    const after = this.#after
    this.#after = []
    for (const { type, text } of after) {
      if (type === 'text') this.#output.raw(text)
      else if (type === 'file') {
        yield this.#files.content(text).then((content) => content !== '' && this.#output.raw(content))
      } else yield this.#files.line(text).then((line) => line !== undefined && this.#output.raw(line))
    }
  }

  /** Whether there is no next line: n, N and `$` ask. */
  *#atEnd(): Waits<boolean> {
    for (let wait = this.#source.wantingLast; wait; wait = this.#source.wantingLast) yield wait
    return this.#source.isLast
  }

  /** Runs the commands on a line; true when it is to be printed at the end. */
  *#execute(quiet: boolean): Waits<boolean> {
    const { commands } = this.#script
    for (let at = 0; at < commands.length;) {
      const command = commands[at]
      if (!command) break
      this.#steps += 1 + Math.trunc(this.#space.length / CHARACTERS)
      if (this.#steps >= PATIENCE) {
        const due = this.#process.due(this.#steps)
        this.#steps = 0
        if (due) yield due
        if (this.#output.isFull) yield this.#output.flush()
      }
      at += 1
      const selected = command.from === undefined || (yield* this.#selects(command))
      if (selected === command.negated) {
        if (command.name === '{') at = command.target
        continue
      }
      if (command.substitution) {
        yield* this.#substitute(command.substitution)
        continue
      }
      if (!CONTROL.has(command.name)) {
        this.#simple(command)
        continue
      }
      const next = yield* this.#control(command, quiet)
      if (typeof next === 'string') return next === 'print'
      at = next ?? at
    }
    return true
  }

  /** What decides how it goes on, at another command or with the next line, and what may take long. */
  *#control(command: Command, quiet: boolean): Waits<number | 'print' | 'drop' | undefined> {
    const { name, target } = command
    switch (name) {
      case 'b':
        return target
      case 't':
      case 'T': {
        const jumps = this.#replaced === (name === 't')
        this.#replaced = false
        return jumps ? target : undefined
      }
      case 'l':
        this.#output.raw(yield* this.#inTurns(visible(this.#space, command.number ?? this.#options.width)))
        this.#output.raw(this.#options.separator)
        return undefined
      case 'y':
        this.#space = yield* this.#inTurns(piecewise(this.#space, (piece) => translated(piece, command.table)))
        return undefined
      case 'c':
        if (!command.to || command.negated || !command.active) this.#output.raw(command.text)
        return 'drop'
      case 'd':
        return 'drop'
      case 'D':
        return this.#deleteLine()
      case 'e':
        return yield* this.#run(command.text)
      case '0r':
        yield this.#files.content(command.text).then((content) => content !== '' && this.#output.raw(content))
        return undefined
      case 'n':
      case 'N':
        return yield* this.#advance(name === 'N', quiet)
      default:
        this.#status = command.number ?? 0
        return name === 'q' ? 'print' : 'drop'
    }
  }

  /** Does something long, others having their turn in between. */
  *#inTurns<T>(work: Work<T>): Waits<T> {
    const coming = this.#process.inTurns(work)
    return coming instanceof Promise ? yield* this.#awaited(coming) : coming
  }

  *#awaited<T>(coming: Promise<T>): Waits<T> {
    let done: { readonly value: T } | undefined
    yield coming.then((value) => (done = { value }))
    if (done) return done.value
    throw new Error('the wait ended without its value')
  }

  /** Runs a command, or what is in the pattern space, whose output takes its place then. */
  *#run(command: string): Waits<undefined> {
    yield this.#output.flush()
    const said = yield* this.#awaited(commandOutput(this.#process, command === '' ? this.#space : command))
    if (command !== '') this.#output.raw(said)
    else this.#space = said.endsWith(this.#options.separator) ? said.slice(0, -1) : said
    return undefined
  }

  *#advance(append: boolean, quiet: boolean): Waits<'print' | 'drop' | undefined> {
    if (yield* this.#atEnd()) {
      yield* this.#finish()
      if (this.#source.isEnd) return 'print'
    }
    if (!append && !quiet) this.#print()
    return (yield* this.#read(append)) ? undefined : 'drop'
  }

  /** With files that are edited one by one, n and N go on in the next. */
  *#finish(): Waits<void> {
    for (let wait = this.#source.isEnd ? undefined : this.#source.wanting; wait; wait = this.#source.wanting) yield wait
  }

  #deleteLine(): 'drop' {
    const end = this.#space.indexOf(this.#options.separator)
    this.#restart = end >= 0
    if (end >= 0) this.#space = this.#space.slice(end + 1)
    return 'drop'
  }

  #firstLine(): string {
    const end = this.#space.indexOf(this.#options.separator)
    return end < 0 ? this.#space : this.#space.slice(0, end)
  }

  #write({ name, text }: Command): void {
    const output = this.#outputOf(text)
    if (name === 'W') output.line(this.#firstLine(), this.#options.separator)
    else output.line(this.#space, this.#options.separator, this.#complete)
  }

  #outputOf(name: string): Output {
    return name === '/dev/stdout' ? this.#output : this.#files.output(name)
  }

  /** What needs no input and goes nowhere. */
  #simple(command: Command): void {
    const { text } = command
    const { separator } = this.#options
    switch (command.name) {
      case '=':
        return this.#output.raw(`${this.#source.number}${separator}`)
      case 'a':
        return void this.#after.push({ type: 'text', text })
      case 'i':
        return this.#output.raw(text)
      case 'r':
      case 'R':
        return void this.#after.push({ type: command.name === 'r' ? 'file' : 'line', text })
      case 'F':
        return this.#output.raw(`${this.#source.name}\n`)
      case 'p':
        return this.#print()
      case 'P':
        return this.#output.line(this.#firstLine(), separator)
      case 'W':
      case 'w':
        return this.#write(command)
      default:
        this.#change(command)
    }
  }

  #joined(text: string, more: string): string {
    return this.#joiner.join(text, this.#options.separator + more)
  }

  /** What changes the two spaces. */
  #change({ name }: Command): void {
    if (name === 'g') this.#space = this.#hold
    else if (name === 'G') this.#space = this.#joined(this.#space, this.#hold)
    else if (name === 'h') this.#hold = this.#space
    else if (name === 'H') this.#hold = this.#joined(this.#hold, this.#space)
    else if (name === 'x') [this.#space, this.#hold] = [this.#hold, this.#space]
    else if (name === 'z') this.#space = ''
  }

  *#substitute(substitution: NonNullable<Command['substitution']>): Waits<void> {
    const found = this.#search(substitution.expression, (pattern) => substitute(this.#space, pattern, substitution))
    const changed = found instanceof Promise ? yield* this.#awaited(found) : found
    if (changed === undefined) return
    this.#space = changed
    this.#replaced = true
    if (substitution.runs) yield* this.#run('')
    if (substitution.print) this.#print()
    if (substitution.file !== undefined)
      this.#outputOf(substitution.file).line(this.#space, this.#options.separator, this.#complete)
  }

  /** Searches with an expression, or with the one that was used last; what takes long is done in turns. */
  #search<T extends boolean | string | undefined>(
    expression: Expression,
    search: (pattern: Pattern) => T | Work<T>,
  ): T | Promise<T> {
    const pattern = expression ?? this.#last
    if (!pattern) throw new Failure('-e expression #1, char 0: no previous regular expression')
    this.#last = pattern
    try {
      const found = search(pattern)
      if (typeof found !== 'object') return found
      const coming = this.#process.inTurns(found)
      return coming instanceof Promise ? coming.catch(failed) : coming
    } catch (error) {
      return failed(error)
    }
  }

  *#matches(address: Address): Waits<boolean> {
    const { number } = this.#source
    switch (address.type) {
      case 'line':
        return number === address.line
      case 'step':
        return address.step <= 0
          ? number === address.first
          : number >= address.first && (number - address.first) % address.step === 0
      case 'last':
        return yield* this.#atEnd()
      case 'match': {
        const found = this.#search(address.expression, (pattern) =>
          this.#space.length <= LONG && !pattern.isCostly ? pattern.test(this.#space) : pattern.testing(this.#space),
        )
        return found instanceof Promise ? yield* this.#awaited(found) : found
      }
      default:
        return false
    }
  }

  *#selects(command: Command): Waits<boolean> {
    const { from, to } = command
    const { number } = this.#source
    if (!from) return true
    if (!to) return yield* this.#matches(from)
    if (command.active) {
      if (to.type === 'match' || to.type === 'last') {
        command.active = !(yield* this.#matches(to))
        return true
      }
      command.active = number < command.end
      if (number <= command.end) return true
    }
    // a range from a line that was passed by begins as late as it is asked, once
    const late = from.type === 'line' && number > from.line && !command.begun
    if (!late && !(yield* this.#matches(from))) return false
    command.begun = true
    if (to.type === 'line') command.end = to.line
    else if (to.type === 'more') command.end = number + to.count
    else if (to.type === 'multiple') command.end = to.count > 0 ? number + to.count - (number % to.count) : number
    else command.end = Infinity
    command.active = command.end > number
    return !late || number <= command.end
  }
}
