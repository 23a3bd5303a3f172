import { expect, it } from 'vitest'
import { Draw } from './draw.ts'

const drawn = (...offsets: readonly number[]): readonly number[] => {
  const draw = new Draw(offsets.length)
  return offsets.map((offset) => draw.take(offset))
}

it.each([
  [
    [0, 0, 0, 0],
    [0, 1, 2, 3],
  ],
  [
    [3, 2, 1, 0],
    [3, 0, 1, 2],
  ],
  [
    [2, 1, 1, 0],
    [2, 0, 3, 1],
  ],
])('draws each number once: %j', (offsets, numbers) => {
  expect(drawn(...offsets)).toEqual(numbers)
})

it('tells how many are left', () => {
  const draw = new Draw(3)
  draw.take(2)
  expect(draw.left).toBe(2)
})
