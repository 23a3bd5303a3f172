import { Refused, WRONG_TYPE } from './command.ts'
import type { Fields } from './entries.ts'
import type { Keys } from './keys.ts'

// what a key holds, where it has to be of one kind; each throws Refused where it is of another

export function stringAt(keys: Keys, key: string): string | undefined {
  const value = keys.get(key)
  if (value && value.type !== 'string') throw new Refused(WRONG_TYPE)
  return value?.text
}

export function itemsAt(keys: Keys, key: string): readonly string[] {
  const value = keys.get(key)
  if (value && value.type !== 'list') throw new Refused(WRONG_TYPE)
  return value?.items ?? []
}

export function fieldsAt(keys: Keys, key: string): Fields {
  const value = keys.get(key)
  if (value && value.type !== 'hash') throw new Refused(WRONG_TYPE)
  return value?.fields ?? new Map()
}

export function membersAt(keys: Keys, key: string): ReadonlySet<string> {
  const value = keys.get(key)
  if (value && value.type !== 'set') throw new Refused(WRONG_TYPE)
  return value?.members ?? new Set()
}

/** How many members a set may have that is kept in the order of its numbers, `set-max-intset-entries`. */
const MOST_NUMBERS = 512

/** Members as Redis tells them: whole numbers by what they are worth, others as they came. */
export function inOrder(members: Iterable<string>): readonly string[] {
  const all = [...members]
  const isNumbers = all.length <= MOST_NUMBERS && all.every((member) => /^(?:0|-?[1-9]\d{0,17})$/.test(member))
  return isNumbers ? all.toSorted((one, other) => Number(BigInt(one) - BigInt(other))) : all
}
