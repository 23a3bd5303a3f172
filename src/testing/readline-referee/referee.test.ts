import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersOf, asksPrograms } from '../referee/answers.ts'
import { viKeys } from '../../tty/vi/index.ts'
import { createGame, type Game } from './keys.ts'
import { mutants } from './mutants.ts'
import type { OursOptions } from './ours.ts'
import { missingPrograms, PlayedBack, Readline, type Turn } from './readline.ts'
import { describeDivergence, play, playMatch } from './referee.ts'
import { createViGame } from './vi-keys.ts'

const missing = missingPrograms()
const plays = asksPrograms && missing.length === 0
if (asksPrograms && !plays) console.log(`GNU Readline is not asked: ${missing.join(' and ')} cannot be run here.`)

let seats: readonly Readline[] = []

beforeAll(() => {
  if (plays) seats = Array.from({ length: 8 }, () => new Readline())
})

afterAll(() => {
  for (const seat of seats) seat.close()
})

const LENGTH = 16
const VI_LENGTH = 24

/** Plays games against GNU Readline for what it writes. */
async function turnsOf(games: readonly Game[], options: OursOptions): Promise<readonly (readonly Turn[])[]> {
  const turns: (readonly Turn[])[] = []
  const waiting = [...games.entries()].toReversed()
  const sit = async (readline: Readline): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [place, game] = next
      await play(game, readline, options)
      turns[place] = [...readline.turns]
    }
  }
  await Promise.all(seats.map(sit))
  return turns
}

/** Plays games against what GNU Readline was recorded to write, or writes. */
async function playAll(
  games: readonly Game[],
  questions: readonly Readonly<Record<string, unknown>>[],
  options: OursOptions = {},
): Promise<void> {
  const turns = await answersOf<readonly Turn[]>(questions, (places) =>
    turnsOf(
      games.filter((_game, place) => places.includes(place)),
      options,
    ),
  )
  // a game waits for its terminals most of the time
  const results = await Promise.all(games.map((game, place) => play(game, new PlayedBack(turns[place] ?? []), options)))
  for (const [place, { divergence }] of results.entries()) {
    expect(divergence && describeDivergence(divergence), `seed ${games[place]?.seed}`).toBeUndefined()
  }
}

describe('against GNU Readline in bash', () => {
  test.each([1, 101, 201])(
    '100 games from seed %i show the same after every key',
    { timeout: 240_000 },
    async (seed) => {
      const games = Array.from({ length: 100 }, (_none, at) => createGame(seed + at, LENGTH))
      await playAll(
        games,
        games.map((game) => ({ program: 'bash', seed: game.seed, length: LENGTH })),
      )
    },
  )

  test('100 games in vi mode show the same after every key', { timeout: 240_000 }, async () => {
    const games = Array.from({ length: 100 }, (_none, at) => createViGame(1 + at, VI_LENGTH))
    await playAll(
      games,
      games.map((game) => ({ program: 'bash', mode: 'vi', seed: game.seed, length: VI_LENGTH })),
      { keys: viKeys },
    )
  })
})

describe.skipIf(!plays)('GNU Readline itself', () => {
  test.each(mutants)('tells it from one where: $name', { timeout: 60_000 }, async (mutant) => {
    const mend = mutant.break?.()
    try {
      const { dwell = undefined, options } = mutant
      const match = { seed: 1, games: 200, length: 20, seats, limit: 1, ...(dwell && { dwell }) }
      const { divergences } = await playMatch(match, options)
      expect(divergences).not.toEqual([])
    } finally {
      mend?.()
    }
  })
})
