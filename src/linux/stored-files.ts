import type { Nanoseconds } from '../shell/posix/posix-system.ts'
import { newEpoch } from '../base/epoch.ts'
import { UnreadableWorld } from '../shell/machine.ts'
import { FILES_VERSION } from './fs-data.ts'
import { type Ino, type Inode, isFileName, ROOT } from './inode.ts'
import { emptyTable, type RadixTable, tableSet } from './radix.ts'
import type { FileSystemSnapshot } from './volume.ts'

const refuse = (reason: string): never => {
  throw new UnreadableWorld(`stored file system: ${reason}`)
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : refuse('a record is missing')
}

function wholeNumber(value: unknown, limit: number): number {
  const good = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limit
  return good ? value : refuse('a number is wrong')
}

/** The range of Date, in milliseconds (ECMA-262, Time Values). */
const TIME_LIMIT = 8.64e15

function timeOf(value: unknown): number {
  return typeof value === 'number' && Math.abs(value) <= TIME_LIMIT ? value : refuse('a time is wrong')
}

function nanosOf(value: unknown): Nanoseconds | undefined {
  if (value === undefined) return undefined
  const { atime, mtime } = fieldsOf(value)
  return { atime: wholeNumber(atime, 999_999), mtime: wholeNumber(mtime, 999_999) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : refuse('a text is missing')
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : refuse('a list is missing')
}

function entriesOf(value: unknown): Map<string, Ino> {
  const entries = new Map<string, Ino>()
  for (const pair of listOf(value)) {
    const [name, ino] = listOf(pair)
    const known = textOf(name)
    if (!isFileName(known) || entries.has(known)) refuse('a name is wrong')
    entries.set(known, wholeNumber(ino, Number.MAX_SAFE_INTEGER))
  }
  return entries
}

function inodeFromData(fields: Fields): Inode {
  const mtime = timeOf(fields['mtime'])
  const common = {
    epoch: newEpoch(),
    mode: wholeNumber(fields['mode'], 0o7777),
    uid: wholeNumber(fields['uid'], 2 ** 32),
    gid: wholeNumber(fields['gid'], 2 ** 32),
    nlink: 0,
    parent: ROOT,
    mtime,
    atime: timeOf(fields['atime'] ?? mtime),
    ctime: timeOf(fields['ctime'] ?? mtime),
    nanos: nanosOf(fields['nanos']),
  }
  switch (fields['type']) {
    case 'file': {
      const content = fields['content']
      return {
        ...common,
        type: 'file',
        content: content instanceof Uint8Array ? content : refuse('a content is missing'),
      }
    }
    case 'directory':
      return { ...common, type: 'directory', entries: entriesOf(fields['entries']) }
    case 'symlink':
      return { ...common, type: 'symlink', target: textOf(fields['target']) }
    case 'device':
      return { ...common, type: 'device', device: textOf(fields['device']) }
    case 'fifo':
      return { ...common, type: 'fifo' }
    default:
      return refuse('a kind of file is unknown')
  }
}

type Inodes = ReadonlyMap<Ino, Inode>

function readInodes(fields: Fields, next: Ino): Inodes {
  const inodes = new Map<Ino, Inode>()
  const lists = listOf(fields['inodes'])
  for (const item of fields['version'] === FILES_VERSION ? lists.flatMap(listOf) : lists) {
    const record = fieldsOf(item)
    const ino = wholeNumber(record['ino'], next - 1)
    if (inodes.has(ino)) refuse('two files have one number')
    inodes.set(ino, inodeFromData(record))
  }
  return inodes
}

/** Counts links and sets parents from the root down; every inode must be in the tree, every directory exactly once. */
function connect(inodes: Inodes): void {
  const root = inodes.get(ROOT)
  if (root?.type !== 'directory') return refuse('there is no root')
  root.nlink = 1
  const ahead: (readonly [Ino, Inode])[] = [[ROOT, root]]
  for (let at = ahead.pop(); at; at = ahead.pop()) {
    const [parent, directory] = at
    if (directory.type !== 'directory') continue
    for (const ino of directory.entries.values()) {
      const child = inodes.get(ino) ?? refuse('a file is missing')
      child.nlink += 1
      child.parent = parent
      if (child.type !== 'directory') continue
      if (child.nlink > 1) refuse('a directory is in two places')
      ahead.push([ino, child])
    }
  }
  if ([...inodes.values()].some((node) => node.nlink === 0)) refuse('a file is in no directory')
}

/**
 * Reads what `fileSystemToData` gave, believing nothing.
 * @throws UnreadableWorld when it is not whole
 */
export function fileSystemFromData(data: unknown): FileSystemSnapshot {
  const fields = fieldsOf(data)
  if (fields['version'] !== 1 && fields['version'] !== FILES_VERSION) refuse('the version is unknown')
  const next = wholeNumber(fields['next'], 2 ** 32)
  const inodes = readInodes(fields, next)
  connect(inodes)
  const epoch = newEpoch()
  let table: RadixTable<Readonly<Inode>> = emptyTable()
  let bytes = 0
  for (const [ino, node] of inodes) {
    table = tableSet(table, { index: ino, value: node, epoch })
    if (node.type === 'file') bytes += node.content.length
  }
  return { table, next, usage: { bytes, inodes: inodes.size } }
}
