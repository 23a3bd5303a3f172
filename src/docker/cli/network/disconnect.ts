import { Daemon } from '../../daemon/daemon.ts'
import { switchOption } from '../flags.ts'
import { refusedText } from '../refusals.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const networkDisconnect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NETWORK CONTAINER',
    takes: [2, 2],
    description: ['Takes a container out of a network, also while it runs.'],
    options: [],
    optionsInDocker: [switchOption('f,force', 'take it out in any case; nothing holds it here')],
    operands: [
      { name: 'NETWORK', kind: 'network' },
      { name: 'CONTAINER', kind: 'container' },
    ],
  },
  async run({ operands, process }) {
    const answer = new Daemon(process).networks.disconnect(operands[0] ?? '', operands[1] ?? '')
    if (answer.type === 'done') return 0
    await process.stderr.write(`${refusedText(process.system, answer)}\n`)
    return 1
  },
}
