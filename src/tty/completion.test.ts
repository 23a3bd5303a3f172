import { expect, test } from 'vitest'
import { listed } from './completion.ts'

test('candidates stand in columns that are filled downwards', () => {
  const candidates = ['a', 'bb', 'c', 'd', 'e'].map((text) => ({ text }))
  expect(listed(candidates, { cols: 10, rows: 24 })).toBe('a   d\nbb  e\nc\n')
})

test('200,000 candidates can be listed, each looked at once', () => {
  const candidates = Array.from({ length: 200_000 }, (_none, at) => ({ text: String(at).padStart(6, '0') }))
  const lines = listed(candidates, { cols: 25, rows: 24 }).split('\n')
  expect(lines).toHaveLength(66_668)
  expect(lines[1]).toBe('000001  066668  133335')
})

test.each([
  [['src/', 'srv/'], 80, 'src/ srv/\n'],
  // as many as would fill the row to its last cell are one too many
  [['aa', 'bb', 'cc'], 12, 'aa  cc\nbb\n'],
])('%j is listed as GNU Readline lists it in %i columns', (texts, cols, rows) =>
  expect(
    listed(
      texts.map((text) => ({ text })),
      { cols, rows: 24 },
    ),
  ).toBe(rows),
)
