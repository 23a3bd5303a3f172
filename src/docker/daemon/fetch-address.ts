import { parseWebAddress } from '../../linux/web.ts'
import type { Fetched } from '../build/address-files.ts'
import type { Client } from './request.ts'

const OK = 200

/** What the daemon gets from an address, for ADD. */
export async function fetchAddress({ system }: Client, url: string): Promise<Fetched> {
  const address = parseWebAddress(url)
  const service = address && system.client?.connect(address.host, address.port)
  if (!address || service?.type !== 'http')
    return { type: 'failed', reason: `Get "${url}": dial tcp: lookup ${address?.host ?? url}: no such host` }
  const { status, body } = await service.handle({
    method: 'GET',
    path: address.path,
    headers: [`Host: ${address.host}`, 'User-Agent: buildkit/v0.11'],
  })
  return status === OK ? { type: 'fetched', body } : { type: 'failed', reason: `invalid response status ${status}` }
}
