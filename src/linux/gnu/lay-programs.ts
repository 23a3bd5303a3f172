import type { FileSystem } from '../fs.ts'
import { layProgram } from '../system-tree.ts'
import { root } from '../users.ts'

/** Which programs were laid before: those that somebody has removed since do not come back. */
const LAID = '/usr/share/playground/programs'

/** Lays the programs that a file system from another time, or another shell, does not have. */
export function layPrograms(fs: FileSystem, names: readonly string[]): void {
  const laid = new Set(fs.exists(LAID) ? fs.readText(LAID).split('\n') : [])
  const missing = names.filter((name) => !laid.has(name))
  if (missing.length === 0) return
  const installed = fs.stat('/usr/bin').mtime
  fs.mkdirAll('/usr/share/playground', { owner: root, mtime: installed })
  for (const name of missing) layProgram(fs, name, installed)
  fs.writeFile(LAID, [...laid, ...missing].join('\n'), { owner: root, mtime: installed })
  for (const path of ['/bin', '/usr/bin', '/usr/share/playground']) fs.touch(path, installed)
}
