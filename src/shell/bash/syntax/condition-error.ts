import { QUOTED } from './quoted.ts'

/** What bash says of a `[[ … ]]` that it cannot understand. */
export interface ConditionError {
  /** Several lines where a group is wrong too; '' where bash says nothing. */
  readonly message: string
  /** Where the token is that cannot be there. */
  readonly at: number
  /** The text ended too early. */
  readonly ended: boolean
  /** A regular expression has a parenthesis that nothing closes: bash reads to the end. */
  readonly open: boolean
}

interface Token {
  readonly text: string
  readonly at: number
  readonly isWord: boolean
}

const WORD = new RegExp(`(?:${QUOTED}|[@?*+!]\\([^)]*\\)|[^\\s;&|<>()])+`, 'y')
const REGEX = new RegExp(`(?:${QUOTED}|\\([^)]*\\)|[^\\s;&<>()])+`, 'y')
const OPERATOR = /;;&|;;|;&|&&|\|\||\|&|&>>|&>|<<<|<<-|<<|<&|<>|>>|>&|>\||[;&|<>()\n]/y
const BLANK = /(?:[ \t]|\\\n)*/y
const UNARY = /^-[a-hknoprstuvwxzGLNORS]$/
const BINARY = /^(?:=|==|!=|=~|-(?:eq|ne|lt|le|gt|ge|nt|ot|ef))$/

/** What a text that is nested too deeply is said to have. */
export const TOO_DEEP = 'memory exhausted'

/** How many parts of a condition are read, each perhaps within the one before. */
const MOST_TERMS = 500

/** Reads a condition as bash does, as far as it can be understood. */
class ConditionReader {
  readonly #text: string
  #at: number
  #token: Token
  /** Where the token before it is. */
  #before = 0
  #messages: string[] | undefined
  #terms = 0
  #open = false

  constructor(text: string, start: number) {
    this.#text = text
    this.#at = start
    this.#token = { text: '', at: start, isWord: false }
  }

  read(): ConditionError | undefined {
    this.#or()
    const { text, at, isWord } = this.#token
    if (!this.#messages && isWord && text === ']]') return undefined
    const ended = this.#text.slice(at).trim() === ''
    let messages = this.#messages
    if (!messages && text === '') messages = ["unexpected EOF while looking for `]]'"]
    messages ??= [`syntax error in conditional expression${isWord ? '' : `: unexpected token \`${text}'`}`]
    return { message: messages.join('\n'), at: this.#messages ? at : this.#before, ended, open: this.#open }
  }

  #or(): void {
    this.#and()
    if (!this.#messages && this.#is('||')) this.#or()
  }

  #and(): void {
    this.#term()
    if (!this.#messages && this.#is('&&')) this.#and()
  }

  #term(): void {
    const { text, isWord } = this.#skip()
    this.#terms += 1
    if (this.#terms > MOST_TERMS) this.#messages = [TOO_DEEP]
    else if (isWord && text === ']]') this.#messages = []
    else if (text === '!' && isWord) this.#term()
    else if (text === '(') this.#group()
    else if (!isWord) this.#fail(`unexpected token \`${text || 'EOF'}' in conditional command`)
    else if (UNARY.test(text)) {
      if (this.#operand('unary')) this.#skip()
    } else this.#binary()
  }

  #group(): void {
    this.#or()
    if (!this.#messages && this.#is(')')) this.#skip()
    else if (this.#messages || (this.#token.isWord && this.#token.text !== ']]')) this.#fail("expected `)'")
    else this.#fail(`unexpected token \`${this.#token.text || 'EOF'}', expected \`)'`)
  }

  #binary(): void {
    const { text, isWord } = this.#next(WORD)
    const ends = isWord ? text === ']]' : ['&&', '||', ')'].includes(text)
    if (ends) return
    if (isWord ? BINARY.test(text) : text === '<' || text === '>') {
      if (this.#operand('binary', text === '=~' ? REGEX : WORD)) this.#skip()
      return
    }
    const start = isWord ? '' : `unexpected token \`${shown(text)}', `
    this.#fail(`${start}conditional binary operator expected`)
  }

  #operand(kind: string, pattern = WORD): boolean {
    const { text, isWord } = this.#next(pattern)
    this.#open = pattern === REGEX && (text === '(' || this.#text[this.#at] === '(')
    if (isWord && text !== ']]' && !this.#open) return true
    this.#fail(`unexpected argument \`${shown(text)}' to conditional ${kind} operator`)
    return false
  }

  #fail(message: string): void {
    // that says it all
    if (this.#terms > MOST_TERMS) return
    this.#messages = [...(this.#messages ?? []), message]
  }

  #is(operator: string): boolean {
    return !this.#token.isWord && this.#token.text === operator
  }

  /** The next token that is no end of a line; its text is '' at the end. */
  #skip(): Token {
    do this.#next(WORD)
    while (this.#is('\n'))
    return this.#token
  }

  #next(word: RegExp): Token {
    if (!this.#is('\n')) this.#before = this.#token.at
    this.#take(BLANK)
    const at = this.#at
    const text = this.#take(word)
    this.#token = { text: text || this.#take(OPERATOR), at, isWord: text !== '' }
    return this.#token
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const [found = ''] = pattern.exec(this.#text) ?? []
    this.#at += found.length
    return found
  }
}

/** How a token that is no word is named: a text that ends is like a line that does. */
const shown = (token: string): string => (token === '' || token === '\n' ? 'newline' : token)

/** What is wrong with the last condition that begins before a place; undefined where nothing is. */
export function conditionError(text: string, before: number): ConditionError | undefined {
  const opened = [...text.slice(0, before + 2).matchAll(/(?:^|[\s;&|(!])\[\[(?=\s|$)/g)].at(-1)
  return opened && new ConditionReader(text, opened.index + opened[0].length).read()
}
