import { complain, simpleCommand } from './command.ts'
import { pingHost } from './echo-requests.ts'

/** How often ping asks when it is not told (specification, section 9). */
const DEFAULT_COUNT = 3
/** Status when the host is not known, or the words do not fit (ping(8)). */
const TROUBLE = 2

export const ping = simpleCommand({
  declaration: {
    options: [{ short: 'c', value: { name: 'COUNT', kind: 'number' }, summary: 'ask this many times, not three' }],
    operands: [{ name: 'HOST', kind: 'host' }],
    description: [
      'Sends small packets to HOST, one a second, and prints how long each takes there and back. In this shell it sends three; on other systems it goes on until Ctrl-C.',
      'The network is simulated: localhost, example.com, example.org and files.example.com are there, other hosts do not resolve.',
    ],
    examples: [
      { line: 'ping example.com', meaning: 'see whether example.com answers' },
      { line: 'ping -c 1 localhost', meaning: 'ask your own machine once' },
    ],
  },
  misuseStatus: TROUBLE,
  main: async (process, given) => {
    const count = given.value('c') ?? String(DEFAULT_COUNT)
    const [name] = given.operands
    if (!/^[1-9]\d{0,8}$/.test(count)) return complain(process, `invalid argument: '${count}'`, TROUBLE)
    if (name === undefined) return complain(process, 'usage error: Destination address required', TROUBLE)
    const host = process.system.network.resolve(name)
    if (!host) return complain(process, `${name}: Name or service not known`, TROUBLE)
    return pingHost(process, host, Number(count))
  },
})
