import { describe, expect, test } from 'vitest'
import { circumstancesOf } from './address.ts'

const random = (): number => 99

const numbers = (search: string): readonly number[] => {
  const chance = circumstancesOf(search, random).chance()
  return [chance.next(), chance.next()]
}

describe('the seed', () => {
  test('the same seed gives the same numbers, on each machine', () => {
    expect(numbers('?seed=7')).toEqual(numbers('?seed=7'))
    expect(numbers('?seed=7')).not.toEqual(numbers('?seed=8'))
    expect(numbers('?seed=-7')).not.toEqual(numbers('?seed=7'))
  })

  test.each(['', '?seed=', '?seed=1.5', '?seed=x', '?seed=0x10'])('"%s" names none: a random one is used', (search) => {
    expect(numbers(search)).toEqual(numbers('?seed=99'))
  })
})

describe('the time', () => {
  test.each([
    ['?now=0', 0],
    ['?now=1767225600000', 1767225600000],
    ['?now=2026-01-01T00:00:00Z', 1767225600000],
    ['?now=2026-01-01', 1767225600000],
    ['?now=-1', -1],
  ])('%s stands at %d', (search, now) => {
    const clock = circumstancesOf(search, random).clock()
    expect(clock.now()).toBe(now)
  })

  test.each(['', '?now=', '?now=soon', '?now=99999999999999999'])(
    '"%s" names none: the real time is used',
    (search) => {
      const before = Date.now()
      expect(circumstancesOf(search, random).clock().now()).toBeGreaterThanOrEqual(before)
    },
  )
})

test('what cannot be understood is said, one sentence each', () => {
  expect(circumstancesOf('?seed=1&now=0', random).complaints).toEqual([])
  expect(circumstancesOf('?seed=x&now=y', random).complaints).toEqual([
    'The seed in the address is not an integer; a random one is used.',
    'The time in the address is neither milliseconds nor ISO 8601; the real time is used.',
  ])
})
