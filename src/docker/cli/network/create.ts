import { pickHex } from '../../../base/chance.ts'
import { createNetwork } from '../../engine/networks.ts'
import { labelsOf, valueOption } from '../flags.ts'
import { commit, type ListedSubcommand } from '../subcommand.ts'

export const networkCreate: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NETWORK',
    takes: [1, 1],
    description: ['Makes a network of your own. Containers in it find one another by name.'],
    options: [
      valueOption('d,driver', { name: 'string', kind: 'text' }, 'how it works; bridge is the only one here'),
      valueOption('label', { name: 'list', kind: 'text' }, 'attach a note, NAME=value'),
    ],
    unsimulated: ['subnet', 'gateway', 'internal', 'attachable', 'opt', 'ipv6', 'ip-range', 'ipam-driver'],
    operands: [{ name: 'NETWORK', kind: 'text' }],
  },
  async run({ operands, flags, process, engine, now }) {
    const driver = flags.value('driver') ?? 'bridge'
    if (driver !== 'bridge') {
      await process.stderr.write(`Error response from daemon: plugin "${driver}" not found\n`)
      return 1
    }
    const network = {
      id: pickHex(process.chance, 64),
      name: operands[0] ?? '',
      labels: labelsOf(flags.values('label')),
    }
    const { id } = commit(process.system, createNetwork(engine, network, now))
    await process.stdout.write(`${id}\n`)
    return 0
  },
}
