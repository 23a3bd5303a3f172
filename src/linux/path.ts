/** The names in a path, in order; empty ones (`//`, a slash at the end) are left out. */
export function pathNames(path: string): string[] {
  return path.split('/').filter((name) => name !== '')
}

/** `path` as seen from the directory `cwd`: absolute, but with its `.` and `..` still in it. */
export function fromDirectory(cwd: string, path: string): string {
  if (path === '' || path.startsWith('/')) return path
  return cwd.endsWith('/') ? cwd + path : `${cwd}/${path}`
}

/** An absolute path without `.`, `..` and doubled slashes, read by its text alone, as `cd -L` of POSIX does. */
export function normalizePath(path: string): string {
  const names: string[] = []
  for (const name of pathNames(path)) {
    if (name === '..') names.pop()
    else if (name !== '.') names.push(name)
  }
  return `/${names.join('/')}`
}

/** The last name in a path, as basename(1) gives it: `/` for the root. */
export function baseName(path: string): string {
  return pathNames(path).at(-1) ?? (path.startsWith('/') ? '/' : '')
}

/** All but the last name, as dirname(1) gives it. */
export function directoryName(path: string): string {
  const bare = path.replace(/\/+$/, '')
  const slash = bare.lastIndexOf('/')
  if (slash < 0) return path.startsWith('/') ? '/' : '.'
  return bare.slice(0, slash).replace(/\/+$/, '') || '/'
}

/** A name inside a directory's path: `/home` and `user` give `/home/user`. */
export function joinPath(directory: string, name: string): string {
  return directory.endsWith('/') ? directory + name : `${directory}/${name}`
}

/** Whether the normalized `path` is `directory` or lies in it. */
export function isWithin(path: string, directory: string): boolean {
  return path === directory || path.startsWith(directory === '/' ? '/' : `${directory}/`)
}
