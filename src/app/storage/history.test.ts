import { expect, test } from 'vitest'
import { keptHistory, readHistory } from './history.ts'

test('the newest lines are kept, within bounds of number and size', () => {
  const many = Array.from({ length: 1500 }, (_unused, index) => `line ${index}`)
  expect(keptHistory(many)).toEqual(many.slice(500))
  const long = 'x'.repeat(99_997)
  expect(keptHistory(['first', long, long, 'last'])).toEqual([long, long, 'last'])
  expect(keptHistory(['first', 'y'.repeat(300_000)])).toEqual([])
  expect(keptHistory([])).toEqual([])
})

test('a history out of stored data is a list of lines', () => {
  expect(readHistory(['ls', ''])).toEqual(['ls', ''])
  expect(readHistory(['ls', 1])).toBeUndefined()
  expect(readHistory({})).toBeUndefined()
})
