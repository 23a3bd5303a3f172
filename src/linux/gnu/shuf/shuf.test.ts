import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
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

compareScripts([
  String.raw`seq 100 > s; for n in 0 1 3 99 100 101; do seq 100 | shuf -n $n --random-source=<(yes) | md5sum; shuf -n $n --random-source=<(yes) s | md5sum; shuf -n $n --random-source=<(yes) < s | md5sum; done; seq 3 | shuf -n 2 -n 3 --random-source=<(yes); seq 30 | shuf --random-source=<(yes) | md5sum; seq 30 | shuf -r -n 9 --random-source=<(yes) | md5sum; shuf -n 4 --random-source=<(yes abc) <(seq 1000); seq 9 | shuf -n 2 --random-source=/dev/null; echo $?; seq 9 | shuf -n 0 --random-source=/dev/null; echo $?`,
])

test('shuf gives every line once, in an order of chance', async () => {
  const { stdout } = await runGnu(shuf, ['lines'], { files })
  expect(stdout).not.toBe(lines)
  expect(stdout.split('\n').toSorted()).toEqual(lines.split('\n').toSorted())
  const numbers = (await runGnu(shuf, ['-n', '3', '-i', '1-1000000000'])).stdout.trim().split('\n')
  expect(new Set(numbers).size).toBe(3)
})
