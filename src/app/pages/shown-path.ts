import { SHOWN_PATH_LENGTH } from '../theme.ts'

/** A path as the 404 page shows it: at most as long as fits, cut between characters. */
export function shownPath(path: string): string {
  const letters = [...path]
  return letters.length > SHOWN_PATH_LENGTH ? `${letters.slice(0, SHOWN_PATH_LENGTH - 1).join('')}…` : path
}
