import { expect, test } from 'vitest'
import { platformHost, soon } from './host.ts'

test('work that is due soon is done once for all calls until then, and again after them', () => {
  const timers: (() => void)[] = []
  let done = 0
  const call = soon(() => (done += 1), 50, { ...platformHost, setTimeout: (run) => timers.push(run) })
  call()
  call()
  expect([timers.length, done]).toEqual([1, 0])
  timers.shift()?.()
  call()
  timers.shift()?.()
  expect(done).toBe(2)
})
