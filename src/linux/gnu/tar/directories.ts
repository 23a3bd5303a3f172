import type { Arguments } from '../../../shell/posix/getopt.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { fatal } from './failure.ts'

/** Operands between two -C, and the directory that they are in. */
export interface Stay {
  readonly directory: string
  readonly operands: readonly string[]
}

function directoryAfter(process: GnuProcess, changes: readonly string[]): string {
  let at = process.cwd
  for (const directory of changes) {
    at = directory.startsWith('/') ? directory : `${at}/${directory}`
    if (!process.system.fs.isDirectory(at)) {
      const error = attempt(() => process.system.fs.stat(at))
      throw fatal(`${directory}: Cannot open: ${error instanceof FileSystemError ? error.message : 'Not a directory'}`)
    }
  }
  return at
}

/** The operands in the directories that -C leads to; those of -T, which are `listed`, are in the last one. @throws Failure */
export function staysOf(process: GnuProcess, args: Arguments, listed: readonly string[]): readonly Stay[] {
  const changes = args.given.filter(({ name }) => name === 'C')
  const stays: { count: number; operands: string[] }[] = []
  let passed = 0
  for (const [at, operand] of [...args.operands, ...listed].entries()) {
    while ((changes[passed]?.operandsBefore ?? Infinity) <= at) passed += 1
    const last = stays.at(-1)
    if (last?.count === passed) last.operands.push(operand)
    else stays.push({ count: passed, operands: [operand] })
  }
  if (stays.length === 0) stays.push({ count: changes.length, operands: [] })
  const directories = args.values('C')
  return stays.map(({ count, operands }) => ({
    directory: directoryAfter(process, directories.slice(0, count)),
    operands,
  }))
}
