import { decodeUtf8, encodeUtf8 } from '../../../host.ts'
import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import { apply, type Change, type Entries, type Entry, type Value } from './entries.ts'
import { Keys } from './keys.ts'
import { Versions } from './versions.ts'

const EMPTY = new Uint8Array()

/** What a server's file holds: a line with all keys, and a line for what each command has changed since. */
interface Dump {
  readonly content: Uint8Array
  readonly entries: Entries
  readonly versions: Versions
  /** How many bytes its first line has. */
  readonly whole: number
}

/** How many bytes of changes are kept at least before all keys are written anew. */
const LEAST_CHANGES = 2 ** 16

/** What is read already, so that a command costs what it touches: a content never changes, and another one is read again. */
const known = new WeakMap<Uint8Array, Dump>()

/** Fields are a list of pairs; they were an object once, which cannot keep their order. */
const revivers: Readonly<Record<string, (value: never) => Value>> = {
  hash: ({ fields }: { readonly fields: object }) => ({
    type: 'hash',
    fields: new Map<string, string>(Array.isArray(fields) ? fields : Object.entries(fields)),
  }),
  set: ({ members }: { readonly members: readonly string[] }) => ({ type: 'set', members: new Set(members) }),
  estimate: ({ registers }: { readonly registers: readonly (readonly [number, number])[] }) => ({
    type: 'estimate',
    registers: new Map(registers),
  }),
}

function revive(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value)) return value
  const type = String(value.type)
  return Object.hasOwn(revivers, type) ? revivers[type]?.(value as never) : value
}

const parse = (line: string): unknown => JSON.parse(line, revive)
const format = (value: unknown): string =>
  JSON.stringify(value, (_name, part) => (part instanceof Map || part instanceof Set ? [...part] : part))

/** Reads a file of keys; an empty one has none. */
function readDump(content: Uint8Array): Dump {
  const [first = '', ...lines] = decodeUtf8(content).split('\n')
  const entries: Entries = new Map(first === '' ? [] : (parse(first) as readonly (readonly [string, Entry])[]))
  for (const line of lines)
    if (line !== '') for (const change of parse(line) as readonly Change[]) apply(entries, change)
  return { content, entries, versions: new Versions(), whole: encodeUtf8(first).length }
}

/** Puts something at the end of a file; all of it or, where there is no room, nothing. @throws FileSystemError ENOSPC */
function append(process: GnuProcess, path: string, { content }: Dump, added: Uint8Array): void {
  const file = retain(openFile(process, path, { write: true, append: true }))
  try {
    void file.write(added)
  } catch (error) {
    process.system.fs.writeFile(path, content)
    throw error
  } finally {
    release(file)
  }
}

/** Writes all keys but those that have expired; gives how many bytes they take. @throws FileSystemError */
function writeWhole({ system, kernel }: GnuProcess, path: string, { entries }: Dump): number {
  const now = kernel.clock.now()
  for (const [key, { expires = Infinity }] of entries) if (expires <= now) entries.delete(key)
  const all = encodeUtf8(format([...entries]))
  system.fs.writeFile(path, all)
  return all.length
}

/** Writes changes that were made; gives how many bytes the file's first line has then. @throws FileSystemError */
function write(process: GnuProcess, path: string, dump: Dump, changes: readonly Change[]): number {
  const { content, whole } = dump
  const added = encodeUtf8(`\n${format(changes)}`)
  const isLong = content.length + added.length > 2 * whole + LEAST_CHANGES
  if (content.length === 0 || isLong) return writeWhole(process, path, dump)
  append(process, path, dump, added)
  return whole
}

/** Does something with the keys of a file, and writes to it what is changed. @throws FileSystemError */
export function withKeys<T>(process: GnuProcess, path: string, use: (keys: Keys) => T): T {
  const { fs } = process.system
  const before = fs.exists(path) ? fs.readFile(path) : EMPTY
  const dump = known.get(before) ?? readDump(before)
  // it is known again when all that was done is written
  known.delete(before)
  const keys = new Keys({ ...dump, now: process.kernel.clock.now(), chance: process.kernel.chance })
  const result = use(keys)
  const whole = keys.changes.length > 0 ? write(process, path, dump, keys.changes) : dump.whole
  const content = fs.exists(path) ? fs.readFile(path) : EMPTY
  // what is empty may be the content of other files, too
  if (content.length > 0) known.set(content, { ...dump, content, whole })
  return result
}
