import type { Schema, SchemaNode } from './node.ts'

/** How deep a value may be: goals hold goals. */
const DEEPEST = 30

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Place = readonly (string | number)[]

type Items = Extract<SchemaNode, { type: 'array' }>
type Entries = Extract<SchemaNode, { maxProperties: number }>
type Properties = Extract<SchemaNode, { additionalProperties: false }>
/** What describes a value that holds no others. */
type PlainNode = Exclude<SchemaNode, { $ref: string } | { oneOf: unknown } | { type: 'array' | 'object' }>

const named = (place: Place): string => place.join('/') || 'the lesson'

const isWellFormed = (faults: Iterator<string>): boolean => faults.next().done === true

/** Finds what in a value is not as a schema wants it. */
class Reader {
  readonly #definitions: Schema['$defs']

  constructor({ $defs }: Schema) {
    this.#definitions = $defs
  }

  /** All violations, one after the other as they are asked for, each with its place: `steps/0/goal: …`. */
  *find(node: SchemaNode, value: unknown, place: Place): Generator<string, void> {
    if (place.length > DEEPEST) yield `${named(place)}: this is too deep`
    else if ('$ref' in node) yield* this.#referred(node.$ref, value, place)
    else if ('oneOf' in node) yield* this.#oneOf(node.oneOf, value, place)
    else if ('type' in node && node.type === 'array') yield* this.#items(node, value, place)
    else if ('type' in node && node.type === 'object')
      yield* 'properties' in node ? this.#fields(node, value, place) : this.#entries(node, value, place)
    else {
      const fault = plainFault(node, value)
      if (fault !== undefined) yield `${named(place)}: ${fault}`
    }
  }

  *#referred(name: string, value: unknown, place: Place): Generator<string, void> {
    const definition = this.#definitions[name.slice('#/$defs/'.length)]
    if (definition) yield* this.find(definition, value, place)
    else yield `${named(place)}: ${name} is not described`
  }

  /** Of several possibilities, the one that has the value's type tells what is wrong. */
  *#oneOf(nodes: readonly SchemaNode[], value: unknown, place: Place): Generator<string, void> {
    const type = isFields(value) ? value['type'] : undefined
    const meant = nodes.find((node) => {
      const wanted = 'properties' in node ? node.properties['type'] : undefined
      return wanted && 'enum' in wanted && typeof type === 'string' && wanted.enum.includes(type)
    })
    if (meant) yield* this.find(meant, value, place)
    else if (!nodes.some((node) => isWellFormed(this.find(node, value, place))))
      yield `${named(place)}: this is none of the ${nodes.length} things that it can be`
  }

  *#items({ items, minItems = 0, maxItems }: Items, value: unknown, place: Place): Generator<string, void> {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems)
      yield `${named(place)}: a list of ${minItems} to ${maxItems}`
    else for (const [index, item] of value.entries()) yield* this.find(items, item, [...place, index])
  }

  *#entries({ additionalProperties, maxProperties }: Entries, value: unknown, place: Place): Generator<string, void> {
    const entries = isFields(value) ? Object.entries(value) : undefined
    if (!entries || entries.length > maxProperties) yield `${named(place)}: up to ${maxProperties} fields`
    else for (const [name, field] of entries) yield* this.find(additionalProperties, field, [...place, name])
  }

  *#fields({ properties, required }: Properties, value: unknown, place: Place): Generator<string, void> {
    if (!isFields(value)) {
      yield `${named(place)}: this is no object`
      return
    }
    for (const name of required) if (!Object.hasOwn(value, name)) yield `${named(place)}: ${name} is missing`
    for (const [name, field] of Object.entries(value)) {
      const node = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (node) yield* this.find(node, field, [...place, name])
      else yield `${named(place)}: ${name.slice(0, 60)} is not known`
    }
  }
}

/** What is wrong with a value that holds no others. */
function plainFault(node: PlainNode, value: unknown): string | undefined {
  if ('const' in node) return value === node.const ? undefined : `only ${String(node.const)} is possible`
  if ('enum' in node)
    return typeof value === 'string' && node.enum.includes(value) ? undefined : `one of ${node.enum.join(', ')}`
  switch (node.type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'true or false'
    case 'integer':
      return isWithin(value, node) ? undefined : `a number from ${node.minimum} to ${node.maximum}`
    case 'string':
      return textFault(value, node)
  }
}

const isWithin = (value: unknown, { minimum, maximum }: Extract<SchemaNode, { type: 'integer' }>): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum

function textFault(
  value: unknown,
  { minLength = 0, maxLength, pattern }: Extract<SchemaNode, { type: 'string' }>,
): string | undefined {
  if (typeof value !== 'string') return 'this is no text'
  if (value.length < minLength || value.length > maxLength) return `${minLength} to ${maxLength} characters`
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return 'there are characters or markup in it that it cannot have'
  return undefined
}

/** How many violations are told at most. */
const MOST = 50

/** What in a value is not as a schema wants it, the first 50 of them; empty when all is well. */
export function violationsOf(schema: Schema, value: unknown): readonly string[] {
  const violations: string[] = []
  for (const violation of new Reader(schema).find({ $ref: schema.$ref }, value, [])) {
    violations.push(violation)
    if (violations.length === MOST) break
  }
  return violations
}
