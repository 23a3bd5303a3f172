import { filterOption, switchOption, valueOption } from './flags.ts'
import { formatTable } from './table.ts'
import type { ListedSubcommand } from './subcommand.ts'

export const pluginLs: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Lists plugins of the daemon, of which there are none.'],
    options: [
      filterOption('show only what matches'),
      valueOption('format', { name: 'string', kind: 'text' }, 'print each after a template'),
      switchOption('no-trunc', 'do not cut texts short'),
      switchOption('q,quiet', 'show only ids'),
    ],
  },
  async run({ flags, process }) {
    if (!flags.has('quiet') && !flags.has('format'))
      await process.stdout.write(formatTable({ headers: ['ID', 'NAME', 'DESCRIPTION', 'ENABLED'], rows: [] }))
    return 0
  },
}
