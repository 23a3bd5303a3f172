import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { optionText } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { MemoryInput } from '../../../shell/posix/stream.ts'
import { grep } from '../grep/grep.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure, gnu } from '../library/program.ts'
import { unpackedContent } from './unpacked.ts'

const NONE_FOUND = 1
const TROUBLE = 2

/** What is about directories, or parts lines and names in other ways: the real one is a script that cannot do it. */
const UNSUPPORTED: ReadonlySet<string> = new Set(['d', 'D', 'r', 'R', 'z', 'Z', 'exclude', 'exclude-dir', 'include'])

/** The file of an operand, or that with .gz where there is no such file. */
function pathOf(process: GnuProcess, operand: string): string {
  if (operand === '-' || process.system.fs.exists(resolvePath(process, operand))) return operand
  return operand.endsWith('.gz') ? operand : `${operand}.gz`
}

/** grep in what gzip packed, zgrep(1): grep itself is run for each file. */
export const zgrep = gnu({
  ...grep.declaration,
  name: 'zgrep',
  usageStatus: TROUBLE,
  async run(process, { given, operands, has }) {
    const unsupported = given.find(({ name }) => UNSUPPORTED.has(name))
    if (unsupported) throw new Failure(`${unsupported.word}: option not supported`, TROUBLE)
    const [first, ...rest] = operands
    const listed = has('e') || has('f')
    if (!listed && first === undefined) throw new Failure("missing pattern; try `zgrep --help' for help", TROUBLE)
    const files = listed ? operands : rest
    const options = [...given.map(optionText), ...(files.length > 1 && !has('h') ? ['-H'] : [])]
    const pattern = listed ? [] : ['-e', first ?? '']
    let status = NONE_FOUND
    let failed = false
    for (const file of files.length > 0 ? files : ['-']) {
      const content = await unpackedContent(process, pathOf(process, file))
      failed ||= content === undefined
      if (!content) continue
      const label = file === '-' ? [] : [`--label=${file}`]
      const child = attempt(() =>
        spawnCommand(process, ['grep', ...options, ...label, ...pattern], {
          descriptors: new Map(process.descriptors).set(0, new MemoryInput(content)),
        }),
      )
      if (child instanceof FileSystemError) throw new Failure(`grep: ${child.message}`, TROUBLE)
      const ended = await process.wait(child)
      failed ||= ended.status >= TROUBLE
      if (ended.status === 0) status = 0
    }
    return failed ? TROUBLE : status
  },
})
