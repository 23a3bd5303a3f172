import { simpleCommand } from './command.ts'

export const clear = simpleCommand({
  declaration: {
    description: ['Empties the screen. Files and the history of commands stay as they are.'],
    examples: [{ line: 'clear', meaning: 'start with an empty screen' }],
  },
  main: ({ shell }) => {
    shell.clear(false)
    return 0
  },
})
