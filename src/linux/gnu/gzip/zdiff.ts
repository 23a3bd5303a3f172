import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { optionText } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { MemoryInput, type OpenFile } from '../../../shell/posix/stream.ts'
import { cmp } from '../cmp/cmp.ts'
import { diff } from '../diff/diff.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import { unpackedContent } from './unpacked.ts'

const TROUBLE = 2

/** The descriptor of the first file where both are packed. */
const FIRST = 5

/** Names of packed files, and what is left of them without their ending. */
const PACKED = /^(.*)[-.](?:gz|[zZ]|t[ga]z)$/s

/** The two files that are compared. @throws Failure */
function filesOf(process: GnuProcess, operands: readonly string[]): readonly [string, string] {
  const [first, second, extra] = operands
  if (first === undefined) throw new Failure('missing operand', TROUBLE)
  if (extra !== undefined) throw new Failure(`extra operand '${extra}'`, TROUBLE)
  const bare = PACKED.exec(first)?.[1]
  if (second === undefined && bare === undefined)
    throw new Failure(`${first}: unknown compressed file extension`, TROUBLE)
  const files = [
    first,
    second ?? (first.endsWith('.tgz') || first.endsWith('.taz') ? `${bare}.tar` : (bare ?? '')),
  ] as const
  for (const file of files)
    if (file !== '-' && !process.system.fs.exists(resolvePath(process, file)))
      throw new Failure(`cannot open ${file}: No such file`, TROUBLE)
  return files
}

/** What a comparing program is given: words instead of names, and what it reads through descriptors. */
interface Compared {
  readonly words: readonly string[]
  readonly descriptors: ReadonlyMap<number, OpenFile>
}

/** Unpacks what is packed; undefined, and told, where that cannot be. */
async function comparedOf(process: GnuProcess, files: readonly [string, string]): Promise<Compared | undefined> {
  const descriptors = new Map(process.descriptors)
  const packed = files.map((file) => PACKED.test(file))
  const words: string[] = []
  for (const [at, file] of files.entries()) {
    const fd = at === 0 && packed[1] ? FIRST : 0
    if (packed[at]) {
      const content = await unpackedContent(process, file)
      if (!content) return undefined
      descriptors.set(fd, new MemoryInput(content))
    }
    words.push(packed[at] ? (fd === 0 ? '-' : `/dev/fd/${fd}`) : file)
  }
  return { words, descriptors }
}

/** A program that compares what two files hold, unpacked where their names say that they are packed. */
const comparing = (name: string, { declaration }: GnuProgram): GnuProgram =>
  gnu({
    ...declaration,
    name,
    usageStatus: TROUBLE,
    async run(process, { given, operands }) {
      const compared = await comparedOf(process, filesOf(process, operands))
      if (!compared) return TROUBLE
      const { words, descriptors } = compared
      const argv = [declaration.name, ...given.map(optionText), ...words]
      const child = attempt(() => spawnCommand(process, argv, { descriptors: new Map(descriptors) }))
      if (child instanceof FileSystemError) throw new Failure(`${declaration.name}: ${child.message}`, TROUBLE)
      return (await process.wait(child)).status
    },
  })

/** zdiff(1) */
export const zdiff = comparing('zdiff', diff)

/** zcmp(1) */
export const zcmp = comparing('zcmp', cmp)
