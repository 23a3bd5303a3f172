import { Failure } from '../library/program.ts'
import { Names } from './names.ts'
import { ExpressionParser, type Setting } from './parse-expression.ts'
import {
  ALWAYS,
  type Expression,
  most,
  NEVER,
  type Program,
  type Rule,
  type Statement,
  type UserFunction,
} from './syntax.ts'
import { Tokens } from './tokens.ts'

/** Reads rules, functions and the statements in them. */
class ProgramParser {
  readonly #tokens: Tokens
  readonly #names = new Names()
  readonly #expressions: ExpressionParser
  readonly #functions = new Map<string, UserFunction>()
  readonly #begin: Statement[] = []
  readonly #end: Statement[] = []
  readonly #rules: Rule[] = []
  /** How many loops it stands in. */
  #loops = 0
  /** What the statement that is read is part of. */
  #part: 'rule' | 'function' | 'end' = 'rule'

  constructor(text: string) {
    this.#tokens = new Tokens(text)
    this.#expressions = new ExpressionParser(this.#tokens, this.#names)
  }

  parse(): Program {
    const tokens = this.#tokens
    tokens.skip()
    while (tokens.current.type !== 'end') {
      this.#item()
      tokens.skip()
    }
    const { line } = tokens.current
    for (const name of this.#names.called)
      if (!this.#functions.has(name)) throw new Failure(`line ${line + 1}: function ${name} never defined`, 2)
    const { globals, usesFields } = this.#names
    return {
      begin: this.#begin,
      end: this.#end,
      rules: this.#rules,
      functions: this.#functions,
      globals,
      usesFields,
      lines: line,
    }
  }

  #item(): void {
    if (this.#tokens.accept('function')) return this.#function()
    if (this.#tokens.is('BEGIN') || this.#tokens.is('END')) {
      const list = this.#tokens.advance().text === 'BEGIN' ? this.#begin : this.#end
      this.#tokens.newlines()
      this.#part = 'end'
      list.push(this.#block())
      this.#part = 'rule'
      return
    }
    if (this.#tokens.is('}')) this.#extra()
    const pattern = this.#tokens.is('{') ? undefined : this.#expressions.expression({})
    const until = pattern && this.#tokens.accept(',') ? this.#expressions.expression({}) : undefined
    const body = this.#tokens.is('{') ? this.#block() : undefined
    this.#rules.push({ pattern, until, body, active: false })
  }

  /** A brace that closes nothing. */
  #extra(): never {
    const { line } = this.#tokens.advance()
    while (this.#tokens.current.type === 'newline') this.#tokens.advance()
    const lost = this.#tokens.current.type === 'end' ? `\nawk: line ${line}: syntax error at or near end of line` : ''
    throw new Failure(`line ${line}: extra '}'${lost}`, 2)
  }

  #function(): void {
    const name = this.#tokens.advance()
    if (name.type !== 'function' && name.type !== 'name') this.#tokens.fail()
    this.#tokens.expect('(')
    const parameters: string[] = []
    while (!this.#tokens.is(')')) {
      parameters.push(this.#tokens.advance().text)
      if (!this.#tokens.accept(',')) break
      this.#tokens.newlines()
    }
    this.#tokens.expect(')')
    this.#tokens.newlines()
    const made: UserFunction = { parameters, body: { type: 'block', body: [], waits: NEVER } }
    this.#functions.set(name.text, made)
    this.#names.locals = parameters
    this.#part = 'function'
    made.body = this.#block()
    this.#part = 'rule'
    this.#names.locals = []
  }

  #block(): Statement {
    this.#tokens.expect('{')
    const body: Statement[] = []
    this.#tokens.skip()
    while (!this.#tokens.accept('}')) {
      body.push(this.#statement())
      this.#tokens.skip()
    }
    return { type: 'block', body, waits: most(body) }
  }

  #body(): Statement {
    if (this.#tokens.accept(';')) return { type: 'block', body: [], waits: NEVER }
    this.#tokens.newlines()
    return this.#statement()
  }

  #looped(): Statement {
    this.#loops += 1
    const body = this.#body()
    this.#loops -= 1
    return body
  }

  #statement(): Statement {
    if (this.#tokens.is('{')) return this.#block()
    if (this.#tokens.accept('if')) return this.#if()
    if (this.#tokens.accept('while')) {
      this.#tokens.expect('(')
      const test = this.#expressions.expression({})
      this.#tokens.expect(')')
      return this.#loop({ test, body: this.#looped() })
    }
    if (this.#tokens.accept('do')) return this.#do()
    if (this.#tokens.accept('for')) return this.#for()
    if (this.#tokens.accept(';')) return { type: 'block', body: [], waits: NEVER }
    const statement = this.#simple({})
    this.#tokens.terminate()
    return statement
  }

  #loop(parts: {
    first?: Statement | undefined
    test: Expression | undefined
    step?: Statement | undefined
    body: Statement
    late?: boolean
  }): Statement {
    const { first, test, step, body, late = false } = parts
    return { type: 'loop', first, test, step, body, late, waits: ALWAYS }
  }

  #if(): Statement {
    this.#tokens.expect('(')
    const test = this.#expressions.expression({})
    this.#tokens.expect(')')
    const yes = this.#body()
    this.#tokens.skip()
    const no = this.#tokens.accept('else') ? this.#body() : undefined
    return { type: 'if', test, yes, no, waits: most([test, yes, no]) }
  }

  #do(): Statement {
    const body = this.#looped()
    this.#tokens.skip()
    this.#tokens.expect('while')
    this.#tokens.expect('(')
    const test = this.#expressions.expression({})
    this.#tokens.expect(')')
    this.#tokens.terminate()
    return this.#loop({ test, body, late: true })
  }

  #for(): Statement {
    this.#tokens.expect('(')
    const first = this.#tokens.is(';') ? undefined : this.#simple({ noIn: true })
    if (first?.type === 'expression' && first.expression.type === 'name' && this.#tokens.accept('in')) {
      const array = this.#expressions.array(this.#tokens.advance())
      this.#tokens.expect(')')
      return { type: 'each', key: first.expression, array, body: this.#looped(), waits: ALWAYS }
    }
    this.#tokens.expect(';')
    this.#tokens.newlines()
    const test = this.#tokens.is(';') ? undefined : this.#expressions.expression({})
    this.#tokens.expect(';')
    this.#tokens.newlines()
    const step = this.#tokens.is(')') ? undefined : this.#simple({})
    this.#tokens.expect(')')
    return this.#loop({ first, test, step, body: this.#looped() })
  }

  #simple(setting: Setting): Statement {
    const { text } = this.#tokens.current
    if (this.#tokens.current.type !== 'keyword') return this.#expressionStatement(setting)
    switch (text) {
      case 'print':
      case 'printf':
        this.#tokens.advance()
        return this.#print(text === 'printf')
      case 'delete':
        this.#tokens.advance()
        return this.#delete()
      case 'break':
      case 'continue':
      case 'next':
      case 'nextfile':
        if (!text.startsWith('next') && this.#loops === 0) this.#tokens.refuse(`${text} statement outside of loop`)
        if (text.startsWith('next') && this.#part === 'end') this.#tokens.refuse(`improper use of ${text}`)
        this.#tokens.advance()
        return { type: 'leave', how: text, waits: NEVER }
      case 'exit':
      case 'return': {
        if (text === 'return' && this.#part !== 'function') this.#tokens.refuse('return outside function body')
        this.#tokens.advance()
        const value = this.#tokens.endsHere ? undefined : this.#expressions.expression(setting)
        return { type: text, value, waits: most([value]) }
      }
      default:
        return this.#expressionStatement(setting)
    }
  }

  #expressionStatement(setting: Setting): Statement {
    const expression = this.#expressions.expression(setting)
    return { type: 'expression', expression, waits: expression.waits }
  }

  #delete(): Statement {
    const array = this.#expressions.array(this.#tokens.advance())
    const keys = this.#tokens.accept('[') ? this.#expressions.list(']') : undefined
    return { type: 'delete', array, keys, waits: most(keys ?? []) }
  }

  #print(formatted: boolean): Statement {
    const args: Expression[] = []
    const more = (): boolean =>
      this.#tokens.endsHere || this.#tokens.is('>') || this.#tokens.is('>>') || this.#tokens.is('|')
    while (!more()) {
      const argument = this.#expressions.expression({ noGreater: true })
      const isWhole = argument.type === 'list' && args.length === 0 && !this.#tokens.is(',')
      for (const item of isWhole ? argument.items : [argument]) args.push(item)
      if (!this.#tokens.accept(',')) break
      this.#tokens.newlines()
      if (more()) this.#tokens.fail()
    }
    // after what is printed a > stands for itself
    if (this.#tokens.is('>=')) this.#tokens.fail('=')
    const kind = this.#tokens.current.text
    if (this.#tokens.endsHere || (kind !== '>' && kind !== '>>' && kind !== '|'))
      return { type: 'print', formatted, args, to: undefined, waits: most(args) }
    this.#tokens.advance()
    const name = this.#expressions.expression({})
    return { type: 'print', formatted, args, to: { kind, name }, waits: ALWAYS }
  }
}

/** Reads a program. @throws Failure */
export const parseProgram = (text: string): Program => new ProgramParser(text).parse()
