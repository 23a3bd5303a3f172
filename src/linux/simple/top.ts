import { simpleCommand } from './command.ts'
import { topPicture } from './top-picture.ts'

export const top = simpleCommand({
  declaration: {
    description: [
      'Shows the time the machine has been up, its load, its memory, and its processes with their share of both.',
      'In this shell it prints one picture and ends; on other systems it renews the picture until q is pressed. The machine is simulated.',
    ],
    examples: [{ line: 'top', meaning: 'see what keeps the machine busy' }],
  },
  main: async (process) => {
    const columns = process.screen?.cols ?? Infinity
    await process.stdout.write(
      topPicture(process)
        .map((line) => `${line.slice(0, columns)}\n`)
        .join(''),
    )
    return 0
  },
})
