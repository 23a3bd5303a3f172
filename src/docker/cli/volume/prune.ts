import { confirmed } from '../confirm.ts'
import { filtersOf, switchOption } from '../flags.ts'
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
    const { all: [everything] = [], ...others } = filtersOf(flags)
    const chosen = chosenBy(call, others)
    if (typeof chosen === 'string') return sayBadFilter(call, chosen)
    if (everything !== undefined && flags.has('all')) {
      await process.stderr.write('conflicting options: cannot specify both --all and --filter all=1\n')
      return 1
    }
    const all = flags.has('all') || /^(?:1|t|true)$/i.test(everything ?? '')
    const what = all ? 'all' : 'anonymous'
    const goesOn = await confirmed(
      call,
      `WARNING! This will remove ${what} local volumes not used by at least one container.`,
    )
    const pruned = goesOn ? pruneVolumesOf(call, all, chosen) : NOTHING_PRUNED
    await process.stdout.write(prunedText(pruned.sections) + reclaimedText(pruned.bytes))
    return 0
  },
}
