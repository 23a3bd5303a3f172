import { expect, test } from 'vitest'
import { listed } from './completion.ts'

test('candidates stand in columns that are filled downwards', () => {
  const candidates = ['a', 'bb', 'c', 'd', 'e'].map((text) => ({ text }))
  expect(listed(candidates, { cols: 10, rows: 24 })).toBe('a   d\nbb  e\nc\n')
})

test('200,000 candidates can be listed, each looked at once', () => {
  const candidates = Array.from({ length: 200_000 }, (_none, at) => ({ text: String(at).padStart(6, '0') }))
  const lines = listed(candidates, { cols: 24, rows: 24 }).split('\n')
  expect(lines).toHaveLength(66_668)
  expect(lines[1]).toBe('000001  066668  133335')
})
