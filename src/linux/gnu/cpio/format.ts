import { bytesOf, joinBytes, textOf } from '../../../shell/posix/bytes.ts'

/** A file in a cpio archive. */
export interface CpioEntry {
  readonly name: string
  readonly ino: number
  /** As st_mode of inode(7) has it, with the bits of the type. */
  readonly mode: number
  readonly uid: number
  readonly gid: number
  readonly links: number
  /** Seconds since 1970. */
  readonly mtime: number
  /** What it holds; of a symbolic link, where it leads. */
  readonly content: Uint8Array
}

/** `bin` has words of two bytes, `odc` octal digits, `newc` and `crc` hexadecimal ones; `crc` adds up the bytes of each file. */
export type CpioFormat = 'bin' | 'odc' | 'newc' | 'crc'

const TRAILER = 'TRAILER!!!'
const BIN_MAGIC = 0o70707
const BIN_HEADER = 26
const ODC_HEADER = 76
const NEWC_HEADER = 110
const WORD = 65_536
/** Which device files are on: there is one. */
const DEVICE = 1

/** Text that is no archive, or ends within one. */
export class CpioError extends Error {
  override readonly name = 'CpioError'
}

const padded = (bytes: Uint8Array, multiple: number): Uint8Array =>
  joinBytes([bytes, new Uint8Array((multiple - (bytes.length % multiple)) % multiple)])

const sumOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => (sum + byte) >>> 0, 0)

