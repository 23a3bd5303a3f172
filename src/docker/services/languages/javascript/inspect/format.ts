import { Arr, Fn, Obj, type Value } from '../values.ts'
import { inspect } from './inspect.ts'
import type { Look } from './look.ts'

/** What console.log prints of its words. */
export function formatted(words: readonly Value[], look: Partial<Look> = {}): string {
  const [first, ...rest] = words
  if (words.length === 0) return ''
  const left = [...rest]
  const shown = (value: Value): string => (typeof value === 'string' ? value : inspect(value, look))
  if (typeof first !== 'string') return [first, ...left].map(shown).join(' ')
  if (left.length === 0) return first
  const head = first.replaceAll(/%([sdifjoOc%])/g, (hole, kind: string) => {
    if (kind === '%') return '%'
    return left.length === 0 ? hole : conversion(kind, left.shift())
  })
  return [head, ...left.map(shown)].join(' ')
}

function conversion(kind: string, value: Value): string {
  switch (kind) {
    case 's':
      if (typeof value === 'string') return value
      if (typeof value === 'bigint') return `${value}n`
      if (Object.is(value, -0)) return '-0'
      return value instanceof Obj ? inspect(value, { depth: 0 }) : String(value)
    case 'd':
      return typeof value === 'bigint'
        ? `${value}n`
        : value instanceof Obj || typeof value === 'symbol'
          ? 'NaN'
          : String(Number(value))
    case 'i':
      return typeof value === 'bigint'
        ? `${value}n`
        : value instanceof Obj || typeof value === 'symbol'
          ? 'NaN'
          : String(Number.parseInt(String(value), 10))
    case 'f':
      return typeof value === 'symbol' || value instanceof Obj ? 'NaN' : String(Number.parseFloat(String(value)))
    case 'c':
      return ''
    case 'j':
      return plainJson(value)
    default:
      return inspect(value, kind === 'o' ? { showHidden: true, depth: 4 } : {})
  }
}

/** A value as JSON without asking the program. */
function plainJson(value: Value): string {
  const plain = (one: Value): unknown => {
    if (one instanceof Arr) return one.items.map(plain)
    if (!(one instanceof Obj)) return typeof one === 'bigint' || typeof one === 'symbol' ? undefined : one
    if (one instanceof Fn) return undefined
    return Object.fromEntries(
      one
        .keys()
        .flatMap((key) =>
          typeof key === 'string' && one.own(key)?.enumerable ? [[key, plain(one.own(key)?.value)]] : [],
        ),
    )
  }
  return JSON.stringify(plain(value)) ?? 'undefined'
}
