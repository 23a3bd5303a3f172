import type { Network } from './model.ts'

/** Addresses of version 6 from the first one to the last one, as numbers. */
export interface Block6 {
  readonly first: bigint
  readonly last: bigint
  readonly bits: number
}

const BITS = 128
const GROUPS = 8

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))

/** IPv6 as a number (RFC 4291, 2.2); undefined for what is none. */
export function addressNumber6(text: string): bigint | undefined {
  const [head = '', tail, ...more] = text.split('::')
  if (more.length > 0 || !text.includes(':')) return undefined
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const left = GROUPS - before.length - after.length
  if (tail === undefined ? left !== 0 : left < 1) return undefined
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((sum, group) => (sum << 16n) + BigInt(Number.parseInt(group, 16)), 0n)
}

/** The usual way to write it: without leading zeros, the longest row of them as `::` (RFC 5952). */
export function addressText6(number: bigint): string {
  const groups = Array.from({ length: GROUPS }, (_none, at) =>
    ((number >> BigInt(16 * (GROUPS - 1 - at))) & 0xffffn).toString(16),
  ).join(':')
  const rows = [...groups.matchAll(/\b0(?::0)+\b/g)]
  const [longest] = rows.toSorted(([one], [other]) => other.length - one.length)
  if (!longest) return groups
  const [before, after] = [groups.slice(0, longest.index), groups.slice(longest.index + longest[0].length)]
  return `${before.replace(/:$/, '')}::${after.replace(/^:/, '')}`
}

/** The addresses of `2001:db8::/64`; undefined for what is none. */
export function blockOf6(text: string): Block6 | undefined {
  const [, address = '', digits = ''] = /^([\da-f:]+)\/(\d{1,3})$/i.exec(text) ?? []
  const number = addressNumber6(address)
  const bits = Number(digits)
  if (number === undefined || bits > BITS) return undefined
  const size = 1n << BigInt(BITS - bits)
  const first = number - (number % size)
  return { first, last: first + size - 1n, bits }
}

/** The block of a network's addresses of version 6. */
export const networkBlock6 = ({ subnet6 }: Pick<Network, 'subnet6'>): Block6 | undefined =>
  blockOf6(subnet6?.subnet ?? '')

/** The lowest address of a network that is not taken; the first one is the gateway's. */
export function freeAddress6({ subnet6 }: Network, taken: ReadonlySet<string | undefined>): string | undefined {
  const block = blockOf6(subnet6?.range ?? subnet6?.subnet ?? '')
  if (!block || !subnet6) return undefined
  for (let address = block.first + 1n; address <= block.last; address += 1n) {
    const text = addressText6(address)
    if (text !== subnet6.gateway && !taken.has(text)) return text
  }
  return undefined
}

/** What a network card chooses for itself from its hardware address (RFC 4291, appendix A). */
export function linkLocalAddress(mac: string): string {
  const [a = 0, b = 0, c = 0, ...rest] = mac.split(':').map((part) => Number.parseInt(part, 16))
  const bytes = [a ^ 2, b, c, 0xff, 0xfe, ...rest]
  return addressText6(bytes.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0xfe80_0000_0000_0000n))
}
