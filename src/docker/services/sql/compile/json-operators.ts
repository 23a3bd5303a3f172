import type { Value } from '../syntax.ts'
import { readArray } from '../types/arrays.ts'
import { spacedJson } from '../types/convert.ts'
import { BOOLEAN, JSONB, type SqlType, TEXT } from '../types/type.ts'
import { coerce } from './coerce.ts'
import type { Compiled, Context } from './context.ts'
import type { Sides } from './sides.ts'

/** A part of a document by a key or a place; undefined where there is none. */
export function partOf(document: unknown, key: string | number): unknown {
  if (Array.isArray(document)) {
    const at = typeof key === 'number' ? key : /^-?\d+$/.test(key) ? Number(key) : Number.NaN
    return document.at(at)
  }
  if (typeof document !== 'object' || document === null) return undefined
  return Object.entries(document).find(([name]) => name === String(key))?.[1]
}

/** A part as a text: texts without their quotes. */
export const jsonAsText = (part: unknown): Value =>
  part === undefined || part === null ? null : typeof part === 'string' ? part : spacedJson(part)

/** The steps of a path of MySQL: `$.a[0]."b c"`. */
export const mysqlPath = (path: string): readonly (string | number)[] =>
  [...path.matchAll(/\.(?:"([^"]*)"|(\w+))|\[(\d+)\]/g)].map(([, quoted, name, index]) =>
    index === undefined ? (quoted ?? name ?? '') : Number(index),
  )

export const followed = (document: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce(partOf, document)

/** Whether a document has all of another in it. */
export function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((one) => whole.some((other) => contains(other, one)))
  if (typeof part !== 'object' || part === null) return Array.isArray(whole) ? whole.includes(part) : whole === part
  return (
    typeof whole === 'object' &&
    whole !== null &&
    Object.entries(part).every(([key, one]) => Object.hasOwn(whole, key) && contains(partOf(whole, key), one))
  )
}

/** Gives the part that an operator leads to, as JSON or as a text. */
const leading = (
  asText: boolean,
  type: SqlType,
  follow: (document: unknown, way: Exclude<Value, null>) => unknown,
) => ({
  type: asText ? TEXT : type,
  apply: (document: Exclude<Value, null>, way: Exclude<Value, null>): Value => {
    const part = follow(JSON.parse(String(document)), way)
    if (asText) return jsonAsText(part)
    return part === undefined ? null : spacedJson(part)
  },
})

function mergedJson(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) || Array.isArray(other)) return [one, other].flat()
  return { ...(typeof one === 'object' ? one : {}), ...(typeof other === 'object' ? other : {}) }
}

/** Operators of JSON: `->`, `->>`, `#>`, `#>>`, `@>`, `?`, `||`. */
export function jsonOperator({ operator, left, right }: Sides, context: Context): Compiled | undefined {
  const isMysql = context.environment.facts.server === 'mysql'
  if (left.type.family !== 'json' && !(isMysql && operator.startsWith('->'))) return undefined
  const asText = operator.endsWith('>>')
  const text = (way: Compiled): Compiled => (way.type.family === 'unknown' ? coerce(way, TEXT, context) : way)
  const follow = isMysql
    ? leading(asText, JSONB, (document, way) => followed(document, mysqlPath(String(way))))
    : operator === '->' || operator === '->>'
      ? leading(asText, left.type, (document, way) => partOf(document, typeof way === 'number' ? way : String(way)))
      : operator === '#>' || operator === '#>>'
        ? leading(asText, left.type, (document, way) => followed(document, (readArray(String(way)) ?? []).map(String)))
        : undefined
  if (follow) return strict(left, text(right), follow)
  const other = operator === '?' ? text(right) : right.type.family === 'unknown' ? coerce(right, JSONB, context) : right
  const known: Readonly<Record<string, (a: unknown, b: unknown, raw: string) => Value>> = {
    '@>': contains,
    '<@': (a, b) => contains(b, a),
    '?': (a, _b, raw) =>
      Array.isArray(a) ? a.includes(raw) : typeof a === 'object' && a !== null && Object.hasOwn(a, raw),
    '||': (a, b) => spacedJson(mergedJson(a, b)),
    '-': (a, b, raw) =>
      spacedJson(
        Array.isArray(a)
          ? a.filter((_one, at) => at !== Number(b))
          : Object.fromEntries(Object.entries(a ?? {}).filter(([key]) => key !== raw)),
      ),
  }
  const apply = Object.hasOwn(known, operator) ? known[operator] : undefined
  if (!apply) return undefined
  const isPlain = operator === '?' || operator === '-'
  const side = operator === '-' ? text(right) : other
  return strict(left, side, {
    type: operator === '||' || operator === '-' ? JSONB : BOOLEAN,
    apply: (one, two) => apply(JSON.parse(String(one)), isPlain ? two : JSON.parse(String(two)), String(two)),
  })
}

/** An operator that gives NULL where a side is NULL. */
function strict(
  left: Compiled,
  right: Compiled,
  {
    type,
    apply,
  }: { readonly type: SqlType; readonly apply: (one: Exclude<Value, null>, other: Exclude<Value, null>) => Value },
): Compiled {
  return {
    type,
    run: (frame) => {
      const [one, other] = [left.run(frame), right.run(frame)]
      return one === null || other === null ? null : apply(one, other)
    },
  }
}
