import { simpleCommand } from './command.ts'

export const whoami = simpleCommand({
  declaration: {
    description: ['Prints the name you are logged in with.'],
    examples: [{ line: 'whoami', meaning: 'see who you are to this machine' }],
  },
  main: async (process) => {
    await process.stdout.write(`${process.system.users.current.name}\n`)
    return 0
  },
})
