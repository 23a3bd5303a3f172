import { switchOption } from '../flags.ts'
import { pruneAllNetworks, prunedText } from '../prune.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const networkPrune: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Removes the networks of your own that no container uses, without asking.'],
    options: [switchOption('f,force', 'do not ask; here it never asks')],
    unsimulated: ['filter'],
  },
  async run({ engine, process }) {
    const pruned = pruneAllNetworks(engine)
    process.system.engine.set(pruned.engine)
    await process.stdout.write(prunedText(pruned.sections))
    return 0
  },
}
