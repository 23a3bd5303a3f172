import { graphemes, nextBoundary, previousBoundary } from '../base/width.ts'

/** A line being edited: its text and the caret, an offset into the text that lies between two graphemes. */
export interface Line {
  readonly text: string
  readonly caret: number
}

export const emptyLine: Line = { text: '', caret: 0 }

/** Letters, digits and the marks on them make words, as in GNU Readline (which asks isalnum). */
const WORD = /[\p{L}\p{N}\p{M}]/u

function isWordAt(text: string, at: number): boolean {
  const code = text.codePointAt(at)
  return code !== undefined && WORD.test(String.fromCodePoint(code))
}

/** The offset of the grapheme after the caret's. */
export const right = (line: Line): number => nextBoundary(line.text, line.caret)

/** The offset of the grapheme before the caret. */
export const left = (line: Line): number => previousBoundary(line.text, line.caret)

/** The end of the word at or after the caret. */
export function wordEnd({ text, caret }: Line): number {
  let at = caret
  while (at < text.length && !isWordAt(text, at)) at = nextBoundary(text, at)
  while (at < text.length && isWordAt(text, at)) at = nextBoundary(text, at)
  return at
}

function backWhile(text: string, from: number, test: (text: string, at: number) => boolean): number {
  let at = from
  for (let before = previousBoundary(text, at); at > 0 && test(text, before); before = previousBoundary(text, at))
    at = before
  return at
}

/** The start of the word at or before the caret. */
export function wordStart({ text, caret }: Line): number {
  const end = backWhile(text, caret, (all, at) => !isWordAt(all, at))
  return backWhile(text, end, isWordAt)
}

const isBlankAt = (text: string, at: number): boolean => /[ \t]/.test(text.charAt(at))

/** The start of the run of non-blanks at or before the caret; a newline is no blank, as in GNU Readline. */
export function blankWordStart({ text, caret }: Line): number {
  const end = backWhile(text, caret, isBlankAt)
  return backWhile(text, end, (all, at) => !isBlankAt(all, at))
}

/** The line with `inserted` at the caret, and the caret behind it. */
export function insert({ text, caret }: Line, inserted: string): Line {
  return { text: text.slice(0, caret) + inserted + text.slice(caret), caret: caret + inserted.length }
}

/** The line without what lies from `start` to `end`, and the caret there. */
export function remove({ text }: Line, start: number, end: number): Line {
  return { text: text.slice(0, start) + text.slice(end), caret: start }
}

/** The line with the graphemes before and at the caret exchanged, as transpose-chars does. */
export function transpose(line: Line): Line {
  const { text } = line
  const middle = line.caret === text.length ? left(line) : line.caret
  if (middle === 0) return line
  const [start, end] = [previousBoundary(text, middle), nextBoundary(text, middle)]
  return {
    text: text.slice(0, start) + text.slice(middle, end) + text.slice(start, middle) + text.slice(end),
    caret: end,
  }
}

/** Each word with its first letter in upper case and the others in lower case. */
export function capitalised(words: string): string {
  return words.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const [first = ''] = graphemes(word)
    return first.toUpperCase() + word.slice(first.length).toLowerCase()
  })
}
