import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { Input } from '../../../shell/posix/input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure } from '../library/program.ts'
import { childOutput } from '../tar/child-output.ts'
import { fromDirectory } from '../../path.ts'
import { unpackedContent } from './unpacked.ts'

/** How files are unpacked for a program that reads them. */
export interface Packing {
  /** The file that an operand means: a packed one of that name where it is not there itself. */
  fileOf(process: GnuProcess, operand: string): string
  /** What a file holds, unpacked where it is packed; undefined, and told, where it cannot be read. `-` is standard input. */
  unpacked(process: GnuProcess, path: string): Promise<Uint8Array | undefined>
}

/** What a packer writes that is run for a file. @throws Failure */
async function unpackedBy(process: GnuProcess, packer: string, path: string): Promise<Uint8Array | undefined> {
  const { output, status } = await childOutput(
    process,
    (writer) => {
      const descriptors = new Map(process.descriptors).set(1, writer)
      const child = attempt(() => spawnCommand(process, [packer, '-cdfq', '--', path], { descriptors }))
      if (child instanceof FileSystemError) throw new Failure(`${packer}: ${child.message}`, 2)
      return child
    },
    (reader) => new Input(process, reader).bytes(),
  )
  return status === 0 ? output : undefined
}

/** Whether there is a file to read. */
const isThere = ({ cwd, system: { fs } }: GnuProcess, path: string): boolean =>
  path === '-' || fs.exists(fromDirectory(cwd, path))

/** gzip(1) */
export const GZIP: Packing = {
  fileOf: (process, operand) => (isThere(process, operand) || operand.endsWith('.gz') ? operand : `${operand}.gz`),
  unpacked: unpackedContent,
}

/** bzip2(1) */
export const BZIP2: Packing = {
  fileOf: (process, operand) =>
    !isThere(process, operand) && isThere(process, `${operand}.bz2`) ? `${operand}.bz2` : operand,
  unpacked: (process, path) => unpackedBy(process, 'bzip2', path),
}

/** xz(1), and the other packers by the ending of a name. */
export const XZ: Packing = {
  fileOf: (_, operand) => operand,
  unpacked: (process, path) =>
    unpackedBy(
      process,
      /[-.](?:bz2|tbz2?)$/.test(path) ? 'bzip2' : /[-.](?:gz|t[ag]z)$/.test(path) ? 'gzip' : 'xz',
      path,
    ),
}
