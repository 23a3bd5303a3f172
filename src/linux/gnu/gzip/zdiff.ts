import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { optionText } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { MemoryInput, type OpenFile } from '../../../shell/posix/stream.ts'
import { cmp } from '../cmp/cmp.ts'
import { diff } from '../diff/diff.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import { BZIP2, GZIP, type Packing, XZ } from './packing.ts'

const TROUBLE = 2

/** The descriptor of one of the files where both are packed. */
const OTHER = 5

type Files = readonly [string, string]

/** How files are compared, where the scripts differ. */
interface Manner {
  readonly packing: Packing
  /** Names of packed files. */
  readonly packed: RegExp
  /** The two files that are compared. @throws Failure */
  filesOf(process: GnuProcess, operands: readonly string[]): Files | Promise<Files | undefined>
  /** Which of two packed files is not read from standard input. */
  readonly other: 0 | 1
  /** What it ends with where its operands are not what it compares. */
  readonly misuse: number
}

/** Names of files that gzip packed, and what is left of them without their ending. */
const GZIPPED = /^(.*)[-.](?:gz|[zZ]|t[ga]z)$/s

const isThere = (process: GnuProcess, file: string): boolean =>
  file === '-' || process.system.fs.exists(resolvePath(process, file))

const gzManner: Manner = {
  packing: GZIP,
  packed: GZIPPED,
  other: 0,
  misuse: TROUBLE,
  filesOf(process, operands) {
    const [first, second, extra] = operands
    if (first === undefined) throw new Failure('missing operand', TROUBLE)
    if (extra !== undefined) throw new Failure(`extra operand '${extra}'`, TROUBLE)
    const bare = GZIPPED.exec(first)?.[1]
    if (second === undefined && bare === undefined)
      throw new Failure(`${first}: unknown compressed file extension`, TROUBLE)
    const files = [
      first,
      second ?? (first.endsWith('.tgz') || first.endsWith('.taz') ? `${bare}.tar` : (bare ?? '')),
    ] as const
    for (const file of files)
      if (!isThere(process, file)) throw new Failure(`cannot open ${file}: No such file`, TROUBLE)
    return files
  },
}

/** Names of files that any packer made which xzdiff(1) knows: what is left of them, and the beginning of `tar` where they hold one. */
const XZ_PACKED = /^-$|^(.*)[-.](?:[zZ]|[gx]z|bz2|lzma|lz|lzo|zst)$|^(.*[-.]t)(?:[abglx]z|bz2|zo|zst)$/s

const xzManner: Manner = {
  packing: XZ,
  packed: XZ_PACKED,
  other: 0,
  misuse: TROUBLE,
  filesOf(process, operands) {
    const [first, second] = operands
    for (const file of operands)
      // the real one is a script, and this is what its shell says of its 65th line
      if (!isThere(process, file)) throw new Failure(`65: cannot open ${file}: No such file`, TROUBLE)
    if (first === undefined || operands.length > 2)
      throw new Failure(`Invalid number of operands; try \`${process.name} --help' for help`, TROUBLE)
    if (second !== undefined) return [first, second]
    const [, bare, archive] = XZ_PACKED.exec(first) ?? []
    if (bare === undefined && archive === undefined)
      throw new Failure(`${first}: Unknown compressed file name suffix`, TROUBLE)
    return [first, bare ?? `${archive}ar`]
  },
}

/** As bzdiff(1) compares: what is wrong is said on standard output. */
const bzManner: Manner = {
  packing: BZIP2,
  packed: /\.bz2$/,
  other: 1,
  misuse: 1,
  async filesOf(process, operands) {
    for (const file of operands)
      if (process.system.fs.peek(resolvePath(process, file))?.type !== 'file') {
        await process.print(`${process.name}: ${file} not found or not a regular file\n`)
        return undefined
      }
    const [first, second] = operands
    if (first !== undefined && operands.length < 3)
      return second === undefined
        ? [`${first.replace(/\.bz2$/, '')}.bz2`, first.replace(/\.bz2$/, '')]
        : [first, second]
    await process.print(`Usage: ${process.name} [${process.name.slice(2)}_options] file [file]\n`)
    return undefined
  },
}

/** What a comparing program is given: words instead of names, and what it reads through descriptors. */
interface Compared {
  readonly words: readonly string[]
  readonly descriptors: ReadonlyMap<number, OpenFile>
}

/** Unpacks what is packed; undefined, and told, where that cannot be. */
async function comparedOf(
  process: GnuProcess,
  files: Files,
  { packing, packed: names, other }: Manner,
): Promise<Compared | undefined> {
  const descriptors = new Map(process.descriptors)
  const packed = files.map((file) => names.test(file))
  const words: string[] = []
  for (const [at, file] of files.entries()) {
    const fd = at === other && packed[1 - at] ? OTHER : 0
    if (packed[at]) {
      const content = await packing.unpacked(process, file)
      if (!content) return undefined
      descriptors.set(fd, new MemoryInput(content))
    }
    words.push(packed[at] ? (fd === 0 ? '-' : `/dev/fd/${fd}`) : file)
  }
  return { words, descriptors }
}

/** A program that compares what two files hold, unpacked where their names say that they are packed. */
const comparing = (name: string, { declaration }: GnuProgram, manner: Manner): GnuProgram =>
  gnu({
    ...declaration,
    name,
    usageStatus: TROUBLE,
    async run(process, { given, operands }) {
      const files = await manner.filesOf(process, operands)
      if (!files) return manner.misuse
      const compared = await comparedOf(process, files, manner)
      if (!compared) return TROUBLE
      const { words, descriptors } = compared
      const argv = [declaration.name, ...given.map(optionText), ...words]
      const child = attempt(() => spawnCommand(process, argv, { descriptors: new Map(descriptors) }))
      if (child instanceof FileSystemError) throw new Failure(`${declaration.name}: ${child.message}`, TROUBLE)
      return (await process.wait(child)).status
    },
  })

/** zdiff(1) */
export const zdiff = comparing('zdiff', diff, gzManner)
/** zcmp(1) */
export const zcmp = comparing('zcmp', cmp, gzManner)
/** xzdiff(1) */
export const xzdiff = comparing('xzdiff', diff, xzManner)
/** xzcmp(1) */
export const xzcmp = comparing('xzcmp', cmp, xzManner)
/** bzdiff(1) */
export const bzdiff = comparing('bzdiff', diff, bzManner)
/** bzcmp(1) */
export const bzcmp = comparing('bzcmp', cmp, bzManner)
