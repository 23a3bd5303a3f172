import { isSameRows, isSameView, showView, type View } from './contestant.ts'
import { createGame, type Game, type Press } from './keys.ts'
import { Ours, type OursOptions } from './ours.ts'
import type { Opponent, Readline } from './readline.ts'

/** Where two editors part: after which keys, and what each shows. */
export interface Divergence {
  readonly game: Game
  /** The presses up to the one after which the screens differ. */
  readonly presses: readonly Press[]
  readonly ours: View
  readonly readline: View
}

export interface Result {
  readonly divergence?: Divergence
  /** How often GNU Readline had not shown what it shows when it draws the same line anew. */
  readonly misdrawn: number
}

const CLEAR_SCREEN = '\x0c'

/**
 * The known differences, all of them Readline's side of the screen or of the shell, and what is done about each.
 */
export const differences = {
  misdrawn:
    'GNU Readline leaves cells of the old line behind where wide characters or newlines move (8.2): when the \
screens differ it is told to draw anew (C-l), and ours, drawn as it was, must be what it then shows.',
  history: 'bash enters each line of a pasted text by itself: our history is kept the same way here.',
  edited: 'bash keeps edits made to history entries: revert-all-at-newline is set, as we have it always.',
  tall: 'GNU Readline misplaces the caret when the line is taller than the screen: the screens have rows enough.',
  clusters:
    'GNU Readline edits code points, and tears a mark off its letter at the right edge: neither joined emoji nor \
marks are typed.',
  interrupt:
    'bash writes ^C over the line, at the caret, and keeps edited entries; ours keeps the line whole and drops \
them: C-c is not typed.',
  undo: 'Undo groups differ, and an entry that is left keeps no undo: neither undo nor revert-line is typed.',
  search:
    'A failed search moves the caret (8.2), wide characters shift it, prefix search over edited entries ends bash \
with "double free": no search is typed.',
  mark: 'Marks count bytes and are moved by searches: no mark is set.',
  argument: 'Columns are lost while (arg: 3) is shown: an argument comes at once with the key it is for.',
  tabs: 'A tab that ends at the last column leaves the caret behind it: no tab is typed.',
} as const

/** Our screen before is what Readline's shows after it has drawn its line anew at the top. */
function isRedrawn(ours: View, before: View, redrawn: View): boolean {
  const above = ours.caret.row - (redrawn.caret.row - redrawn.top)
  const block = redrawn.rows.slice(redrawn.top)
  return (
    above >= 0 &&
    ours.caret.column === redrawn.caret.column &&
    isSameRows(ours.rows.slice(above), block) &&
    isSameRows(ours.rows.slice(0, above), before.rows.slice(0, above))
  )
}

async function isMisdrawn(ours: Ours, readline: Opponent): Promise<boolean> {
  const [shown, before] = [ours.view(), readline.view()]
  await Promise.all([ours.press(CLEAR_SCREEN), readline.press(CLEAR_SCREEN)])
  await readline.lookAgain()
  return isRedrawn(shown, before, readline.view()) && isSameView(ours.view(), readline.view())
}

/** Presses, and looks; what each shows when they differ. */
async function pressBoth(keys: string, ours: Ours, readline: Opponent): Promise<readonly [View, View] | undefined> {
  await Promise.all([ours.press(keys), readline.press(keys)])
  if (isSameView(ours.view(), readline.view())) return undefined
  await readline.lookAgain()
  const views = [ours.view(), readline.view()] as const
  return isSameView(...views) ? undefined : views
}

/** Plays a game with both editors, screens compared after every press, up to the first difference. */
export async function play(game: Game, readline: Opponent, options: OursOptions = {}): Promise<Result> {
  const ours = new Ours(game.size, options)
  await readline.open(game.size)
  let misdrawn = 0
  try {
    for (const [at, press] of game.presses.entries()) {
      const views = await pressBoth(press.keys(ours.situation()), ours, readline)
      if (!views) continue
      const presses = game.presses.slice(0, at + 1)
      if (!(await isMisdrawn(ours, readline)))
        return { divergence: { game, presses, ours: views[0], readline: views[1] }, misdrawn }
      misdrawn += 1
    }
    return { misdrawn }
  } finally {
    ours.close()
  }
}

/** Leaves out presses as long as the editors still part: what is left is easier to read. */
export async function shorten(divergence: Divergence, readline: Readline, options?: OursOptions): Promise<Divergence> {
  let shortest = divergence
  for (let chunk = 16; chunk >= 1; chunk = Math.floor(chunk / 2)) {
    for (let at = shortest.presses.length - chunk; at >= 0; at -= chunk) {
      const presses = shortest.presses.toSpliced(at, chunk)
      const { divergence: found } = await play({ ...divergence.game, presses }, readline, options)
      if (found) shortest = found
    }
  }
  return shortest
}

export interface Match {
  readonly seed: number
  readonly games: number
  readonly length: number
  /** Games are played at the same time, one on each: most of the time is spent waiting for bash. */
  readonly seats: readonly Readline[]
  /** Stops at this many divergences. */
  readonly limit: number
  /** Besides text only these keys are typed. */
  readonly dwell?: readonly string[]
  /** Makes the game of a seed; one of the Emacs mode when absent. */
  readonly create?: (seed: number, length: number) => Game
}

export interface MatchResult {
  /** In the order of their seeds. */
  readonly divergences: readonly Divergence[]
  readonly misdrawn: number
}

/** Plays the games of the seeds from `seed` on. */
export async function playMatch(match: Match, options: OursOptions = {}): Promise<MatchResult> {
  const found: Divergence[] = []
  let misdrawn = 0
  let next = match.seed
  const sit = async (readline: Readline): Promise<void> => {
    while (next < match.seed + match.games && found.length < match.limit) {
      const { create = (seed, length) => createGame(seed, length, match.dwell) } = match
      const game = create(next++, match.length)
      const result = await play(game, readline, options)
      misdrawn += result.misdrawn
      if (result.divergence) found.push(result.divergence)
    }
  }
  await Promise.all(match.seats.map(sit))
  return { divergences: found.toSorted((one, other) => one.game.seed - other.game.seed), misdrawn }
}

/** A divergence as text. */
export function describeDivergence({ game, presses, ours, readline }: Divergence): string {
  return [
    `seed ${game.seed}, ${game.size.columns} columns, after: ${presses.map(({ name }) => name).join(' ')}`,
    `GNU Readline:\n${showView(readline)}`,
    `ours:\n${showView(ours)}`,
  ].join('\n')
}
