import { compareTimes, timeOf } from '../posix/file-time.ts'
import { FileSystemError } from '../posix/errno.ts'
import { ownDescriptor, resolvePath } from '../posix/open.ts'
import type { Process } from '../posix/process.ts'
import { MAY_EXECUTE, MAY_READ, MAY_WRITE, type PosixSystem, type Stat } from '../posix/posix-system.ts'
import { isTerminal } from '../posix/terminal.ts'
import { AssociativeArray, IndexedArray } from './arrays.ts'
import type { ShellState } from './state.ts'

/** What tests ask: files and terminals of the process, variables and options of the shell. A program (/usr/bin/test) has no shell. */
export interface Tested<System extends PosixSystem> {
  readonly process: Process<System>
  readonly state?: ShellState
  /** Whether coreutils' program asks: its integers have any size, and what stands in brackets is read by its number of words. */
  readonly coreutils?: boolean
}

/** A test that makes no sense; `message` is what bash says after `test: `, and the status is 2. */
export class TestError extends Error {
  override readonly name = 'TestError'
}

/** A word behind the expression, which does not belong to it. */
export class ExtraArgument extends TestError {
  readonly argument: string

  constructor(argument: string) {
    super(argument.startsWith('-') ? `syntax error: \`${argument}' unexpected` : 'too many arguments')
    this.argument = argument
  }
}

const UNARY = /^-[abcdefghknoprstuvwxzGLNORS]$/
const COREUTILS_UNARY = /^-[bcdefghknprstuwxzGLNOS]$/
const BINARY = /^(?:[<>]|==?|!=|-(?:nt|ot|ef|eq|ne|lt|le|gt|ge))$/

/** Whether a test of one operand holds: `-f`, `-z`, `-v` and so on (POSIX, test). */
export function unaryTest<System extends PosixSystem>(
  operator: string,
  operand: string,
  tested: Tested<System>,
): boolean {
  const { process, state } = tested
  switch (operator) {
    case '-n':
      return operand !== ''
    case '-z':
      return operand === ''
    case '-o':
      return state?.options.has(operand) ?? false
    case '-v':
      return state !== undefined && isSet(state, operand)
    case '-R':
      return state?.variables.get(operand)?.nameref ?? false
    case '-t':
      return /^\d+$/.test(operand) && isTerminal(process.descriptors.get(Number(operand)))
    default:
      return fileTest(operator, operand, process)
  }
}

function isSet(state: ShellState, word: string): boolean {
  const [, name = word, subscript] = /^(\w+)\[(.*)\]$/s.exec(word) ?? []
  if (subscript === undefined) return /^\d+$/.test(name) ? isPositional(state, name) : state.get(name) !== undefined
  const value = state.value(name)
  const all = (subscript === '@' || subscript === '*') && !(value instanceof AssociativeArray)
  if (all) return typeof value === 'string' || (value?.size ?? 0) > 0
  if (value instanceof AssociativeArray) return value.get(subscript) !== undefined
  if (value instanceof IndexedArray) return value.get(state.index(name, value, subscript)) !== undefined
  return value !== undefined && Number(state.evaluate(subscript)) === 0
}

const isPositional = (state: ShellState, name: string): boolean =>
  name === '0' || state.positional[Number(name) - 1] !== undefined

const modeBits: Readonly<Record<string, number>> = { '-u': 0o4000, '-g': 0o2000, '-k': 0o1000 }
const accessBits: Readonly<Record<string, number>> = { '-r': MAY_READ, '-w': MAY_WRITE, '-x': MAY_EXECUTE }

function fileTest<System extends PosixSystem>(operator: string, path: string, process: Process<System>): boolean {
  const { fs } = process.system
  const absolute = resolvePath(process, path)
  const own = path === '' ? undefined : ownDescriptor(absolute, process.pid)
  if (own !== undefined) return descriptorTest(operator, process, own)
  try {
    if (operator === '-L' || operator === '-h') return fs.lstat(absolute).type === 'symlink'
    const bits = accessBits[operator]
    if (bits === undefined) return statTest(operator, fs.stat(absolute), process)
    fs.access(absolute, bits)
    return true
  } catch (error) {
    if (error instanceof FileSystemError) return false
    throw error
  }
}

function descriptorTest<System extends PosixSystem>(operator: string, process: Process<System>, fd: number): boolean {
  const type = process.descriptors.get(fd)?.type
  if (type === undefined) return false
  if (operator === '-f') return type === 'file'
  if (operator === '-p') return type === 'pipe'
  if (operator === '-c') return type === 'device' || type === 'terminal'
  return !['-d', '-b', '-S', '-s', '-x'].includes(operator)
}

function statTest<System extends PosixSystem>(
  operator: string,
  { type, size, mode, uid, gid }: Stat,
  { credentials }: Process<System>,
): boolean {
  switch (operator) {
    case '-a':
    case '-e':
      return true
    case '-f':
      return type === 'file'
    case '-d':
      return type === 'directory'
    case '-c':
      return type === 'device'
    case '-p':
      return type === 'fifo'
    case '-s':
      return size > 0
    case '-O':
      return uid === credentials.uid
    case '-G':
      return gid === credentials.gid
    default:
      return (mode & (modeBits[operator] ?? 0)) !== 0
  }
}

