import { helpText } from '../../../shell/help.ts'
import type { ContainerCommand } from '../container-command.ts'

export const help: ContainerCommand = {
  declaration: {
    name: 'help',
    summary: 'list the commands',
    description: ['Lists the commands that this container has.'],
    examples: [{ line: 'help', meaning: 'list the commands' }],
  },
  async run({ shell, screen, stdout }) {
    const commands = [...new Set(shell.commands.values())].map(({ declaration }) => declaration)
    const footer = 'You are inside a container. exit leads back to the Docker host.'
    await stdout.write(helpText({ heading: 'Commands', commands, footer }, screen?.cols))
    return 0
  },
}
