import { expect, test } from 'vitest'
import { createNotices } from './notices.ts'
import { NOTICE } from './storage/keep.ts'

const { full: first, offline: second } = NOTICE

test('notices show one after the other, and each only once', () => {
  const notices = createNotices()
  notices.say(first)
  notices.say(second)
  notices.say(first)
  expect(notices.current.get()).toBe(first)
  notices.dismiss()
  expect(notices.current.get()).toBe(second)
  notices.dismiss()
  expect(notices.current.get()).toBeUndefined()
  notices.say(second)
  expect(notices.current.get()).toBeUndefined()
})
