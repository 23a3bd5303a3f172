import { expect, test } from 'vitest'
import { temporaryContainer } from './temporary-container.ts'
import { restartDelay } from './restart-delay.ts'

const ended = (restartPolicy: string, code: number, more = {}): number | undefined =>
  restartDelay({ ...temporaryContainer(0), restartPolicy, ...more }, { code, ran: 5, waited: undefined })

test.each([
  ['no', 1, undefined],
  ['on-failure', 0, undefined],
  ['on-failure', 1, 100],
  ['always', 0, 100],
  ['unless-stopped', 137, 100],
])('policy %s after status %i', (policy, code, delay) => {
  expect(ended(policy, code)).toBe(delay)
})

test('a policy may count how often', () => {
  expect(ended('on-failure:3', 1, { restarts: 2 })).toBe(100)
  expect(ended('on-failure:3', 1, { restarts: 3 })).toBeUndefined()
})

test('each wait is twice as long, up to a minute, until the program ran for ten seconds', () => {
  const container = { ...temporaryContainer(0), restartPolicy: 'always' }
  const after = (waited: number, ran: number): number | undefined => restartDelay(container, { code: 1, ran, waited })
  expect([after(100, 1), after(800, 9_999), after(51_200, 1), after(60_000, 1)]).toEqual([200, 1600, 60_000, 60_000])
  expect(after(60_000, 10_000)).toBe(100)
})
