import { type Answer, settle, type Steps } from '../steps.ts'
import { QUOTED } from '../syntax/quoted.ts'
import type { Expansion } from './expansion.ts'
import { remembered } from './memory.ts'
import { type Compiled, compileWords } from './words.ts'

const BRACKET_OR_QUOTED = new RegExp(`${QUOTED}|\`[^\`]*\`|[[\\]]`, 'g')

/** Where the bracket that a text begins with is closed; undefined where it is not. */
export function closingBracket(text: string): number | undefined {
  let depth = 0
  for (const { 0: mark, index } of text.matchAll(BRACKET_OR_QUOTED)) {
    if (mark === '[') depth += 1
    else if (mark === ']') depth -= 1
    if (depth === 0) return index
  }
  return undefined
}

/** What would end a word, or be a pattern, where it is not within quotes or an expansion. */
const ENDS_WORD = new RegExp(`${QUOTED}|\`[^\`]*\`|[\\s;&|<>()*?[\\]{}~]`, 'g')

const WHOLE_QUOTES = new RegExp(QUOTED, 'g')

/** What stands between brackets, as one word. */
const keyWord = remembered((text): Compiled | undefined => {
  // a quote alone is a key as well
  if (/['"]/.test(text.replaceAll(WHOLE_QUOTES, ''))) return undefined
  const word = text.replaceAll(ENDS_WORD, (found) => (found.length === 1 ? `\\${found}` : found))
  return compileWords([word])[0]
})

/** What a subscript without it is as it stands. */
export const SPECIAL = /[$`"'\\]/

/** The key of an associative array that a text means: its expansions are done and quotes taken away. */
export function keyOf(shell: Expansion, text: string): Answer<string> {
  if (!SPECIAL.test(text)) return text
  const word = keyWord(text)
  return word ? (word.constant ?? shell.compiledText(word)) : text
}

/** A variable with a subscript; an expansion is passed over whole: it reads its own subscripts. */
const SUBSCRIPTED = /\$\((?:[^()]|\([^()]*\))*\)|\$\{[^}]*\}|([A-Za-z_]\w*)\[/g

/** Whether an expression may have keys with something to expand. */
export const mayHaveKeys = (text: string): boolean => text.includes('[') && SPECIAL.test(text)

/**
 * An expression with the keys of associative arrays expanded, each on its own: whatever brackets or quotes they hold get a backslash, which
 * arithmetic takes away. `expand` does the expansions of what stands between them.
 */
export function* withKeys(shell: Expansion, text: string, expand: (text: string) => Answer<string>): Steps<string> {
  let done = ''
  let from = 0
  for (const { 0: opening, 1: name = '', index } of text.matchAll(SUBSCRIPTED)) {
    if (index < from || !shell.isAssociative(name)) continue
    const start = index + opening.length
    const length = closingBracket(text.slice(start - 1))
    if (length === undefined) continue
    const key = yield* settle(keyOf(shell, text.slice(start, start + length - 1)))
    done += `${yield* settle(expand(text.slice(from, start)))}${key.replaceAll(/[\\[\]'"$`]/g, String.raw`\$&`)}`
    from = start + length - 1
  }
  return done + (yield* settle(expand(text.slice(from))))
}
