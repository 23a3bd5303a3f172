import { simpleCommand } from './command.ts'

export const history = simpleCommand({
  declaration: {
    description: [
      'Prints every line entered in this terminal, numbered, the latest last. The up and down arrow keys bring them back one by one.',
      'It is part of the shell and not a program of its own, so which does not find it.',
    ],
    examples: [{ line: 'history', meaning: 'see what you have done' }],
  },
  main: async (process) => {
    const lines = process.shell.history.map((line, index) => `${String(index + 1).padStart(5)}  ${line}\n`)
    if (lines.length > 0) await process.stdout.write(lines.join(''))
    return 0
  },
})
