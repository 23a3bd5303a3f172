import type { ListedLinuxCommand } from './command.ts'

export const echo: ListedLinuxCommand = {
  declaration: {
    options: [{ short: 'n', summary: 'no new line at the end' }],
    operands: [{ name: 'WORD', kind: 'text', optional: true, repeated: true }],
    description: [
      'Prints its WORDs with a space between them. All else that starts with a dash is printed too.',
      'In this shell quotes, > and $ have no meaning: they are printed as they are.',
    ],
    examples: [{ line: 'echo Hello there', meaning: 'print Hello there' }],
  },
  run: async ({ argv, stdout }) => {
    const bare = argv[1] === '-n'
    await stdout.write(argv.slice(bare ? 2 : 1).join(' ') + (bare ? '' : '\n'))
    return 0
  },
}
