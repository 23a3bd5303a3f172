import type { WebRequest } from '../../../../linux/network.ts'
import { headerOf } from '../files.ts'
import { isAbout, isAddress } from './access.ts'
import type { Directive } from './configuration.ts'
import { all, innermost, innermostWords } from './servers.ts'

type Levels = readonly (readonly Directive[])[]

const word = (levels: Levels, name: string): string | undefined => innermostWords(levels, name)?.[0]

/** Whether nginx takes a header: by default one whose name has nothing but letters, digits and hyphens. */
function isTaken(header: string, levels: Levels): boolean {
  const name = header.replace(/:.*$/s, '')
  const hasUnderscore = word(levels, 'underscores_in_headers') === 'on'
  const plain = hasUnderscore ? name.replaceAll('_', '-') : name
  return /^[a-z\d-]+$/i.test(plain) || word(levels, 'ignore_invalid_headers') === 'off'
}

/** The address of a client behind servers that `set_real_ip_from` trusts. */
function clientOf(request: WebRequest, levels: Levels): string | undefined {
  const trusted = innermost(levels, 'set_real_ip_from').map(({ words: [whom = ''] }) => whom)
  const isTrusted = (address: string): boolean => trusted.some((whom) => isAbout(whom, address))
  const { from } = request
  if (from === undefined || !isTrusted(from)) return from
  const told = headerOf(request, word(levels, 'real_ip_header') ?? 'X-Real-IP')
  const addresses = told.split(/, */).filter(isAddress)
  const isDeep = word(levels, 'real_ip_recursive') === 'on'
  return (isDeep ? (addresses.findLast((one) => !isTrusted(one)) ?? addresses[0]) : addresses.at(-1)) ?? from
}

/** A request as a server takes it: without the headers that it ignores, and with the address of the client. */
export function taken(request: WebRequest, levels: Levels): WebRequest {
  const { headers = [] } = request
  const kept = { ...request, headers: headers.filter((header) => isTaken(header, levels)) }
  const isAsked = levels.some((level) => all(level, 'set_real_ip_from').length > 0)
  const from = isAsked ? clientOf(kept, levels) : request.from
  return from === undefined ? kept : { ...kept, from }
}
