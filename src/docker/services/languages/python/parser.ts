import { noNames } from './expression-parser.ts'
import { PatternParser } from './pattern-parser.ts'
import {
  type Alias,
  type Case,
  type Expression,
  type Handler,
  type Manager,
  type Names,
  type Span,
  spanning,
  type Statement,
  SyntaxTrouble,
  Unsimulated,
} from './syntax.ts'
import { tokensOf } from './tokens.ts'

const CHANGES = new Set(['+=', '-=', '*=', '/=', '//=', '%=', '**=', '&=', '|=', '^=', '<<=', '>>=', '@='])

/** A module: its statements, and the names that it binds. */
export interface Program {
  readonly body: readonly Statement[]
  readonly names: Names
}

type Block = readonly Statement[]

/** Reads statements. */
class Parser extends PatternParser {
  program(): Program {
    const body: Statement[] = []
    while (this.token.type !== 'end') {
      if (this.token.type === 'newline') this.at += 1
      else if (this.token.type === 'indent')
        throw new SyntaxTrouble('unexpected indent', this.token, 'IndentationError')
      else body.push(...this.#statement())
    }
    return { body, names: this.names }
  }

  #statement(): Block {
    const start = this.token
    const compound = start.type === 'name' || this.is('@') ? this.#compound(start) : undefined
    return compound ? [compound] : this.#simpleLine()
  }

  #compound(start: Span): Statement | undefined {
    if (this.take('if')) return this.#if(start)
    if (this.take('while')) return this.#while(start)
    if (this.take('for')) return this.#for(start)
    if (this.take('try')) return this.#try(start)
    if (this.take('with')) return this.#with(start)
    if (this.is('async')) return this.#async(start)
    if (this.is('def') || this.is('class') || this.is('@')) return this.#decorated(start)
    if (this.token.text === 'match' && this.#isMatch()) return this.#match(start)
    return undefined
  }

