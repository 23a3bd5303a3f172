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

// The format is POSIX pax, "ustar Interchange Format": 512-byte blocks, a header block before each file's blocks.
const BLOCK = 512
/** What tar writes at a time, and so what an archive's size is a multiple of. */
const RECORD = 20 * BLOCK
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
const PREFIX = { at: 345, size: 155 }

interface Field {
  readonly at: number
  readonly size: number
}

const TYPE_FLAG = { file: '0', directory: '5', symlink: '2', 'hard-link': '1', fifo: '6' } as const

function setText(header: Uint8Array, field: Field, text: string): void {
  header.set(encodeUtf8(text).subarray(0, field.size), field.at)
}

function setOctal(header: Uint8Array, field: Field, value: number): void {
  setText(header, field, `${value.toString(8).padStart(field.size - 1, '0')}\0`)
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

/** Whether a name fits into an archive. */
export function isArchivable(name: string): boolean {
  return splitName(name) !== undefined
}

function headerOf(member: ArchiveMember): Uint8Array {
  const header = new Uint8Array(BLOCK)
  const { prefix, name } = splitName(member.name) ?? { prefix: '', name: member.name }
  setText(header, NAME, name)
  setOctal(header, MODE, member.mode)
  setOctal(header, UID, member.uid)
  setOctal(header, GID, member.gid)
  setOctal(header, SIZE, member.content.length)
  setOctal(header, MTIME, Math.max(0, Math.floor(member.mtime / 1000)))
  setText(header, TYPE, TYPE_FLAG[member.type])
  setText(header, LINK, member.link ?? '')
  setText(header, MAGIC, 'ustar\x0000')
  setText(header, OWNER, member.owner)
  setText(header, GROUP, member.group)
  setText(header, PREFIX, prefix)
  setText(header, CHECKSUM, `${checksumOf(header).toString(8).padStart(6, '0')}\0 `)
  return header
}

const blocks = (bytes: number): number => Math.ceil(bytes / BLOCK) * BLOCK

/** The members as an archive. Names must be archivable. */
export function* writeArchive(members: readonly ArchiveMember[]): Work<Uint8Array> {
  const used = members.reduce((sum, { content }) => sum + BLOCK + blocks(content.length), 0)
  const archive = new Uint8Array(Math.ceil((used + 2 * BLOCK) / RECORD) * RECORD)
  let at = 0
  for (const member of members) {
    archive.set(headerOf(member), at)
    archive.set(member.content, at + BLOCK)
    at += BLOCK + blocks(member.content.length)
    yield STEPS
  }
  return archive
}

function textIn(header: Uint8Array, field: Field): string {
  const bytes = header.subarray(field.at, field.at + field.size)
  const end = bytes.indexOf(0)
  return decodeUtf8(end < 0 ? bytes : bytes.subarray(0, end))
}

function octalIn(header: Uint8Array, field: Field): number {
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

function memberOf(header: Uint8Array, content: Uint8Array): ArchiveMember {
  const prefix = textIn(header, PREFIX)
  const name = textIn(header, NAME)
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    ...linkIn(header),
    mode: octalIn(header, MODE) & 0o7777,
    uid: octalIn(header, UID),
    gid: octalIn(header, GID),
    owner: textIn(header, OWNER),
    group: textIn(header, GROUP),
    mtime: octalIn(header, MTIME) * 1000,
    content,
  }
}

/** The members of an archive, or undefined for what is none, or is cut short. */
export function* readArchive(archive: Uint8Array): Work<readonly ArchiveMember[] | undefined> {
  const members: ArchiveMember[] = []
  for (let at = 0; ;) {
    const header = archive.subarray(at, at + BLOCK)
    if (header.length === 0 && members.length > 0) return members
    if (header.length < BLOCK) return undefined
    if (header.every((byte) => byte === 0)) return members
    const size = octalIn(header, SIZE)
    const start = at + BLOCK
    if (checksumOf(header) !== octalIn(header, CHECKSUM) || size < 0 || start + size > archive.length) return undefined
    members.push(memberOf(header, archive.slice(start, start + size)))
    at = start + blocks(size)
    yield STEPS
  }
}
