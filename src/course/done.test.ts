import { expect, test } from 'vitest'
import { doneIn, markDone, nothingDone } from './done.ts'

test('steps are done each for itself, and stay so', () => {
  const one = markDone(nothingDone, 'pipes', 2)
  const two = markDone(markDone(one, 'pipes', 0), 'globs', 2)
  expect(two).toEqual({ pipes: [2, 0], globs: [2] })
  expect(doneIn(two, 'pipes')).toEqual([2, 0])
  expect(doneIn(two, 'loops')).toEqual([])
  expect(markDone(two, 'globs', 2)).toBe(two)
})
