import type { ScreenSize } from '../base/screen-size.ts'
import { textWidth } from '../base/width.ts'

/** Something the word before the caret may become. */
export interface Candidate {
  readonly text: string
  /** What a list shows; `text` when absent. */
  readonly label?: string
  readonly description?: string
  /** What follows when it is the only one: a space when absent, as GNU Readline's completion-append-character. */
  readonly suffix?: string
}

/** Candidates for the text from offset `start` to the caret. */
export interface Completion {
  readonly start: number
  readonly candidates: readonly (Candidate | string)[]
}

/** A candidate that was given by its text alone. */
export const candidateOf = (given: Candidate | string): Candidate =>
  typeof given === 'string' ? { text: given } : given

/** What the word is replaced by: the only candidate with its suffix, or what all candidates begin with. */
export function completed([first, ...others]: readonly Candidate[]): string {
  if (!first) return ''
  if (others.length === 0) return first.text + (first.suffix ?? ' ')
  let prefix = first.text
  for (const { text } of others) while (!text.startsWith(prefix)) prefix = prefix.slice(0, -1)
  return prefix
}

const GAP = 2

/**
 * Candidates as they are listed, lines ended by newlines: in columns, filled downwards, as GNU Readline has it; one a row, its description dim behind
 * it and cut at the edge of the screen, where there are descriptions and room for them.
 */
export function listed(candidates: readonly Candidate[], { cols, rows }: ScreenSize): string {
  const labels = candidates.map(({ label, text }) => label ?? text)
  let width = GAP
  // the mark of a directory stands in the gap
  for (const label of labels) width = Math.max(width, textWidth(label.replace(/\/$/, '')) + GAP)
  const isDescribed = candidates.length < rows && candidates.some(({ description }) => description)
  const across = isDescribed ? 1 : Math.max(1, Math.floor((cols - 1) / width))
  const down = Math.ceil(labels.length / across)
  const lines: string[] = []
  labels.forEach((label, at) => {
    const description = isDescribed && candidates[at]?.description?.slice(0, Math.max(0, cols - width - 1))
    const padded = label + ' '.repeat(width - textWidth(label))
    lines[at % down] = (lines[at % down] ?? '') + (description ? `${padded}\x1b[2m${description}\x1b[m` : padded)
  })
  return lines.map((line) => `${line.trimEnd()}\n`).join('')
}
