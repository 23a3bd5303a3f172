import { nextBoundary, previousBoundary } from '../../base/width.ts'

/** Where so many words lead from an offset. The rules are those of GNU Readline's vi mode, which are vi's but for the line's last character. */
export type WordMotion = (text: string, from: number, count: number) => number

/** What belongs together, besides blanks: `_` and ASCII letters and digits, or all else; of a WORD everything does. */
type Kind = (character: string) => boolean

const isBlank = (character: string): boolean => character === ' ' || character === '\t'
const isWord: Kind = (character) => /^\w/.test(character)
const isAny: Kind = () => true

const after = (text: string, at: number): number => nextBoundary(text, at)
const before = (text: string, at: number): number => previousBoundary(text, at)

/** Goes on while there is a character for which `test` holds. */
function over(text: string, from: number, test: (character: string) => boolean): number {
  let at = from
  while (at < text.length && test(text.charAt(at))) at = after(text, at)
  return at
}

/** The start of the run that ends before `from`. */
function backOver(text: string, from: number, test: (character: string) => boolean): number {
  let at = from
  while (at > 0 && test(text.charAt(before(text, at)))) at = before(text, at)
  return at
}

/** Characters of the same kind as the one there. */
function sameAs(text: string, at: number, kind: Kind): (character: string) => boolean {
  const wanted = kind(text.charAt(at))
  return (character) => !isBlank(character) && kind(character) === wanted
}

/** Whether a character stands there that is not the last byte of the line. */
const isBeforeLast = (text: string, at: number): boolean => at < text.length - 1 || text.charCodeAt(at) > 127

/** Where `count` steps lead, or as many as lead on. */
export function times(count: number, from: number, step: (at: number) => number): number {
  let at = from
  for (let left = count; left > 0; left -= 1) {
    const next = step(at)
    if (next === at) break
    at = next
  }
  return at
}

/** The start of the next word (`w`, `W`). */
const next =
  (kind: Kind): WordMotion =>
  (text, from, count) =>
    times(count, from, (at) => {
      if (!isBeforeLast(text, at)) return at
      const end = isBlank(text.charAt(at)) ? at : over(text, at, sameAs(text, at, kind))
      return over(text, end, isBlank)
    })

/** The start of this word, or of the one before (`b`, `B`); where that is the second character, it is the first (GNU Readline 8.2). */
const previous =
  (kind: Kind): WordMotion =>
  (text, from, count) =>
    times(count, from, (at) => {
      const end = backOver(text, at, isBlank)
      const start = end === 0 ? 0 : backOver(text, end, sameAs(text, before(text, end), kind))
      return before(text, start) === 0 ? 0 : start
    })

/** The last character of this word, or of the next one (`e`, `E`). */
const end =
  (kind: Kind): WordMotion =>
  (text, from, count) =>
    times(count, from, (at) => {
      if (!isBeforeLast(text, at)) return at
      const start = over(text, isBlank(text.charAt(at)) ? at : after(text, at), isBlank)
      return before(text, start < text.length ? over(text, start, sameAs(text, start, kind)) : start)
    })

export const wordMotions = {
  w: next(isWord),
  W: next(isAny),
  b: previous(isWord),
  B: previous(isAny),
  e: end(isWord),
  E: end(isAny),
} satisfies Record<string, WordMotion>

/** A blank or a mark, which part words for Ctrl-W. */
const isBoundary = (character: string): boolean => /^[ \t!-/:-@[-`{-~]/.test(character)

/** The start of what Ctrl-W takes away: a run of letters, or of blanks and marks, with the blanks at the line's end. */
export function rubbedOut(text: string, from: number): number {
  const isBoundaryAt = (at: number): boolean => isBoundary(text.charAt(at))
  const trimmed = from === text.length ? backOver(text, from, isBlank) : from
  const last = trimmed < from ? before(text, trimmed) : from
  const at = last > 0 && !isBoundaryAt(last) && isBoundaryAt(before(text, last)) ? before(text, last) : last
  const onBoundary = isBoundaryAt(at)
  return backOver(text, at, (character) => isBoundary(character) === onBoundary)
}
