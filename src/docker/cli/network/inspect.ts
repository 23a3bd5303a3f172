import { switchOption } from '../flags.ts'
import { findNetwork } from '../../engine/lookup.ts'
import { describeNetwork } from '../../daemon/describe.ts'
import { inspectAll, templateOption } from '../inspect.ts'
import { found, type ListedSubcommand } from '../subcommand.ts'

export const networkInspect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NETWORK [NETWORK...]',
    takes: [1, Infinity],
    description: ['Prints JSON: addresses, and the running containers in the network.'],
    options: [templateOption],
    optionsInDocker: [switchOption('v,verbose', 'show more of networks of a swarm; there is none here')],
    operands: [{ name: 'NETWORK', kind: 'network', repeated: true }],
  },
  run: (call) => inspectAll(call, (name) => describeNetwork(call.engine, found(findNetwork(call.engine, name)))),
}
