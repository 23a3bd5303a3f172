import { expect, test } from 'vitest'
import { compareLines } from '../../../testing/compare-lines.ts'
import { runProgram } from '../../../testing/run-program.ts'

compareLines([
  'ionice',
  'ionice -c 3 ionice',
  'ionice ionice',
  'ionice nosuch',
  'ionice -c2 -n 0 ionice',
  'ionice -n 3 ionice',
  'ionice -c idle nice ionice',
  'ionice -c Realtime ionice',
  'ionice -c none ionice',
  'ionice -c 9 echo x',
  'ionice -c foo echo x',
  'ionice -n x echo hi',
  'ionice -n -1 ionice',
  'ionice -c 3 -n 4 ionice',
  'ionice -c 0 -n 1 ionice',
  'ionice -c 3 nosuch',
  'ionice -c',
  'ionice -z',
  'ionice -p x',
  'ionice -p 9999999',
  'ionice -c 2 -p 9999999',
  'ionice -t -c 2 -p 9999999',
])

test('ionice gives the realtime class to nobody but root', async () => {
  expect((await runProgram(['ionice', '-c', '1', 'true'], { user: 'user' })).stderr).toBe(
    'ionice: ioprio_set failed: Operation not permitted\n',
  )
})
