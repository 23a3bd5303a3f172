import { needed, wholeNumber } from '../arguments.ts'
import { typeError } from '../exceptions.ts'
import { call } from '../protocol.ts'
import { floatText } from '../numbers.ts'
import { jsonValue } from './json-values.ts'

import { typeName } from '../types.ts'
import { Dict, isDue, List, PAUSE, settled, type Steps, Tuple, type Value, type Words, words } from '../values.ts'
import { natives } from './native.ts'

/** A text as JSON has it; what is not ASCII is escaped, as json.dumps does. */
const jsonText = (text: string, isAscii: boolean): string => {
  const plain = JSON.stringify(text)
  return isAscii
    ? plain.replaceAll(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : plain
}

interface Style {
  readonly indent: string | undefined
  readonly separators: readonly [string, string]
  readonly isAscii: boolean
  readonly isSorted: boolean
  readonly fallback: Value
}

function jsonItems(
  parts: readonly string[],
  [open, close]: readonly [string, string],
  style: Style,
  depth: number,
): string {
  if (parts.length === 0) return open + close
  const { indent, separators } = style
  if (indent === undefined) return open + parts.join(separators[0]) + close
  const inner = `\n${indent.repeat(depth + 1)}`
  return `${open}${inner}${parts.join(separators[0].trimEnd() + inner)}\n${indent.repeat(depth)}${close}`
}

const keyText = (key: Value): string => {
  if (key === null) return 'null'
  return typeof key === 'number' ? floatText(key) : String(key)
}

function* toJson(value: Value, style: Style, depth = 0): Steps<string> {
  if (typeof value === 'string') return jsonText(value, style.isAscii)
  if (value === null) return 'null'
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? floatText(value)
      : Number.isNaN(value)
        ? 'NaN'
        : value > 0
          ? 'Infinity'
          : '-Infinity'
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  const parts: string[] = []
  if (value instanceof List || value instanceof Tuple) {
    for (const item of value.items) {
      if (isDue(parts.length)) yield PAUSE
      parts.push(yield* toJson(item, style, depth + 1))
    }
    return jsonItems(parts, ['[', ']'], style, depth)
  }
  if (value instanceof Dict) {
    const entries = [...value.entries.values()].map(([key, item]) => [keyText(key), item] as const)
    for (const [key, item] of style.isSorted ? entries.toSorted(([one], [other]) => (one < other ? -1 : 1)) : entries) {
      if (isDue(parts.length)) yield PAUSE
      parts.push(`${jsonText(key, style.isAscii)}${style.separators[1]}${yield* toJson(item, style, depth + 1)}`)
    }
    return jsonItems(parts, ['{', '}'], style, depth)
  }
  if (style.fallback === null) throw typeError(`Object of type ${typeName(value)} is not JSON serializable`)
  return yield* toJson(yield* settled(call(style.fallback, words(value))), style, depth)
}

function styleOf({ named }: Words): Style {
  const indent = named.get('indent') ?? null
  const given = named.get('separators')
  const [item, key] = given instanceof Tuple ? given.items.map(String) : []
  return {
    indent: indent === null ? undefined : typeof indent === 'string' ? indent : ' '.repeat(wholeNumber(indent)),
    separators: [item ?? (indent === null ? ', ' : ','), key ?? ': '],
    isAscii: named.get('ensure_ascii') !== false,
    isSorted: named.get('sort_keys') === true,
    fallback: named.get('default') ?? null,
  }
}

function* loads({ places: [text = null, hook = null] }: Words): Steps<Value> {
  const source = typeof text === 'string' ? text : undefined
  if (source === undefined) throw typeError(`the JSON object must be str, bytes or bytearray, not ${typeName(text)}`)
  return yield* jsonValue(source, hook)
}

/** json, but what reads and writes files. */
export const json = (): ReadonlyMap<string, Value> =>
  natives({ dumps: (given) => toJson(needed(given, 0), styleOf(given)), loads })
