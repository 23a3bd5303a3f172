import type { ListedCommand } from '../../shell/later.ts'
import type { DockerHost } from '../docker-host.ts'

export const history: ListedCommand<DockerHost> = {
  declaration: {
    description: ['Prints every line entered in this terminal, numbered, the latest last.'],
    examples: [{ line: 'history', meaning: 'see what you have done' }],
  },
  async run({ shell, stdout }) {
    await stdout.write(shell.history.map((line, index) => `${String(index + 1).padStart(5)}  ${line}\n`).join(''))
    return 0
  },
}
