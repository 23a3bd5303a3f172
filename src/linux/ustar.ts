import type { Work } from '../base/work.ts'
import { decodeUtf8, encodeUtf8 } from '../host.ts'

/** One file in an archive. */
export interface ArchiveMember {
  /** A relative path; a directory's ends in a slash. */
  readonly name: string
  readonly type: 'file' | 'directory' | 'symlink' | 'hard-link' | 'fifo'
  /** Where a link leads; for a hard link the name of an earlier member. */
  readonly link?: string
  readonly mode: number
  readonly uid: number
  readonly gid: number
  readonly owner: string
  readonly group: string
  /** Milliseconds since 1970; archives keep whole seconds. */
  readonly mtime: number
  readonly content: Uint8Array
}

/**
 * How an archive is written. `ustar` is the interchange format of POSIX, which cuts long names at a slash; `gnu` is what GNU tar writes by
 * itself, where a name of any length stands as a member of its own before the one that it is for.
 */
export type ArchiveFormat = 'ustar' | 'gnu'

/** How long a block is, in bytes: a header is one, and files are filled up to whole ones. */
export const BLOCK = 512
/** What tar writes at a time, and so what an archive's size is a multiple of. */
export const RECORD = 20 * BLOCK
/** How many steps a header takes. */
const STEPS = 16
const NAME = { at: 0, size: 100 }
const MODE = { at: 100, size: 8 }
const UID = { at: 108, size: 8 }
const GID = { at: 116, size: 8 }
const SIZE = { at: 124, size: 12 }
const MTIME = { at: 136, size: 12 }
const CHECKSUM = { at: 148, size: 8 }
const TYPE = { at: 156, size: 1 }
const LINK = { at: 157, size: 100 }
const MAGIC = { at: 257, size: 8 }
const OWNER = { at: 265, size: 32 }
const GROUP = { at: 297, size: 32 }
const DEVICE = [
  { at: 329, size: 8 },
  { at: 337, size: 8 },
] as const
const PREFIX = { at: 345, size: 155 }

interface Field {
  readonly at: number
  readonly size: number
}

const TYPE_FLAG = { file: '0', directory: '5', symlink: '2', 'hard-link': '1', fifo: '6' } as const
const MAGIC_OF: Readonly<Record<ArchiveFormat, string>> = { ustar: 'ustar\x0000', gnu: 'ustar  \0' }
/** Members that say the name, or where the link leads, of the one behind them. */
const LONG = { name: 'L', link: 'K' } as const
/** Members that say several things of the one behind them, or of all. */
const PAX = { next: 'x', all: 'g' } as const
/** The bit of a field's first byte that says that the others are a binary number. */
const BINARY = 0x80

function setText(header: Uint8Array, field: Field, text: string): void {
  header.set(encodeUtf8(text).subarray(0, field.size), field.at)
}

/** Octal digits, or bytes where there are not digits enough. */
function setNumber(header: Uint8Array, field: Field, value: number): void {
  const digits = value.toString(8)
  if (digits.length < field.size) return setText(header, field, `${digits.padStart(field.size - 1, '0')}\0`)
  header[field.at] = BINARY
  let left = value
  for (let at = field.at + field.size - 1; at > field.at; at -= 1) {
    header[at] = left % 256
    left = Math.floor(left / 256)
  }
}

/** The sum of a header's bytes, its checksum taken for blanks. */
function checksumOf(header: Uint8Array): number {
  let sum = CHECKSUM.size * 32
  for (const byte of header) sum += byte
  for (const byte of header.subarray(CHECKSUM.at, CHECKSUM.at + CHECKSUM.size)) sum -= byte
  return sum
}

interface SplitName {
  readonly prefix: string
  readonly name: string
}

const bytesIn = (text: string): number => encodeUtf8(text).length

/** A name as the header's two fields hold it, cut at a slash; undefined when it is too long for them. */
function splitName(name: string): SplitName | undefined {
  if (bytesIn(name) <= NAME.size) return { prefix: '', name }
  for (let slash = name.indexOf('/'); slash > 0; slash = name.indexOf('/', slash + 1)) {
    const split = { prefix: name.slice(0, slash), name: name.slice(slash + 1) }
    if (split.name !== '' && bytesIn(split.prefix) <= PREFIX.size && bytesIn(split.name) <= NAME.size) return split
  }
  return undefined
}

/** Whether a name fits into a ustar archive. */
export function isArchivable(name: string): boolean {
  return splitName(name) !== undefined
}

type Headed = Omit<ArchiveMember, 'type'>

function headerOf(member: Headed, flag: string, format: ArchiveFormat): Uint8Array {
  const header = new Uint8Array(BLOCK)
  const split = format === 'ustar' ? splitName(member.name) : undefined
  const { prefix, name } = split ?? { prefix: '', name: member.name }
  setText(header, NAME, name)
  setNumber(header, MODE, member.mode)
  setNumber(header, UID, member.uid)
  setNumber(header, GID, member.gid)
  setNumber(header, SIZE, member.content.length)
  setNumber(header, MTIME, Math.max(0, Math.floor(member.mtime / 1000)))
  setText(header, TYPE, flag)
  setText(header, LINK, member.link ?? '')
  setText(header, MAGIC, MAGIC_OF[format])
  setText(header, OWNER, member.owner)
  setText(header, GROUP, member.group)
  if (format === 'ustar') for (const number of DEVICE) setNumber(header, number, 0)
  setText(header, PREFIX, prefix)
  setText(header, CHECKSUM, `${checksumOf(header).toString(8).padStart(6, '0')}\0 `)
  return header
}

const blocks = (bytes: number): number => Math.ceil(bytes / BLOCK) * BLOCK

