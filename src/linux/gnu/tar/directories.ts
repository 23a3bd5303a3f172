import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { type Arguments, readArguments, UsageError } from '../../../shell/posix/getopt.ts'
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

/** What the first words of a line say; undefined where the last of them still awaits its value. */
function beginning(declaration: ProgramDeclaration, words: readonly string[]): Arguments | undefined {
  try {
    return readArguments(declaration, words)
  } catch (error) {
    if (error instanceof UsageError) return undefined
    throw error
  }
}

/** How many -C stand before each operand. */
function changesBefore(declaration: ProgramDeclaration, words: readonly string[], args: Arguments): readonly number[] {
  const all = args.values('C').length
  const counts: number[] = []
  for (const end of all > 0 ? words.keys() : []) {
    const read = beginning(declaration, words.slice(0, end + 1))
    for (const _ of read?.operands.slice(counts.length) ?? []) counts.push(read?.values('C').length ?? all)
    if (counts.at(-1) === all) break
  }
  return args.operands.map((_, at) => counts[at] ?? all)
}

/** The operands in the directories that -C leads to; those of -T are in the last one. @throws Failure */
export function staysOf(
  process: GnuProcess,
  declaration: ProgramDeclaration,
  words: readonly string[],
  { args, listed }: { readonly args: Arguments; readonly listed: readonly string[] },
): readonly Stay[] {
  const changes = args.values('C')
  const before = changesBefore(declaration, words, args)
  const stays: { count: number; operands: string[] }[] = []
  for (const [at, operand] of [...args.operands, ...listed].entries()) {
    const count = before[at] ?? changes.length
    const last = stays.at(-1)
    if (last?.count === count) last.operands.push(operand)
    else stays.push({ count, operands: [operand] })
  }
  if (stays.length === 0) stays.push({ count: changes.length, operands: [] })
  return stays.map(({ count, operands }) => ({
    directory: directoryAfter(process, changes.slice(0, count)),
    operands,
  }))
}
