import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

test.each([
  ['10m', NOW - 600_000],
  ['1h30m', NOW - 5_400_000],
  ['2026-11-21', Date.UTC(2026, 10, 21)],
  ['2026-11-21T11:30', Date.UTC(2026, 10, 21, 11, 30)],
  ['2026-11-21T11:30:05.5+01:00', Date.UTC(2026, 10, 21, 10, 30, 5, 500)],
  ['100', 100_000],
  ['bogus', undefined],
  ['2026-13-01', undefined],
])('%s', (text, moment) => expect(momentOf(text, NOW)).toBe(moment))
