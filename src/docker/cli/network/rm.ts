import { findNetwork } from '../../engine/lookup.ts'
import { switchOption } from '../flags.ts'
import { removeNetwork } from '../../engine/networks.ts'
import { forEachName } from '../dispatch.ts'
import { commit, type ListedSubcommand } from '../subcommand.ts'

export const networkRm: ListedSubcommand = {
  declaration: {
    usage: 'NETWORK [NETWORK...]',
    takes: [1, Infinity],
    description: ['Removes networks that no running container uses.'],
    options: [],
    optionsInDocker: [switchOption('f,force', 'say nothing of networks that are not there')],
    operands: [{ name: 'NETWORK', kind: 'network', repeated: true }],
  },
  run(call) {
    const { system, stdout } = call.process
    const isThere = (name: string): boolean => findNetwork(system.engine.get(), name).type === 'done'
    return forEachName(call, call.operands, async (name) => {
      if (call.flags.has('force') && !isThere(name)) return
      commit(system, removeNetwork(system.engine.get(), name))
      await stdout.write(`${name}\n`)
    })
  },
}
