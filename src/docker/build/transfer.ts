import type { Work } from '../../base/work.ts'
import type { FileSystemReader } from '../../linux/fs.ts'
import { digestOf } from '../engine/digest.ts'

/** A file of a context, by its path in it. */
export interface ContextFile {
  readonly path: string
  readonly type: 'file' | 'directory' | 'symlink'
}

/** How many bytes a number takes in protocol buffers. */
function varint(value: number): number {
  let bytes = 1
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) bytes += 1
  return bytes
}

const field = (length: number): number => 1 + varint(length) + length

/** A time in nanoseconds with its tag. */
const TIME = 10
/** The packet that ends a transfer. */
const END = 2
/** Most bytes of a file in one packet. */
const PIECE = 32 * 1024
/** How many files are told of between two turns. */
const RUN = 256
/** The steps that a file takes, as `due` counts them. */
const FILE_STEPS = 4
const MODES = { file: 3, directory: 6, symlink: 6 } as const

function announcement(fs: FileSystemReader, at: string, { path, type }: ContextFile): number {
  const size = type === 'file' ? fs.stat(at).size : 0
  const target = type === 'symlink' ? field(fs.readLink(at).length) : 0
  return field(field(path.length) + MODES[type] + (size > 0 ? 1 + varint(size) : 0) + TIME + target)
}

function contentPackets(size: number, index: number): number {
  const head = 2 + (index > 0 ? 1 + varint(index) : 0)
  let bytes = head
  for (let left = size; left > 0; left -= PIECE) bytes += head + field(Math.min(left, PIECE))
  return bytes
}

export interface Transfer {
  /** As BuildKit counts them: with what says which files there are. */
  readonly bytes: number
  /** What says of each file that it is the same. */
  readonly sent: ReadonlyMap<string, string>
}

/**
 * Sends files of a directory, in the order of their paths, to who has some of them already (fsutil's protocol): all are told of, those that
 * differ come whole.
 */
export function* transfer(
  fs: FileSystemReader,
  root: string,
  files: readonly ContextFile[],
  known: ReadonlyMap<string, string>,
): Work<Transfer> {
  const sent = new Map<string, string>()
  let bytes = END
  for (const [index, file] of files.entries()) {
    if (index % RUN === RUN - 1) yield RUN * FILE_STEPS
    const at = `${root}/${file.path}`
    bytes += announcement(fs, at, file)
    if (file.type !== 'file') continue
    const { mtime, mode, size } = fs.stat(at)
    const mark = digestOf(`${mtime} ${mode} ${size}`)
    sent.set(file.path, mark)
    if (known.get(file.path) !== mark) bytes += contentPackets(size, index)
  }
  return { bytes, sent }
}

/** `27B`, `1.23kB`. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB']
  let [size, unit] = [bytes, 0]
  for (; size >= 1_000 && unit < units.length - 1; unit += 1) size /= 1_000
  return unit === 0 ? `${size}B` : `${size.toFixed(2)}${units[unit] ?? ''}`
}