  #async(start: Span): Statement {
    const next = this.peek(1)?.text
    if (next === 'def') return this.#decorated(start)
    this.at += 1
    if (!this.scopes.some(({ isAsync }) => isAsync === true))
      this.invalid(`'async ${next ?? ''}' outside async function`, start)
    if (this.take('for')) return this.#for(start, true)
    if (this.take('with')) return this.#with(start, true)
    return this.invalid()
  }

  #match(start: Span): Statement {
    this.at += 1
    const subject = this.expressions()
    this.#openBlock("'match' statement", start.line)
    const cases: Case[] = []
    while (!this.#closesBlock())
      if (this.token.type === 'newline') this.at += 1
      else cases.push(this.#case())
    return { type: 'match', subject, cases, span: start }
  }

  #case(): Case {
    const { line, text } = this.token
    if (text !== 'case') this.invalid()
    this.at += 1
    const pattern = this.patterns()
    const guard = this.take('if') ? this.walrus() : undefined
    return { pattern, guard, body: this.#block("'case' statement", line) }
  }

  /** `match` is a name, too: it is the statement where a colon ends the line. */
  #isMatch(): boolean {
    const next = this.peek(1)
    if (!next || (!/^(?:name|string|number)$/.test(next.type) && !/^[([{*-]$/.test(next.text))) return false
    let at = 1
    while (this.peek(at) && this.peek(at)?.type !== 'newline') at += 1
    return this.peek(at - 1)?.text === ':'
  }

  #simpleLine(): Block {
    const body = [this.#simple()]
    while (this.take(';')) {
      if (this.token.type === 'newline') break
      body.push(this.#simple())
    }
    if (this.token.type !== 'newline') this.#unended(body)
    this.at += 1
    return body
  }

  #unended(body: Block): never {
    const last = body.at(-1)
    if (
      last?.type === 'expression' &&
      last.value.type === 'name' &&
      (last.value.name === 'print' || last.value.name === 'exec')
    )
      this.invalid(
        `Missing parentheses in call to '${last.value.name}'. Did you mean ${last.value.name}(...)?`,
        spanning(last.span, this.token),
      )
    return this.invalid()
  }

  /** The block behind a colon; `after` says of what, for the message where there is none. */
  #block(after: string, line: number): Block {
    if (this.is(':') && this.peek(1)?.type !== 'newline') {
      this.at += 1
      return this.#simpleLine()
    }
    this.#openBlock(after, line)
    const body: Statement[] = []
    while (!this.#closesBlock()) {
      if (this.token.type === 'newline') this.at += 1
      else if (this.token.type === 'indent')
        throw new SyntaxTrouble('unexpected indent', this.token, 'IndentationError')
      else body.push(...this.#statement())
    }
    return body
  }

  /** The beginning of what is indented behind a colon. */
  #openBlock(after: string, line: number): void {
    this.expect(':')
    if (this.token.type !== 'newline') this.invalid()
    this.at += 1
    while (this.token.type === 'newline') this.at += 1
    if (this.token.type !== 'indent')
      throw new SyntaxTrouble(
        `expected an indented block after ${after} on line ${line}`,
        this.token,
        'IndentationError',
        this.#isOver(),
      )
    this.at += 1
  }

  /** Whether nothing but ends of blocks is left. */
  #isOver(): boolean {
    let ahead = 0
    while (this.peek(ahead)?.type === 'dedent') ahead += 1
    return this.peek(ahead)?.type === 'end'
  }

  /** Whether a block is over; its end is taken. */
  #closesBlock(): boolean {
    if (this.token.type === 'dedent') {
      this.at += 1
      return true
    }
    return this.token.type === 'end'
  }

  #if(start: Span): Statement {
    const test = this.walrus()
    if (this.is('='))
      this.invalid("invalid syntax. Maybe you meant '==' or ':=' instead of '='?", spanning(test.span, this.token))
    const yes = this.#block("'if' statement", start.line)
    const next = this.token
    if (this.take('elif')) return { type: 'if', test, yes, no: [this.#if(next)], span: start }
    return { type: 'if', test, yes, no: this.#else(), span: start }
  }

  #else(): Block {
    const { line } = this.token
    return this.take('else') ? this.#block("'else' statement", line) : []
  }

  #while(start: Span): Statement {
    const test = this.walrus()
    const body = this.#block("'while' statement", start.line)
    return { type: 'while', test, body, otherwise: this.#else(), span: start }
  }

  #for(start: Span, isAsync = false): Statement {
    const target = this.targets()
    this.bindTarget(target)
    this.expect('in')
    const items = this.expressions()
    const body = this.#block("'for' statement", start.line)
    return { type: 'for', target, items, body, otherwise: this.#else(), isAsync, span: start }
  }

  #try(start: Span): Statement {
    const body = this.#block("'try' statement", start.line)
    const handlers: Handler[] = []
    for (let at = this.token; this.take('except'); at = this.token) handlers.push(this.#handler(at.line))
    const otherwise = this.#else()
    const { line } = this.token
    const last = this.take('finally') ? this.#block("'finally' statement", line) : []
    if (handlers.length === 0 && last.length === 0) this.invalid("expected 'except' or 'finally' block")
    return { type: 'try', body, handlers, otherwise, last, span: start }
  }

  #handler(line: number): Handler {
    if (this.is('*')) throw new Unsimulated('except* is')
    const test = this.is(':') ? undefined : this.expressions()
    const name = this.take('as') ? this.name() : undefined
    if (name !== undefined) this.bind(name)
    return { test, name, body: this.#block("'except' statement", line) }
  }

  #with(start: Span, isAsync = false): Statement {
    const managers: Manager[] = []
    const isBracketed = this.is('(') && this.#isManagers()
    if (isBracketed) this.at += 1
    do {
      if (this.is(')')) break
      const value = this.expression()
      const target = this.take('as') ? this.binary(0) : undefined
      if (target) this.bindTarget(target)
      managers.push({ value, target })
    } while (this.take(','))
    if (isBracketed) this.expect(')')
    return { type: 'with', managers, body: this.#block("'with' statement", start.line), isAsync, span: start }
  }

  /** Whether a bracket holds managers with names. */
  #isManagers(): boolean {
    let depth = 0
    for (let at = 0; ; at += 1) {
      const token = this.peek(at)
      if (!token || token.type === 'newline') return false
      if (token.type === 'sign' && /^[([{]$/.test(token.text)) depth += 1
      if (token.type === 'sign' && /^[)\]}]$/.test(token.text)) depth -= 1
      if (depth === 1 && token.type === 'name' && token.text === 'as') return true
      if (depth === 0) return false
    }
  }

  #decorated(start: Span): Statement {
    const decorators: Expression[] = []
    while (this.take('@')) {
      decorators.push(this.walrus())
      while (this.token.type === 'newline') this.at += 1
    }
    if (this.#isOver()) throw new SyntaxTrouble('invalid syntax', this.token, 'SyntaxError', true)
    const own = decorators.length > 0 ? this.token : start
    const isAsync = this.take('async')
    if (this.take('class')) return this.#class(own, decorators)
    this.expect('def')
    const name = this.name()
    this.bind(name)
    this.expect('(')
    const parameters = this.parameters(')', true)
    this.expect(')')
    const returns = this.take('->') ? this.annotation() : undefined
    const { code } = this.function(name, parameters, () => this.#block(`function definition`, own.line), isAsync)
    return { type: 'function', code: { ...code, returns }, decorators, span: own }
  }

  #class(span: Span, decorators: readonly Expression[]): Statement {
    const name = this.name()
    this.bind(name)
    const words = this.take('(') ? this.words() : []
    const names = noNames()
    this.scopes.push({ names, isGenerator: false })
    this.classes.push(name)
    const body = this.#block('class definition', span.line)
    this.classes.pop()
    this.scopes.pop()
    return { type: 'class', name, words, body, names, decorators, span: spanning(span, this.last) }
  }

  #simple(): Statement {
    const start = this.token
    const span = (): Span => spanning(start, this.last)
    if (this.take('pass')) return { type: 'pass', span: start }
    if (this.take('break')) return { type: 'break', span: start }
    if (this.take('continue')) return { type: 'continue', span: start }
    if (this.take('return')) {
      if (this.scopes.length < 2) this.invalid("'return' outside function", start)
      const value = this.isEnd() ? undefined : this.expressions()
      return { type: 'return', value, span: span() }
    }
    if (this.take('raise')) return this.#raise(start)
    if (this.take('global')) return this.#declared(start, this.names.global)
    if (this.take('nonlocal')) return this.#declared(start, this.names.nonlocal)
    if (this.take('del')) {
      const targets = this.expressions()
      return { type: 'delete', targets: targets.type === 'tuple' ? targets.items : [targets], span: span() }
    }
    if (this.take('assert')) {
      const test = this.expression()
      return { type: 'assert', test, message: this.take(',') ? this.expression() : undefined, span: span() }
    }
    if (this.take('import')) return this.#import(start)
    if (this.take('from')) return this.#from(start)
    return this.#assignment(start)
  }

  #raise(start: Span): Statement {
    const value = this.isEnd() ? undefined : this.expression()
    const cause = value && this.take('from') ? this.expression() : undefined
    return { type: 'raise', value, cause, span: spanning(start, this.last) }
  }

  #declared(span: Span, names: Set<string>): Statement {
    do names.add(this.name())
    while (this.take(','))
    return { type: 'names', span }
  }

  #dotted(): string {
    let name = this.name()
    while (this.take('.')) name += `.${this.name()}`
    return name
  }

  #import(start: Span): Statement {
    const modules: Alias[] = []
    do {
      const name = this.#dotted()
      const as = this.take('as') ? this.name() : undefined
      this.bind(as ?? name.replace(/\..*$/, ''))
      modules.push({ name, as })
    } while (this.take(','))
    return { type: 'import', modules, span: spanning(start, this.last) }
  }

  #from(start: Span): Statement {
    let level = 0
    for (;;) {
      if (this.take('.')) level += 1
      else if (this.take('...')) level += 3
      else break
    }
    const module = this.is('import') ? '' : this.#dotted()
    this.expect('import')
    const isBracketed = this.take('(')
    const names: Alias[] = []
    if (this.take('*')) names.push({ name: '*', as: undefined })
    else
      do {
        if (this.is(')')) break
        const name = this.name()
        const as = this.take('as') ? this.name() : undefined
        this.bind(as ?? name)
        names.push({ name, as })
      } while (this.take(','))
    if (isBracketed) this.expect(')')
    this.areAnnotationsTexts ||= module === '__future__' && names.some(({ name }) => name === 'annotations')
    return { type: 'from', module, level, names, span: spanning(start, this.last) }
  }

  #assignment(start: Span): Statement {
    const first = this.is('yield') ? this.yielding() : this.expressions()
    if (this.take(':')) {
      this.bindTarget(first)
      const annotation = this.annotation()
      const value = this.take('=') ? this.expressions() : undefined
      return { type: 'annotate', target: first, annotation, value, span: spanning(start, this.last) }
    }
    const { type, text } = this.token
    if (type === 'sign' && CHANGES.has(text)) {
      this.at += 1
      this.bindTarget(first)
      const value = this.is('yield') ? this.yielding() : this.expressions()
      return { type: 'change', target: first, sign: text.slice(0, -1), value, span: spanning(start, this.last) }
    }
    const targets = [first]
    while (this.take('=')) targets.push(this.is('yield') ? this.yielding() : this.expressions())
    const value = targets.pop() ?? first
    for (const target of targets) this.bindTarget(target)
    const span = spanning(start, this.last)
    return targets.length === 0 ? { type: 'expression', value, span } : { type: 'assign', targets, value, span }
  }
}

/** Reads a program. @throws SyntaxTrouble, Unsimulated */
export const parse = (source: string): Program => new Parser(tokensOf(source.replaceAll('\r\n', '\n'))).program()
