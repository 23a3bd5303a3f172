import { simpleCommand } from './command.ts'

export const clear = simpleCommand({
  declaration: {
    name: 'clear',
    summary: 'empty the screen',
    description: ['Empties the screen. Files and the history of commands stay as they are.'],
    examples: [{ line: 'clear', meaning: 'start with an empty screen' }],
  },
  main: ({ shell }) => {
    shell.clear(false)
    return 0
  },
})
