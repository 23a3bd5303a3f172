import type { Arguments } from '../../../shell/posix/getopt.ts'
import { isLoopback, type ListeningSocket, type NetworkInterface } from '../../network.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { netstatDeclaration } from './declaration.ts'
import { maskOf, networkOf, outward, ownerFor, portText, socketsFor } from './sockets.ts'

const ANY = '0.0.0.0'

const route = (flags: string, name: string, ...way: readonly string[]): string =>
  `${way.map((address) => address.padEnd(16)).join('')}${flags.padEnd(5)}     0 0          0 ${name}\n`

/** The way out, and the networks that the cards are in. */
function routes(cards: readonly NetworkInterface[], numeric: boolean): string {
  const ways = outward(cards)
  const [out, none] = numeric ? [ANY, ANY] : ['default', ANY]
  const lines = [
    ...ways.flatMap(({ gateway, name }) => (gateway === undefined ? [] : [route('UG', name, out, gateway, none)])),
    ...ways.map((card) => route('U', card.name, networkOf(card), ANY, maskOf(card))),
  ]
  const head = 'Destination     Gateway         Genmask         Flags   MSS Window  irtt Iface\n'
  return `Kernel IP routing table\n${head}${lines.join('')}`
}

function row(process: GnuProcess, { has }: Arguments, socket: ListeningSocket): string {
  const { address = ANY, port } = socket
  const name = !has('n') && isLoopback(address) ? 'localhost' : address
  const local = `${name}:${portText(port, has('n'))}`
  const owner = ownerFor(process, socket)
  const who = has('p') ? ` ${(owner ? `${owner.pid}/${owner.name}` : '-').padEnd(20)}` : ''
  return `tcp        0      0 ${local.padEnd(23)} ${`${ANY}:*`.padEnd(23)} LISTEN     ${who}\n`
}

const title = ({ has }: Arguments): string =>
  has('l') ? 'only servers' : has('a') ? 'servers and established' : 'w/o servers'

const WARNING =
  '(Not all processes could be identified, non-owned process info\n will not be shown, you would have to be root to see it all.)\n'

export const netstat = gnu({
  ...netstatDeclaration,
  hint: () => 'usage: netstat [-ltupna46W] | netstat -r [-n]\n',
  async run(process, args) {
    const { has } = args
    if (has('r')) {
      await process.print(routes(process.system.network.interfaces, has('n')))
      return 0
    }
    if (has('p') && process.credentials.uid !== 0) await process.write(2, WARNING)
    const columns = 'Proto Recv-Q Send-Q Local Address           Foreign Address         State      '
    const head = `Active Internet connections (${title(args)})\n${columns}${has('p') ? ' PID/Program name    ' : ''}\n`
    const rows = socketsFor(process, args).map((socket) => row(process, args, socket))
    await process.print(head + rows.join(''))
    return 0
  },
})
