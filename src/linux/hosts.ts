import { decodeUtf8 } from '../host.ts'
import { attempt, FileSystemError } from '../shell/posix/errno.ts'
import type { Files } from '../shell/posix/posix-system.ts'

/** A line of /etc/hosts, hosts(5): an address, and the names that it has. */
export interface KnownHost {
  readonly address: string
  /** The first one is its proper name. */
  readonly names: readonly string[]
}

/** What a file system's own /etc/hosts says; nothing where it cannot be read. */
export function knownHosts(fs: Pick<Files, 'readFile'>): readonly KnownHost[] {
  const content = attempt(() => fs.readFile('/etc/hosts'))
  if (content instanceof FileSystemError) return []
  const lines = decodeUtf8(content).split('\n')
  return lines.flatMap((line) => {
    const [address, ...names] = line.replace(/#.*/, '').split(/\s+/).filter(Boolean)
    return address === undefined || names.length === 0 ? [] : [{ address, names }]
  })
}
