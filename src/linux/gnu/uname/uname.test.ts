import { expect, test } from 'vitest'
import { compareLines } from '../../../testing/compare-lines.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { nproc } from './uname.ts'

compareLines([
  'arch x',
  'nproc x',
  'nproc --ignore=99',
  'nproc --ignore=x',
  'uname',
  'uname -s',
  'uname x',
  'uname -x',
  'tty',
  'tty -s',
  'tty x',
])

test.each([
  ['+99', '1\n', '', 0],
  ['1k', '', "nproc: invalid number: '1k'\n", 1],
  ['-1', '', "nproc: invalid number: '-1'\n", 1],
  [
    '99999999999999999999',
    '',
    "nproc: invalid number: '99999999999999999999': Value too large for defined data type\n",
    1,
  ],
])('nproc --ignore=%s', async (count, stdout, stderr, status) => {
  const setup = { environment: { LC_ALL: 'C' } }
  expect(await runGnu(nproc, [`--ignore=${count}`], setup)).toEqual({ stdout, stderr, status })
})
