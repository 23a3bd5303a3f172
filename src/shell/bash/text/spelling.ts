import { FileSystemError } from '../../posix/errno.ts'
import { resolvePath } from '../../posix/open.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { Process } from '../../posix/process.ts'

/** Whether one name is the other but for one letter that is missing, too many or wrong, or two that have changed places. */
function isNear(name: string, other: string): boolean {
  let at = 0
  while (at < name.length && name[at] === other[at]) at += 1
  const [rest, others] = [name.slice(at), other.slice(at)]
  return (
    rest.slice(1) === others.slice(1) ||
    rest === others.slice(1) ||
    rest.slice(1) === others ||
    (rest[0] === others[1] && rest[1] === others[0] && rest.slice(2) === others.slice(2))
  )
}

function namesIn<System extends PosixSystem>(process: Process<System>, path: string): readonly string[] {
  try {
    return process.system.fs.list(resolvePath(process, path || '.')).map(({ name }) => name)
  } catch (error) {
    if (error instanceof FileSystemError) return []
    throw error
  }
}

/** A path each part of which is there, or nearly so, as bash corrects it (`cdspell`, spell-correct-word); undefined where there is none. */
export function corrected<System extends PosixSystem>(process: Process<System>, path: string): string | undefined {
  let found = path.startsWith('/') ? '/' : ''
  for (const part of path.split('/').filter((name) => name !== '')) {
    const names = namesIn(process, found)
    const name =
      part === '.' || part === '..' || names.includes(part)
        ? part
        : names.find((each) => part.length > 1 && isNear(part, each))
    if (name === undefined) return undefined
    found += found === '' || found.endsWith('/') ? name : `/${name}`
  }
  return path.endsWith('/') && !found.endsWith('/') ? `${found}/` : found
}
