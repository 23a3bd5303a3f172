import type { Work } from './work.ts'

/** How much of a text is done at once, in characters. */
const PIECE = 65_536
/** How many characters are a step. */
const CHARACTERS = 32

/** Changes a text piece by piece; both halves of a character stay together. `change` is told what comes before a piece. */
export function* piecewise(text: string, change: (piece: string, before: string) => string): Work<string> {
  if (text.length <= PIECE) return change(text, '')
  let changed = ''
  for (let [at, end] = [0, 0]; at < text.length; at = end) {
    end = at + PIECE + (/[\ud800-\udbff]/.test(text[at + PIECE - 1] ?? '') ? 1 : 0)
    changed += change(text.slice(at, end), text[at - 1] ?? '')
    yield PIECE / CHARACTERS
  }
  return changed
}

/** Whether something is found in a text that has one character, or one and the one before it. */
export function* contains(text: string, sought: RegExp): Work<boolean> {
  if (text.length <= PIECE) return sought.test(text)
  for (let at = 0; at < text.length; at += PIECE) {
    if (sought.test(text.slice(Math.max(0, at - 2), at + PIECE))) return true
    yield PIECE / CHARACTERS
  }
  return false
}
