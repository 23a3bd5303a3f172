import type { Work } from '../../base/work.ts'
import type { FileSystem, FileSystemReader } from '../../linux/fs.ts'
import { directoryName, joinPath } from '../../linux/path.ts'
import { type ArchiveMember, isArchivable, writeArchive } from '../../linux/ustar.ts'

const NOTHING = new Uint8Array(0)
/** The steps that a file takes, as `due` counts them. */
const FILE_STEPS = 8

function* membersOf(fs: FileSystemReader, path: string, name: string): Work<readonly ArchiveMember[]> {
  yield FILE_STEPS
  const { type, mode, uid, gid, mtime } = fs.lstat(path)
  const common = { mode, uid, gid, owner: '', group: '', mtime, content: NOTHING }
  switch (type) {
    case 'file':
      return isArchivable(name) ? [{ ...common, name, type, content: fs.readFile(path) }] : []
    case 'symlink':
      return isArchivable(name) ? [{ ...common, name, type, link: fs.readLink(path) }] : []
    case 'fifo':
      return isArchivable(name) ? [{ ...common, name, type }] : []
    case 'directory': {
      const members: ArchiveMember[] = name === '' ? [] : [{ ...common, name: `${name}/`, type }]
      for (const entry of fs.list(path).toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
        const inner = name === '' ? entry.name : `${name}/${entry.name}`
        for (const member of yield* membersOf(fs, joinPath(path, entry.name), inner)) members.push(member)
      }
      return members
    }
    case 'device':
      return []
  }
}

/** What is at a path, and below it, as an archive in which it is called `name`; devices are left out. */
export function* treeArchive(fs: FileSystemReader, path: string, name: string): Work<Uint8Array> {
  return yield* writeArchive(yield* membersOf(fs, path, name))
}

/** Lays the members of an archive into a directory. @throws FileSystemError */
export function* layMembers(fs: FileSystem, directory: string, members: readonly ArchiveMember[]): Work<void> {
  for (const { name, type, mode, uid, gid, mtime, link = '', content } of members) {
    yield FILE_STEPS
    const path = joinPath(directory, name.replace(/^\.?\/+/, '').replace(/\/$/, ''))
    if (path === directory || name === './') continue
    const attributes = { mode, owner: { uid, gid }, mtime }
    fs.mkdirAll(directoryName(path))
    if (type === 'directory') {
      if (!fs.isDirectory(path)) fs.mkdir(path, attributes)
      continue
    }
    if (fs.peek(path) && !fs.isDirectory(path)) fs.unlink(path)
    if (type === 'file') fs.writeFile(path, content, attributes)
    else if (type === 'symlink') fs.symlink(link, path, attributes)
    else if (type === 'hard-link') fs.link(joinPath(directory, link), path)
    else fs.mkfifo(path, attributes)
  }
}
