import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { complain, forEachOperand, type LinuxInvocation, pathOf, simpleCommand } from './command.ts'

async function print(process: LinuxInvocation, operand: string): Promise<number> {
  const content = attempt(() => process.system.fs.readFile(pathOf(process, operand)))
  if (content instanceof FileSystemError) return complain(process, `${operand}: ${content.message}`)
  await process.stdout.write(content)
  return 0
}

export const cat = simpleCommand({
  declaration: {
    operands: [{ name: 'FILE', kind: 'file', repeated: true }],
    description: ['Prints the whole content of each FILE, one after the other.'],
    examples: [
      { line: 'cat welcome.txt', meaning: 'show what is in welcome.txt' },
      { line: 'cat first.txt second.txt', meaning: 'show two files one after the other' },
    ],
  },
  main: (process, { operands }) => {
    if (operands.length === 0) return complain(process, 'missing file operand')
    return forEachOperand(operands, (operand) => print(process, operand))
  },
})
