import { isBearable } from '../../regular-expressions/bearable.ts'
import { SqlError } from '../syntax.ts'

/** A pattern of LIKE as a regular expression. */
function likeSource(pattern: string): string {
  return pattern.replace(/\\(.)|([%_])|(.)/gs, (_whole, escaped?: string, wild?: string, plain = '') =>
    wild === undefined ? (escaped ?? plain).replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`) : wild === '%' ? '.*' : '.',
  )
}

const SIMILAR: Readonly<Record<string, string>> = {
  '%': '.*',
  _: '.',
  '.': String.raw`\.`,
  '^': String.raw`\^`,
  $: String.raw`\$`,
}

/** SIMILAR TO: wild cards of LIKE among some signs of regular expressions; a dot and the ends of a text are none of those. */
const similarSource = (pattern: string): string =>
  pattern.replace(/\\.|\[[^\]]*\]|[%_.^$]/gs, (sign) => SIMILAR[sign] ?? sign)

/** Classes of POSIX in brackets. */
const CLASSES: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  space: String.raw`\s`,
  upper: 'A-Z',
  lower: 'a-z',
  punct: String.raw`!-\/:-@\[-\x60{-~`,
}

/** A regular expression of PostgreSQL or MySQL as one of JavaScript. */
export const regularSource = (pattern: string): string =>
  pattern
    .replace(/\[:(\w+):\]/g, (whole, name: string) => CLASSES[name] ?? whole)
    .replace(/\\[mM]|\\y|\[\[:[<>]:\]\]/g, String.raw`\b`)

const compiled = new Map<string, RegExp>()

/** A regular expression, made once for all the rows that are matched against it. */
export function regular(source: string, flags: string): RegExp {
  const key = `${flags}/${source}`
  const known = compiled.get(key)
  if (known) return known
  if (compiled.size > 100) compiled.clear()
  const made = expressionOf(source, flags)
  compiled.set(key, made)
  return made
}

/** A text that an expression may search. @throws SqlError where that may take very long */
export function searchable(text: string, expression: RegExp): string {
  if (isBearable(expression, text)) return text
  throw new SqlError({ type: 'not-simulated', what: 'a regular expression that may take this long' })
}

function matches(text: string, expression: RegExp): boolean {
  return expression.test(searchable(text, expression))
}

/** @throws SqlError for what is no regular expression, or is none here */
function expressionOf(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const fault = faultOf(source)
    throw new SqlError(
      fault ? { type: 'bad-pattern', fault } : { type: 'not-simulated', what: `the regular expression "${source}"` },
    )
  }
}

/** What is wrong with a regular expression; undefined where its brackets are closed and it begins with no quantifier. */
function faultOf(source: string): 'brackets' | 'parentheses' | 'quantifier' | undefined {
  const bare = source.replace(/\\./gs, '').replace(/\[\^?\]?[^\]]*\]/g, '')
  if (bare.includes('[')) return 'brackets'
  if (bare.split('(').length !== bare.split(')').length) return 'parentheses'
  return /^[*+?]/.test(bare) ? 'quantifier' : undefined
}

/** How a text is matched against a pattern of a kind. */
export function matcher(kind: string, isMysql: boolean): (text: string, pattern: string) => boolean {
  const flags = isMysql || kind === 'ilike' || kind === '~*' ? 'is' : 's'
  // a wild card stands for a whole letter, however many units it has
  if (kind === 'like' || kind === 'ilike')
    return (text, pattern) => matches(text, regular(`^${likeSource(pattern)}$`, `${flags}u`))
  if (kind === 'similar') return (text, pattern) => matches(text, regular(`^(?:${similarSource(pattern)})$`, flags))
  return (text, pattern) => matches(text, regular(regularSource(pattern), flags))
}
