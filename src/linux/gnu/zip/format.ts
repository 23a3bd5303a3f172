import type { Work } from '../../../base/work.ts'
import { deflate } from '../../../host.ts'
import { bytesOf, joinBytes, textOf } from '../../../shell/posix/bytes.ts'
import { crc32, inflate, InflateError } from '../library/inflate.ts'

/** A file in a zip archive, packed. */
export interface ZipMember {
  /** A directory's ends in a slash. */
  readonly name: string
  /** As st_mode of inode(7) has it, with the bits of the type. */
  readonly mode: number
  /** Milliseconds since 1970, by the clocks of the zone that it was packed in. */
  readonly localTime: number
  readonly method: 'stored' | 'deflated'
  readonly crc: number
  /** Bytes before and after. */
  readonly size: number
  readonly packed: Uint8Array
  /** Whether whoever packed it took it for text. */
  readonly isText: boolean
  /** Whether more is said of it than the header has room for. */
  readonly hasExtra: boolean
}

// PKWARE's APPNOTE: a header before each file, then all of them again in the central directory, then its end
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const LOCAL_SIZE = 30
const CENTRAL_SIZE = 46
const END_SIZE = 22
const MOST_COMMENT = 65_535
const DEFLATED = 8
/** Made by version 3.0 on Unix. */
const MADE_BY = 0x031e

/** How many members are looked at between two turns. */
const RUN = 64
/** The steps that a member takes, as `due` counts them. */
const MEMBER_STEPS = 4

type Field = readonly [value: number, bytes: 2 | 4]

function packFields(fields: readonly Field[]): Uint8Array {
  const packed = new Uint8Array(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) {
    for (let rest = value, left: number = bytes; left > 0; left -= 1) {
      packed[at] = rest % 256
      rest = Math.floor(rest / 256)
      at += 1
    }
  }
  return packed
}

function numberAt(bytes: Uint8Array, at: number, size: 2 | 4): number {
  let value = 0
  for (let index = size - 1; index >= 0; index -= 1) value = value * 256 + (bytes[at + index] ?? 0)
  return value
}

/** A time as MS-DOS keeps it: to two seconds, from 1980 on. */
function dosTime(localTime: number): readonly [time: number, date: number] {
  const date = new Date(Math.max(localTime, Date.UTC(1980, 0, 1)))
  return [
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  ]
}

const fromDos = (time: number, date: number): number =>
  Date.UTC(1980 + (date >> 9), ((date >> 5) & 15) - 1, date & 31, time >> 11, (time >> 5) & 63, (time & 31) * 2)

const isControl = (byte: number): boolean => byte < 7 || (byte > 13 && byte < 26) || (byte > 27 && byte < 32)

/** Whether bytes are what zlib takes for text: none that no text has, and some that every text has. */
function isTextual(content: Uint8Array): boolean {
  return content.some((byte) => byte > 31 || byte === 9 || byte === 10 || byte === 13) && !content.some(isControl)
}

/** Packs a file's bytes, whose check sum is known (`crc32`): compressed, where that makes them fewer. */
export async function packMember(
  file: Pick<ZipMember, 'name' | 'mode' | 'localTime' | 'crc'>,
  content: Uint8Array,
  compress: boolean,
): Promise<ZipMember> {
  const deflated = compress && content.length > 0 ? joinBytes(await deflate(content)) : content
  const smaller = deflated.length < content.length
  return {
    ...file,
    method: smaller ? 'deflated' : 'stored',
    size: content.length,
    packed: smaller ? deflated : content,
    isText: isTextual(content),
    hasExtra: false,
  }
}

/** A file's bytes. @throws InflateError */
export function* unpackMember({ method, packed, crc }: ZipMember): Work<Uint8Array> {
  const content = method === 'deflated' ? (yield* inflate(packed)).content : packed
  if ((yield* crc32(content)) !== crc) throw new InflateError('bad CRC')
  return content
}

