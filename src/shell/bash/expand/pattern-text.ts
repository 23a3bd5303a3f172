/** Quoted text as a pattern: every special character has a backslash before it. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\*?[\]!^()|+@-]/g, '\\$&')
}

/** The same with a backslash before every ASCII character. */
export function escapeCharacters(text: string): string {
  return text.replaceAll(/[\u0000-\u007f]/g, '\\$&')
}

/** A pattern's text without its backslashes: what stands when it is no pattern, or matches nothing. */
export function unescapePattern(text: string): string {
  return text.includes('\\') ? text.replaceAll(/\\(.?)/gs, '$1') : text
}

/** Whether a text has special characters that are not quoted, so that pathname expansion has to look at it. */
export function isPattern(text: string, extended = false): boolean {
  if (!/[*?[]/.test(text) && !(extended && /[+@!]\(/.test(text))) return false
  const bare = text.replaceAll(/\\./gs, '')
  if (/[*?]/.test(bare) || (bare.includes('[') && bare.indexOf('[') < bare.lastIndexOf(']'))) return true
  const list = extended ? bare.search(/[+@!]\(/) : -1
  return list >= 0 && list < bare.lastIndexOf(')')
}
