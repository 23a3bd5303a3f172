import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import { fromDirectory } from '../../../../../linux/path.ts'
import { joinBytes } from '../../../../../shell/posix/bytes.ts'
import { FileSystemError } from '../../../../../shell/posix/errno.ts'
import type { NativeCode, Natives } from '../builtins/install.ts'
import { Native, Obj, Trouble, type Value } from '../values.ts'
import { buffer, bytesIn } from './bytes.ts'
import type { Host } from './host.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  EPERM: -1,
  ENOENT: -2,
  EACCES: -13,
  EEXIST: -17,
  EXDEV: -18,
  ENOTDIR: -20,
  EISDIR: -21,
  EINVAL: -22,
  EROFS: -30,
  ENOTEMPTY: -39,
  EADDRINUSE: -98,
}

/** Reasons that libuv has other words for than the C library. */
const WORDS: Readonly<Record<string, string>> = {
  EISDIR: 'illegal operation on a directory',
  EEXIST: 'file already exists',
  EXDEV: 'cross-device link not permitted',
  ELOOP: 'too many symbolic links encountered',
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What the file system refuses, as Node.js raises it. */
export function refused(error: unknown, syscall: string, path: string, to?: string): unknown {
  if (!(error instanceof FileSystemError)) return error
  const { code, message } = error
  const place = to === undefined ? `'${path}'` : `'${path}' -> '${to}'`
  const words = WORDS[code] ?? lower(message)
  const where = code === 'EISDIR' && syscall === 'read' ? '' : ` ${place}`
  return new Trouble('Error', `${code}: ${words}, ${syscall}${where}`, {
    errno: NUMBERS[code] ?? -5,
    code,
    syscall,
    ...(where !== '' && { path }),
    ...(to !== undefined && { dest: to }),
  })
}

function onFiles<T>(syscall: string, path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw refused(error, syscall, path)
  }
}

function statObject({ realm }: Host, stat: ReturnType<GnuProcess['system']['fs']['stat']>): Obj {
  const { size, mode, uid, gid, nlink, mtime, atime, ctime, ino, type } = stat
  return realm.object({ type, size, mode, uid, gid, nlink, ino, mtimeMs: mtime, atimeMs: atime, ctimeMs: ctime })
}

/** What is done with files, by their paths. */
interface Paths {
  readonly fs: GnuProcess['system']['fs']
  readonly place: (path: Value) => string
  /** A function of a path, which is refused by the name of its system call. */
  readonly on: (syscall: string, act: (path: string, args: readonly Value[]) => Value) => NativeCode
  /** A path that is no directory. */
  readonly whole: (path: string) => string
}

function pathsOf({ process }: Host): Paths {
  const { fs } = process.system
  const place = (path: Value): string => fromDirectory(process.cwd, String(path))
  const on =
    (syscall: string, act: (path: string, args: readonly Value[]) => Value): NativeCode =>
    ({ args }) =>
      onFiles(syscall, String(args[0]), () => act(place(args[0]), args))
  const whole = (path: string): string => {
    if (fs.isDirectory(path)) throw new FileSystemError('EISDIR', path)
    return path
  }
  return { fs, place, on, whole }
}

/** What is read and written. */
export const contents = (host: Host): Natives => {
  const { realm } = host
  const { fs, place, on, whole } = pathsOf(host)
  return {
    readText: ({ args: [path] }) =>
      onFiles(fs.isDirectory(place(path)) ? 'read' : 'open', String(path), () => fs.readText(whole(place(path)))),
    readBytes: ({ args: [path] }) =>
      onFiles(fs.isDirectory(place(path)) ? 'read' : 'open', String(path), () =>
        buffer(realm, fs.readFile(whole(place(path)))),
      ),
    writeFile: on(
      'open',
      (path, [, data]) => void fs.writeFile(whole(path), data instanceof Native ? bytesIn(data) : String(data)),
    ),
    appendFile: on('open', (path, [, data]) => {
      const before = fs.exists(path) ? fs.readFile(whole(path)) : new Uint8Array()
      fs.writeFile(path, joinBytes([before, bytesIn(data)]))
      return undefined
    }),
  }
}

/** Names, directories, and what is told of files. */
export const files = (host: Host): Natives => {
  const { realm } = host
  const { fs, place, on } = pathsOf(host)
  return {
    exists: ({ args: [path] }) => fs.exists(place(path)),
    isDirectory: ({ args: [path] }) => fs.isDirectory(place(path)),
    access: on('access', (path, [, mode]) => void fs.access(path, Number(mode ?? 0))),
    stat: on('stat', (path) => statObject(host, fs.stat(path))),
    lstat: on('lstat', (path) => statObject(host, fs.lstat(path))),
    readdir: on('scandir', (path) => realm.array([...fs.names(path)].toSorted())),
    mkdir: on('mkdir', (path) => void fs.mkdir(path)),
    mkdirAll: on('mkdir', (path) => void fs.mkdirAll(path)),
    unlink: on('unlink', (path) => void fs.unlink(path)),
    rmdir: on('rmdir', (path) => void fs.rmdir(path)),
    removeTree: on('rm', (path) => void fs.removeTree(path)),
    chmod: on('chmod', (path, [, mode]) => void fs.chmod(path, Number(mode))),
    realpath: on('realpath', (path) => (fs.stat(path), path)),
    symlink: on('symlink', (_, [target, path]) => void fs.symlink(String(target), place(path))),
    readlink: on('readlink', (path) => fs.readLink(path)),
    rename({ args: [from, to] }) {
      try {
        fs.rename(place(from), place(to))
        return undefined
      } catch (error) {
        throw refused(error, 'rename', String(from), String(to))
      }
    },
  }
}
