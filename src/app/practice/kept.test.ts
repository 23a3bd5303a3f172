import { expect, test } from 'vitest'
import { answered, learned, nothingPractised, readPractised, warmedUp } from './kept.ts'

const skill = { name: 'wc -l', lesson: 'text-processing', step: 3 }

test('what was solved stays so, what was only seen can still be solved', () => {
  const seen = answered(nothingPractised, 'pipes', 'seen')
  expect(seen.answers).toEqual({ pipes: 'seen' })
  const solved = answered(seen, 'pipes', 'solved')
  expect(solved.answers).toEqual({ pipes: 'solved' })
  expect(answered(solved, 'pipes', 'seen')).toBe(solved)
})

test('what was learned comes back the next day, later each time that it is known, and anew when it is not', () => {
  const fresh = learned(nothingPractised, [skill], 100)
  expect(fresh.review.cards).toEqual({ 'wc -l': { box: 0, due: 101 } })
  expect(learned(fresh, [skill], 105)).toBe(fresh)
  const known = warmedUp(fresh, skill, true, 101)
  expect(known.review.cards).toEqual({ 'wc -l': { box: 1, due: 104 } })
  expect(warmedUp(known, skill, false, 104).review.cards).toEqual({ 'wc -l': { box: 0, due: 105 } })
})

test('stored data comes back; what is none is left out', () => {
  const kept = answered(learned(nothingPractised, [skill], 100), 'pipes', 'solved')
  expect(readPractised(structuredClone(kept))).toEqual(kept)
  expect(readPractised(undefined)).toEqual(nothingPractised)
  const strange = { answers: { one: 'won' }, review: { cards: { wc: { box: 'two' } }, answered: [] } }
  expect(readPractised(strange)).toEqual(nothingPractised)
})
