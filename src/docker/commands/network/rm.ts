import { removeNetwork } from '../../engine/networks.ts'
import { forEachName } from '../dispatch.ts'
import { commit, type Subcommand } from '../subcommand.ts'

export const networkRm: Subcommand = {
  declaration: {
    name: 'rm',
    paths: ['network rm', 'network remove'],
    summary: 'Remove one or more networks',
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
