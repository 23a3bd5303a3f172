/** The part of JSON Schema (2020-12) that lessons are described in. Every text and list has a bound. */
export type SchemaNode =
  | { readonly $ref: string }
  | { readonly const: string | boolean }
  | { readonly enum: readonly string[] }
  | { readonly type: 'boolean' }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | {
      readonly type: 'string'
      readonly minLength?: number
      readonly maxLength: number
      /** One of those of this file: none comes from a lesson. */
      readonly pattern?: string
      readonly description?: string
    }
  | { readonly type: 'array'; readonly items: SchemaNode; readonly minItems?: number; readonly maxItems: number }
  | {
      readonly type: 'object'
      readonly properties: Readonly<Record<string, SchemaNode>>
      readonly required: readonly string[]
      readonly additionalProperties: false
    }
  /** Fields of any name. */
  | { readonly type: 'object'; readonly additionalProperties: SchemaNode; readonly maxProperties: number }
  | { readonly oneOf: readonly SchemaNode[] }

/** A whole schema, with the parts that it names. */
export interface Schema {
  readonly $schema: string
  readonly title: string
  readonly $ref: string
  readonly $defs: Readonly<Record<string, SchemaNode>>
}

type Fields = Readonly<Record<string, SchemaNode>>

/** An object with these fields and no others. */
export const object = (required: Fields, optional: Fields = {}): SchemaNode => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
})

export const list = (items: SchemaNode, maxItems: number, minItems = 0): SchemaNode => ({
  type: 'array',
  items,
  minItems,
  maxItems,
})

export const ref = (name: string): SchemaNode => ({ $ref: `#/$defs/${name}` })
