import type { NetworkJson } from '../../daemon/api.ts'
import { RowContext } from '../template/value.ts'
import { type Headings, labelHeading } from './rows.ts'
import { goTimeOf, labelOf, labelsText, truncatedId } from './text.ts'

export const NETWORK_TABLE = 'table {{.ID}}\t{{.Name}}\t{{.Driver}}\t{{.Scope}}'

export const networkHeadings: Headings = {
  ID: 'NETWORK ID',
  Name: 'NAME',
  Driver: 'DRIVER',
  Scope: 'SCOPE',
  IPv6: 'IPV6',
  Internal: 'INTERNAL',
  Labels: 'LABELS',
  Label: labelHeading,
  CreatedAt: 'CREATED AT',
}

/** What a row shows of a network. */
export type ListedNetwork = Pick<
  NetworkJson,
  'Id' | 'Name' | 'Driver' | 'Scope' | 'EnableIPv6' | 'Internal' | 'Labels' | 'Created'
>

/** A network as a row of `docker network ls`. */
export function networkRow(network: ListedNetwork, trunc: boolean): RowContext {
  return new RowContext('*network.networkContext', {
    ID: () => (trunc ? truncatedId(network.Id) : network.Id),
    Name: () => network.Name,
    Driver: () => network.Driver,
    Scope: () => network.Scope,
    IPv6: () => String(network.EnableIPv6),
    Internal: () => String(network.Internal),
    Labels: () => labelsText(network.Labels),
    Label: (name) => labelOf(network.Labels)(name),
    CreatedAt: () => goTimeOf(network.Created),
  })
}
