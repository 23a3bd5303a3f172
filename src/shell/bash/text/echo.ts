import { decodeEscapes } from './ansi-c.ts'

/** What echo writes for its words. `escapes` says whether backslashes mean something without `-e` (`shopt -s xpg_echo`). */
export function echoText(words: readonly string[], escapes = false): string {
  let first = 0
  let newline = true
  let decodes = escapes
  for (; /^-[neE]+$/.test(words[first] ?? ''); first += 1) {
    for (const letter of (words[first] ?? '').slice(1)) {
      if (letter === 'n') newline = false
      else decodes = letter === 'e'
    }
  }
  const text = (first === 0 ? words : words.slice(first)).join(' ')
  if (!decodes) return newline ? `${text}\n` : text
  const { text: decoded, ended } = decodeEscapes(text, 'echo')
  return newline && !ended ? `${decoded}\n` : decoded
}
