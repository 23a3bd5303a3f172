import type { Network, Subnet } from './model.ts'

/** Addresses from the first one to the last one, as numbers. */
export interface Block {
  readonly first: number
  readonly last: number
  readonly bits: number
}

/** IPv4 as a number; undefined for what is none. */
export function addressNumber(text: string): number | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) return undefined
  return parts.reduce((sum, part) => sum * 256 + part, 0)
}

export const addressText = (number: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.')

/** The addresses of `172.28.0.0/16`; undefined for what is none. */
export function blockOf(text: string): Block | undefined {
  const [, address = '', digits = ''] = /^([\d.]+)\/(\d{1,2})$/.exec(text) ?? []
  const number = addressNumber(address)
  const bits = Number(digits)
  if (number === undefined || digits === '' || bits > 32) return undefined
  const size = 2 ** (32 - bits)
  const first = number - (number % size)
  return { first, last: first + size - 1, bits }
}

/** Docker's own choices: 172.18.0.0/16 to 172.31.0.0/16, then the parts of 192.168.0.0/16 of 20 bits. The default bridge has 172.17. */
const OWN_PREFIXES: readonly string[] = [
  ...Array.from({ length: 14 }, (_none, at) => `172.${18 + at}`),
  ...Array.from({ length: 16 }, (_none, at) => `192.168.${16 * at}`),
]

/** Docker's own choices in turn, each once, from the one after those that were taken so far. */
export const ownPrefixes = (taken: number): readonly string[] => {
  const next = taken % OWN_PREFIXES.length
  return [...OWN_PREFIXES.slice(next), ...OWN_PREFIXES.slice(0, next)]
}

/** The subnet of a network; undefined for `host` and `none`, which have none. */
export function subnetOf({ subnet, prefix }: Network): Subnet | undefined {
  if (subnet) return subnet
  if (prefix === '') return undefined
  const isPart = prefix.split('.').length === 3
  return isPart
    ? { subnet: `${prefix}.0/20`, gateway: `${prefix}.1` }
    : { subnet: `${prefix}.0.0/16`, gateway: `${prefix}.0.1` }
}

/** The block of a network's subnet. */
export const networkBlock = (network: Network): Block | undefined => blockOf(subnetOf(network)?.subnet ?? '')

/** The first and the last address of a block, of either version. */
export interface Range {
  readonly first: number | bigint
  readonly last: number | bigint
}

/** Whether two blocks have addresses in common. */
export const overlaps = (one: Range, other: Range): boolean => one.first <= other.last && other.first <= one.last
