import { volumeBytes } from '../../container/volume-files.ts'
import { switchOption } from '../flags.ts'
import { prunedText, pruneSomeVolumes, reclaimedText } from '../prune.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const volumePrune: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: [
      'Removes volumes without a name that no container uses; with --all also those with a name. It does not ask.',
    ],
    options: [
      switchOption('a,all', 'remove volumes with a name too'),
      switchOption('f,force', 'do not ask; here it never asks'),
    ],
    unsimulated: ['filter'],
  },
  async run({ engine, flags, process }) {
    const pruned = pruneSomeVolumes(engine, flags.has('all'), (volume) => volumeBytes(process.system.fs, volume))
    process.system.engine.set(pruned.engine)
    await process.stdout.write(prunedText(pruned.sections) + reclaimedText(pruned.bytes))
    return 0
  },
}
