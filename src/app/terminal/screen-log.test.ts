import { expect, test } from 'vitest'
import type { TerminalLine } from '../../shell/session/session.ts'
import { LOGGED_LINES, newLines } from './screen-log.ts'

const lines = (from: number, to: number): readonly TerminalLine[] =>
  Array.from({ length: to - from + 1 }, (_unused, index) => ({
    id: from + index,
    type: 'output',
    content: `${from + index}`,
    timestamp: 0,
  }))

test('only lines behind the last one are new, and never more than the log holds', () => {
  expect(newLines([], 0)).toEqual([])
  expect(newLines(lines(1, 3), 0)).toHaveLength(3)
  expect(newLines(lines(1, 3), 3)).toEqual([])
  expect(newLines(lines(1, 5), 3).map((line) => line.id)).toEqual([4, 5])
  expect(newLines(lines(1, 10_000), 3)).toHaveLength(LOGGED_LINES)
  expect(newLines(lines(9_001, 10_000), 9_999).map((line) => line.id)).toEqual([10_000])
})
