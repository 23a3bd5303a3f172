import { TemplateError } from './error.ts'
import type { TemplateFunction } from './functions.ts'
import type { Command, Node, Operand, Pipeline } from './node.ts'
import { goText, isRecord, isTrue, NO_VALUE, RowContext, typeName } from './value.ts'

export interface Setting {
  readonly source: string
  readonly functions: Readonly<Record<string, TemplateFunction>>
  /** Whether a key that a map does not have is an error; it is `<no value>` otherwise. */
  readonly strict: boolean
}

type Variables = Map<string, unknown>

/** How many characters of a node are shown in a message. */
const SHOWN = 20

const isField = (value: unknown): value is (...words: readonly unknown[]) => unknown => typeof value === 'function'

/** Left by `break` and `continue`. */
type Jump = 'break' | 'continue' | undefined

class Evaluation {
  readonly #setting: Setting
  #output = ''

  constructor(setting: Setting) {
    this.#setting = setting
  }

  run(nodes: readonly Node[], dot: unknown): string {
    this.#walk(nodes, dot, new Map([['$', dot]]))
    return this.#output
  }

  #fail({ at, text }: Pick<Operand, 'at' | 'text'>, message: string): TemplateError {
    const before = this.#setting.source.slice(0, at)
    const line = before.split('\n').length
    const column = at - before.lastIndexOf('\n') - 1
    const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text
    return new TemplateError('execute', `:${line}:${column}: executing "" at <${shown}>: ${message}`)
  }

  #walk(nodes: readonly Node[], dot: unknown, variables: Variables): Jump {
    for (const node of nodes) {
      const jump = this.#visit(node, dot, variables)
      if (jump) return jump
    }
    return undefined
  }

  #visit(node: Node, dot: unknown, variables: Variables): Jump {
    switch (node.type) {
      case 'text':
        this.#output += node.text
        return undefined
      case 'action': {
        const value = this.#pipeline(node.pipeline, dot, variables)
        if (node.pipeline.variables.length === 0) this.#output += goText(value)
        return undefined
      }
      case 'break':
      case 'continue':
        return node.type
      case 'range':
        return this.#range(node, dot, variables)
      case 'if':
      case 'with': {
        const inner = new Map(variables)
        const value = this.#pipeline(node.pipeline, dot, inner)
        const holds = isTrue(value)
        return this.#walk(holds ? node.body : node.otherwise, holds && node.type === 'with' ? value : dot, inner)
      }
    }
  }

  #range(
    { pipeline, body, otherwise }: Extract<Node, { pipeline: Pipeline; body: unknown }>,
    dot: unknown,
    variables: Variables,
  ): Jump {
    const value = this.#pipeline({ ...pipeline, variables: [] }, dot, variables)
    const pairs = Array.isArray(value)
      ? value.map((item, at) => [at, item] as const)
      : isRecord(value)
        ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
        : undefined
    const place = pipeline.commands[0]?.[0]
    if (!pairs && isTrue(value) && place) throw this.#fail(place, `range can't iterate over ${goText(value)}`)
    if (!pairs || pairs.length === 0) return this.#walk(otherwise, dot, new Map(variables))
    const [first, second] = pipeline.variables
    for (const [key, item] of pairs) {
      const inner = new Map(variables)
      if (first !== undefined) inner.set(first, second === undefined ? item : key)
      if (second !== undefined) inner.set(second, item)
      if (this.#walk(body, item, inner) === 'break') break
    }
    return undefined
  }

  #pipeline({ commands, variables: names, declares }: Pipeline, dot: unknown, variables: Variables): unknown {
    let value: unknown
    for (const [at, command] of commands.entries())
      value = this.#command(command, { dot, variables, piped: at > 0 ? [value] : [] })
    for (const name of names) {
      if (!declares && !variables.has(name)) throw new TemplateError('parse', `:1: undefined variable "${name}"`)
      variables.set(name, value)
    }
    return value
  }

  #command(command: Command, scope: { dot: unknown; variables: Variables; piped: readonly unknown[] }): unknown {
    const { dot, variables, piped } = scope
    const [first, ...rest] = command
    if (!first) return undefined
    const words = (): readonly unknown[] => [...rest.map((operand) => this.#operand(operand, dot, variables)), ...piped]
    switch (first.type) {
      case 'function':
        return this.#call(first, words())
      case 'field':
        return this.#fields(first, dot, { names: first.names, words: words() })
      case 'nil':
        throw this.#fail({ ...first, text: 'nil' }, 'nil is not a command')
      default: {
        const value = this.#operand(first, dot, variables)
        if (words().length === 0) return value
        throw this.#fail(first, `can't give argument to non-function ${first.text}`)
      }
    }
  }

  #call(place: Extract<Operand, { type: 'function' }>, words: readonly unknown[]): unknown {
    try {
      return this.#setting.functions[place.name]?.(...words)
    } catch (error) {
      if (error instanceof TemplateError || !(error instanceof Error)) throw error
      throw this.#fail(place, `error calling ${place.name}: ${error.message}`)
    }
  }

  #operand(operand: Operand, dot: unknown, variables: Variables): unknown {
    switch (operand.type) {
      case 'value':
        return operand.value
      case 'nil':
        return null
      case 'dot':
        return dot
      case 'field':
        return this.#fields(operand, dot, { names: operand.names, words: [] })
      case 'variable': {
        if (!variables.has(operand.name)) throw this.#fail(operand, `undefined variable: ${operand.name}`)
        return this.#fields(operand, variables.get(operand.name), { names: operand.names, words: [] })
      }
      case 'function':
        return this.#call(operand, [])
      case 'chain':
        return this.#fields(operand, this.#pipeline(operand.of, dot, new Map(variables)), {
          names: operand.names,
          words: [],
        })
    }
  }

  #fields(
    place: Operand,
    from: unknown,
    { names, words }: { names: readonly string[]; words: readonly unknown[] },
  ): unknown {
    return names.reduce<unknown>(
      (value, name, at) => this.#field(place, value, { name, words: at === names.length - 1 ? words : [] }),
      from,
    )
  }

  #field(place: Operand, value: unknown, { name, words }: { name: string; words: readonly unknown[] }): unknown {
    if (value instanceof RowContext) {
      const field = Object.hasOwn(value.fields, name) ? value.fields[name] : undefined
      if (field) return field(...words)
      throw this.#fail(place, `can't evaluate field ${name} in type ${value.type}`)
    }
    if (value === null || value === undefined || value === NO_VALUE)
      throw this.#fail(place, `nil pointer evaluating interface {}.${name}`)
    if (!isRecord(value)) throw this.#fail(place, `can't evaluate field ${name} in type ${typeName(value)}`)
    if (Object.hasOwn(value, name)) {
      const found = value[name]
      return isField(found) ? found(...words) : found
    }
    if (this.#setting.strict) throw this.#fail(place, `map has no entry for key ${JSON.stringify(name)}`)
    return NO_VALUE
  }
}

/** Fills a template in. @throws TemplateError */
export function evaluate(nodes: readonly Node[], dot: unknown, setting: Setting): string {
  return new Evaluation(setting).run(nodes, dot)
}
