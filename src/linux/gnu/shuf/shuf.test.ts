import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { shuf } from './shuf.ts'

const lines = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('')

const files = {
  lines,
  empty: '',
  a: 'hello\n',
}

compareRows(
  shuf,
  [
    '-n 0 lines',
    '-e',
    '-i 5-1',
    '-i 1-1',
    '-n x lines',
    '-e -i 1-2 a',
    'a b',
    '-i 1-2 a',
    'x',
    '-r -n 2 empty',
    'empty',
    '-n 5 a',
    '-i x',
    '-r -n 3 a',
    '-i 1-1 -r -n 4',
    '-ez one',
    '-i 1-2 -i 2-3',
    '-n 1 -o out a',
  ],
  files,
)

test('shuf gives every line once, in an order of chance', async () => {
  const { stdout } = await runGnu(shuf, ['lines'], { files })
  expect(stdout).not.toBe(lines)
  expect(stdout.split('\n').toSorted()).toEqual(lines.split('\n').toSorted())
  const numbers = (await runGnu(shuf, ['-n', '3', '-i', '1-1000000000'])).stdout.trim().split('\n')
  expect(new Set(numbers).size).toBe(3)
})
