import { expect, test } from 'vitest'
import { move, put, takeOut } from './arranged.ts'

test('pieces are put behind each other or between, moved, and taken out', () => {
  const line = put(put(put([], 4), 0), 2)
  expect(line).toEqual([4, 0, 2])
  expect(put(line, 2, 0)).toEqual([2, 4, 0])
  expect(put(line, 7, 1)).toEqual([4, 7, 0, 2])
  expect(move(line, 4, 1)).toEqual([0, 4, 2])
  expect(move(line, 2, 1)).toBe(line)
  expect(move(line, 4, -1)).toBe(line)
  expect(takeOut(line, 0)).toEqual([4, 2])
})
