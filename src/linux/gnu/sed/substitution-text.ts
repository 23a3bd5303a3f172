import type { Part } from './command.ts'
import { readEscape } from './reader.ts'

const SPECIAL = /[.*[\]^$\\/+?(){}|]/

/** Puts the characters that escapes stand for into a regular expression. */
export function unescaped(text: string): string {
  let plain = ''
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (char !== '\\') {
      plain += char
      continue
    }
    const escape = readEscape(text, at + 1)
    if (escape) plain += SPECIAL.test(escape.char) ? `\\${escape.char}` : escape.char
    else plain += char + (text[at + 1] ?? '')
    at += escape?.length ?? 1
  }
  return plain
}

/** Reads what replaces a match. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = []
  let literal = ''
  const push = (part: Part): void => {
    if (literal !== '') parts.push({ type: 'text', text: literal })
    literal = ''
    parts.push(part)
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (char === '&') push({ type: 'group', group: 0 })
    else if (char !== '\\') literal += char
    else {
      const next = text[at + 1] ?? '\\'
      const escape = readEscape(text, at + 1)
      if (/\d/.test(next)) push({ type: 'group', group: Number(next) })
      else if (next === 'U' || next === 'L' || next === 'u' || next === 'l' || next === 'E')
        push({ type: 'case', letter: next })
      else literal += escape?.char ?? next
      at += escape?.length ?? 1
    }
  }
  if (literal !== '') parts.push({ type: 'text', text: literal })
  return parts
}
