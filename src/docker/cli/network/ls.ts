import { Daemon } from '../../daemon/daemon.ts'
import { hasLabel } from '../../daemon/summary.ts'
import type { NetworkJson } from '../../daemon/api.ts'
import { PREDEFINED_NETWORKS } from '../../engine/networks.ts'
import { filterOption, filtersOf, switchOption, valueOption } from '../flags.ts'
import { NETWORK_TABLE, networkHeadings, networkRow } from '../format/networks.ts'
import { printRows } from '../format/print.ts'
import type { ListedSubcommand } from '../subcommand.ts'

const PRINTED = { table: NETWORK_TABLE, quiet: '{{.ID}}', headings: networkHeadings }

const filters: Readonly<Record<string, (network: NetworkJson, value: string) => boolean>> = {
  driver: ({ Driver }, value) => Driver === value,
  id: ({ Id }, value) => Id.startsWith(value),
  label: ({ Labels }, value) => hasLabel(Labels, value),
  name: ({ Name }, value) => Name.includes(value),
  scope: ({ Scope }, value) => Scope === value,
  type: ({ Name }, value) => (value === 'builtin') === PREDEFINED_NETWORKS.has(Name),
  dangling: ({ Name, Containers }, value) =>
    (value === 'true') === (!PREDEFINED_NETWORKS.has(Name) && Object.keys(Containers).length === 0),
}

const byName = new Intl.Collator('en', { numeric: true })

export const networkLs: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Every host has bridge, host and none; containers are put into bridge unless told otherwise.'],
    options: [
      filterOption('show only what matches: driver=bridge, name=web'),
      valueOption('format', { name: 'string', kind: 'text' }, 'print each network after a template, such as {{.Name}}'),
      switchOption('no-trunc', 'do not cut ids short'),
      switchOption('q,quiet', 'show only ids'),
    ],
  },
  async run(call) {
    const wanted = Object.entries(filtersOf(call.flags))
    const unknown = wanted.find(([name]) => !Object.hasOwn(filters, name))
    if (unknown) {
      await call.process.stderr.write(`Error response from daemon: invalid filter '${unknown[0]}'\n`)
      return 1
    }
    const networks = new Daemon(call.process).networks
      .list()
      .filter((network) => wanted.every(([name, values]) => values.some((value) => filters[name]?.(network, value))))
      .toSorted((one, other) => byName.compare(one.Name, other.Name))
    return printRows(
      call,
      PRINTED,
      networks.map((network) => networkRow(network, !call.flags.has('no-trunc'))),
    )
  },
}
