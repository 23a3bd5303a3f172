import { Daemon } from '../../daemon/daemon.ts'
import { endpointWith } from '../../daemon/endpoint.ts'
import { valueOption } from '../flags.ts'
import { refusedText } from '../refusals.ts'
import type { ListedSubcommand } from '../subcommand.ts'

export const networkConnect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NETWORK CONTAINER',
    takes: [2, 2],
    description: ['Puts a container into a further network, also while it runs.'],
    options: [],
    optionsInDocker: [
      valueOption('alias', { name: 'strings', kind: 'text' }, 'a further name in that network'),
      valueOption('ip', { name: 'string', kind: 'text' }, 'its address there, such as 172.28.5.10'),
      valueOption('ip6', { name: 'string', kind: 'text' }, 'its address of version 6 there, such as 2001:db8::33'),
    ],
    unsimulated: ['driver-opt', 'link', 'link-local-ip'],
    operands: [
      { name: 'NETWORK', kind: 'network' },
      { name: 'CONTAINER', kind: 'container' },
    ],
  },
  async run({ operands, flags, process }) {
    const endpoint = endpointWith(flags.values('alias'), flags.value('ip'), flags.value('ip6'))
    const answer = new Daemon(process).networks.connect(operands[0] ?? '', operands[1] ?? '', endpoint)
    if (answer.type === 'done') return 0
    await process.stderr.write(`${refusedText(process.system, answer)}\n`)
    return 1
  },
}
