import { expect, test } from 'vitest'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { runProgram } from '../../../testing/run-program.ts'

const NUMBERS = String.raw`sed -E 's/[0-9]+/N/g; s/ +N/ N/g; s/^ *N/N/'`

compareScripts([
  `vmstat -x; echo $?
   vmstat --foo; echo $?
   vmstat x; echo $?
   vmstat 1 x; echo $?
   vmstat 0; echo $?
   vmstat 1 2 3; echo $?
   vmstat -S x; echo $?`,
  `vmstat | ${NUMBERS}
   vmstat -w | ${NUMBERS}
   vmstat -a | ${NUMBERS}
   vmstat -t | ${NUMBERS}
   vmstat 1 2 | ${NUMBERS}
   vmstat -n 1 1 | ${NUMBERS}
   vmstat 1 0 | ${NUMBERS}`,
])

test('the header comes again after a screen, and only once with -n', async () => {
  const heads = async (...words: string[]): Promise<number | undefined> =>
    (await runProgram(['vmstat', ...words])).stdout.match(/procs/g)?.length
  expect(await heads('1', '30')).toBe(2)
  expect(await heads('-n', '1', '30')).toBe(1)
})

test('memory is that of the machine, in the unit that is asked for', async () => {
  const { stdout } = await runProgram(['vmstat', '-S', 'M'])
  const [, , cells = ''] = stdout.split('\n')
  const [, , , free = '', , cache = ''] = cells.trim().split(/\s+/)
  expect(Number(free)).toBeLessThan(1000)
  expect(cache).toBe('599')
})