/** Whether a test of two operands holds. @throws TestError */
export function binaryTest<System extends PosixSystem>(
  operator: string,
  left: string,
  right: string,
  { process, coreutils }: Tested<System>,
): boolean {
  if (operator === '=' || operator === '==') return left === right
  if (operator === '!=') return left !== right
  if (operator === '<') return left < right
  if (operator === '>') return left > right
  if (!/^-[no]t$|^-ef$/.test(operator))
    return integerTest(operator, integer(left, coreutils), integer(right, coreutils))
  const [first, second] = [left, right].map((path) => process.system.fs.peek(resolvePath(process, path)))
  if (operator === '-ef') return first !== undefined && first.ino === second?.ino
  if (!first || !second) return operator === '-nt' ? first !== undefined : second !== undefined
  const order = compareTimes(timeOf(first, 'mtime'), timeOf(second, 'mtime'))
  return operator === '-nt' ? order > 0 : order < 0
}

function integer(text: string, anySize = false): bigint {
  const digits = /^\s*([-+]?)(\d+)\s*$/.exec(text)
  const value = digits && BigInt(`${digits[1] === '-' ? '-' : ''}${digits[2]}`)
  if (value === null || (!anySize && BigInt.asIntN(64, value) !== value))
    throw new TestError(`${text}: integer expression expected`)
  return value
}

function integerTest(operator: string, left: bigint, right: bigint): boolean {
  switch (operator) {
    case '-eq':
      return left === right
    case '-ne':
      return left !== right
    case '-lt':
      return left < right
    case '-le':
      return left <= right
    case '-gt':
      return left > right
    default:
      return left >= right
  }
}

/** Whether the expression holds that the operands of `test` make; without operands it does not. @throws TestError */
export function evaluateTestWords<System extends PosixSystem>(
  words: readonly string[],
  tested: Tested<System>,
): boolean {
  const expression = new WordTest(words, tested)
  const value = expression.counted()
  const { extra } = expression
  if (extra === undefined) return value
  throw new ExtraArgument(extra)
}

/** An expression of words. Up to four of them POSIX says what they mean; more are read by precedence. */
class WordTest<System extends PosixSystem> {
  readonly #words: readonly string[]
  readonly #tested: Tested<System>
  readonly #unary: RegExp
  #at = 0

  constructor(words: readonly string[], tested: Tested<System>) {
    this.#words = words
    this.#tested = tested
    this.#unary = tested.coreutils ? COREUTILS_UNARY : UNARY
  }

  /** The first word that does not belong to the expression. */
  get extra(): string | undefined {
    return this.#words[this.#at]
  }

  counted(words = this.#words): boolean {
    const [first = '', second = '', third = '', fourth] = words
    this.#at += words.length <= 3 ? words.length : 0
    if (words.length <= 1) return first !== ''
    if (words.length === 2) {
      if (first === '!') return second === ''
      if (!this.#unary.test(first)) throw new TestError(`${first}: unary operator expected`)
      return unaryTest(first, second, this.#tested)
    }
    if (words.length === 3) return this.#three(first, second, third)
    const bracketed = first === '(' && fourth === ')'
    if (words.length > 4 || (first !== '!' && !bracketed)) return this.#or()
    this.#at += 1
    if (first === '!') return !this.counted(words.slice(1))
    this.#at += 1
    return this.counted([second, third])
  }

  #three(first: string, second: string, third: string): boolean {
    if (BINARY.test(second)) return binaryTest(second, first, third, this.#tested)
    if (second === '-a') return first !== '' && third !== ''
    if (second === '-o') return first !== '' || third !== ''
    if (first === '!') {
      this.#at -= 2
      return !this.counted([second, third])
    }
    if (first === '(' && third === ')') return second !== ''
    throw new TestError(`${second}: binary operator expected`)
  }

  #or(): boolean {
    let value = this.#and()
    while (this.#words[this.#at] === '-o') {
      this.#at += 1
      value = this.#and() || value
    }
    return value
  }

  #and(): boolean {
    let value = this.#term()
    while (this.#words[this.#at] === '-a') {
      this.#at += 1
      value = this.#term() && value
    }
    return value
  }

  #term(): boolean {
    let negated = false
    while (this.#words[this.#at] === '!') {
      negated = !negated
      this.#at += 1
    }
    return this.#primary() !== negated
  }

  #primary(): boolean {
    const first = this.#take()
    if (first === '(') return this.#group()
    const operator = this.#words[this.#at]
    if (operator !== undefined && BINARY.test(operator) && this.#at + 1 < this.#words.length) {
      this.#at += 1
      return binaryTest(operator, first, this.#take(), this.#tested)
    }
    return this.#unary.test(first) ? unaryTest(first, this.#take(), this.#tested) : first !== ''
  }

  #group(): boolean {
    const value = this.#bracketed()
    const close = this.#words[this.#at]
    if (close === undefined) throw new TestError("`)' expected")
    if (close !== ')') throw new TestError(`\`)' expected, found ${close}`)
    this.#at += 1
    return value
  }

  #bracketed(): boolean {
    if (!this.#tested.coreutils) return this.#or()
    const ahead = this.#words.slice(this.#at, this.#at + 4)
    const close = ahead.indexOf(')', 1)
    const inside = close < 0 ? ahead : ahead.slice(0, close)
    return inside.length > 0 && inside.length <= 3 ? this.counted(inside) : this.#or()
  }

  #take(): string {
    const word = this.#words[this.#at]
    if (word === undefined) throw new TestError('argument expected')
    this.#at += 1
    return word
  }
}