/** A name that is too long for a header, as a member before it. */
function longName(text: string | undefined, field: Field, flag: string): readonly Uint8Array[] {
  if (text === undefined || bytesIn(text) <= field.size) return []
  const content = encodeUtf8(`${text}\0`)
  const member = { name: '././@LongLink', mode: 0o644, uid: 0, gid: 0, owner: 'root', group: 'root', mtime: 0, content }
  return [headerOf(member, flag, 'gnu'), content]
}

/** What stands in the archive for a member, each part from a block's beginning. */
function partsOf(member: ArchiveMember, format: ArchiveFormat): readonly Uint8Array[] {
  const own = [headerOf(member, TYPE_FLAG[member.type], format), member.content]
  if (format === 'ustar') return own
  return [...longName(member.link, LINK, LONG.link), ...longName(member.name, NAME, LONG.name), ...own]
}

/** The members as an archive, filled up to whole records. Those of a ustar archive must have archivable names. */
export function* writeArchive(
  members: readonly ArchiveMember[],
  format: ArchiveFormat = 'ustar',
  record = RECORD,
): Work<Uint8Array> {
  const parts: Uint8Array[] = []
  let used = 0
  for (const member of members) {
    for (const part of partsOf(member, format)) {
      parts.push(part)
      used += blocks(part.length)
    }
    yield STEPS
  }
  const archive = new Uint8Array(Math.ceil((used + 2 * BLOCK) / record) * record)
  let at = 0
  for (const part of parts) {
    archive.set(part, at)
    at += blocks(part.length)
    yield 1
  }
  return archive
}

function textIn(header: Uint8Array, field: Field): string {
  const bytes = header.subarray(field.at, field.at + field.size)
  const end = bytes.indexOf(0)
  return decodeUtf8(end < 0 ? bytes : bytes.subarray(0, end))
}

function numberIn(header: Uint8Array, field: Field): number {
  if (header[field.at] === BINARY)
    return header.subarray(field.at + 1, field.at + field.size).reduce((sum, byte) => sum * 256 + byte, 0)
  const digits = textIn(header, field).trim()
  return /^[0-7]*$/.test(digits) ? Number.parseInt(digits || '0', 8) : -1
}

function linkIn(header: Uint8Array): Pick<ArchiveMember, 'type' | 'link'> {
  const flag = textIn(header, TYPE)
  if (flag === TYPE_FLAG.symlink) return { type: 'symlink', link: textIn(header, LINK) }
  if (flag === TYPE_FLAG['hard-link']) return { type: 'hard-link', link: textIn(header, LINK) }
  if (flag === TYPE_FLAG.fifo) return { type: 'fifo' }
  return { type: flag === TYPE_FLAG.directory ? 'directory' : 'file' }
}

/** What members before one have said of it. */
type Said = Pick<Partial<ArchiveMember>, 'name' | 'link'>

/** The records of a pax header: `LENGTH KEY=VALUE` and a newline each, the length that of the whole. */
function paxIn(content: Uint8Array): Said {
  const said: { name?: string; link?: string } = {}
  for (let at = 0; at < content.length;) {
    const length = Number.parseInt(decodeUtf8(content.subarray(at, at + 20)), 10)
    if (!(length > 0)) break
    const [, key, value = ''] = /^\d+ ([^=]*)=(.*)\n$/s.exec(decodeUtf8(content.subarray(at, at + length))) ?? []
    if (key === 'path') said.name = value
    if (key === 'linkpath') said.link = value
    at += length
  }
  return said
}

/** What a member says of the next one; undefined for a member of its own. */
function saidBy(header: Uint8Array, content: Uint8Array): Said | undefined {
  const flag = textIn(header, TYPE)
  const text = (): string => textIn(content, { at: 0, size: content.length })
  if (flag === LONG.name) return { name: text() }
  if (flag === LONG.link) return { link: text() }
  if (flag === PAX.next) return paxIn(content)
  return flag === PAX.all ? {} : undefined
}

function memberOf(header: Uint8Array, content: Uint8Array): ArchiveMember {
  // where GNU tar writes, times stand in the place of the prefix
  const prefix = textIn(header, MAGIC) === 'ustar' ? textIn(header, PREFIX) : ''
  const name = textIn(header, NAME)
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    ...linkIn(header),
    mode: numberIn(header, MODE) & 0o7777,
    uid: numberIn(header, UID),
    gid: numberIn(header, GID),
    owner: textIn(header, OWNER),
    group: textIn(header, GROUP),
    mtime: numberIn(header, MTIME) * 1000,
    content,
  }
}

/**
 * The members of an archive, or undefined for what is none, or is cut short.
 * @param options.goesOn whether blocks of zeros are passed over, so that archives are read that stand one after the other
 */
export function* readArchive(
  archive: Uint8Array,
  { goesOn = false }: { readonly goesOn?: boolean } = {},
): Work<readonly ArchiveMember[] | undefined> {
  const members: ArchiveMember[] = []
  let said: Said = {}
  for (let at = 0; ;) {
    const header = archive.subarray(at, at + BLOCK)
    if (header.length === 0 && (goesOn || members.length > 0)) return members
    if (header.length < BLOCK) return undefined
    if (header.every((byte) => byte === 0)) {
      if (!goesOn) return members
      at += BLOCK
      yield 1
      continue
    }
    const size = numberIn(header, SIZE)
    const start = at + BLOCK
    if (checksumOf(header) !== numberIn(header, CHECKSUM) || size < 0 || start + size > archive.length) return undefined
    const content = archive.slice(start, start + size)
    const more = saidBy(header, content)
    if (!more) members.push({ ...memberOf(header, content), ...said })
    said = more ? { ...said, ...more } : {}
    at = start + blocks(size)
    yield STEPS
  }
}
