import { isLoopback, type NetworkInterface } from '../../network.ts'
import { broadcastOf, maskOf } from './sockets.ts'

const INDENT = ' '.repeat(10)

/** A network card as BusyBox's `ifconfig` shows it. Nothing counts what it has sent. */
export function interfaceBlock(card: NetworkInterface): string {
  const loopback = isLoopback(card.address)
  const kind = loopback ? 'Local Loopback' : `Ethernet  HWaddr ${card.mac.toUpperCase()}`
  const broadcast = loopback ? '' : `Bcast:${broadcastOf(card)}  `
  const running = card.state === 'DOWN' ? '' : 'RUNNING '
  const lines = [
    `inet addr:${card.address}  ${broadcast}Mask:${maskOf(card)}`,
    `UP ${loopback ? `LOOPBACK ${running}` : `BROADCAST ${running}MULTICAST `} MTU:${card.mtu}  Metric:1`,
    'RX packets:0 errors:0 dropped:0 overruns:0 frame:0',
    'TX packets:0 errors:0 dropped:0 overruns:0 carrier:0',
    `collisions:0 txqueuelen:${loopback ? 1000 : 0} `,
    'RX bytes:0 (0.0 B)  TX bytes:0 (0.0 B)',
  ]
  return `${card.name.padEnd(INDENT.length)}Link encap:${kind}  \n${lines.map((line) => `${INDENT}${line}\n`).join('')}\n`
}
