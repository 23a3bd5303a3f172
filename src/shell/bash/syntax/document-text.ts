import type { HereDoc } from './parser.ts'

/** The lines of a here-document, of one of `<<-` without the tabs that they begin with. */
export const documentText = ({ operator, body }: Pick<HereDoc, 'operator' | 'body'>): string =>
  operator === '<<-' ? body.text.replaceAll(/^\t+/gm, '') : body.text
