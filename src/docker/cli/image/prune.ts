import { confirmed } from '../confirm.ts'
import { switchOption } from '../flags.ts'
import { NOTHING_PRUNED, prunedText, pruneImagesOf, reclaimedText } from '../prune.ts'
import { chosenBy, pruneFilterOption, sayBadFilter } from '../prune-filter.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const imagePrune: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Removes images without a name; with --all every image that no container uses.'],
    options: [
      switchOption('a,all', 'remove every image that no container uses'),
      switchOption('f,force', 'do not ask'),
      pruneFilterOption,
    ],
  },
  async run(call) {
    const { flags, process } = call
    const chosen = chosenBy(call)
    if (typeof chosen === 'string') return sayBadFilter(call, chosen)
    const what = flags.has('all') ? 'images without at least one container associated to them' : 'dangling images'
    const goesOn = await confirmed(call, `WARNING! This will remove all ${what}.`)
    const pruned = goesOn ? pruneImagesOf(call, flags.has('all'), chosen) : NOTHING_PRUNED
    await process.stdout.write(prunedText(pruned.sections) + reclaimedText(pruned.bytes))
    return 0
  },
}
