import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { complain, forEachOperand, type LinuxInvocation, pathOf, simpleCommand } from './command.ts'

function reasonOf(error: FileSystemError): string {
  const isPathTrouble = error.code === 'EEXIST' || error.code === 'ENOENT' || error.code === 'ENOTDIR'
  return isPathTrouble ? 'File exists or parent directory not found' : error.message
}

function make(process: LinuxInvocation, operand: string, parents: boolean): number | Promise<number> {
  const { fs } = process.system
  const path = pathOf(process, operand)
  const made = attempt(() => (parents ? fs.mkdirAll(path) : fs.mkdir(path)))
  return made instanceof FileSystemError
    ? complain(process, `cannot create directory '${operand}': ${reasonOf(made)}`)
    : 0
}

export const mkdir = simpleCommand({
  declaration: {
    options: [
      { short: 'p', long: 'parents', summary: 'make missing parent directories too, and accept ones that exist' },
    ],
    operands: [{ name: 'DIRECTORY', kind: 'directory', repeated: true }],
    description: [
      'Makes each DIRECTORY. The directory that is to hold it must be there already, and nothing may have its name yet, unless -p is given.',
    ],
    examples: [
      { line: 'mkdir photos', meaning: 'make a directory named photos here' },
      { line: 'mkdir -p trips/2026/rome', meaning: 'make a directory and those above it' },
    ],
  },
  main: (process, { operands, has }) => {
    if (operands.length === 0) return complain(process, 'missing operand')
    return forEachOperand(operands, (operand) => make(process, operand, has('p')))
  },
})
