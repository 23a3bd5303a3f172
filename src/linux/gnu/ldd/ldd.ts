import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'

const MAY_READ = 4

/** A path as ldd names it: never a bare name, which could be looked for elsewhere. */
const named = (file: string): string => (file.includes('/') ? file : `./${file}`)

/** Why a file is not looked into, as ldd says it; undefined where it is. */
function refusal({ system: { fs } }: GnuProcess, file: string, path: string): string | undefined {
  const stat = attempt(() => fs.stat(path))
  if (stat instanceof FileSystemError) return `ldd: ${named(file)}: No such file or directory\n`
  if (stat.type !== 'file') return `ldd: ${named(file)}: not regular file\n`
  const unread = attempt(() => fs.access(path, MAY_READ))
  return unread instanceof FileSystemError
    ? `ldd: error: you do not have read permission for \`${named(file)}'\n`
    : undefined
}

/** ldd(1): the programs of this machine are simulated, so none of them is linked with anything. */
export const ldd = gnu({
  name: 'ldd',
  options: optionList('d,data-relocs r,function-relocs u,unused v,verbose'),
  operands: [{ name: 'FILE', kind: 'path', repeated: true }],
  wording: ({ word }) => `unrecognized option \`${word}'`,
  hint: () => "Try `ldd --help' for more information.\n",
  async run(process, { operands }) {
    if (operands.length === 0) throw new UsageError('missing file arguments')
    for (const file of operands) {
      if (operands.length > 1) await process.print(`${file}:\n`)
      const why = refusal(process, file, resolvePath(process, file))
      if (why === undefined) await process.print('\tnot a dynamic executable\n')
      else await process.write(2, why)
    }
    return 1
  },
})
