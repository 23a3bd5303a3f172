import { addressNumber, addressText, blockOf, type Range } from '../engine/address-pool.ts'
import { addressNumber6, addressText6, blockOf6 } from '../engine/address-pool6.ts'
import type { Network, Subnet } from '../engine/model.ts'

/** What `POST /networks/create` is told of addresses. */
export interface IpamConfig {
  readonly Subnet?: string | undefined
  readonly Gateway?: string | undefined
  readonly IPRange?: string | undefined
  readonly AuxiliaryAddresses?: Readonly<Record<string, string>> | undefined
}

/** How addresses are read. */
interface Version {
  blockOf(text: string): Range | undefined
  addressNumber(text: string): number | bigint | undefined
}
const VERSION_4: Version = { blockOf, addressNumber }
const VERSION_6: Version = { blockOf: blockOf6, addressNumber: addressNumber6 }

/** What of an asked-for subnet has no addresses of it, in words; undefined where all has, or the subnet itself is none. */
export function mismatchIn({
  Subnet: text = '',
  Gateway,
  IPRange,
  AuxiliaryAddresses = {},
}: IpamConfig): string | undefined {
  const { blockOf: blockIn, addressNumber: numberOf } = text.includes(':') ? VERSION_6 : VERSION_4
  const block = blockIn(text)
  const isInside = (first: number | bigint | undefined, last = first): boolean =>
    first !== undefined && last !== undefined && (!block || (first >= block.first && last <= block.last))
  const range = IPRange === undefined ? undefined : blockIn(IPRange)
  if (IPRange !== undefined && !isInside(range?.first, range?.last)) return `no matching subnet for range ${IPRange}`
  const stray = Object.values(AuxiliaryAddresses).find((address) => !isInside(numberOf(address)))
  if (stray !== undefined) return `no matching subnet for aux-address ${stray}`
  return Gateway === undefined || isInside(numberOf(Gateway)) ? undefined : `no matching subnet for gateway ${Gateway}`
}

/** A subnet with what else is asked of it. */
const subnetWith = (
  { Gateway, IPRange, AuxiliaryAddresses = {} }: IpamConfig,
  subnet: string,
  gateway: string,
): Subnet => ({
  subnet,
  gateway,
  ...(IPRange !== undefined && { range: IPRange }),
  ...(Gateway === undefined && { isChosen: true }),
  ...(Object.keys(AuxiliaryAddresses).length > 0 && { reserved: AuxiliaryAddresses }),
})

/** The subnet that is asked for, its first address the gateway's unless that is named; a sentence where it is none. */
export function subnetFrom(asked: IpamConfig): Subnet | string | undefined {
  const { Subnet: text, Gateway, IPRange } = asked
  if (text === undefined) {
    if (IPRange !== undefined) return `no matching subnet for range ${IPRange}`
    return Gateway === undefined ? undefined : `no matching subnet for gateway ${Gateway}`
  }
  const block = blockOf(text)
  if (!block) return `Invalid subnet ${text} : invalid CIDR address: ${text}`
  const mismatch = mismatchIn(asked)
  if (mismatch !== undefined) return mismatch
  const range = IPRange === undefined ? undefined : blockOf(IPRange)
  const first = (range ?? block).first + (range && range.first !== block.first ? 0 : 1)
  return subnetWith(asked, `${addressText(block.first)}/${block.bits}`, Gateway ?? addressText(first))
}

/** The subnet of version 6 that is asked for; a sentence where it is none. */
function subnet6From(asked: IpamConfig): Subnet | string {
  const { Subnet: text = '', Gateway = '' } = asked
  const block = blockOf6(text)
  if (!block) return `Invalid subnet ${text} : invalid CIDR address: ${text}`
  const mismatch = mismatchIn(asked)
  if (mismatch !== undefined) return mismatch
  const gateway = addressNumber6(Gateway) ?? block.first + 1n
  return subnetWith(asked, `${addressText6(block.first)}/${block.bits}`, addressText6(gateway))
}

/** No subnets of version 6 are there for networks that ask for none of their own. */
const NO_POOL =
  'could not find an available, non-overlapping IPv6 address pool among the defaults to assign to the network'

const isIPv6 = ({ Subnet = '' }: IpamConfig): boolean => Subnet.includes(':')

/** The addresses that a network is to have, one subnet of each version; a sentence where it cannot have them. */
export function poolsFrom(
  pools: readonly IpamConfig[],
  { driver, hasIPv6 }: { readonly driver: string; readonly hasIPv6: boolean },
): Pick<Network, 'subnet' | 'subnet6'> | string {
  const [[first = {}, ...more], [first6, ...more6]] = [pools.filter((pool) => !isIPv6(pool)), pools.filter(isIPv6)]
  if (more.length > 0 || more6.length > 0)
    return driver === 'bridge'
      ? "bridge driver doesn't support multiple subnets"
      : 'several subnets of one network are not simulated by this playground'
  const subnet = subnetFrom(first)
  if (typeof subnet === 'string') return subnet
  if (hasIPv6 && !first6) return NO_POOL
  const subnet6 = hasIPv6 && first6 ? subnet6From(first6) : undefined
  if (typeof subnet6 === 'string') return subnet6
  return { ...(subnet && { subnet }), ...(subnet6 && { subnet6 }) }
}
