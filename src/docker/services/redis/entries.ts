/** A value of a key. */
export type Value =
  | { readonly type: 'string'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'hash'; readonly fields: Fields }
  | { readonly type: 'set'; readonly members: ReadonlySet<string> }
  | { readonly type: 'zset'; readonly scores: Readonly<Record<string, string>> }
  | { readonly type: 'stream'; readonly stream: Stream }
  | { readonly type: 'estimate'; readonly registers: Registers }

/** The fields of a hash, in the order in which they came. */
export type Fields = ReadonlyMap<string, string>

/** Which side of a list is meant. */
export type Side = 'left' | 'right'

/** The id of an entry of a stream: milliseconds since 1970, and a number within them. */
export type StreamId = readonly [ms: number, sequence: number]

export interface StreamEntry {
  readonly id: StreamId
  /** Names and values, in turn. */
  readonly fields: readonly string[]
}

/** What was given to a consumer of a group, and is not acknowledged. */
export interface Pending {
  readonly id: StreamId
  readonly consumer: string
  /** When it was given, in milliseconds since 1970. */
  readonly given: number
  /** How often it was given. */
  readonly times: number
}

/** A group of consumers, who share the entries of a stream. */
export interface Group {
  /** The last entry that one of them was given. */
  readonly last: StreamId
  readonly consumers: readonly string[]
  readonly pending: readonly Pending[]
}

export interface Stream {
  /** The oldest first. */
  readonly entries: readonly StreamEntry[]
  /** The highest id that there was. */
  readonly last: StreamId
  readonly groups: Readonly<Record<string, Group>>
}

/** The registers of a HyperLogLog that are not 0, by their numbers. */
export type Registers = ReadonlyMap<number, number>

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
  | readonly [type: 'push', key: string, side: Side, items: readonly string[]]
  | readonly [type: 'pop', key: string, side: Side, count: number]
  | readonly [type: 'members', key: string, members: readonly string[]]
  | readonly [type: 'no members', key: string, members: readonly string[]]
  | readonly [type: 'append', key: string, entry: StreamEntry]

/** The value of a key, which changes of a part of it are written to; another key may hold the same one, so `set` makes a copy. */
function ownFields(entries: Entries, key: string): Map<string, string> {
  const value = entries.get(key)?.value
  if (value?.type === 'hash' && value.fields instanceof Map) return value.fields
  const fields = new Map<string, string>()
  entries.set(key, { value: { type: 'hash', fields } })
  return fields
}

function ownItems(entries: Entries, key: string): string[] {
  const value = entries.get(key)?.value
  if (value?.type === 'list' && Array.isArray(value.items)) return value.items
  const items: string[] = []
  entries.set(key, { value: { type: 'list', items } })
  return items
}

function ownMembers(entries: Entries, key: string): Set<string> {
  const value = entries.get(key)?.value
  if (value?.type === 'set' && value.members instanceof Set) return value.members
  const members = new Set<string>()
  entries.set(key, { value: { type: 'set', members } })
  return members
}

/** The entries of a stream, to which one is added at a time. */
function append(entries: Entries, key: string, added: StreamEntry): void {
  const entry = entries.get(key)
  const before = entry?.value.type === 'stream' ? entry.value.stream : undefined
  const all = Array.isArray(before?.entries) ? before.entries : []
  all.push(added)
  const stream: Stream = { groups: before?.groups ?? {}, entries: all, last: added.id }
  entries.set(key, { ...entry, value: { type: 'stream', stream } })
}

function copied(value: Value): Value {
  switch (value.type) {
    case 'hash':
      return { type: 'hash', fields: new Map(value.fields) }
    case 'list':
      return { type: 'list', items: [...value.items] }
    case 'set':
      return { type: 'set', members: new Set(value.members) }
    case 'stream':
      return { type: 'stream', stream: { ...value.stream, entries: [...value.stream.entries] } }
    default:
      return value
  }
}

/** A change of a part of a value. */
type PartChange = Exclude<Change, readonly ['set' | 'delete' | 'clear', ...unknown[]]>
type PartOf<Type extends PartChange[0]> = Extract<PartChange, readonly [Type, ...unknown[]]>

const parts: { readonly [Type in PartChange[0]]: (entries: Entries, change: PartOf<Type>) => void } = {
  fields(entries, [, key, added]) {
    const fields = ownFields(entries, key)
    for (const [name, value] of added) fields.set(name, value)
  },
  'no fields'(entries, [, key, names]) {
    const fields = ownFields(entries, key)
    for (const name of names) fields.delete(name)
    if (fields.size === 0) entries.delete(key)
  },
  push(entries, [, key, side, added]) {
    const items = ownItems(entries, key)
    if (side === 'right') for (const item of added) items.push(item)
    else items.splice(0, 0, ...added.toReversed())
  },
  pop(entries, [, key, side, count]) {
    const items = ownItems(entries, key)
    items.splice(side === 'left' ? 0 : Math.max(0, items.length - count), count)
    if (items.length === 0) entries.delete(key)
  },
  members(entries, [, key, added]) {
    const members = ownMembers(entries, key)
    for (const member of added) members.add(member)
  },
  'no members'(entries, [, key, gone]) {
    const members = ownMembers(entries, key)
    for (const member of gone) members.delete(member)
    if (members.size === 0) entries.delete(key)
  },
  append: (entries, [, key, entry]) => append(entries, key, entry),
}

/** Makes a change. */
export function apply(entries: Entries, change: Change): void {
  switch (change[0]) {
    case 'set':
      entries.set(change[1], { ...change[2], value: copied(change[2].value) })
      break
    case 'delete':
      entries.delete(change[1])
      break
    case 'clear':
      entries.clear()
      break
    default:
      parts[change[0]](entries, change as never)
  }
}
