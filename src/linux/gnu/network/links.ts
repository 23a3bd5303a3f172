import type { Arguments } from '../../../shell/posix/getopt.ts'
import { normalizePath } from '../../path.ts'
import { parseWebAddress } from '../../web.ts'

/** Whether links are followed: those to other pages, or with -p those to what a page is made of. */
export const isRecursive = ({ has }: Pick<Arguments, 'has'>): boolean => has('r') || has('m') || has('p')

/** The addresses of the same server that an HTML page names. */
export function linksOf(text: string, from: string, { has }: Arguments): readonly string[] {
  const address = parseWebAddress(from)
  if (!address) return []
  const pages = has('r') || has('m')
  const attributes = pages
    ? /<[^>]*\b(?:href|src)\s*=\s*["']?([^"'\s>]+)/gi
    : /<(?:link[^>]*\bhref|[^>]*\bsrc)\s*=\s*["']?([^"'\s>]+)/gi
  const above = address.path.replace(/[^/]*$/, '')
  return [...text.matchAll(attributes)].flatMap(([, link = '']) => {
    const whole = /^https?:/i.test(link) ? parseWebAddress(link) : undefined
    if ((whole ? whole.host !== address.host : /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link)) || link === '') return []
    const bare = link.replace(/[?#].*/, '')
    const path = whole?.path ?? normalizePath(bare.startsWith('/') ? bare : above + bare)
    if (has('no-parent') && !path.startsWith(above)) return []
    return [`${address.scheme}://${address.host}${path}`]
  })
}
