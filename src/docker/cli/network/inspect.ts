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
    operands: [{ name: 'NETWORK', kind: 'network', repeated: true }],
  },
  run: (call) => inspectAll(call, (name) => describeNetwork(call.engine, found(findNetwork(call.engine, name)))),
}
