import type { VolumeJson } from '../../daemon/api.ts'
import { Daemon } from '../../daemon/daemon.ts'
import { hasLabel, matchesPattern } from '../../daemon/summary.ts'
import type { Engine } from '../../engine/model.ts'
import { volumeUsers } from '../../engine/volumes.ts'
import { filterOption, filtersOf, switchOption, valueOption } from '../flags.ts'
import { printRows } from '../format/print.ts'
import { VOLUME_TABLE, volumeHeadings, volumeRow } from '../format/volumes.ts'
import type { ListedSubcommand } from '../subcommand.ts'

const PRINTED = { table: VOLUME_TABLE, quiet: '{{.Name}}', headings: volumeHeadings }

type Filter = (engine: Engine, volume: VolumeJson, value: string) => boolean

const filters: Readonly<Record<string, Filter>> = {
  name: (_engine, { Name }, value) => matchesPattern(Name, value),
  driver: (_engine, { Driver }, value) => Driver === value,
  label: (_engine, { Labels }, value) => hasLabel(Labels ?? {}, value),
  dangling: (engine, { Name }, value) =>
    (volumeUsers(engine, Name).length === 0) === (value === 'true' || value === '1'),
}

const byName = new Intl.Collator('en', { numeric: true })

export const volumeLs: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: [
      'A volume keeps files outside of containers. Those with a long hexadecimal name were made for a container by itself.',
    ],
    options: [
      filterOption('show only what matches: dangling=true, name=data'),
      valueOption('format', { name: 'string', kind: 'text' }, 'print each volume after a template, such as {{.Name}}'),
      switchOption('q,quiet', 'show only names'),
    ],
    unsimulated: ['cluster'],
  },
  async run(call) {
    const wanted = Object.entries(filtersOf(call.flags))
    const unknown = wanted.find(([name]) => !Object.hasOwn(filters, name))
    if (unknown) {
      await call.process.stderr.write(`Error response from daemon: invalid filter '${unknown[0]}'\n`)
      return 1
    }
    const volumes = new Daemon(call.process).volumes
      .list()
      .filter((volume) =>
        wanted.every(([name, values]) => values.some((value) => filters[name]?.(call.engine, volume, value))),
      )
      .toSorted((one, other) => byName.compare(one.Name, other.Name))
    return printRows(call, PRINTED, volumes.map(volumeRow))
  },
}
