import { shortId } from '../../engine/digest.ts'
import { switchOption } from '../flags.ts'
import { formatTable } from '../table.ts'
import type { ListedSubcommand } from '../subcommand.ts'

const HEADERS = ['NETWORK ID', 'NAME', 'DRIVER', 'SCOPE']

export const networkLs: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Every host has bridge, host and none; containers are put into bridge unless told otherwise.'],
    options: [switchOption('no-trunc', 'do not cut ids short'), switchOption('q,quiet', 'show only ids')],
    unsimulated: ['filter', 'format'],
  },
  async run({ engine, flags, process }) {
    const networks = engine.networks.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    const id = (full: string): string => (flags.has('no-trunc') ? full : shortId(full))
    const rows = networks.map((network) => [id(network.id), network.name, network.driver, 'local'])
    const output = flags.has('quiet')
      ? rows.map(([first]) => `${first}\n`).join('')
      : formatTable({ headers: HEADERS, rows })
    await process.stdout.write(output)
    return 0
  },
}