/** The fields that both headers of a file have. */
function sharedFields({ name, localTime, method, crc, size, packed }: ZipMember): readonly Field[] {
  const [time, date] = dosTime(localTime)
  const compression = method === 'deflated' ? DEFLATED : 0
  return [
    [method === 'deflated' || name.endsWith('/') ? 20 : 10, 2],
    [/^[\u0000-\u007f]*$/.test(name) ? 0 : 0x800, 2],
    [compression, 2],
    [time, 2],
    [date, 2],
    [crc, 4],
    [packed.length, 4],
    [size, 4],
    [bytesOf(name).length, 2],
    [0, 2],
  ]
}

/** The members as an archive. */
export function* writeZip(members: readonly ZipMember[]): Work<Uint8Array> {
  const pieces: Uint8Array[] = []
  const central: Uint8Array[] = []
  let at = 0
  for (const member of members) {
    const name = bytesOf(member.name)
    const shared = sharedFields(member)
    const local = joinBytes([packFields([[LOCAL, 4], ...shared]), name, member.packed])
    const outer = (member.mode * 65_536 + (member.name.endsWith('/') ? 16 : 0)) % 2 ** 32
    central.push(
      packFields([
        [CENTRAL, 4],
        [MADE_BY, 2],
        ...shared,
        [0, 2],
        [0, 2],
        [member.isText ? 1 : 0, 2],
        [outer, 4],
        [at, 4],
      ]),
      name,
    )
    pieces.push(local)
    at += local.length
    if (pieces.length % RUN === 0) yield RUN * MEMBER_STEPS
  }
  const directory = joinBytes(central)
  const end: readonly Field[] = [
    [END, 4],
    [0, 4],
    [members.length, 2],
    [members.length, 2],
    [directory.length, 4],
    [at, 4],
    [0, 2],
  ]
  return joinBytes([...pieces, directory, packFields(end)])
}

function memberAt(bytes: Uint8Array, at: number): { readonly member: ZipMember; readonly next: number } | undefined {
  if (numberAt(bytes, at, 4) !== CENTRAL) return undefined
  const nameLength = numberAt(bytes, at + 28, 2)
  const next = at + CENTRAL_SIZE + nameLength + numberAt(bytes, at + 30, 2) + numberAt(bytes, at + 32, 2)
  const name = textOf(bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameLength))
  const local = numberAt(bytes, at + 42, 4)
  const start = local + LOCAL_SIZE + numberAt(bytes, local + 26, 2) + numberAt(bytes, local + 28, 2)
  const mode = Math.floor(numberAt(bytes, at + 38, 4) / 65_536)
  const member: ZipMember = {
    name,
    mode: mode || (name.endsWith('/') ? 0o40755 : 0o100644),
    localTime: fromDos(numberAt(bytes, at + 12, 2), numberAt(bytes, at + 14, 2)),
    method: numberAt(bytes, at + 10, 2) === DEFLATED ? 'deflated' : 'stored',
    crc: numberAt(bytes, at + 16, 4),
    size: numberAt(bytes, at + 24, 4),
    packed: bytes.subarray(start, start + numberAt(bytes, at + 20, 4)),
    isText: (numberAt(bytes, at + 36, 2) & 1) === 1,
    hasExtra: numberAt(bytes, at + 30, 2) > 0,
  }
  return { member, next }
}

/** The members of an archive; undefined for what is none. */
export function* readZip(bytes: Uint8Array): Work<readonly ZipMember[] | undefined> {
  let end = bytes.length - END_SIZE
  // nothing but a comment stands behind it
  const least = Math.max(0, end - MOST_COMMENT)
  while (end >= least && numberAt(bytes, end, 4) !== END) end -= 1
  if (end < least) return undefined
  const members: ZipMember[] = []
  let at = numberAt(bytes, end + 16, 4)
  for (let left = numberAt(bytes, end + 10, 2); left > 0; left -= 1) {
    const found = memberAt(bytes, at)
    if (!found) return undefined
    members.push(found.member)
    if (members.length % RUN === 0) yield RUN * MEMBER_STEPS
    at = found.next
  }
  return members
}

/** How much smaller it has become, in per cent. */
export const savedPercent = (size: number, packed: number): number =>
  size === 0 ? 0 : Math.round((100 * (size - packed)) / size)