function binEntry({ name, ino, mode, uid, gid, links, mtime, content }: CpioEntry): Uint8Array {
  const halves = (value: number): readonly number[] => [Math.floor(value / WORD), value % WORD]
  const text = bytesOf(`${name}\0`)
  const fixed = [BIN_MAGIC, DEVICE, ino % WORD, mode, uid % WORD, gid % WORD, links, 0]
  const words = [...fixed, ...halves(mtime), text.length, ...halves(content.length)]
  const header = Uint8Array.from(words.flatMap((word) => [word & 0xff, word >>> 8]))
  return joinBytes([padded(joinBytes([header, text]), 2), padded(content, 2)])
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0').slice(-digits)

function odcEntry({ name, ino, mode, uid, gid, links, mtime, content }: CpioEntry): Uint8Array {
  const text = bytesOf(`${name}\0`)
  const fields = [DEVICE, ino % 2 ** 18, mode, uid, gid, links, 0].map((value) => octal(value, 6)).join('')
  const header = `070707${fields}${octal(mtime, 11)}${octal(text.length, 6)}${octal(content.length, 11)}`
  return joinBytes([bytesOf(header), text, content])
}

function newcEntry(entry: CpioEntry, sums: boolean): Uint8Array {
  const { name, ino, mode, uid, gid, links, mtime, content } = entry
  const text = bytesOf(`${name}\0`)
  const sum = sums && name !== TRAILER ? sumOf(content) : 0
  const fields = [ino, mode, uid, gid, links, mtime, content.length, 0, DEVICE, 0, 0, text.length, sum]
  const hexadecimal = fields.map((value) => value.toString(16).toUpperCase().padStart(8, '0')).join('')
  const header = bytesOf(`${sums ? '070702' : '070701'}${hexadecimal}`)
  return joinBytes([padded(joinBytes([header, text]), 4), padded(content, 4)])
}

function packEntry(entry: CpioEntry, format: CpioFormat): Uint8Array {
  if (format === 'bin') return binEntry(entry)
  return format === 'odc' ? odcEntry(entry) : newcEntry(entry, format === 'crc')
}

export const NOTHING = new Uint8Array()

/** Makes an archive; the content of a file with several names stands with the last of them in newer formats. */
export function cpioPacked(entries: readonly CpioEntry[], format: CpioFormat, block: number): Uint8Array {
  const isNew = format === 'newc' || format === 'crc'
  const last = new Map(entries.map((entry) => [entry.ino, entry]))
  const shown = entries.map((entry) =>
    isNew && last.get(entry.ino) !== entry ? { ...entry, content: NOTHING } : entry,
  )
  const end: CpioEntry = { name: TRAILER, ino: 0, mode: 0, uid: 0, gid: 0, links: 1, mtime: 0, content: NOTHING }
  return padded(joinBytes([...shown, end].map((entry) => packEntry(entry, format))), block)
}

interface Found {
  readonly entry: CpioEntry
  readonly end: number
}

/** Reads the archive's bytes where they are enough. */
class Reader {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  text(from: number, length: number): string {
    return textOf(this.take(from, length))
  }

  /** @throws CpioError */
  take(from: number, length: number): Uint8Array {
    if (from + length > this.#bytes.length) throw new CpioError('premature end of file')
    return this.#bytes.subarray(from, from + length)
  }

  number(from: number, digits: number, base: 8 | 16): number {
    return Number.parseInt(this.text(from, digits), base)
  }

  word(from: number): number {
    const [low = 0, high = 0] = this.take(from, 2)
    return low + 256 * high
  }
}

const up = (value: number, multiple: number): number => Math.ceil(value / multiple) * multiple

function readBin(reader: Reader, at: number): Found {
  const word = (index: number): number => reader.word(at + 2 * index)
  const long = (index: number): number => word(index) * WORD + word(index + 1)
  reader.take(at, BIN_HEADER)
  const start = at + up(BIN_HEADER + word(10), 2)
  const content = reader.take(start, long(11))
  const name = reader.text(at + BIN_HEADER, word(10) - 1)
  const rest = { ino: word(2), mode: word(3), uid: word(4), gid: word(5), links: word(6), mtime: long(8) }
  return { entry: { name, ...rest, content }, end: start + up(content.length, 2) }
}

function readOdc(reader: Reader, at: number): Found {
  const field = (index: number): number => reader.number(at + 6 + 6 * index, 6, 8)
  reader.take(at, ODC_HEADER)
  const length = reader.number(at + 59, 6, 8)
  const content = reader.take(at + ODC_HEADER + length, reader.number(at + 65, 11, 8))
  const name = reader.text(at + ODC_HEADER, length - 1)
  const rest = { ino: field(1), mode: field(2), uid: field(3), gid: field(4), links: field(5) }
  const entry = { name, ...rest, mtime: reader.number(at + 48, 11, 8), content }
  return { entry, end: at + ODC_HEADER + length + content.length }
}

function readNewc(reader: Reader, at: number): Found {
  const field = (index: number): number => reader.number(at + 6 + 8 * index, 8, 16)
  reader.take(at, NEWC_HEADER)
  const start = at + up(NEWC_HEADER + field(11), 4)
  const content = reader.take(start, field(6))
  const name = reader.text(at + NEWC_HEADER, field(11) - 1)
  const rest = { ino: field(0), mode: field(1), uid: field(2), gid: field(3), links: field(4), mtime: field(5) }
  return { entry: { name, ...rest, content }, end: start + up(content.length, 4) }
}

/** What reads the header that begins here. */
function readerAt(bytes: Uint8Array, at: number): ((reader: Reader, at: number) => Found) | undefined {
  if (bytes[at] === 0xc7 && bytes[at + 1] === 0x71) return readBin
  const magic = textOf(bytes.subarray(at, at + 6))
  if (magic === '070707') return readOdc
  return magic === '070701' || magic === '070702' ? readNewc : undefined
}

/** An archive that is read. */
export interface CpioArchive {
  readonly entries: readonly CpioEntry[]
  /** How many bytes were read up to its end. */
  readonly size: number
  /** What stood before a header and was none. */
  readonly junk: number
  /** Why it ends before its end. */
  readonly fault: string | undefined
}

/** Reads an archive of any of the formats. */
export function readCpio(bytes: Uint8Array): CpioArchive {
  const reader = new Reader(bytes)
  const entries: CpioEntry[] = []
  let [at, junk] = [0, 0]
  while (at < bytes.length) {
    const read = readerAt(bytes, at)
    if (!read) {
      at += 1
      junk += 1
      continue
    }
    try {
      const { entry, end } = read(reader, at)
      at = end
      if (entry.name === TRAILER) return { entries, size: at, junk, fault: undefined }
      entries.push(entry)
    } catch (error) {
      if (!(error instanceof CpioError)) throw error
      return { entries, size: bytes.length, junk, fault: error.message }
    }
  }
  return { entries, size: bytes.length, junk, fault: 'premature end of archive' }
}
