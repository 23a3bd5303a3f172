import { normalizePath } from '../path.ts'
import { complain, pathOf, simpleCommand } from './command.ts'

export const cd = simpleCommand({
  declaration: {
    operands: [{ name: 'DIRECTORY', kind: 'directory', optional: true }],
    description: [
      'Goes to DIRECTORY, so that the commands that follow work there. Without DIRECTORY it goes to your home directory.',
      'In a path, . stands for the directory itself and .. for the one that holds it.',
      'It is part of the shell and not a program of its own, so which does not find it.',
    ],
    examples: [
      { line: 'cd Documents', meaning: 'go into Documents' },
      { line: 'cd ..', meaning: 'go up to the directory that holds this one' },
      { line: 'cd', meaning: 'go home' },
    ],
  },
  main: (process, { operands }) => {
    const { fs, users } = process.system
    const [asked, extra] = operands
    if (extra !== undefined) return complain(process, 'too many arguments')
    const path = normalizePath(asked === undefined ? users.current.home : pathOf(process, asked))
    const stat = fs.peek(path)
    if (!stat) return complain(process, `no such file or directory: ${asked ?? path}`)
    if (stat.type !== 'directory') return complain(process, `not a directory: ${asked ?? path}`)
    process.shell.changeDirectory(path)
    return 0
  },
})
