import { switchOption } from '../flags.ts'
import { disconnectNetwork } from '../../engine/networks.ts'
import { commit, type ListedSubcommand } from '../subcommand.ts'

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
  run({ operands, process, engine }) {
    commit(process.system, disconnectNetwork(engine, operands[0] ?? '', operands[1] ?? ''))
    return 0
  },
}
