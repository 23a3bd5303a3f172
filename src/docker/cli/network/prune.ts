import { confirmed } from '../confirm.ts'
import { switchOption } from '../flags.ts'
import { NOTHING_PRUNED, prunedText, pruneNetworksOf } from '../prune.ts'
import { chosenBy, pruneFilterOption, sayBadFilter } from '../prune-filter.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const networkPrune: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Removes the networks of your own that no container uses.'],
    options: [switchOption('f,force', 'do not ask'), pruneFilterOption],
  },
  async run(call) {
    const chosen = chosenBy(call)
    if (typeof chosen === 'string') return sayBadFilter(call, chosen)
    const goesOn = await confirmed(
      call,
      'WARNING! This will remove all custom networks not used by at least one container.',
    )
    const pruned = goesOn ? pruneNetworksOf(call, chosen) : NOTHING_PRUNED
    await call.process.stdout.write(prunedText(pruned.sections))
    return 0
  },
}
