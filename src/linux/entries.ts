import { type Accounts, accountsOf } from './accounts.ts'
import { FileSystemReader, type FileSystemSnapshot, type Stat } from './fs.ts'
import { statOfShown } from './merged-usr.ts'
import { joinPath } from './path.ts'
import { modeText } from './permissions.ts'
import { learner } from './users.ts'

/** A file or directory as section 3 of the specification names it. */
export interface FileSystemEntry {
  readonly name: string
  readonly type: 'file' | 'directory'
  /** Files only. */
  readonly content?: string
  /** As ls shows it: `-rw-r--r--`. */
  readonly permissions: string
  readonly owner: string
  readonly group: string
  /** Bytes. */
  readonly size: number
  readonly modified: Date
}

/** Whose names the view shows. */
type Names = Pick<Accounts, 'nameOf' | 'groupOf'>

function entryOf(name: string, stat: Stat, content: string | undefined, names: Names): FileSystemEntry {
  const shared = {
    name,
    permissions: modeText(stat.type, stat.mode),
    owner: names.nameOf(stat.uid),
    group: names.groupOf(stat.gid),
    size: stat.size,
    modified: new Date(stat.mtime),
  }
  return content === undefined ? { ...shared, type: 'directory' } : { ...shared, type: 'file', content }
}

/** The entries of one directory, in the order of their names. */
export function directoryEntries(reader: FileSystemReader, path: string, names: Names): readonly FileSystemEntry[] {
  return reader.names(path).map((name) => {
    const at = joinPath(path, name)
    const stat = statOfShown(reader, at)
    if (stat.type === 'directory') return entryOf(name, stat, undefined, names)
    return entryOf(name, stat, stat.type === 'file' ? reader.readText(at) : '', names)
  })
}

/** The whole file system as section 3 of the specification has it: a map from a directory's path to its entries. */
export function fileSystemEntries(snapshot: FileSystemSnapshot): ReadonlyMap<string, readonly FileSystemEntry[]> {
  const reader = new FileSystemReader(snapshot)
  const names = accountsOf(reader, learner)
  const view = new Map<string, readonly FileSystemEntry[]>()
  const ahead = ['/']
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    const here = path
    const entries = directoryEntries(reader, here, names)
    view.set(here, entries)
    const below = entries.filter((entry) => entry.type === 'directory').map((entry) => joinPath(here, entry.name))
    for (const each of below.toReversed()) ahead.push(each)
  }
  return view
}
