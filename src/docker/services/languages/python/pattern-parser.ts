import { ExpressionParser } from './expression-parser.ts'
import { type Expression, type Pattern, type Span, spanning } from './syntax.ts'

/** Reads the patterns of `case`. */
export class PatternParser extends ExpressionParser {
  /** A pattern, or several with commas between, which make a sequence. */
  protected patterns(): Pattern {
    const first = this.#starred()
    if (!this.is(',') && first.type !== 'star') return first
    const items = [first]
    while (this.take(',') && !this.is(':') && !this.is('if')) items.push(this.#starred())
    return { type: 'sequence', items }
  }

  #starred(): Pattern {
    if (!this.take('*')) return this.#as()
    return { type: 'star', name: this.#captured() }
  }

  /** A name that is bound; undefined for `_`, which takes anything. */
  #captured(): string | undefined {
    const name = this.name()
    if (name === '_') return undefined
    this.bind(name)
    return name
  }

  #as(): Pattern {
    const pattern = this.#or()
    if (!this.take('as')) return pattern
    const name = this.name()
    this.bind(name)
    return { type: 'as', pattern, name }
  }

  #or(): Pattern {
    const first = this.#closed()
    if (!this.is('|')) return first
    const patterns = [first]
    while (this.take('|')) patterns.push(this.#closed())
    return { type: 'or', patterns }
  }

  #closed(): Pattern {
    if (this.take('(')) return this.#group()
    if (this.take('[')) return { type: 'sequence', items: this.#items(']') }
    if (this.take('{')) return this.#mapping()
    const { type } = this.token
    const isName = type === 'name' && !this.is('None') && !this.is('True') && !this.is('False')
    if (isName) return this.#named()
    const value = this.binary(1)
    return value.type === 'constant' && (value.value === null || typeof value.value === 'boolean')
      ? { type: 'same', value: value.value }
      : { type: 'value', value }
  }

  #items(end: string): readonly Pattern[] {
    const items: Pattern[] = []
    while (!this.is(end)) {
      items.push(this.#starred())
      if (!this.take(',')) break
    }
    this.expect(end)
    return items
  }

  #group(): Pattern {
    if (this.take(')')) return { type: 'sequence', items: [] }
    const first = this.#starred()
    if (first.type !== 'star' && this.take(')')) return first
    if (this.take(',')) return { type: 'sequence', items: [first, ...this.#items(')')] }
    this.expect(')')
    return { type: 'sequence', items: [first] }
  }

  #mapping(): Pattern {
    const entries: (readonly [Expression, Pattern])[] = []
    let rest: string | undefined
    while (!this.is('}')) {
      if (this.take('**')) rest = this.#captured()
      else {
        const key = this.binary(1)
        this.expect(':')
        entries.push([key, this.#as()])
      }
      if (!this.take(',')) break
    }
    this.expect('}')
    return { type: 'mapping', entries, rest }
  }

  /** A name: it is bound, or with dots it is a value, or with brackets a class. */
  #named(): Pattern {
    const start: Span = this.token
    const name = this.name()
    if (!this.is('.') && !this.is('(')) {
      if (name === '_') return { type: 'capture', name: undefined }
      this.bind(name)
      return { type: 'capture', name }
    }
    let value: Expression = { type: 'name', name, span: start }
    while (this.take('.')) value = { type: 'attribute', value, name: this.name(), span: spanning(start, this.last) }
    return this.take('(') ? this.#class(value) : { type: 'value', value }
  }

  #class(of: Expression): Pattern {
    const places: Pattern[] = []
    const named: (readonly [string, Pattern])[] = []
    while (!this.is(')')) {
      if (this.peek(1)?.text === '=' && this.token.type === 'name') {
        const name = this.name()
        this.at += 1
        named.push([name, this.#as()])
      } else if (named.length > 0) this.invalid('positional patterns follow keyword patterns')
      else places.push(this.#as())
      if (!this.take(',')) break
    }
    this.expect(')')
    return { type: 'class', of, places, named }
  }
}
