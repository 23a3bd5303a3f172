import { expect, test } from 'vitest'
import { compareLines } from '../../../testing/compare-lines.ts'
import { runProgram } from '../../../testing/run-program.ts'

compareLines([
  'taskset',
  'taskset 3',
  'taskset -z',
  'taskset x echo hi',
  'taskset -c x echo hi',
  'taskset 1 echo hi',
  'taskset 0x1 nproc',
  'taskset -c 0 nproc',
  'taskset -c 0 nosuch',
  'taskset -p x',
  'taskset -p 9999999',
  'chrt',
  'chrt -m',
  'chrt -z',
  'chrt -f',
  'chrt -p x',
  'chrt -p 9999999',
  'chrt -f 10 echo hi',
  'chrt 10 echo hi',
  'chrt -b 0 echo hi',
  'chrt -f x echo',
  'chrt -f 100 echo x',
  'chrt -o 5 echo x',
  'chrt -f 1 nosuch',
])

test('what was chosen is told, and holds for what is started from there', async () => {
  const { stdout } = await runProgram(['taskset', '-c', '1', 'chrt', '-r', '5', 'taskset', '-cp', '2000'])
  expect(stdout).toBe("pid 2000's current affinity list: 1\n")
  expect((await runProgram(['chrt', '-r', '5', 'chrt', '-p', '2000'])).stdout).toBe(
    "pid 2000's current scheduling policy: SCHED_RR\npid 2000's current scheduling priority: 5\n",
  )
})

test('only root is served before others', async () => {
  expect((await runProgram(['chrt', '-f', '1', 'true'], { user: 'user' })).stderr).toBe(
    "chrt: failed to set pid 0's policy: Operation not permitted\n",
  )
})
