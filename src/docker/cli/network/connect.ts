import { connectNetwork } from '../../engine/networks.ts'
import { commit, type ListedSubcommand } from '../subcommand.ts'

export const networkConnect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NETWORK CONTAINER',
    takes: [2, 2],
    description: ['Puts a container into a further network, also while it runs.'],
    options: [],
    unsimulated: ['alias', 'ip', 'ip6', 'link'],
    operands: [
      { name: 'NETWORK', kind: 'network' },
      { name: 'CONTAINER', kind: 'container' },
    ],
  },
  run({ operands, process, engine }) {
    commit(process.system, connectNetwork(engine, operands[0] ?? '', operands[1] ?? ''))
    return 0
  },
}
