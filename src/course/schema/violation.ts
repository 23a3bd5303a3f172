import type { Schema, SchemaNode } from './node.ts'

/** How deep a value may be: goals hold goals. */
const DEEPEST = 30

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Finds what in a value is not as a schema wants it. */
class Reader {
  readonly #definitions: Schema['$defs']

  constructor({ $defs }: Schema) {
    this.#definitions = $defs
  }

  /** The first violation, with its place: `steps/0/goal: …`; undefined when there is none. */
  find(node: SchemaNode, value: unknown, place: readonly (string | number)[]): string | undefined {
    const at = (what: string): string => `${place.join('/') || 'the lesson'}: ${what}`
    if (place.length > DEEPEST) return at('this is too deep')
    if ('$ref' in node) return this.#named(node.$ref, value, place)
    if ('const' in node) return value === node.const ? undefined : at(`only ${String(node.const)} is possible`)
    if ('enum' in node)
      return typeof value === 'string' && node.enum.includes(value) ? undefined : at(`one of ${node.enum.join(', ')}`)
    if ('oneOf' in node) return this.#oneOf(node.oneOf, value, place)
    switch (node.type) {
      case 'boolean':
        return typeof value === 'boolean' ? undefined : at('true or false')
      case 'integer':
        return isWithin(value, node) ? undefined : at(`a number from ${node.minimum} to ${node.maximum}`)
      case 'string':
        return textFault(value, node, at)
      case 'array':
        return this.#items(node, value, place)
      case 'object':
        return 'properties' in node ? this.#fields(node, value, place) : this.#entries(node, value, place)
    }
  }

  #named(name: string, value: unknown, place: readonly (string | number)[]): string | undefined {
    const definition = this.#definitions[name.slice('#/$defs/'.length)]
    return definition ? this.find(definition, value, place) : `${place.join('/')}: ${name} is not described`
  }

  /** Of several possibilities, the one that has the value's type tells what is wrong. */
  #oneOf(nodes: readonly SchemaNode[], value: unknown, place: readonly (string | number)[]): string | undefined {
    const type = isFields(value) ? value['type'] : undefined
    const meant = nodes.find((node) => {
      const wanted = 'properties' in node ? node.properties['type'] : undefined
      return wanted && 'enum' in wanted && typeof type === 'string' && wanted.enum.includes(type)
    })
    if (meant) return this.find(meant, value, place)
    if (nodes.some((node) => this.find(node, value, place) === undefined)) return undefined
    return `${place.join('/')}: this is none of the ${nodes.length} things that it can be`
  }

  #items(
    { items, minItems = 0, maxItems }: Extract<SchemaNode, { type: 'array' }>,
    value: unknown,
    place: readonly (string | number)[],
  ): string | undefined {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems)
      return `${place.join('/')}: a list of ${minItems} to ${maxItems}`
    for (const [index, item] of value.entries()) {
      const fault = this.find(items, item, [...place, index])
      if (fault !== undefined) return fault
    }
    return undefined
  }

  #entries(
    { additionalProperties, maxProperties }: Extract<SchemaNode, { maxProperties: number }>,
    value: unknown,
    place: readonly (string | number)[],
  ): string | undefined {
    const entries = isFields(value) ? Object.entries(value) : undefined
    if (!entries || entries.length > maxProperties) return `${place.join('/')}: up to ${maxProperties} fields`
    for (const [name, field] of entries) {
      const fault = this.find(additionalProperties, field, [...place, name])
      if (fault !== undefined) return fault
    }
    return undefined
  }

  #fields(
    { properties, required }: Extract<SchemaNode, { additionalProperties: false }>,
    value: unknown,
    place: readonly (string | number)[],
  ): string | undefined {
    const where = place.join('/') || 'the lesson'
    if (!isFields(value)) return `${where}: this is no object`
    const missing = required.find((name) => !Object.hasOwn(value, name))
    if (missing !== undefined) return `${where}: ${missing} is missing`
    for (const [name, field] of Object.entries(value)) {
      const node = Object.hasOwn(properties, name) ? properties[name] : undefined
      const fault = node ? this.find(node, field, [...place, name]) : `${where}: ${name.slice(0, 60)} is not known`
      if (fault !== undefined) return fault
    }
    return undefined
  }
}

const isWithin = (value: unknown, { minimum, maximum }: Extract<SchemaNode, { type: 'integer' }>): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum

function textFault(
  value: unknown,
  { minLength = 0, maxLength, pattern }: Extract<SchemaNode, { type: 'string' }>,
  at: (what: string) => string,
): string | undefined {
  if (typeof value !== 'string') return at('this is no text')
  if (value.length < minLength || value.length > maxLength) return at(`${minLength} to ${maxLength} characters`)
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return at('there are characters or markup in it that it cannot have')
  return undefined
}

/** The first thing in a value that is not as a schema wants it; undefined when all is well. */
export function violationOf(schema: Schema, value: unknown): string | undefined {
  return new Reader(schema).find({ $ref: schema.$ref }, value, [])
}
