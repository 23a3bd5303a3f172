import type { OperandDeclaration } from '../../../shell/declaration.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { baseName, joinPath } from '../../path.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** What goes where, as both are named in messages. */
export interface Placement {
  readonly source: string
  readonly target: string
}

/** The operands of cp and mv, as help names them. */
export const placementOperands: readonly OperandDeclaration[] = [
  { name: 'SOURCE', kind: 'path', repeated: true },
  { name: 'DEST', kind: 'path' },
]

const EMPTY_HANDED = 'missing file operand'

function notDirectory(process: GnuProcess, path: string): string | undefined {
  const stat = attempt(() => process.system.fs.stat(resolvePath(process, path)))
  if (stat instanceof FileSystemError) return stat.message
  return stat.type === 'directory' ? undefined : 'Not a directory'
}

const inside = (directory: string, sources: readonly string[]): readonly Placement[] =>
  sources.map((source) => ({ source, target: joinPath(directory, baseName(source)) }))

/**
 * The operands of cp, mv and ln: what goes where. Says itself when there is no such directory; then there is nothing.
 * @throws UsageError
 */
export async function placements(
  process: GnuProcess,
  { operands: given, value, has }: Arguments,
  targetWord = 'target directory',
): Promise<readonly Placement[] | undefined> {
  const bare = has('strip-trailing-slashes') ? given.length - (value('t') === undefined ? 1 : 0) : 0
  const operands = given.map((word, at) => (at < bare ? word.replace(/(?<=.)\/+$/, '') : word))
  const directory = value('t')
  const [first, second, extra] = operands
  if (first === undefined) throw new UsageError(EMPTY_HANDED)
  const refuse = async (path: string, reason: string, word: string): Promise<undefined> => {
    await process.complain(`${word} ${quoteAlways(path)}: ${reason}`)
  }
  if (directory !== undefined) {
    if (has('T')) {
      await process.complain('cannot combine --target-directory (-t) and --no-target-directory (-T)')
      return undefined
    }
    const reason = notDirectory(process, directory)
    return reason ? refuse(directory, reason, targetWord) : inside(directory, operands)
  }
  if (second === undefined) throw new UsageError(`missing destination file operand after ${quoteAlways(first)}`)
  if (has('T')) {
    if (extra !== undefined) throw new UsageError(`extra operand ${quoteAlways(extra)}`)
    return [{ source: first, target: second }]
  }
  const last = operands.at(-1) ?? ''
  const reason = notDirectory(process, last)
  if (!reason) return inside(last, operands.slice(0, -1))
  return operands.length > 2 ? refuse(last, reason, 'target') : [{ source: first, target: second }]
}
