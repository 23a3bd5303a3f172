import { Daemon } from '../../daemon/daemon.ts'
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
    ],
    unsimulated: ['driver-opt', 'ip6', 'link', 'link-local-ip'],
    operands: [
      { name: 'NETWORK', kind: 'network' },
      { name: 'CONTAINER', kind: 'container' },
    ],
  },
  async run({ operands, flags, process }) {
    const [aliases, ip] = [flags.values('alias'), flags.value('ip')]
    const answer = new Daemon(process).networks.connect(operands[0] ?? '', operands[1] ?? '', {
      ...(aliases.length > 0 && { Aliases: aliases }),
      ...(ip !== undefined && { IPAMConfig: { IPv4Address: ip } }),
    })
    if (answer.type === 'done') return 0
    await process.stderr.write(`${refusedText(process.system, answer)}\n`)
    return 1
  },
}
