/** What a row of a table offers a template: fields that are worked out when they are asked for. */
export class RowContext {
  /** Its Go type, for messages. */
  readonly type: string
  readonly fields: Readonly<Record<string, (...words: readonly unknown[]) => unknown>>

  /** What it is as JSON, where that is not its fields by their names. */
  readonly json: object | undefined

  constructor(type: string, fields: RowContext['fields'], json?: object) {
    this.type = type
    this.fields = fields
    this.json = json
  }
}

/** A key that a map does not have. */
export const NO_VALUE = Symbol('no value')

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The type of a value, as Go's messages name it. */
export function typeName(value: unknown): string {
  if (value instanceof RowContext) return value.type
  if (typeof value === 'string') return 'string'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float64'
  if (typeof value === 'boolean') return 'bool'
  if (Array.isArray(value)) return '[]interface {}'
  return isRecord(value) ? 'map[string]interface {}' : 'interface {}'
}

/** Whether a condition holds. */
export function isTrue(value: unknown): boolean {
  if (value === null || value === undefined || value === NO_VALUE) return false
  if (Array.isArray(value)) return value.length > 0
  if (value instanceof RowContext) return true
  return isRecord(value) ? Object.keys(value).length > 0 : value !== '' && value !== 0 && value !== false
}

const inKeyOrder = (value: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** What a list holds is printed as a struct of Go, and so is what has no keys. */
function innerText(value: unknown, inList: boolean): string {
  if (!isRecord(value)) return goText(value)
  if (inList || Object.keys(value).length === 0) {
    return `{${Object.values(value)
      .map((item) => goText(item))
      .join(' ')}}`
  }
  return goText(value)
}

/** A value as Go prints it: `[a b]`, `map[k:v]`. */
export function goText(value: unknown): string {
  if (value === NO_VALUE || value === undefined) return '<no value>'
  if (value === null) return '<nil>'
  if (Array.isArray(value)) return `[${value.map((item) => innerText(item, true)).join(' ')}]`
  if (value instanceof RowContext) return `{${Object.values(valuesOf(value)).map(goText).join(' ')}}`
  if (!isRecord(value)) return String(value)
  return `map[${inKeyOrder(value)
    .map(([key, item]) => `${key}:${innerText(item, false)}`)
    .join(' ')}]`
}

const ESCAPED: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON as Go writes it: what matters in HTML is escaped. */
export function goJson(value: unknown, indent?: number): string {
  const plain =
    value === NO_VALUE || value === undefined ? null : value instanceof RowContext ? rowObject(value) : value
  return JSON.stringify(plain, undefined, indent).replace(/[<>&\u2028\u2029]/g, (letter) => ESCAPED[letter] ?? letter)
}

/** All fields of a row that need no further word, by their names. */
const valuesOf = ({ fields }: RowContext): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => typeof field === 'function' && field.length === 0)
      .map(([name, field]) => [name, field()]),
  )

/** The same as JSON has them: by their names. */
const rowObject = (row: RowContext): object => row.json ?? Object.fromEntries(inKeyOrder(valuesOf(row)))
