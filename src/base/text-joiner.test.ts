import { expect, test } from 'vitest'
import { TextJoiner } from './text-joiner.ts'

test('a long text that grows letter by letter never has more joints than letters', () => {
  const joiner = new TextJoiner()
  let [text, most] = ['x'.repeat(65_536), 0]
  for (let times = 0; times < 100_000; times += 1) {
    text = joiner.join(text, 'y')
    most = Math.max(most, joiner.joints)
  }
  expect(text).toBe('x'.repeat(65_536) + 'y'.repeat(100_000))
  expect(most).toBeLessThan(text.length / 32)
  expect(most).toBeGreaterThan(0)
})
