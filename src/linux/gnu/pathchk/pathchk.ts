import { byteLength } from '../../../shell/posix/bytes.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'

/** The longest path and the longest name that every system of POSIX takes (_POSIX_PATH_MAX with its zero byte, _POSIX_NAME_MAX), in bytes. */
const LONGEST_PATH = 255
const LONGEST_NAME = 14

/** POSIX's portable filename character set, and slashes. */
const UNPORTABLE = /[^\w./-]/u

interface Checks {
  /** Whether other systems would take it. */
  readonly portable: boolean
  /** Whether it is empty or begins like an option. */
  readonly careful: boolean
}

/** What is wrong with a name anywhere. */
function portableFault(path: string): Phrase | undefined {
  const odd = UNPORTABLE.exec(path)?.[0]
  if (odd !== undefined) return phrase`nonportable character ${quoted(odd)} in file name ${quoteAlways(path)}`
  if (path.length > LONGEST_PATH)
    return `limit ${LONGEST_PATH} exceeded by length ${path.length} of file name ${quoteAlways(path)}`
  const long = path.split('/').find((name) => name.length > LONGEST_NAME)
  if (long === undefined) return undefined
  return phrase`limit ${LONGEST_NAME} exceeded by length ${byteLength(long)} of file name component ${quoted(long)}`
}

/** What is wrong with a name here: it may be new, but not where there can be none. */
function faultHere(process: GnuProcess, path: string): string | undefined {
  try {
    process.system.fs.lstat(resolvePath(process, path))
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    if (error.code !== 'ENOENT' || path === '') return `${path === '' ? "''" : quoteName(path)}: ${error.message}`
  }
  return undefined
}

function faultOf(process: GnuProcess, path: string, { portable, careful }: Checks): Phrase | undefined {
  if (careful && /(?:^|\/)-/.test(path)) return `leading '-' in a component of file name ${quoteAlways(path)}`
  if ((portable || careful) && path === '') return 'empty file name'
  return portable ? portableFault(path) : faultHere(process, path)
}

/** pathchk(1): whether names can be names of files. */
export const pathchk = gnu({
  name: 'pathchk',
  optionsFirst: true,
  options: [...optionList('p P'), { long: 'portability' }],
  operands: [{ name: 'NAME', kind: 'path', repeated: true }],
  async run(process, { operands, has }) {
    if (operands.length === 0) throw new UsageError('missing operand')
    const checks = { portable: has('p') || has('portability'), careful: has('P') || has('portability') }
    let status = 0
    for (const path of operands) {
      const fault = faultOf(process, path, checks)
      if (fault === undefined) continue
      status = 1
      await process.complain(fault)
    }
    return status
  },
})
