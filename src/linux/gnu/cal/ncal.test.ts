import { compareRows } from '../../../testing/compare.ts'
import { ncal } from './ncal.ts'

compareRows(ncal, [
  '2 2026',
  '9 1752',
  '-3 2 2026',
  '-M 2 2026',
  '-MS 8 2026',
  '2026',
  '-y 2024',
  '-A 1 2 2026',
  '-B 2 1 2026',
  '-A 5 12 2025',
  '-h 5 2026',
  '-m 3 2026',
  'feb 2026',
  '13 2026',
  '0 2026',
  '2 0',
  '2 10000',
])
