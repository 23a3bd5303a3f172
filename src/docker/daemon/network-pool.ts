import { addressNumber, addressText, blockOf } from '../engine/address-pool.ts'
import type { Subnet } from '../engine/model.ts'

/** What `POST /networks/create` is told of addresses. */
export interface IpamConfig {
  readonly Subnet?: string | undefined
  readonly Gateway?: string | undefined
  readonly IPRange?: string | undefined
  readonly AuxiliaryAddresses?: Readonly<Record<string, string>> | undefined
}

/** What of an asked-for subnet has no addresses of it, in words; undefined where all has, or the subnet itself is none. */
export function mismatchIn({
  Subnet: text = '',
  Gateway,
  IPRange,
  AuxiliaryAddresses = {},
}: IpamConfig): string | undefined {
  const block = blockOf(text)
  const isInside = (first: number | undefined, last = first): boolean =>
    first !== undefined && last !== undefined && (!block || (first >= block.first && last <= block.last))
  const range = IPRange === undefined ? undefined : blockOf(IPRange)
  if (IPRange !== undefined && !isInside(range?.first, range?.last)) return `no matching subnet for range ${IPRange}`
  const stray = Object.values(AuxiliaryAddresses).find((address) => !isInside(addressNumber(address)))
  if (stray !== undefined) return `no matching subnet for aux-address ${stray}`
  return Gateway === undefined || isInside(addressNumber(Gateway))
    ? undefined
    : `no matching subnet for gateway ${Gateway}`
}

/** The subnet that is asked for, its first address the gateway's unless that is named; a sentence where it is none. */
export function subnetFrom(asked: IpamConfig): Subnet | string | undefined {
  const { Subnet: text, Gateway, IPRange, AuxiliaryAddresses = {} } = asked
  if (text === undefined) {
    if (IPRange !== undefined) return `no matching subnet for range ${IPRange}`
    return Gateway === undefined ? undefined : `no matching subnet for gateway ${Gateway}`
  }
  const block = blockOf(text)
  if (!block) return `Invalid subnet ${text} : invalid CIDR address: ${text}`
  const mismatch = mismatchIn(asked)
  if (mismatch !== undefined) return mismatch
  const range = IPRange === undefined ? undefined : blockOf(IPRange)
  return {
    subnet: `${addressText(block.first)}/${block.bits}`,
    gateway: Gateway ?? addressText((range ?? block).first + (range && range.first !== block.first ? 0 : 1)),
    ...(IPRange !== undefined && { range: IPRange }),
    ...(Gateway === undefined && { isChosen: true }),
    ...(Object.keys(AuxiliaryAddresses).length > 0 && { reserved: AuxiliaryAddresses }),
  }
}
