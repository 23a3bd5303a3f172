import { createHash } from 'node:crypto'

const SCRIPT = /<script>([^]*?)<\/script>/

/** The hash of the page's inline script, as a source of `script-src` (Content Security Policy Level 3, 2.3.1). */
export function scriptSource(html: string): string {
  const [, script = ''] = SCRIPT.exec(html) ?? []
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

const TEMPLATE = /<template [^]*?<\/template>/g

/** The page without its hero and all that belongs to it, for addresses that are none of its own. */
export const withoutHero = (html: string): string => html.replace(TEMPLATE, '')
