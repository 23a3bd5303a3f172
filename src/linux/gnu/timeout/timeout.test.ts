import { expect, test } from 'vitest'
import { runProgram } from '../../../testing/run-program.ts'
import { compareLines } from '../../../testing/compare-lines.ts'

compareLines([
  'timeout',
  'timeout 1',
  'timeout x ls',
  'timeout 1 nope',
  'timeout 1 /tmp',
  'timeout -s FOO 1 ls',
  'timeout -k x 1 ls',
  'timeout 5 false',
  'timeout 0 true',
  'timeout 1m env -i A=2',
  'timeout 0.1 sleep 5',
  'timeout 5 sleep 0.01',
  'timeout -v 0.1 sleep 5',
  'timeout -k 1 0.1 sleep 5',
  'timeout --preserve-status 0.1 sleep 5',
])

test('timeout ends what takes too long, however it answers', async () => {
  expect(await runProgram(['timeout', '5', 'hang'])).toEqual({ stdout: '', stderr: '', status: 124 })
  expect((await runProgram(['timeout', '-v', '5', 'hang'])).stderr).toBe(
    "timeout: sending signal TERM to command 'hang'\n",
  )
  expect((await runProgram(['timeout', '-s', 'KILL', '5', 'hang'])).status).toBe(137)
  expect((await runProgram(['timeout', '--preserve-status', '5', 'hang'])).status).toBe(143)
  expect((await runProgram(['timeout', '5', 'exits', '3'])).status).toBe(3)
})
