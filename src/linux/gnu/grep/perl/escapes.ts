import { PatternError } from '../../../../shell/posix/regex/syntax.ts'

const CONTROLS: Readonly<Record<string, number>> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9 }

/** The character that an escape stands for, which begins at `at` with its backslash, and where it ends. @throws PatternError */
export function codeOfEscape(text: string, at: number): { readonly code: number; readonly end: number } {
  const rest = text.slice(at + 1)
  if (rest === '') throw new PatternError('\\ at end of pattern')
  const [hex, braced, bare] = /^x(?:\{([\da-fA-F]+)\}|([\da-fA-F]{0,2}))/.exec(rest) ?? []
  if (hex !== undefined) return { code: Number.parseInt(braced ?? (bare || '0'), 16), end: at + 1 + hex.length }
  const [octal, long, short] = /^(?:o\{([0-7]+)\}|(0[0-7]{0,2}))/.exec(rest) ?? []
  if (octal !== undefined) return { code: Number.parseInt(long ?? short ?? '0', 8), end: at + 1 + octal.length }
  const [control, letter = ''] = /^c([ -~])/.exec(rest) ?? []
  if (control !== undefined) return { code: letter.toUpperCase().charCodeAt(0) ^ 64, end: at + 3 }
  const known = CONTROLS[rest[0] ?? '']
  if (known !== undefined) return { code: known, end: at + 2 }
  if (/^[A-Za-z]/.test(rest)) throw new PatternError('unrecognized character follows \\')
  const code = rest.codePointAt(0) ?? 0
  return { code, end: at + 1 + (code > 0xffff ? 2 : 1) }
}
