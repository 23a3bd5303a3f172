import type { Work } from '../../../base/work.ts'
import { AssociativeArray, IndexedArray } from '../arrays.ts'
import { decodeEscapes } from '../text/ansi-c.ts'
import { attributeLetters, declarationOf, keyText } from '../text/declaration-text.ts'
import { piecewise } from '../../../base/piecewise.ts'
import { quoted, quoteReusable } from '../text/quote.ts'
import type { ShellState } from '../state.ts'
import { charsetOf, localText } from '../../posix/locale.ts'
import { isAssigned } from '../value.ts'
import { isAll } from './found.ts'

/** What `${x@A}`, `${x@a}`, `${x@K}` and `${x@k}` give, which look at more than the text; undefined for the others. */
export function* transformWhole(
  state: ShellState,
  kind: string,
  { name, subscript, list, star, text }: TransformTarget,
): Work<readonly string[] | undefined> {
  const variable = state.variable(name)
  const value = state.value(name)
  if (kind === 'a') return variable ? (list ?? ['']).map(() => attributeLetters(variable)) : []
  if (kind === 'A' && isAll(name)) return [['set', '--', ...(list ?? []).map(quoteReusable)].join(' ')]
  if (kind === 'A') {
    if (!variable) return []
    if (subscript !== undefined) return undefined
    const letters = attributeLetters(variable)
    if (!isAssigned(value) && letters !== '')
      return list && !star && value ? ['declare', `-${letters}`, name] : [`declare -${letters} ${name}`]
    if (value === undefined) return []
    if (text === undefined && !list) return typeof value === 'string' ? [] : [`declare -${letters} ${name}`]
    if (list && typeof value !== 'string') {
      const declaration = (yield* declarationOf(state, name)) ?? ''
      return star ? [declaration] : ['declare', `-${letters}`, declaration.slice(`declare -${letters} `.length)]
    }
    return [
      `${letters === '' ? '' : `declare -${letters} `}${name}=${yield* quoted(localText(text ?? list?.[0] ?? '', state), 'reusable')}`,
    ]
  }
  if (!list || (kind !== 'K' && kind !== 'k')) return undefined
  if (!(value instanceof IndexedArray || value instanceof AssociativeArray)) return undefined
  const entries = [...value.entries()]
  if (kind === 'k') return entries.flatMap(([key, each]) => [String(key), each])
  const texts: string[] = []
  for (const [key, each] of entries) {
    texts.push(`${yield* keyText(key)} ${yield* quoted(each, 'double')}`)
    yield 1
  }
  const pairs = texts.join(' ')
  return [value instanceof AssociativeArray && pairs !== '' ? `${pairs} ` : pairs]
}

export interface TransformTarget {
  readonly name: string
  readonly subscript: string | undefined
  readonly list: readonly string[] | undefined
  /** The list stands for one word: `${x[*]@A}`. */
  readonly star: boolean
  readonly text: string | undefined
}

/** What `${x@Q}` and the like give. */
export function* transformValue(state: ShellState, text: string, kind: string): Work<string> {
  switch (kind) {
    case 'E':
      return decodeEscapes(text, 'quotes', charsetOf(state)).text
    case 'U':
      return yield* piecewise(text, (piece) => piece.toUpperCase())
    case 'L':
      return yield* piecewise(text, (piece) => piece.toLowerCase())
    case 'u':
      return text.replace(/^./su, (char) => char.toUpperCase())
    default:
      return yield* quoted(localText(text, state), 'reusable')
  }
}
