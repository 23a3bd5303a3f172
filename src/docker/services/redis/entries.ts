/** A value of a key. */
export type Value =
  | { readonly type: 'string'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'hash'; readonly fields: Fields }
  | { readonly type: 'set'; readonly members: readonly string[] }
  | { readonly type: 'zset'; readonly scores: Readonly<Record<string, string>> }

/** The fields of a hash, in the order in which they came. */
export type Fields = ReadonlyMap<string, string>

export interface Entry {
  readonly value: Value
  /** When it goes, in milliseconds since 1970; undefined for one that stays. */
  readonly expires?: number | undefined
}

export type Entries = Map<string, Entry>

/** What a command does to the keys: as little of them as it touches. */
export type Change =
  | readonly [type: 'set', key: string, entry: Entry]
  | readonly [type: 'delete', key: string]
  | readonly [type: 'clear']
  | readonly [type: 'fields', key: string, fields: readonly (readonly [name: string, value: string])[]]
  | readonly [type: 'no fields', key: string, names: readonly string[]]

/** The fields of a hash, which changes of fields are written to; another key may hold the same value, so `set` makes a copy. */
function ownFields(entries: Entries, key: string): Map<string, string> {
  const value = entries.get(key)?.value
  if (value?.type === 'hash' && value.fields instanceof Map) return value.fields
  const fields = new Map<string, string>()
  entries.set(key, { value: { type: 'hash', fields } })
  return fields
}

const own = (entry: Entry): Entry =>
  entry.value.type === 'hash' ? { ...entry, value: { type: 'hash', fields: new Map(entry.value.fields) } } : entry

/** Makes a change. */
export function apply(entries: Entries, change: Change): void {
  switch (change[0]) {
    case 'set':
      entries.set(change[1], own(change[2]))
      break
    case 'delete':
      entries.delete(change[1])
      break
    case 'clear':
      entries.clear()
      break
    case 'fields': {
      const fields = ownFields(entries, change[1])
      for (const [name, value] of change[2]) fields.set(name, value)
      break
    }
    case 'no fields': {
      const fields = ownFields(entries, change[1])
      for (const name of change[2]) fields.delete(name)
      if (fields.size === 0) entries.delete(change[1])
    }
  }
}
