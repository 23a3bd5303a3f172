import { removeVolume } from '../../engine/volumes.ts'
import { findVolume } from '../../engine/lookup.ts'
import { forEachName } from '../dispatch.ts'
import { switchOption } from '../flags.ts'
import { commit, type ListedSubcommand } from '../subcommand.ts'

export const volumeRm: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] VOLUME [VOLUME...]',
    takes: [1, Infinity],
    description: ['Removes volumes with all that is in them. One that a container uses, even a stopped one, stays.'],
    options: [switchOption('f,force', 'say nothing about volumes that are not there')],
    operands: [{ name: 'VOLUME', kind: 'volume', repeated: true }],
  },
  run(call) {
    const { system, stdout } = call.process
    return forEachName(call, call.operands, async (name) => {
      const missing = findVolume(system.engine.get(), name).type === 'refused'
      if (!missing || !call.flags.has('force')) commit(system, removeVolume(system.engine.get(), name))
      await stdout.write(`${name}\n`)
    })
  },
}
