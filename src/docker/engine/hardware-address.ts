import type { Container } from './model.ts'

/** The hardware address that Docker gives to an address: `02:42:ac:11:00:02`. */
export const macFor = (address: string): string =>
  ['02', '42', ...address.split('.').map((part) => Number(part).toString(16).padStart(2, '0'))].join(':')

/** The hardware address of a container in a network: the one that it was given is that of its first network. */
export function macOf({ networks, settings }: Container, network: string): string {
  const at = networks.findIndex((one) => one.network === network)
  return (at === 0 ? settings?.MacAddress?.toLowerCase() : undefined) ?? macFor(networks[at]?.address ?? '')
}
