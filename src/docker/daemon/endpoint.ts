import type { Attachment } from '../engine/model.ts'
import type { EndpointConfig } from './api.ts'

/** What is asked of a place in a network: these names, and these addresses of either version. */
export const endpointWith = (
  aliases: readonly string[],
  ip: string | undefined,
  ip6: string | undefined,
): EndpointConfig => ({
  ...(aliases.length > 0 && { Aliases: aliases }),
  ...((ip ?? ip6) !== undefined && {
    IPAMConfig: { ...(ip !== undefined && { IPv4Address: ip }), ...(ip6 !== undefined && { IPv6Address: ip6 }) },
  }),
})

/** The addresses that are asked for. */
export const wantedOf = ({ IPv4Address, IPv6Address }: EndpointConfig['IPAMConfig'] = {}): Pick<
  Attachment,
  'wanted' | 'wanted6'
> => ({
  ...(IPv4Address !== undefined && { wanted: IPv4Address }),
  ...(IPv6Address !== undefined && { wanted6: IPv6Address }),
})
