import type { Phrase } from '../../../shell/posix/phrase.ts'
import { OWN_FAILURE } from '../library/delegate.ts'
import { Failure } from '../library/program.ts'

/** What a letter behind a backslash stands for; `\\_` and `\\c` have rules of their own. */
const ESCAPES: Readonly<Record<string, string>> = { f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const LITERAL = '"\'\\#$'
const BLANK = /[ \t\n\v\f\r]/
const VARIABLE = /\$\{([A-Za-z_]\w*)\}/y

function refuse(sentence: Phrase): never {
  throw new Failure(sentence, OWN_FAILURE)
}

/** Reads what `env -S` holds: words with quotes, escapes, variables and comments. */
class Splitter {
  readonly #text: string
  readonly #environment: ReadonlyMap<string, string>
  readonly #words: string[] = []
  #word: string | undefined
  #at = 0
  #quote = ''
  #ended = false

  constructor(text: string, environment: ReadonlyMap<string, string>) {
    this.#text = text
    this.#environment = environment
  }

  /** @throws Failure */
  words(): readonly string[] {
    while (!this.#ended && this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at)
      this.#at += 1
      if (character === '#' && this.#word === undefined && this.#quote === '') break
      this.#take(character)
    }
    if (this.#quote !== '') refuse('no terminating quote in -S string')
    this.#endWord()
    return this.#words
  }

  #take(character: string): void {
    if (character === this.#quote) this.#quote = ''
    else if (this.#quote === '' && (character === '"' || character === "'")) {
      this.#quote = character
      this.#add('')
    } else if (character === '\\') this.#escape()
    else if (character === '$' && this.#quote !== "'") this.#variable()
    else if (this.#quote === '' && BLANK.test(character)) this.#endWord()
    else this.#add(character)
  }

  #escape(): void {
    const next = this.#text.charAt(this.#at)
    if (this.#quote === "'" && next !== '\\' && next !== "'") {
      this.#add('\\')
      return
    }
    this.#at += 1
    if (next === '') refuse('invalid backslash at end of string in -S')
    if (next === 'c' && this.#quote === '"') refuse("'\\c' must not appear in double-quoted -S string")
    if (next === 'c') this.#ended = true
    else if (next === '_' && this.#quote === '') this.#endWord()
    else if (next === '_') this.#add(' ')
    else if (LITERAL.includes(next)) this.#add(next)
    else if (ESCAPES[next] === undefined) refuse(`invalid sequence '\\${next}' in -S`)
    else this.#add(ESCAPES[next])
  }

  #variable(): void {
    VARIABLE.lastIndex = this.#at - 1
    const [whole, name = ''] = VARIABLE.exec(this.#text) ?? []
    if (whole === undefined)
      refuse(`only \${VARNAME} expansion is supported, error at: ${this.#text.slice(this.#at - 1)}`)
    this.#at = VARIABLE.lastIndex
    this.#add(this.#environment.get(name) ?? '')
  }

  #add(text: string): void {
    this.#word = (this.#word ?? '') + text
  }

  #endWord(): void {
    if (this.#word !== undefined) this.#words.push(this.#word)
    this.#word = undefined
  }
}

/** The words that `env -S` makes of its value. @throws Failure */
export const splitString = (text: string, environment: ReadonlyMap<string, string>): readonly string[] =>
  new Splitter(text, environment).words()
