import { confirmed } from '../confirm.ts'
import { switchOption } from '../flags.ts'
import { NOTHING_PRUNED, prunedText, pruneVolumesOf, reclaimedText } from '../prune.ts'
import { chosenBy, pruneFilterOption, sayBadFilter } from '../prune-filter.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const volumePrune: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Removes volumes without a name that no container uses; with --all also those with a name.'],
    options: [
      switchOption('a,all', 'remove volumes with a name too'),
      switchOption('f,force', 'do not ask'),
      pruneFilterOption,
    ],
  },
  async run(call) {
    const { flags, process } = call
    const chosen = chosenBy(call)
    if (typeof chosen === 'string') return sayBadFilter(call, chosen)
    const what = flags.has('all') ? 'all' : 'anonymous'
    const goesOn = await confirmed(
      call,
      `WARNING! This will remove ${what} local volumes not used by at least one container.`,
    )
    const pruned = goesOn ? pruneVolumesOf(call, flags.has('all'), chosen) : NOTHING_PRUNED
    await process.stdout.write(prunedText(pruned.sections) + reclaimedText(pruned.bytes))
    return 0
  },
}
