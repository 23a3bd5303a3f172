import { inverse } from './layout.ts'

/** What a key does, as the two rows at the bottom say it. */
export type Hint = readonly [key: string, label: string]

export const MAIN_HINTS: readonly Hint[] = [
  ['^G', 'Help'],
  ['^X', 'Exit'],
  ['^O', 'Write Out'],
  ['^R', 'Read File'],
  ['^W', 'Where Is'],
  ['^\\', 'Replace'],
  ['^K', 'Cut'],
  ['^U', 'Paste'],
  ['M-U', 'Undo'],
  ['M-E', 'Redo'],
  ['^C', 'Location'],
  ['^/', 'Go To Line'],
  ['M-N', 'Numbers'],
  ['M-6', 'Copy'],
]
export const PROMPT_HINTS: readonly Hint[] = [
  ['^G', 'Help'],
  ['^C', 'Cancel'],
]
export const YES_NO_HINTS: readonly Hint[] = [
  [' Y', 'Yes'],
  [' N', 'No'],
  ['', ''],
  ['^C', 'Cancel'],
]

export const REPLACE_HINTS: readonly Hint[] = [
  [' Y', 'Yes'],
  [' N', 'No'],
  [' A', 'All'],
  ['^C', 'Cancel'],
]

/**
 * How many hints stand in the two rows: as many as nano 7.2 shows, but fewer where it would cut their words on a narrow screen.
 */
function countOfHints(hints: readonly Hint[], columns: number): number {
  let count = Math.min(hints.length, Math.max(2, Math.floor((columns + 40) / 20) * 2))
  const room = (): number => Math.floor(columns / Math.ceil(count / 2))
  const isCut = ([key, label]: Hint): boolean => key.length + 1 + label.length > room()
  while (count > 2 && hints.slice(0, count).some(isCut)) count -= 2
  return count
}

/** The two rows of hints, as many as fit. */
export function hintRows(hints: readonly Hint[], columns: number): readonly string[] {
  const count = countOfHints(hints, columns)
  const width = Math.floor(columns / Math.ceil(count / 2))
  return [0, 1].map((row) =>
    hints
      .slice(0, count)
      .filter((_hint, at) => at % 2 === row)
      .map(([key, label]) => {
        const text = label.slice(0, Math.max(0, width - key.length - 1))
        return `${inverse(key)} ${text}${' '.repeat(Math.max(0, width - key.length - 1 - text.length))}`
      })
      .join(''),
  )
}
