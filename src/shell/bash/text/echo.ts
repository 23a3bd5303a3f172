import type { Charset } from '../../posix/locale.ts'
import { decodeEscapes } from './ansi-c.ts'

interface EchoOptions {
  /** Whether backslashes mean something without `-e` (`shopt -s xpg_echo`). */
  readonly escapes?: boolean
  /** What there is for `\u` to name; UTF-8 when absent. */
  readonly charset?: Charset
}

/** What echo writes for its words. */
export function echoText(words: readonly string[], { escapes = false, charset }: EchoOptions = {}): string {
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
  const { text: decoded, ended } = decodeEscapes(text, 'echo', charset)
  return newline && !ended ? `${decoded}\n` : decoded
}
