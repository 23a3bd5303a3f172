import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { complain, forEachOperand, type LinuxInvocation, pathOf, simpleCommand } from './command.ts'

function touchOne(process: LinuxInvocation, operand: string): number | Promise<number> {
  const { fs } = process.system
  const path = pathOf(process, operand)
  const touched = attempt(() => (fs.isDirectory(path) ? fs.touch(path) : fs.writeFile(path, '')))
  return touched instanceof FileSystemError ? complain(process, `cannot touch '${operand}': ${touched.message}`) : 0
}

export const touch = simpleCommand({
  declaration: {
    operands: [{ name: 'FILE', kind: 'path', repeated: true }],
    description: [
      'Makes each FILE, empty. The directory that is to hold it must be there already.',
      'Take care: in this shell a FILE that exists is emptied. On other systems touch keeps its content and only sets its date.',
      'A directory keeps what it holds, and its date is set to now.',
    ],
    examples: [
      { line: 'touch notes.txt', meaning: 'make an empty file named notes.txt' },
      { line: 'touch a.txt b.txt', meaning: 'make two empty files' },
    ],
  },
  main: (process, { operands }) => {
    if (operands.length === 0) return complain(process, 'missing file operand')
    return forEachOperand(operands, (operand) => touchOne(process, operand))
  },
})
