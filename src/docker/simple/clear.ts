import type { Command } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'

export const clear: Command<DockerHost> = {
  declaration: {
    name: 'clear',
    summary: 'empty the screen',
    description: [
      'Empties the screen down to the welcome line. Containers and the history of commands stay as they are.',
    ],
    examples: [{ line: 'clear', meaning: 'start with an empty screen' }],
  },
  run: ({ shell }) => {
    shell.clear(true)
    return 0
  },
}
