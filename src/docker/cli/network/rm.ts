import { removeNetwork } from '../../engine/networks.ts'
import { forEachName } from '../dispatch.ts'
import { commit, type ListedSubcommand } from '../subcommand.ts'

export const networkRm: ListedSubcommand = {
  declaration: {
    usage: 'NETWORK [NETWORK...]',
    takes: [1, Infinity],
    description: ['Removes networks that no running container uses.'],
    options: [],
    unsimulated: ['force'],
    operands: [{ name: 'NETWORK', kind: 'network', repeated: true }],
  },
  run(call) {
    const { system, stdout } = call.process
    return forEachName(call, call.operands, async (name) => {
      commit(system, removeNetwork(system.engine.get(), name))
      await stdout.write(`${name}\n`)
    })
  },
}
