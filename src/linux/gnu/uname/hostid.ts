import { noOperands } from '../library/no-operands.ts'
import { gnu } from '../library/program.ts'

/** hostid(1): without /etc/hostid, gethostid(3) makes the number of the machine's address. */
export const hostid = gnu({
  name: 'hostid',
  async run(process, args) {
    noOperands(args)
    const { network, hostName } = process.system
    const [a = 0, b = 0, c = 0, d = 0] = (network.resolve(hostName)?.address ?? '127.0.0.1').split('.').map(Number)
    await process.print(`${[b, a, d, c].map((octet) => octet.toString(16).padStart(2, '0')).join('')}\n`)
    return 0
  },
})
