import { confirmed } from '../confirm.ts'
import { switchOption } from '../flags.ts'
import { NOTHING_PRUNED, pruneContainersOf, prunedText, reclaimedText } from '../prune.ts'
import { chosenBy, pruneFilterOption, sayBadFilter } from '../prune-filter.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const containerPrune: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Removes every container that does not run.'],
    options: [switchOption('f,force', 'do not ask'), pruneFilterOption],
  },
  async run(call) {
    const { process } = call
    const chosen = chosenBy(call)
    if (typeof chosen === 'string') return sayBadFilter(call, chosen)
    const goesOn = await confirmed(call, 'WARNING! This will remove all stopped containers.')
    const pruned = goesOn ? await pruneContainersOf(call, chosen) : NOTHING_PRUNED
    await process.stdout.write(prunedText(pruned.sections) + reclaimedText(pruned.bytes))
    return 0
  },
}
