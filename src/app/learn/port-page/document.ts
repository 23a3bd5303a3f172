import type { ServedPage } from '../../../shell/machine.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Links lead nowhere: a frame without permissions opens no windows. */
const NO_WAY_OUT = '<base target="_blank">'

/** What a browser shows of an answer: a page as it is, and any other text as text. */
export function documentOf({ type, body }: Pick<ServedPage, 'type' | 'body'>): string {
  return type.startsWith('text/html') ? body + NO_WAY_OUT : `<pre>${escaped(body)}</pre>`
}
