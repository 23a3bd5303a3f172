import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mutants } from './mutants.ts'
import { missingPrograms, Readline } from './readline.ts'
import { describeDivergence, playMatch } from './referee.ts'

const missing = missingPrograms()
if (missing.length > 0) console.log(`GNU Readline is not compared with: ${missing.join(' and ')} cannot be run here.`)

describe.skipIf(missing.length > 0)('against GNU Readline in bash', () => {
  let seats: readonly Readline[] = []

  beforeAll(() => {
    seats = Array.from({ length: 8 }, () => new Readline())
  })

  afterAll(() => {
    for (const seat of seats) seat.close()
  })

  test.each([1, 101, 201])(
    '100 games from seed %i show the same after every key',
    { timeout: 120_000 },
    async (seed) => {
      const { divergences } = await playMatch({ seed, games: 100, length: 16, seats, limit: 3 })
      expect(divergences.map(describeDivergence).join('\n\n')).toBe('')
    },
  )

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
