import type { HereDoc } from './parser.ts'

/** A line and those that it goes on in: a `\\` before the line end that is not itself quoted. */
const WHOLE_LINE = /^\t*((?:[^\\\n]|\\[^])*)/gm

/** The lines of a here-document, of one of `<<-` without the tabs that they begin with. */
export function documentText({ operator, body, delimiter }: Pick<HereDoc, 'operator' | 'body' | 'delimiter'>): string {
  if (operator === '<<') return body.text
  return delimiter?.quoted ? body.text.replaceAll(/^\t+/gm, '') : body.text.replaceAll(WHOLE_LINE, '$1')
}
