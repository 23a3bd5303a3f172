import { shellSyntaxIn } from '../../../shell/syntax-hint.ts'
import { splitWords } from '../../../shell/simple-shell.ts'
import type { ContainerCommand } from '../container-command.ts'

/** Status of a command that is not there. */
const NOT_FOUND = 127

export const sh: ContainerCommand = {
  declaration: {
    name: 'sh',
    summary: 'a shell',
    options: [{ short: 'c', value: { name: 'COMMAND', kind: 'text' }, summary: 'run one command and end' }],
    description: ['Reads commands and runs them. Without a terminal there is nobody to type, so it ends at once.'],
  },
  async run(process) {
    const { argv, shell, stderr } = process
    const name = argv[0] ?? 'sh'
    if (argv.length === 1) return 0
    const line = argv[1] === '-c' ? argv[2] : undefined
    if (line === undefined || shellSyntaxIn(line) !== undefined || /^["']/.test(line)) {
      await stderr.write(`${name}: this playground simulates only ${name} -c COMMAND with one plain word\n`)
      return 2
    }
    const words = splitWords(line)
    const command = shell.commands.get(words[0] ?? '')
    if (command) return command.run({ ...process, argv: words })
    await stderr.write(`${name}: 1: ${words[0]}: not found\n`)
    return NOT_FOUND
  },
}
