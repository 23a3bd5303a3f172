import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { normalizePath } from '../path.ts'
import { complain, forEachOperand, type LinuxInvocation, pathOf, simpleCommand } from './command.ts'

/** Names that rm refuses whatever it is asked, as POSIX rm, DESCRIPTION, demands. */
function refusal(path: string, operand: string): string | undefined {
  if (/(?:^|\/)\.\.?\/*$/.test(operand)) return `refusing to remove '.' or '..' directory: skipping '${operand}'`
  if (normalizePath(path) === '/') return "it is dangerous to operate recursively on '/'"
  return undefined
}

function remove(process: LinuxInvocation, operand: string, force: boolean): number | Promise<number> {
  const path = pathOf(process, operand)
  const refused = refusal(path, operand)
  if (refused !== undefined) return complain(process, refused)
  const removed = attempt(() => process.system.fs.removeTree(path))
  if (!(removed instanceof FileSystemError) || (force && removed.code === 'ENOENT')) return 0
  return complain(process, `cannot remove '${operand}': ${removed.message}`)
}

export const rm = simpleCommand({
  declaration: {
    options: [
      { short: 'r', long: 'recursive', summary: 'remove directories with all they hold (this shell does so anyway)' },
      { short: 'f', long: 'force', summary: 'say nothing of files that are not there' },
    ],
    operands: [{ name: 'FILE', kind: 'path', repeated: true }],
    description: [
      'Removes each FILE for good: there is no bin to get it back from.',
      'In this shell a directory goes too, with all it holds, even without -r. On other systems rm refuses directories unless -r is given.',
    ],
    examples: [
      { line: 'rm old.txt', meaning: 'remove a file' },
      { line: 'rm -r photos', meaning: 'remove a directory and all that is in it' },
      { line: 'rm -f maybe.txt', meaning: 'remove a file if it is there' },
    ],
  },
  main: (process, { operands, has }) => {
    if (operands.length > 0) return forEachOperand(operands, (operand) => remove(process, operand, has('f')))
    return has('f') ? 0 : complain(process, 'missing operand')
  },
})
