import { expect, test } from 'vitest'
import { runProgram } from '../../../testing/run-program.ts'

test('free and uptime tell of the machine', async () => {
  expect((await runProgram(['free'])).stdout).toBe(
    '               total        used        free      shared  buff/cache   available\n' +
      'Mem:         2014640      388048     1012384        3216      614208     1487620\n' +
      'Swap:        1048572           0     1048572\n',
  )
  expect((await runProgram(['free', '-h'])).stdout).toBe(
    '               total        used        free      shared  buff/cache   available\n' +
      'Mem:           1.9Gi       378Mi       988Mi       3.1Mi       599Mi       1.4Gi\n' +
      'Swap:          1.0Gi          0B       1.0Gi\n',
  )
  expect((await runProgram(['uptime'])).stdout).toBe(' 00:00:00 up 0 min,  0 user,  load average: 0.08, 0.03, 0.01\n')
  expect((await runProgram(['uptime', '-p'])).stdout).toBe('up 0 minutes\n')
})
