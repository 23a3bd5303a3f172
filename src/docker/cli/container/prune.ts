import { switchOption } from '../flags.ts'
import { prunedText, pruneAllContainers, reclaimedText } from '../prune.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const containerPrune: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Removes every container that does not run, without asking.'],
    options: [switchOption('f,force', 'do not ask; here it never asks')],
    unsimulated: ['filter'],
  },
  async run({ engine, process }) {
    const pruned = pruneAllContainers(engine, process.system.policy.idLength)
    process.system.engine.set(pruned.engine)
    await process.stdout.write(prunedText(pruned.sections) + reclaimedText(pruned.bytes))
    return 0
  },
}
