import type { Directories } from '../shell/complete.ts'
import type { FileSystemReader } from './fs.ts'
import { fromDirectory } from './path.ts'

/** The directories of a file system, for completion. */
export function directoriesOf(fs: FileSystemReader): Directories {
  return {
    list: (path, cwd) => {
      const at = fromDirectory(cwd, path)
      if (!fs.isDirectory(at)) return undefined
      return fs.list(at).map((entry) => ({ name: entry.name, directory: entry.type === 'directory' }))
    },
  }
}
