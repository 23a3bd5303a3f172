import type { HereDoc } from './parser.ts'

/** The tabs that a line begins with, where the line before does not go on in it: behind a `\` that is not itself quoted. */
const TABS = /(?<=^|(?<!\\)(?:\\\\)*\n)\t+/g

/** The lines of a here-document, of one of `<<-` without the tabs that they begin with. */
export function documentText({ operator, body, delimiter }: Pick<HereDoc, 'operator' | 'body' | 'delimiter'>): string {
  if (operator === '<<') return body.text
  return body.text.replaceAll(delimiter?.quoted ? /^\t+/gm : TABS, '')
}
