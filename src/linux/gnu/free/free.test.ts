import { expect, test } from 'vitest'
import { createMachine } from '../../headless.ts'
import { runProgram } from '../../../testing/run-program.ts'

test('free and uptime tell of the machine', async () => {
  expect((await runProgram(['free'])).stdout).toBe(
    '               total        used        free      shared  buff/cache   available\n' +
      'Mem:         2014640      391376     1009056        3216      614208     1484292\n' +
      'Swap:        1048572           0     1048572\n',
  )
  expect((await runProgram(['free', '-h'])).stdout).toBe(
    '               total        used        free      shared  buff/cache   available\n' +
      'Mem:           1.9Gi       382Mi       985Mi       3.1Mi       599Mi       1.4Gi\n' +
      'Swap:          1.0Gi          0B       1.0Gi\n',
  )
  expect((await runProgram(['uptime'])).stdout).toBe(' 00:00:00 up 0 min,  0 user,  load average: 0.08, 0.03, 0.01\n')
  expect((await runProgram(['uptime', '-p'])).stdout).toBe('up 0 minutes\n')
})

test('free counts what processes take that run', async () => {
  const { bash } = createMachine({ now: 0 })
  const used = async (): Promise<number> => Number((await bash.exec("free | awk 'NR == 2 { print $3 }'")).stdout)
  const before = await used()
  await bash.exec('sleep 100 & sleep 100 &')
  expect(await used()).toBe(before + 2 * 3_328)
  expect((await bash.exec("free | awk 'NR == 2 { print $2 - $3 - $4 - $6 }'")).stdout).toBe('0\n')
  await bash.exec('kill %1 %2; wait')
  expect(await used()).toBe(before)
})
