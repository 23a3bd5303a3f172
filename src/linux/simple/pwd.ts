import { simpleCommand } from './command.ts'

export const pwd = simpleCommand({
  declaration: {
    description: ['Prints the full path of the directory you are in, starting at the root directory /.'],
    examples: [{ line: 'pwd', meaning: 'show where you are' }],
  },
  main: async (process) => {
    await process.stdout.write(`${process.cwd}\n`)
    return 0
  },
})
