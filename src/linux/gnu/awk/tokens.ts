import { Failure } from '../library/program.ts'
import { Lexer, type Token } from './lexer.ts'

/** Whether a token ends a statement: there a parenthesis that is still open is missed. */
const endsStatement = ({ type, text }: Token): boolean =>
  type === 'newline' || (type === 'operator' && (text === ';' || text === '}'))

/** How a token changes the number of open parentheses. */
const depthOf = ({ type, text }: Token): number => (type !== 'operator' ? 0 : text === '(' ? 1 : text === ')' ? -1 : 0)

/** The tokens of a program, one after the other: what the parsers look at, take, and complain about. */
export class Tokens {
  readonly #lexer: Lexer
  #current: Token
  /** A token that was read too early. */
  #pending: Token | undefined
  /** Open parentheses before the current token. */
  #open = 0

  constructor(text: string) {
    this.#lexer = new Lexer(text)
    this.#current = this.#lexer.next()
  }

  /** The one that has been reached. */
  get current(): Token {
    return this.#current
  }

  /** @throws Failure - the current token does not belong here */
  fail(found = this.#current.text): never {
    const { line, type } = this.#current
    if (type === 'end') throw new Failure(`line ${line + 1}: missing } near end of file`, 2)
    if (this.#open > 0 && endsStatement(this.#current)) throw new Failure(`line ${line}: missing ) near ${found}`, 2)
    throw new Failure(`line ${line}: syntax error at or near ${type === 'regex' ? '/' : found}`, 2)
  }

  /** @throws Failure - what is said of the current line */
  refuse(message: string): never {
    throw new Failure(`line ${this.#current.line}: ${message}`, 2)
  }

  /** Takes the current token. */
  advance(): Token {
    const token = this.#current
    this.#open += depthOf(token)
    this.#current = this.#pending ?? this.#lexer.next()
    this.#pending = undefined
    return token
  }

  /** Gives a token back; the current one comes after it. */
  putBack(token: Token): void {
    this.#open -= depthOf(token)
    this.#pending = this.#current
    this.#current = token
  }

  /** Whether the current token is this operator or keyword. */
  is(text: string): boolean {
    const { type } = this.#current
    return this.#current.text === text && (type === 'operator' || type === 'keyword')
  }

  /** Takes this operator or keyword, if it is the current token. */
  accept(text: string): boolean {
    const found = this.is(text)
    if (found) this.advance()
    return found
  }

  /** Takes this operator or keyword. @throws Failure - it is another one */
  expect(text: string): void {
    if (!this.accept(text)) this.fail()
  }

  /** Passes over newlines. */
  newlines(): void {
    while (this.#current.type === 'newline') this.advance()
  }

  /** Passes over newlines and semicolons. */
  skip(): void {
    while (this.#current.type === 'newline' || this.is(';')) this.advance()
  }

  /** Whether the statement ends here. */
  get endsHere(): boolean {
    return this.#current.type === 'newline' || this.#current.type === 'end' || this.is(';') || this.is('}')
  }

  /** Takes what may stand after a statement. @throws Failure - something else follows */
  terminate(): void {
    if (this.#current.type === 'newline' || this.is(';')) this.advance()
    else if (!this.is('}') && this.#current.type !== 'end') this.fail()
  }
}
