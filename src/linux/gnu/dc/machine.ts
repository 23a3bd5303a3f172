import {
  add,
  compare,
  type Decimal,
  divide,
  multiply,
  numberText,
  raise,
  readDecimal,
  remainder,
  rescale,
  squareRoot,
  subtract,
  ZERO,
} from '../bc/decimal.ts'
import { DcError, integer, named, numberValue, Registers, type Value, wholeOf } from './value.ts'

/** How many characters of a number stand in a line, with the backslash that it goes on behind. */
const LINE = 70
/** How many values there may be: more take more memory than there is. */
const MOST = 2 ** 22

/** What a machine needs of whoever runs it. */
export interface Surroundings {
  print(text: string): void
  complain(sentence: string): void
  /** Says of a command that there is none. */
  refuse(sentence: string): void
  /** Says what is odd, and goes on. */
  warn(sentence: string): void
  /** A line of standard input. */
  readLine(): Promise<string>
  /** Runs a line of the shell. */
  shell(line: string): Promise<void>
  /** To be waited for now and then. */
  due(): Promise<void> | undefined
}

/** A text that is run, and how far it is. */
interface Frame {
  readonly text: string
  at: number
}

const OPERATIONS: Readonly<Record<string, (a: Decimal, b: Decimal, scale: number) => Decimal>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': (a, b, scale) => {
    if (b.units === 0n) throw new DcError('divide by zero')
    return divide(a, b, scale)
  },
  '%': (a, b, scale) => {
    if (b.units === 0n) throw new DcError('remainder by zero')
    return remainder(a, b, scale)
  },
  '^': (a, b, scale) => (a.units === 0n && b.units < 0n ? ZERO : raise(a, b, scale)),
}

/** Remainders of powers, by squaring. */
function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, factor] = [1n % modulus, base % modulus]
  for (let left = exponent; left > 0n; left /= 2n) {
    if (left % 2n === 1n) result = (result * factor) % modulus
    factor = (factor * factor) % modulus
  }
  return result
}

/** The octets of a number, the highest first. */
function octets(value: bigint): string {
  let text = ''
  for (let left = value < 0n ? -value : value; left > 0n; left /= 256n)
    text = String.fromCharCode(Number(left % 256n)) + text
  return text
}

