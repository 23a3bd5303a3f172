import type { Arguments } from '../../../shell/posix/getopt.ts'
import { isLoopback, type ListeningSocket, type NetworkInterface } from '../../network.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { serviceAt } from './services.ts'

/** A port as it is shown: by its name, unless numbers are asked for. */
export const portText = (port: number, numeric: boolean): string =>
  numeric ? String(port) : (serviceAt(port) ?? String(port))

/** The sockets that options ask for: there are none but of TCP and IPv4 that listen. */
export function socketsFor({ system }: GnuProcess, { has }: Arguments): readonly ListeningSocket[] {
  const others = (has('u') && !has('t')) || (has('6') && !has('4'))
  return others || !(has('l') || has('a')) ? [] : system.network.listeners
}

/** Who holds a socket, where the process may know: its own, or all for root. */
export function ownerFor({ credentials: { uid } }: GnuProcess, { owner }: ListeningSocket): ListeningSocket['owner'] {
  return uid === 0 || uid === owner?.uid ? owner : undefined
}

/** A dotted address as a number. */
export const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const dotted = (address: number): string => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.')

/** The mask of a card's network: `255.255.0.0`. */
export const maskOf = ({ bits }: NetworkInterface): string => dotted(bits === 0 ? 0 : -1 << (32 - bits))
/** The network of a card: `172.17.0.0`. */
export const networkOf = (card: NetworkInterface): string => dotted(numberOf(card.address) & numberOf(maskOf(card)))
/** The address that means all of a card's network. */
export const broadcastOf = (card: NetworkInterface): string => dotted(numberOf(card.address) | ~numberOf(maskOf(card)))

/** The cards that lead to other machines. */
export const outward = (cards: readonly NetworkInterface[]): readonly NetworkInterface[] =>
  cards.filter(({ address }) => !isLoopback(address))
