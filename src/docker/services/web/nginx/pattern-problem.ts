import { isBearable } from '../../regular-expressions/bearable.ts'

/** What PCRE says of a pattern, and from where in it. */
interface Problem {
  readonly what: string
  readonly rest: string
}

const ITEM = /\\.|\[\^?\]?(?:\[:\w+:\]|\\.|[^\]\\])*\]|\(\?(?:[:=!>|]|<[=!]|P?<\w+>|[imsxJU-]+:?)|[^]/suy

const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})$/

/** A pattern that JavaScript does not read: the first thing in it that PCRE does not take, and undefined where nothing is found. */
function problemIn(pattern: string): Problem | undefined {
  let open = 0
  let isRepeatable = false
  for (let at = 0; at < pattern.length;) {
    const rest = pattern.slice(at)
    if (rest === '\\') return { what: '\\ at end of pattern', rest: '' }
    ITEM.lastIndex = at
    const [item = ''] = /^\{\d+(?:,\d*)?\}/.exec(rest) ?? ITEM.exec(pattern) ?? []
    if (item === '[') return { what: 'missing terminating ] for character class', rest: '' }
    if (item === '(' && rest[1] === '?') return { what: 'unrecognized character after (? or (?-', rest: rest.slice(2) }
    const [, least = '', most] = /^\{(\d+),(\d+)\}$/.exec(item) ?? []
    if (most !== undefined && Number(least) > Number(most))
      return { what: 'numbers out of order in {} quantifier', rest: rest.slice(item.length - 1) }
    if (QUANTIFIER.test(item)) {
      if (!isRepeatable) return { what: 'quantifier does not follow a repeatable item', rest }
      // one more sign makes it lazy or possessive
      at += /[?+]/.test(pattern[at + item.length] ?? '') ? 1 : 0
      isRepeatable = false
    } else isRepeatable = !/^(?:\(|\||\^)/.test(item)
    if (item.startsWith('(')) open += 1
    if (item === ')') open -= 1
    if (open < 0) return { what: 'unmatched closing parenthesis', rest }
    at += item.length
  }
  return open > 0 ? { what: 'missing closing parenthesis', rest: '' } : undefined
}

/** What is wrong with a pattern, as nginx says it; undefined where nothing is. */
export function patternProblem(pattern: string): string | undefined {
  try {
    // what is compiled is also read for its cost, so that a part which cannot be is found here
    isBearable(new RegExp(pattern), '')
    return undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const found = problemIn(pattern)
    if (!found) return `the pattern "${pattern}" is not simulated here`
    return `pcre2_compile() failed: ${found.what} in "${pattern}"${found.rest === '' ? '' : ` at "${found.rest}"`}`
  }
}
