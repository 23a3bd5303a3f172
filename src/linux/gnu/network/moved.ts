import { hostOf, type WebAddress } from '../../web.ts'
import type { Response } from './exchange.ts'

/** Where an answer says that the page is now, as it says it; undefined where it does not. */
export const locationOf = ({ headers }: Response): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === 'location')?.[1]

/** The address that an answer sends to; undefined where it sends nowhere. */
export function movedTo(answer: Response, address: WebAddress): string | undefined {
  const to = locationOf(answer)
  if (to === undefined || answer.status < 300 || answer.status >= 400) return undefined
  if (/^[a-z]+:\/\//i.test(to)) return to
  const directory = address.path.replace(/\?.*/s, '').replace(/[^/]*$/, '')
  return `${address.scheme}://${hostOf(address)}${to.startsWith('/') ? to : directory + to}`
}
