import type { Value } from '../syntax.ts'

const ITEM = /\s*(?:"((?:\\.|[^"\\])*)"|([^",{}]*))\s*([,}])/gsy

/** The members of an array as it is written, `{1,2,NULL}`; undefined where a text is none. */
export function readArray(text: string): readonly (string | null)[] | undefined {
  const trimmed = text.trim()
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return undefined
  if (/^\{\s*\}$/.test(trimmed)) return []
  const items: (string | null)[] = []
  ITEM.lastIndex = 1
  for (let found = ITEM.exec(trimmed); found; found = ITEM.exec(trimmed)) {
    const [, quoted, bare = '', end] = found
    items.push(
      quoted === undefined ? (bare.toUpperCase() === 'NULL' ? null : bare.trim()) : quoted.replace(/\\(.)/gs, '$1'),
    )
    if (end === '}') return ITEM.lastIndex === trimmed.length ? items : undefined
  }
  return undefined
}

function itemText(value: Value): string {
  if (value === null) return 'NULL'
  const text = typeof value === 'boolean' ? (value ? 't' : 'f') : String(value)
  return text === '' || /[\s,{}"\\]/.test(text) || text.toUpperCase() === 'NULL'
    ? `"${text.replace(/["\\]/g, String.raw`\$&`)}"`
    : text
}

/** An array as it is kept and written. */
export const writeArray = (items: readonly Value[]): string => `{${items.map(itemText).join(',')}}`
