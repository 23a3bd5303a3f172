import type { Work } from '../../../base/work.ts'
import { localText, wholeText } from '../../../shell/posix/locale.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { compile } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'

type Value = bigint | string

const isInteger = (value: Value): boolean => typeof value === 'bigint' || /^-?[0-9]+$/.test(value)
const isNull = (value: Value): boolean => (typeof value === 'bigint' ? value === 0n : /^(?:|-?0+)$/.test(value))
const COMPARISONS = ['<', '<=', '=', '==', '!=', '>=', '>']

function integer(value: Value): bigint {
  if (!isInteger(value)) throw new Failure('non-integer argument', 2)
  return BigInt(value)
}

function* matched(text: string, source: string): Work<Value> {
  // patterns are about characters in any locale here
  const whole = wholeText(text)
  try {
    const pattern = compile(wholeText(source), { syntax: 'basic' })
    const match = yield* pattern.finding(whole)
    const here = match && match[0][0] === 0 ? match : undefined
    if (pattern.groups > 0) return here ? whole.slice(...(here[1] ?? [0, 0])) : ''
    return here ? BigInt(Array.from(whole.slice(...here[0])).length) : 0n
  } catch (error) {
    if (error instanceof PatternError) throw new Failure(error.message, 2)
    throw error
  }
}

function compared(operator: string, left: Value, right: Value): bigint {
  const [a, b] = isInteger(left) && isInteger(right) ? [BigInt(left), BigInt(right)] : [String(left), String(right)]
  const holds = {
    '<': a < b,
    '<=': a <= b,
    '=': a === b,
    '==': a === b,
    '!=': a !== b,
    '>=': a >= b,
    '>': a > b,
  }[operator]
  return holds ? 1n : 0n
}

function calculated(operator: string, left: Value, right: Value): bigint {
  const [a, b] = [integer(left), integer(right)]
  if ((operator === '/' || operator === '%') && b === 0n) throw new Failure('division by zero', 2)
  if (operator === '+') return a + b
  if (operator === '-') return a - b
  if (operator === '*') return a * b
  return operator === '/' ? a / b : a % b
}

/** Operators that bind ever more tightly. */
const LEVELS: readonly (readonly string[])[] = [['|'], ['&'], COMPARISONS, ['+', '-'], ['*', '/', '%'], [':']]

class ExpressionReader {
  readonly #words: readonly string[]
  #at = 0

  constructor(words: readonly string[]) {
    this.#words = words
  }

  *read(): Work<Value> {
    const value = yield* this.#level(0, true)
    const left = this.#words[this.#at]
    if (left !== undefined) throw new Failure(phrase`syntax error: unexpected argument ${quoted(left)}`, 2)
    return value
  }

  /** `evaluates`: whether the value is needed; `1 | 1 / 0` divides nothing. */
  *#level(level: number, evaluates: boolean): Work<Value> {
    const operators = LEVELS[level]
    if (!operators) return yield* this.#operand(evaluates)
    let left = yield* this.#level(level + 1, evaluates)
    for (;;) {
      const operator = this.#words[this.#at] ?? ''
      if (!operators.includes(operator)) return left
      this.#at += 1
      const needed = operator === '|' ? isNull(left) : operator === '&' ? !isNull(left) : true
      const right = yield* this.#level(level + 1, evaluates && needed)
      if (evaluates) left = yield* this.#joined(operator, left, right)
      yield 1
    }
  }

  *#joined(operator: string, left: Value, right: Value): Work<Value> {
    if (operator === '|') return isNull(left) ? (isNull(right) ? 0n : right) : left
    if (operator === '&') return isNull(left) || isNull(right) ? 0n : left
    if (operator === ':') return yield* matched(String(left), String(right))
    return COMPARISONS.includes(operator) ? compared(operator, left, right) : calculated(operator, left, right)
  }

  #word(): string {
    const word = this.#words[this.#at]
    if (word === undefined)
      throw new Failure(phrase`syntax error: missing argument after ${quoted(this.#words[this.#at - 1] ?? '')}`, 2)
    this.#at += 1
    return word
  }

  *#operand(evaluates: boolean): Work<Value> {
    const word = this.#word()
    const next = (): Work<string> => this.#text(evaluates)
    switch (word) {
      case '+':
        return this.#word()
      case '(':
        return yield* this.#inParentheses(evaluates)
      case ')':
        throw new Failure("syntax error: unexpected ')'", 2)
      case 'length':
        return BigInt(Array.from(yield* next()).length)
      case 'match': {
        const [text, source] = [yield* next(), yield* next()]
        return evaluates ? yield* matched(text, source) : ''
      }
      case 'index': {
        const [text, letters] = [Array.from(yield* next()), Array.from(yield* next())]
        return BigInt(text.findIndex((letter) => letters.includes(letter)) + 1)
      }
      case 'substr': {
        const [text, from, length] = [Array.from(yield* next()), yield* next(), yield* next()]
        if (!isInteger(from) || !isInteger(length) || Number(from) < 1 || Number(length) < 1) return ''
        return text.slice(Number(from) - 1, Number(from) - 1 + Number(length)).join('')
      }
      default:
        return word
    }
  }

  *#text(evaluates: boolean): Work<string> {
    return String(yield* this.#operand(evaluates))
  }

  *#inParentheses(evaluates: boolean): Work<Value> {
    const value = yield* this.#level(0, evaluates)
    const end = this.#words[this.#at]
    if (end === undefined)
      throw new Failure(phrase`syntax error: expecting ')' after ${quoted(this.#words[this.#at - 1] ?? '')}`, 2)
    if (end !== ')') throw new Failure(phrase`syntax error: expecting ')' instead of ${quoted(end)}`, 2)
    this.#at += 1
    return value
  }
}

/** Evaluates an expression, expr(1). */
export const expr: GnuProgram = gnu({
  name: 'expr',
  operands: [{ name: 'EXPRESSION', kind: 'text', repeated: true }],
  usageStatus: 2,
  // only alone are these options
  rewrite: (words) => (words.length === 1 && /^--(?:help|version)$/.test(words[0] ?? '') ? words : ['--', ...words]),
  async run(process, { operands }) {
    const words = operands[0] === '--' ? operands.slice(1) : operands
    if (words.length === 0) throw new UsageError('missing operand')
    const reader = new ExpressionReader(words.map((word) => localText(word, process.environment)))
    const value = await process.inTurns(reader.read())
    await process.print(`${value}\n`)
    return isNull(value) ? 1 : 0
  },
})
