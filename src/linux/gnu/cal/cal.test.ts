import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { runProgram } from '../../../testing/run-program.ts'
import { cal } from './cal.ts'
import { ncal } from './ncal.ts'

compareRows(
  cal,
  [
    '2 2024',
    '2024',
    '-y 1752',
    '-3 2 2024',
    '-3 12 2024',
    '-A 1 2 2024',
    '-A 2 10 2024',
    '-A 4 2 2024',
    '-j 2 2024',
    '-j 2023',
    '-j3 6 2023',
    '-A 3 1 2024',
    '-A 1 1 2024',
    '-j -A 2 2 2024',
  ],
  {},
)
compareRows(ncal, ['2 2024', '2024', '-b 3 2024', '-bM 3 2024', '-C -3 5 2024', '-M -A 1 2 2024'], {})

test('cal lays months out as Debian’s does', async () => {
  expect((await runProgram(['cal', '2', '2026'])).stdout).toBe(
    '   February 2026      \n' +
      'Su Mo Tu We Th Fr Sa  \n' +
      ' 1  2  3  4  5  6  7  \n' +
      ' 8  9 10 11 12 13 14  \n' +
      '15 16 17 18 19 20 21  \n' +
      '22 23 24 25 26 27 28  \n' +
      '                      \n' +
      '                      \n',
  )
  expect((await runProgram(['cal', '9', '1752'])).stdout).toContain('       1  2 14 15 16  \n')
  expect((await runProgram(['cal', '-3'])).stdout).toMatch(/^ {3}December 2025 {10}January 2026/)
  expect((await runProgram(['cal', 'x'])).stderr).toBe('cal: not a valid year x\n')
  expect((await runProgram(['cal', '13', '2026'])).stderr).toBe(
    'cal: 13 is neither a month number (1..12) nor a name\n',
  )
})
