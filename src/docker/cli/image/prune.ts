import { switchOption } from '../flags.ts'
import { prunedText, pruneSomeImages, reclaimedText } from '../prune.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const imagePrune: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Removes images without a name; with --all every image that no container uses. It does not ask.'],
    options: [
      switchOption('a,all', 'remove every image that no container uses'),
      switchOption('f,force', 'do not ask; here it never asks'),
    ],
    unsimulated: ['filter'],
  },
  async run({ engine, flags, process }) {
    const pruned = pruneSomeImages(engine, flags.has('all'))
    process.system.engine.set(pruned.engine)
    await process.stdout.write(prunedText(pruned.sections) + reclaimedText(pruned.bytes))
    return 0
  },
}
