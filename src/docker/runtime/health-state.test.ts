import { describe, expect, test } from 'vitest'
import type { Healthcheck } from '../engine/model.ts'
import { healthAfter, type Probe, probeOf, UNCHECKED } from './health-state.ts'

const check = (words: readonly string[], more: Partial<Healthcheck> = {}): Healthcheck => ({
  test: words,
  interval: 0,
  timeout: 0,
  startPeriod: 0,
  retries: 0,
  ...more,
})

describe('the check of a container', () => {
  test("has Docker's numbers where nobody gave others", () => {
    expect(probeOf(undefined, check(['CMD-SHELL', 'true']))).toEqual({
      argv: ['/bin/sh', '-c', 'true'],
      interval: 30_000,
      timeout: 30_000,
      startPeriod: 0,
      retries: 3,
    })
  })

  test('takes the numbers that are given and the command of the image', () => {
    const probe = probeOf(check([], { retries: 1 }), check(['CMD', 'up'], { interval: 5000 }))
    expect(probe).toMatchObject({ argv: ['up'], retries: 1, interval: 5000 })
  })

  test('may be none', () => {
    expect(probeOf(check(['NONE']), check(['CMD', 'up']))).toBeUndefined()
    expect(probeOf(undefined, undefined)).toBeUndefined()
  })
})

describe('the health of a container', () => {
  const probe = probeOf(undefined, check(['CMD', 'x'], { startPeriod: 60_000, retries: 2 })) as Probe
  const after = (codes: readonly number[], age: number) =>
    codes.reduce(
      (health, code, at) => healthAfter(health, { start: at, end: at, code, output: '' }, probe, age),
      UNCHECKED,
    )

  test.each([
    [[], 0, 'starting', 0],
    [[0], 0, 'healthy', 0],
    [[1, 1, 1], 1000, 'starting', 0],
    [[1], 70_000, 'starting', 1],
    [[1, 1], 70_000, 'unhealthy', 2],
    [[0, 1], 1000, 'healthy', 1],
    [[0, 1, 1], 1000, 'unhealthy', 2],
    [[1, 1, 0], 70_000, 'healthy', 0],
  ] as const)('after %j at an age of %i ms', (codes, age, status, failingStreak) => {
    expect(after(codes, age)).toMatchObject({ status, failingStreak })
  })

  test('is told by the last five results', () => {
    expect(after([1, 1, 1, 1, 1, 1, 0], 1000).log.map(({ start }) => start)).toEqual([2, 3, 4, 5, 6])
  })
})
