import { volumeBytes } from '../../container/volume-files.ts'
import { switchOption } from '../flags.ts'
import {
  pruneAllContainers,
  pruneAllNetworks,
  prunedText,
  pruneInTurn,
  pruneSomeImages,
  pruneSomeVolumes,
} from '../prune.ts'
import type { ListedSubcommand } from '../subcommand.ts'

/** What the specification says was given back, whenever something was (section 9). */
const RECLAIMED = '1.234GB'
const NOTHING = '0B'

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
      pruneAllContainers,
      pruneAllNetworks,
      (state) =>
        flags.has('volumes')
          ? pruneSomeVolumes(state, false, (volume) => volumeBytes(process.system.fs, volume))
          : { engine: state, sections: [], bytes: 0 },
      (state) => pruneSomeImages(state, flags.has('all')),
    ])
    process.system.engine.set(pruned.engine)
    const text = prunedText(pruned.sections)
    await process.stdout.write(`${text}Total reclaimed space: ${text === '' ? NOTHING : RECLAIMED}\n`)
    return 0
  },
}
