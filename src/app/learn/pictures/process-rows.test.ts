import { expect, test } from 'vitest'
import type { RunningProcess } from '../../../shell/terminal-shell.ts'
import { processRows } from './process-rows.ts'

const process = (pid: number, parent: number): RunningProcess => ({
  pid,
  parent,
  argv: [],
  state: 'running',
  isShell: false,
  foreground: false,
  job: undefined,
})

test('children are below their parents, and what was not there before is new', () => {
  const rows = processRows([process(5, 0), process(6, 5), process(7, 5), process(8, 6), process(9, 4)], new Set([5, 6]))
  expect(rows.map(({ pid, depth, isNew }) => [pid, depth, isNew])).toEqual([
    [5, 0, false],
    [6, 1, false],
    [8, 2, true],
    [7, 1, true],
    [9, 0, true],
  ])
})
