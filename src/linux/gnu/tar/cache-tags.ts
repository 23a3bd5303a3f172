import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { joinPath } from '../../path.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** What is left out of a directory that a file marks: all but that file, all that is in it, or the directory itself. */
type Extent = 'others' | 'under' | 'all'

/** A file that marks a directory. */
export interface CacheTag {
  readonly file: string
  readonly extent: Extent
  /** What the file begins with, where that counts. */
  readonly signature?: string
}

const CACHE = { file: 'CACHEDIR.TAG', signature: 'Signature: 8a477f597d28d172789f06886806bc55' }

/** The options, and what they leave out. */
const EXTENTS = new Map<string, Extent>([
  ['exclude-caches', 'others'],
  ['exclude-caches-under', 'under'],
  ['exclude-caches-all', 'all'],
  ['exclude-tag', 'others'],
  ['exclude-tag-under', 'under'],
  ['exclude-tag-all', 'all'],
])

/** What --exclude-caches, --exclude-tag and their kin name. */
export const cacheTagsOf = ({ given }: Arguments): readonly CacheTag[] =>
  given.flatMap(({ name, value }) => {
    const extent = EXTENTS.get(name)
    if (!extent) return []
    return [value === undefined ? { ...CACHE, extent } : { file: value, extent }]
  })

/** The tag that a directory has. */
export function cacheTagIn(
  { system: { fs } }: GnuProcess,
  directory: string,
  tags: readonly CacheTag[],
): CacheTag | undefined {
  return tags.find(({ file, signature }) => {
    const path = joinPath(directory, file)
    if (signature === undefined) return fs.exists(path)
    const bytes = attempt(() => fs.readFile(path))
    return !(bytes instanceof FileSystemError) && textOf(bytes.subarray(0, signature.length)) === signature
  })
}
