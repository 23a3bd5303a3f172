import { joinPath } from '../path.ts'
import { complain, forEachOperand, type LinuxInvocation, simpleCommand } from './command.ts'

/** Where programs are looked for, in this order. */
const SEARCH_PATH = ['/usr/local/bin', '/bin', '/usr/bin'] as const

/** The file of a program, or undefined: it must be in the search path, executable, and a command that works here. */
function programPath(process: LinuxInvocation, name: string): string | undefined {
  if (name.includes('/') || !process.shell.commands.has(name)) return undefined
  return SEARCH_PATH.map((directory) => joinPath(directory, name)).find((path) => {
    const stat = process.system.fs.peek(path)
    return stat?.type === 'file' && (stat.mode & 0o111) !== 0
  })
}

export const which = simpleCommand({
  declaration: {
    operands: [{ name: 'COMMAND', kind: 'command', repeated: true }],
    description: [
      'Prints the path of the program that each COMMAND runs. It prints nothing for a name that is not there, and for cd, help and history, which are parts of the shell itself.',
    ],
    examples: [{ line: 'which ls', meaning: 'see where ls is' }],
  },
  main: (process, { operands }) => {
    if (operands.length === 0) return complain(process, 'missing argument')
    return forEachOperand(operands, async (name) => {
      const path = programPath(process, name)
      if (path === undefined) return 1
      await process.stdout.write(`${path}\n`)
      return 0
    })
  },
})
