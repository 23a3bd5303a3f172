import { helpText } from '../../shell/help.ts'
import type { ListedCommand } from '../../shell/later.ts'
import { helpRows } from '../cli/help.ts'
import { subcommands } from '../cli/index.ts'
import type { DockerHost } from '../docker-host.ts'

export const help: ListedCommand<DockerHost> = {
  declaration: {
    description: ['Lists the commands of this terminal, and what docker can do here.'],
    examples: [{ line: 'help', meaning: 'list the commands' }],
  },
  async run({ shell, screen, stdout }) {
    const list = {
      heading: 'Commands',
      commands: [...shell.commands.values()].map(({ declaration }) => declaration),
      footer: 'Type docker --help for its commands in groups, or docker COMMAND --help to read about one of them.',
    }
    const rows = subcommands.map(({ paths, summary }) => [`docker ${paths[0]}`, summary] as const)
    const width = Math.max(...rows.map(([name]) => name.length)) + 2
    await stdout.write(`${helpText(list, screen?.cols)}\n${helpRows(rows, width)}`)
    return 0
  },
}
