import { TemplateError } from './error.ts'
import { lineOf, readTokens, type Token } from './lexer.ts'
import type { Command, Node, Operand, Pipeline } from './node.ts'

const BLOCKS: ReadonlySet<string> = new Set(['if', 'with', 'range'])
const isBlock = (word: string): word is 'if' | 'with' | 'range' => BLOCKS.has(word)

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\\': '\\', '"': '"', "'": "'" }

function unquoted(text: string): string {
  const inner = text.slice(1, -1)
  return text.startsWith('`') ? inner : inner.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter)
}

/** Nodes, and the word that ended them: `end`, `else`, or nothing at the end of the template. */
interface Body {
  readonly nodes: readonly Node[]
  readonly ending: 'end' | 'else' | undefined
}

class Parser {
  readonly #source: string
  readonly #isFunction: (name: string) => boolean
  readonly #tokens: readonly Token[]
  #next = 0

  constructor(source: string, isFunction: (name: string) => boolean) {
    this.#source = source
    this.#isFunction = isFunction
    this.#tokens = readTokens(source)
  }

  parse(): readonly Node[] {
    const { nodes, ending } = this.#body()
    if (ending !== undefined) throw this.#wrong(`unexpected {{${ending}}}`)
    return nodes
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? { type: 'end', text: '', at: this.#source.length }
  }

  #take(): Token {
    const token = this.#peek()
    this.#next += 1
    return token
  }

  #skipSpace(): void {
    while (this.#peek().type === 'space') this.#next += 1
  }

  #wrong(message: string): TemplateError {
    return new TemplateError('parse', `:${lineOf(this.#source, this.#peek().at)}: ${message}`)
  }

  #body(): Body {
    const nodes: Node[] = []
    for (;;) {
      const token = this.#take()
      if (token.type === 'end') return { nodes, ending: undefined }
      if (token.type === 'text') {
        nodes.push({ type: 'text', text: token.text })
        continue
      }
      this.#skipSpace()
      const { text } = this.#peek()
      if (text === 'end' || text === 'else') {
        this.#take()
        this.#skipSpace()
        // what follows an else is read by whoever began the block
        if (text === 'end' || this.#peek().type === 'close') this.#close('end')
        return { nodes, ending: text }
      }
      nodes.push(this.#action())
    }
  }

  #close(where: string): void {
    this.#skipSpace()
    const token = this.#take()
    if (token.type !== 'close') throw this.#wrong(`unexpected ${this.#shown(token)} in ${where}`)
  }

  #shown({ type, text }: Token): string {
    return type === 'end' ? 'EOF' : type === 'close' ? '"}}"' : `<${text}>`
  }

  #action(): Node {
    const { text } = this.#peek()
    if (isBlock(text)) {
      this.#take()
      return this.#block(text)
    }
    if (text === 'break' || text === 'continue') {
      this.#take()
      this.#close(text)
      return { type: text }
    }
    const pipeline = this.#pipeline('command')
    this.#take()
    return { type: 'action', pipeline }
  }

  #block(type: 'if' | 'with' | 'range'): Node {
    const pipeline = this.#pipeline(type)
    this.#take()
    const { nodes: body, ending } = this.#body()
    if (ending === undefined) throw this.#wrong('unexpected EOF')
    return { type, pipeline, body, otherwise: ending === 'else' ? this.#otherwise() : [] }
  }

  #otherwise(): readonly Node[] {
    const { text } = this.#peek()
    if (isBlock(text) && this.#tokens[this.#next - 1]?.type !== 'close') {
      this.#take()
      return [this.#block(text)]
    }
    const { nodes, ending } = this.#body()
    if (ending !== 'end') throw this.#wrong(ending === undefined ? 'unexpected EOF' : 'expected end; found {{else}}')
    return nodes
  }

  /** Reads a pipeline up to what closes it, which stays. */
  #pipeline(context: string): Pipeline {
    const { variables, declares } = this.#declaration()
    const commands: Command[] = []
    for (;;) {
      const command = this.#command(context)
      if (command.length === 0) throw this.#wrong(`missing value for ${context}`)
      commands.push(command)
      if (this.#peek().type !== '|') return { variables, declares, commands }
      this.#take()
    }
  }

  /** `$x :=`, `$x =` or `$k, $v :=`, where it begins so. */
  #declaration(): Pick<Pipeline, 'variables' | 'declares'> {
    this.#skipSpace()
    const start = this.#next
    const variables: string[] = []
    while (this.#peek().type === 'variable') {
      variables.push(this.#take().text)
      this.#skipSpace()
      const { type } = this.#peek()
      if (type === ':=' || type === '=') {
        this.#take()
        return { variables, declares: type === ':=' }
      }
      if (type !== ',') break
      this.#take()
      this.#skipSpace()
    }
    this.#next = start
    return { variables: [], declares: false }
  }

  #command(context: string): Command {
    const operands: Operand[] = []
    for (;;) {
      this.#skipSpace()
      const token = this.#peek()
      if (token.type === 'close' || token.type === '|' || token.type === ')') return operands
      if (token.type === 'end') throw this.#wrong('unclosed action')
      operands.push(this.#operand(context))
    }
  }

  #operand(context: string): Operand {
    const token = this.#take()
    const { at, text, type } = token
    if (type === '(') return this.#parenthesized(at)
    const names = type === 'field' && text === '.' ? [] : this.#names(type === 'field' ? [text.slice(1)] : [])
    // Go tells the place of a chain by its second name
    const isChain = type === 'field' ? names.length > 1 : names.length > 0
    const whole = { at: isChain ? at + text.length : at, text: this.#source.slice(at, this.#peek().at) }
    switch (type) {
      case 'field':
        return text === '.' ? { ...whole, type: 'dot' } : { ...whole, type: 'field', names }
      case 'variable':
        return { ...whole, type: 'variable', name: text, names }
      case 'string':
        return { ...whole, type: 'value', value: unquoted(text) }
      case 'char':
        return { ...whole, type: 'value', value: unquoted(text).codePointAt(0) }
      case 'number':
        return { ...whole, type: 'value', value: Number(text) }
      case 'word':
        return this.#word(text, whole)
      default:
        this.#next -= 1
        throw this.#wrong(`unexpected ${this.#shown(token)} in ${context === 'command' ? 'operand' : context}`)
    }
  }

  /** Fields that follow without a space. */
  #names(first: readonly string[]): readonly string[] {
    const names = [...first]
    while (this.#peek().type === 'field' && this.#peek().text !== '.') names.push(this.#take().text.slice(1))
    return names
  }

  #word(name: string, whole: { readonly at: number; readonly text: string }): Operand {
    if (name === 'true' || name === 'false') return { ...whole, type: 'value', value: name === 'true' }
    if (name === 'nil') return { ...whole, type: 'nil' }
    if (!this.#isFunction(name)) throw this.#wrong(`function ${JSON.stringify(name)} not defined`)
    return { ...whole, type: 'function', name }
  }

  #parenthesized(at: number): Operand {
    const of = this.#pipeline('parenthesized pipeline')
    if (this.#take().type !== ')') throw this.#wrong('unclosed left paren')
    const names = this.#names([])
    return { at, text: this.#source.slice(at, this.#peek().at), type: 'chain', of, names }
  }
}

/** Reads a template. @throws TemplateError */
export function parseNodes(source: string, isFunction: (name: string) => boolean): readonly Node[] {
  return new Parser(source, isFunction).parse()
}
