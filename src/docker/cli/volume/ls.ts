import { volumeUsers } from '../../engine/volumes.ts'
import { switchOption, valueOption } from '../flags.ts'
import { formatTable } from '../table.ts'
import type { ListedSubcommand } from '../subcommand.ts'

const HEADERS = ['DRIVER', 'VOLUME NAME']
const byName = new Intl.Collator('en', { numeric: true })

export const volumeLs: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: [
      'A volume keeps files outside of containers. Those with a long hexadecimal name were made for a container by itself.',
    ],
    options: [
      valueOption('f,filter', { name: 'filter', kind: 'text' }, 'show only what matches: dangling=true, name=data'),
      switchOption('q,quiet', 'show only names'),
    ],
    unsimulated: ['format', 'cluster'],
  },
  async run({ engine, flags, process }) {
    const [key, value = ''] = flags.value('filter')?.split('=') ?? []
    if (key !== undefined && key !== 'dangling' && key !== 'name') {
      await process.stderr.write(`Error response from daemon: invalid filter '${key}'\n`)
      return 1
    }
    const names = engine.volumes
      .map(({ name }) => name)
      .filter((name) => key !== 'name' || name.includes(value))
      .filter((name) => key !== 'dangling' || (volumeUsers(engine, name).length === 0) === (value === 'true'))
      .toSorted((one, other) => byName.compare(one, other))
    const output = flags.has('quiet')
      ? names.map((name) => `${name}\n`).join('')
      : formatTable({ headers: HEADERS, rows: names.map((name) => ['local', name]) })
    await process.stdout.write(output)
    return 0
  },
}
