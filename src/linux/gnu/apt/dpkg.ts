import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { dpkgDeclaration } from './declaration.ts'
import { answer, QUERIES, refuse } from './query.ts'

/** What a .deb begins with, deb(5). */
const MAGIC = '!<arch>\n'

/** -c: an archive could only come from outside of this machine; what else is named is none. */
async function contents(process: GnuProcess, [path, more]: readonly string[]): Promise<number> {
  const error = (sentence: string): Promise<number> => refuse(process, `dpkg-deb: error: ${sentence}`, 2)
  if (path === undefined || more !== undefined)
    return error(
      '--contents takes exactly one argument\n\nType dpkg-deb --help for help about manipulating *.deb files;\n' +
        'Type dpkg --help for help about installing and deinstalling packages.',
    )
  const bytes = attempt(() => process.system.fs.readFile(resolvePath(process, path)))
  if (bytes instanceof FileSystemError) return error(`failed to read archive '${path}': ${bytes.message}`)
  if (!textOf(bytes.subarray(0, MAGIC.length)).startsWith(MAGIC))
    return error(`'${path}' is not a Debian format archive`)
  return error(`reading archives like '${path}' is not simulated here`)
}

export const dpkg = gnu({
  ...dpkgDeclaration,
  run: async (process, args) => {
    const { has, operands } = args
    if (has('print-architecture')) {
      await process.print('amd64\n')
      return 0
    }
    const query = QUERIES.find(has)
    if (query !== undefined) return answer(process, query, args)
    if (has('c')) return contents(process, operands)
    if (has('i') || has('r'))
      return refuse(process, 'dpkg: installing from files is not simulated; apt install fetches from the repository', 2)
    return refuse(
      process,
      'dpkg: error: need an action option\n\nType dpkg --help for help about installing and deinstalling packages [*];',
      2,
    )
  },
})