/** The calculator: a stack, registers, and texts that run. */
export class DcMachine {
  readonly #around: Surroundings
  readonly #stack: Value[] = []
  readonly #registers = new Registers()
  readonly #frames: Frame[] = []
  #scale = 0
  #inputBase = 10
  #outputBase = 10
  #isFile = false
  #quits = false

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** Runs a text, or a file's; false when it asked to end. A file is no level that can be left. */
  async run(text: string, isFile: boolean): Promise<boolean> {
    this.#isFile = isFile
    this.#quits = false
    this.#frames.push({ text, at: 0 })
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const due = this.#around.due()
      if (due) await due
      if (frame.at >= frame.text.length) {
        this.#frames.pop()
        continue
      }
      try {
        await this.#step(frame)
      } catch (error) {
        if (!(error instanceof DcError)) throw error
        this.#around.complain(error.message)
      }
    }
    return !this.#quits
  }

  async #step(frame: Frame): Promise<void> {
    const number = /_?[\dA-F]*(?:\.[\dA-F]*)?/y
    number.lastIndex = frame.at
    const [digits = ''] = number.exec(frame.text) ?? []
    if (digits !== '') {
      frame.at += digits.length
      const value = readDecimal(digits.replace('_', ''), this.#inputBase)
      this.#push(numberValue(digits.startsWith('_') ? { ...value, units: -value.units } : value))
      return
    }
    const command = String.fromCodePoint(frame.text.codePointAt(frame.at) ?? 0)
    frame.at += command.length
    if (/\s|\0/.test(command)) return
    if (command === '?') this.#call(await this.#around.readLine())
    else if (command === '!' && !/[<>=]/.test(frame.text.charAt(frame.at))) await this.#around.shell(this.#rest(frame))
    else if (command === '#') this.#rest(frame)
    else this.#command(command, frame)
  }

  #command(command: string, frame: Frame): void {
    if (command === '[') this.#push({ type: 'text', text: this.#bracketed(frame) })
    else if (OPERATIONS[command]) this.#calculate(OPERATIONS[command])
    else if ('~|v'.includes(command)) this.#calculateMore(command)
    else if ('pnPf'.includes(command)) this.#show(command)
    else if ('cdrRzZXaKIO'.includes(command)) this.#arrange(command)
    else if ('kio'.includes(command)) this.#set(command, wholeOf(this.#popNumber()))
    else if ('slSL:;<>=!'.includes(command)) this.#register(command, frame)
    else if (command === 'x') this.#execute(this.#pop())
    else if (command === 'q') this.#quit()
    else if (command === 'Q') this.#leave(this.#level())
    else this.#around.refuse(`${named(command)} unimplemented`)
  }

  #rest(frame: Frame): string {
    const end = frame.text.indexOf('\n', frame.at)
    const line = frame.text.slice(frame.at, end < 0 ? undefined : end)
    frame.at += line.length
    return line
  }

  #bracketed(frame: Frame): string {
    const from = frame.at
    let depth = 1
    while (depth > 0 && frame.at < frame.text.length) {
      const character = frame.text.charAt(frame.at)
      depth += character === '[' ? 1 : character === ']' ? -1 : 0
      frame.at += 1
    }
    return frame.text.slice(from, depth === 0 ? frame.at - 1 : frame.at)
  }

  #push(value: Value): void {
    if (this.#stack.push(value) > MOST) throw new RangeError('Invalid array length')
  }

  #top(depth = 1): Value {
    const value = this.#stack.at(-depth)
    if (!value || this.#stack.length < depth) throw new DcError('stack empty')
    return value
  }

  #pop(): Value {
    const value = this.#top()
    this.#stack.pop()
    return value
  }

  #popNumber(): Decimal {
    const value = this.#pop()
    if (value.type === 'text') throw new DcError('non-numeric value')
    return value.number
  }

  /** The two numbers on top, which stay there. */
  #pair(): readonly [Decimal, Decimal] {
    const [second, first] = [this.#top(), this.#top(2)]
    if (first.type === 'text' || second.type === 'text') throw new DcError('non-numeric value')
    return [first.number, second.number]
  }

  #replace(count: number, ...results: readonly Decimal[]): void {
    this.#stack.length -= count
    for (const result of results) this.#push(numberValue(result))
  }

  #calculate(operation: (a: Decimal, b: Decimal, scale: number) => Decimal): void {
    const [first, second] = this.#pair()
    if (operation === OPERATIONS['^'] && second.scale > 0) this.#around.warn('non-zero scale in exponent')
    this.#replace(2, operation(first, second, this.#scale))
  }

  #calculateMore(command: string): void {
    if (command === 'v') return this.#root()
    const [first, second] = this.#pair()
    if (command === '~') {
      if (second.units === 0n) throw new DcError('divide by zero')
      return this.#replace(2, divide(first, second, this.#scale), remainder(first, second, this.#scale))
    }
    const base = this.#top(3)
    if (base.type === 'text') throw new DcError('non-numeric value')
    const modulus = wholeOf(second)
    if (modulus === 0n) throw new DcError('remainder by zero')
    const units = modularPower(wholeOf(base.number), wholeOf(first), modulus)
    this.#replace(3, { units, scale: 0 })
  }

  #root(): void {
    const value = this.#pop()
    if (value.type === 'text') throw new DcError('square root of nonnumeric attempted')
    if (value.number.units < 0n) throw new DcError('square root of negative number')
    this.#push(numberValue(squareRoot(value.number, this.#scale)))
  }

  #text(value: Value): string {
    if (value.type === 'text') return value.text
    const text = numberText(value.number, this.#outputBase)
    if (text.length < LINE) return text
    return text.replace(new RegExp(`.{${LINE - 1}}(?=.)`, 'g'), '$&\\\n')
  }

  #show(command: string): void {
    if (command === 'f')
      this.#around.print(
        this.#stack
          .toReversed()
          .map((value) => `${this.#text(value)}\n`)
          .join(''),
      )
    else if (command === 'p') this.#around.print(`${this.#text(this.#top())}\n`)
    else if (command === 'n') this.#around.print(this.#text(this.#pop()))
    else {
      const value = this.#pop()
      this.#around.print(value.type === 'text' ? value.text : octets(wholeOf(value.number)))
    }
  }

  #arrange(command: string): void {
    const act: Readonly<Record<string, () => void>> = {
      c: () => (this.#stack.length = 0),
      d: () => this.#push(this.#top()),
      r: () => this.#rotate(2),
      R: () => this.#rotate(Number(wholeOf(this.#popNumber()))),
      z: () => this.#push(integer(this.#stack.length)),
      Z: () => this.#push(integer(lengthOf(this.#pop()))),
      X: () => this.#push(integer(scaleOf(this.#pop()))),
      a: () => this.#push({ type: 'text', text: characterOf(this.#pop()) }),
      K: () => this.#push(integer(this.#scale)),
      I: () => this.#push(integer(this.#inputBase)),
      O: () => this.#push(integer(this.#outputBase)),
    }
    act[command]?.()
  }

  /** Moves what is `count` deep to the top; the top so deep for a number below 0. */
  #rotate(count: number): void {
    const size = Math.min(Math.abs(count), this.#stack.length)
    if (size < 2) return
    const part = this.#stack.splice(-size)
    const [from, to] = count > 0 ? [0, size] : [size - 1, 0]
    const [moved] = part.splice(from, 1)
    if (moved) part.splice(to, 0, moved)
    for (const value of part) this.#stack.push(value)
  }

  #set(command: string, value: bigint): void {
    if (command === 'k') {
      if (value < 0n) throw new DcError('scale must be a nonnegative number')
      this.#scale = Number(value)
    } else if (command === 'i') {
      if (value < 2n || value > 16n) throw new DcError('input base must be a number between 2 and 16 (inclusive)')
      this.#inputBase = Number(value)
    } else {
      if (value < 2n) throw new DcError('output base must be a number greater than 1')
      this.#outputBase = Number(value)
    }
  }

  #register(command: string, frame: Frame): void {
    const negates = command === '!'
    const comparison = negates ? frame.text.charAt(frame.at) : command
    if (negates) frame.at += 1
    const name = String.fromCodePoint(frame.text.codePointAt(frame.at) ?? 0)
    if (frame.at >= frame.text.length) throw new DcError('unexpected EOS')
    frame.at += name.length
    const registers = this.#registers
    if ('<>='.includes(comparison)) this.#compare(comparison, negates, name)
    else if (command === 's') registers.store(name, this.#pop())
    else if (command === 'l') this.#push(registers.load(name))
    else if (command === 'S') registers.push(name, this.#pop())
    else if (command === 'L') this.#push(registers.pop(name))
    else {
      const index = wholeOf(this.#popNumber())
      if (index < 0n) throw new DcError('array index must be a nonnegative integer')
      if (command === ':') registers.storeAt(name, index, this.#pop())
      else this.#push(registers.loadAt(name, index))
    }
  }

  #compare(comparison: string, negates: boolean, name: string): void {
    const [first, second] = this.#pair()
    this.#stack.length -= 2
    const order = compare(second, first)
    const holds = comparison === '=' ? order === 0 : comparison === '>' ? order > 0 : order < 0
    if (holds !== negates) this.#execute(this.#registers.load(name))
  }

  /** Runs a text; a number is put back. */
  #execute(value: Value): void {
    if (value.type === 'number') this.#push(value)
    else this.#call(value.text)
  }

  #call(text: string): void {
    const last = this.#frames.at(-1)
    // what ends with a call does not come back to it
    if (last && last.at >= last.text.length && this.#frames.length > 1) this.#frames.pop()
    if (this.#frames.push({ text, at: 0 }) > MOST) throw new RangeError('Invalid array length')
  }

  #level(): number {
    const levels = Number(wholeOf(this.#popNumber()))
    if (levels < 1) throw new DcError('Q command requires a number >= 1')
    return levels
  }

  get #depth(): number {
    return this.#frames.length - (this.#isFile ? 1 : 0)
  }

  /** Leaves a text and the one that runs it; all where there are no two. */
  #quit(): void {
    this.#quits = this.#depth < 2
    if (this.#quits) this.#frames.length = 0
    else this.#leave(2)
  }

  #leave(levels: number): void {
    if (levels > this.#depth && this.#isFile) throw new DcError('Q command argument exceeded string execution depth')
    this.#frames.length = Math.max(0, this.#frames.length - levels)
  }
}

function lengthOf(value: Value): number {
  if (value.type === 'text') return value.text.length
  const { units } = value.number
  return (units < 0n ? -units : units).toString().length
}

const scaleOf = (value: Value): number => (value.type === 'text' ? 0 : value.number.scale)

/** The character of a number, or the first of a text. */
function characterOf(value: Value): string {
  if (value.type === 'text') return value.text.slice(0, 1)
  return String.fromCharCode(Number(wholeOf(rescale(value.number, 0)) & 255n))
}
