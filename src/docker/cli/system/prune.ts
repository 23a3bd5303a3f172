import { confirmed } from '../confirm.ts'
import { switchOption } from '../flags.ts'
import {
  type Prune,
  pruneBuildCacheOf,
  pruneContainersOf,
  prunedText,
  pruneImagesOf,
  pruneNetworksOf,
  pruneVolumesOf,
  reclaimedText,
  together,
} from '../prune.ts'
import { chosenBy, pruneFilterOption, sayBadFilter } from '../prune-filter.ts'
import type { Call, ListedSubcommand } from '../subcommand.ts'

/** What is told before it is asked. */
function warningOf({ flags }: Call): string {
  const all = flags.has('all')
  const lines = [
    'all stopped containers',
    'all networks not used by at least one container',
    ...(flags.has('volumes') ? ['all anonymous volumes not used by at least one container'] : []),
    all ? 'all images without at least one container associated to them' : 'all dangling images',
    all ? 'all build cache' : 'all dangling build cache',
  ]
  const filters = flags.values('filter')
  const filtered =
    filters.length > 0
      ? `\n  Items to be pruned will be filtered with:\n${filters.map((text) => `  - ${text}\n`).join('')}`
      : ''
  return `WARNING! This will remove:\n${lines.map((line) => `  - ${line}\n`).join('')}${filtered}`
}

export const systemPrune: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: [
      'Removes stopped containers, networks that no container uses, and images without a name.',
      'With --all every image that no container uses goes too; with --volumes the volumes without a name.',
    ],
    options: [
      switchOption('a,all', 'remove every image that no container uses'),
      switchOption('f,force', 'do not ask'),
      switchOption('volumes', 'remove volumes without a name too'),
      pruneFilterOption,
    ],
  },
  async run(call) {
    const { flags, process } = call
    const chosen = chosenBy(call)
    if (typeof chosen === 'string') return sayBadFilter(call, chosen)
    if (flags.has('volumes') && flags.values('filter').some((text) => text.startsWith('until='))) {
      await process.stderr.write('ERROR: The "until" filter is not supported with "--volumes"\n')
      return 1
    }
    if (!(await confirmed(call, warningOf(call)))) return 0
    const prunes: Prune[] = [await pruneContainersOf(call, chosen), pruneNetworksOf(call, chosen)]
    if (flags.has('volumes')) prunes.push(pruneVolumesOf(call, false, chosen))
    prunes.push(pruneImagesOf(call, flags.has('all'), chosen), pruneBuildCacheOf(call, flags.has('all')))
    const pruned = together(prunes)
    const text = prunedText(pruned.sections)
    const { reclaimed } = process.system.policy
    const specified = reclaimed !== undefined && text !== '' ? `Total reclaimed space: ${reclaimed}\n` : undefined
    await process.stdout.write(text + (specified ?? reclaimedText(pruned.bytes)))
    return 0
  },
}
