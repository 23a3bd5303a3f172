import { PatternError } from '../../../../shell/posix/regex/syntax.ts'

const CONTROLS: Readonly<Record<string, number>> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9 }

const MOST_CODE = 0x10ffff

/** A code point that is written as a number. @throws PatternError where there is none of that number */
function numbered(digits: string, base: 8 | 16): number {
  const code = Number.parseInt(digits, base)
  if (code > MOST_CODE) throw new PatternError('character code point value in \\x{} or \\o{} is too large')
  if (code >= 0xd800 && code <= 0xdfff) throw new PatternError('disallowed Unicode code point (>= 0xd800 && <= 0xdfff)')
  return code
}

/** The character that an escape stands for, which begins at `at` with its backslash, and where it ends. @throws PatternError */
export function codeOfEscape(text: string, at: number): { readonly code: number; readonly end: number } {
  const rest = text.slice(at + 1)
  if (rest === '') throw new PatternError('\\ at end of pattern')
  const [hex, braced, bare] = /^x(?:\{([\da-fA-F]+)\}|([\da-fA-F]{0,2}))/.exec(rest) ?? []
  if (hex !== undefined) return { code: numbered(braced ?? (bare || '0'), 16), end: at + 1 + hex.length }
  const [octal, long, short] = /^(?:o\{([0-7]+)\}|(0[0-7]{0,2}))/.exec(rest) ?? []
  if (octal !== undefined) return { code: numbered(long ?? short ?? '0', 8), end: at + 1 + octal.length }
  const [control, letter = ''] = /^c([ -~])/.exec(rest) ?? []
  if (control !== undefined) return { code: letter.toUpperCase().charCodeAt(0) ^ 64, end: at + 3 }
  const known = CONTROLS[rest[0] ?? '']
  if (known !== undefined) return { code: known, end: at + 2 }
  if (/^[A-Za-z]/.test(rest)) throw new PatternError('unrecognized character follows \\')
  const code = rest.codePointAt(0) ?? 0
  return { code, end: at + 1 + (code > 0xffff ? 2 : 1) }
}
