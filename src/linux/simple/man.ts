import { loaded } from '../../shell/later.ts'
import { manPage } from '../../shell/man.ts'
import { complain, simpleCommand } from './command.ts'

/** Status when there is no page (man(1) of man-db, EXIT STATUS). */
const NO_PAGE = 16

export const man = simpleCommand({
  declaration: {
    operands: [{ name: 'COMMAND', kind: 'command' }],
    description: [
      'Prints the manual page of COMMAND: what it does, how it is written, its options, and examples.',
      'In a synopsis, words in [brackets] may be left out, and ... means that there may be several.',
    ],
    examples: [{ line: 'man ls', meaning: 'read about ls' }],
  },
  main: async (process, { operands }) => {
    const [name] = operands
    if (name === undefined) return complain(process, 'What manual page do you want?')
    const command = process.shell.commands.get(name)
    if (!command) {
      await process.stderr.write(`No manual entry for ${name}\n`)
      return NO_PAGE
    }
    const { declaration } = await loaded(command)
    await process.stdout.write(manPage(declaration, process.screen?.cols))
    return 0
  },
})
