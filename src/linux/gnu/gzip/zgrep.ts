import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { optionText } from '../../../shell/posix/getopt.ts'
import { MemoryInput } from '../../../shell/posix/stream.ts'
import { grep } from '../grep/grep.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import { otherName } from '../library/other-name.ts'
import { BZIP2, GZIP, type Packing, XZ } from './packing.ts'

const NONE_FOUND = 1
const TROUBLE = 2

/** What is about directories, or parts lines and names in other ways: the real one is a script that cannot do it. */
const UNSUPPORTED: ReadonlySet<string> = new Set(['d', 'D', 'r', 'R', 'z', 'Z', 'exclude', 'exclude-dir', 'include'])

/** What a search says, and how it ends, where the scripts differ. */
interface Manner {
  readonly packing: Packing
  /** Says that the pattern is missing, and ends. @throws Failure */
  lacking(process: GnuProcess): Promise<number>
  readonly unsupported: string
  /** The status of all files, from whether one could not be read and what grep ended with for each of the others. */
  statusOf(failed: boolean, statuses: readonly number[]): number
}

/** Runs grep with something to read; gives its status. @throws Failure */
async function search(process: GnuProcess, words: readonly string[], content: Uint8Array): Promise<number> {
  const child = attempt(() =>
    spawnCommand(process, ['grep', ...words], {
      descriptors: new Map(process.descriptors).set(0, new MemoryInput(content)),
    }),
  )
  if (child instanceof FileSystemError) throw new Failure(`grep: ${child.message}`, TROUBLE)
  return (await process.wait(child)).status
}

/** grep in packed files: grep itself is run for each file. @param kind what grep is always told of the pattern */
const searching = (
  name: string,
  { packing, lacking, unsupported, statusOf }: Manner,
  ...kind: readonly string[]
): GnuProgram =>
  gnu({
    ...grep.declaration,
    name,
    usageStatus: TROUBLE,
    async run(process, { given, operands, has }) {
      const other = given.find((option) => UNSUPPORTED.has(option.name))
      if (other) throw new Failure(`${other.word}: ${unsupported}`, TROUBLE)
      const [first, ...rest] = operands
      const listed = has('e') || has('f')
      if (!listed && first === undefined) return lacking(process)
      const files = listed ? operands : rest
      const options = [...kind, ...given.map(optionText), ...(files.length > 1 && !has('h') ? ['-H'] : [])]
      const pattern = listed ? [] : ['-e', first ?? '']
      const statuses: number[] = []
      let failed = false
      for (const file of files.length > 0 ? files : ['-']) {
        const content = await packing.unpacked(process, packing.fileOf(process, file))
        failed ||= content === undefined
        const label = file === '-' ? [] : [`--label=${file}`]
        if (content) statuses.push(await search(process, [...options, ...label, ...pattern], content))
      }
      return statusOf(failed, statuses)
    },
  })

/** One line found is success, unless something went wrong. */
function foundAny(failed: boolean, statuses: readonly number[]): number {
  if (failed || statuses.some((status) => status >= TROUBLE)) return TROUBLE
  return statuses.includes(0) ? 0 : NONE_FOUND
}

/** zgrep(1) */
export const zgrep = searching('zgrep', {
  packing: GZIP,
  lacking: () => {
    throw new Failure("missing pattern; try `zgrep --help' for help", TROUBLE)
  },
  unsupported: 'option not supported',
  statusOf: foundAny,
})
export const zegrep = otherName('zegrep', zgrep, '-E')
export const zfgrep = otherName('zfgrep', zgrep, '-F')

/** As xzgrep(1) searches */
const xzManner: Manner = {
  packing: XZ,
  lacking: ({ name }) => {
    throw new Failure(`Missing pattern; try \`${name} --help' for help`, TROUBLE)
  },
  unsupported: 'Option not supported',
  statusOf: foundAny,
}
export const xzgrep = searching('xzgrep', xzManner)
export const xzegrep = searching('xzegrep', xzManner, '-E')
export const xzfgrep = searching('xzfgrep', xzManner, '-F')

/** As bzgrep(1) searches: a file without a line that is found lets it fail. */
const bzManner: Manner = {
  packing: BZIP2,
  async lacking(process) {
    await process.print(`grep through bzip2 files\nusage: ${process.name} [grep_options] pattern [files]\n`)
    return TROUBLE
  },
  unsupported: 'option not supported',
  statusOf: (failed, statuses) => Math.max(failed ? NONE_FOUND : 0, ...statuses),
}
export const bzgrep = searching('bzgrep', bzManner)
export const bzegrep = searching('bzegrep', bzManner, '-E')
export const bzfgrep = searching('bzfgrep', bzManner, '-F')
