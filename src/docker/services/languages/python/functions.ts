import { raised, typeError } from './exceptions.ts'
import type { Frame } from './frame.ts'
import type { Code, Parameter } from './syntax.ts'
import {
  Dict,
  FunctionValue,
  GeneratorValue,
  Raised,
  Scope,
  type Steps,
  Tuple,
  type Value,
  type Words,
  AsyncGenerator,
} from './values.ts'
import { coroutine } from './coroutines.ts'

const listed = (names: readonly string[]): string => {
  const quoted = names.map((name) => `'${name}'`)
  if (quoted.length < 3) return quoted.join(' and ')
  return `${quoted.slice(0, -1).join(', ')}, and ${quoted.at(-1) ?? ''}`
}

const plural = (count: number): string => (count === 1 ? '' : 's')

function missing(name: string, kind: string, names: readonly string[]): Raised {
  return typeError(
    `${name}() missing ${names.length} required ${kind} argument${plural(names.length)}: ${listed(names)}`,
  )
}

function tooMany(name: string, plain: readonly Parameter[], count: number, usual: ReadonlyMap<string, Value>): Raised {
  const least = plain.filter(({ name: own }) => !usual.has(own)).length
  const takes = least === plain.length ? String(plain.length) : `from ${least} to ${plain.length}`
  return typeError(
    `${name}() takes ${takes} positional argument${plural(plain.length)} but ${count} ${count === 1 ? 'was' : 'were'} given`,
  )
}

/** What a name in a call is refused with, that no parameter takes. */
function strangeName(name: string, key: string, parameters: readonly Parameter[], named: Words['named']): Raised {
  const byPlace = parameters.filter((one) => one.positional && named.has(one.name)).map((one) => one.name)
  return typeError(
    byPlace.length > 0
      ? `${name}() got some positional-only arguments passed as keyword arguments: '${byPlace.join(', ')}'`
      : `${name}() got an unexpected keyword argument '${key}'`,
  )
}

/** What the parameters of a function are in a call. @throws Raised TypeError */
function bound(
  { parameters }: Code,
  name: string,
  { places, named }: Words,
  usual: ReadonlyMap<string, Value>,
): Map<string, Value> {
  const values = new Map<string, Value>()
  const plain = parameters.filter(({ kind }) => kind === 'plain')
  const rest = parameters.find(({ kind }) => kind === 'rest')
  const others = parameters.find(({ kind }) => kind === 'named-rest')
  for (const [at, parameter] of plain.entries()) {
    const value = places[at]
    if (value !== undefined) values.set(parameter.name, value)
  }
  if (rest) values.set(rest.name, new Tuple(places.slice(plain.length)))
  else if (places.length > plain.length) throw tooMany(name, plain, places.length, usual)
  const left = new Dict()
  for (const [key, value] of named) {
    const parameter = parameters.find(
      ({ name: own, kind, positional }) => own === key && !positional && (kind === 'plain' || kind === 'keyword'),
    )
    if (!parameter && !others) throw strangeName(name, key, parameters, named)
    if (!parameter) left.entries.set(key, [key, value])
    else if (values.has(key)) throw typeError(`${name}() got multiple values for argument '${key}'`)
    else values.set(key, value)
  }
  if (others) values.set(others.name, left)
  for (const [key, value] of usual) if (!values.has(key)) values.set(key, value)
  const lacking = (kind: Parameter['kind']): readonly string[] =>
    parameters.filter((one) => one.kind === kind && !values.has(one.name)).map((one) => one.name)
  if (lacking('plain').length > 0) throw missing(name, 'positional', lacking('plain'))
  if (lacking('keyword').length > 0) throw missing(name, 'keyword-only', lacking('keyword'))
  return values
}

/** Runs the body of a function, and keeps where an exception passed. */
function* run(code: Code, frame: Frame): Steps<Value> {
  const { machine } = frame
  if (machine.depth >= machine.limits.recursion) throw raised('RecursionError', 'maximum recursion depth exceeded')
  machine.depth += 1
  try {
    const outcome = yield* machine.run(code.body, frame)
    return outcome?.type === 'return' ? outcome.value : null
  } catch (error) {
    if (error instanceof Raised) error.traces.push({ file: frame.file, name: code.name, span: frame.span })
    throw error
  } finally {
    machine.depth -= 1
  }
}

/** A function that is written in a frame. @param usual what its parameters are by default */
export function makeFunction(code: Code, frame: Frame, usual: ReadonlyMap<string, Value>): FunctionValue {
  const qualified =
    frame.scope.kind === 'module'
      ? code.name
      : frame.scope.kind === 'class'
        ? `${frame.name}.${code.name}`
        : `${frame.name}.<locals>.${code.name}`
  return new FunctionValue(code, qualified, usual, (words) => {
    const values = bound(code, qualified, words, usual)
    const scope = new Scope('function', frame.scope, code.names, values)
    const [self] = words.places
    const inner: Frame = {
      ...frame,
      scope,
      name: qualified,
      handled: [...frame.handled],
      self: self ?? frame.self,
      caller: frame.machine.calling,
    }
    if (!code.isGenerator) return code.isAsync ? coroutine(qualified, run(code, inner)) : run(code, inner)
    const made = new GeneratorValue(qualified, run(code, inner))
    return code.isAsync ? new AsyncGenerator(made) : made
  })
}
