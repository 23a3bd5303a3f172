import { volumeBytes } from '../../container/volume-files.ts'
import { switchOption } from '../flags.ts'
import {
  pruneAllContainers,
  pruneAllNetworks,
  prunedText,
  pruneInTurn,
  pruneSomeImages,
  pruneSomeVolumes,
  reclaimedText,
} from '../prune.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const systemPrune: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: [
      'Removes stopped containers, networks that no container uses, and images without a name, without asking.',
      'With --all every image that no container uses goes too; with --volumes the volumes without a name.',
    ],
    options: [
      switchOption('a,all', 'remove every image that no container uses'),
      switchOption('f,force', 'do not ask; here it never asks'),
      switchOption('volumes', 'remove volumes without a name too'),
    ],
    unsimulated: ['filter'],
  },
  async run({ engine, flags, process }) {
    const pruned = pruneInTurn(engine, [
      (state) => pruneAllContainers(state, process.system.policy.idLength),
      pruneAllNetworks,
      (state) =>
        flags.has('volumes')
          ? pruneSomeVolumes(state, false, (volume) => volumeBytes(process.system.fs, volume))
          : { engine: state, sections: [], bytes: 0 },
      (state) => pruneSomeImages(state, flags.has('all')),
    ])
    process.system.engine.set(pruned.engine)
    const text = prunedText(pruned.sections)
    const { reclaimed } = process.system.policy
    const specified = reclaimed !== undefined && text !== '' ? `Total reclaimed space: ${reclaimed}\n` : undefined
    await process.stdout.write(text + (specified ?? reclaimedText(pruned.bytes)))
    return 0
  },
}
