import { expect, test } from 'vitest'
import { runProgram } from '../../../testing/run-program.ts'
import { compareLines } from '../../../testing/compare-lines.ts'

compareLines(['which', 'which nope', 'which -x', 'which ./x', 'which /nope/ls'])

test('which finds programs by PATH', async () => {
  expect((await runProgram(['which', 'id', 'ps', 'nope'])).stdout).toBe('/usr/bin/id\n/usr/bin/ps\n')
  expect((await runProgram(['which', '-a', 'id'], { environment: { PATH: '/usr/bin:/usr/bin' } })).stdout).toBe(
    '/usr/bin/id\n/usr/bin/id\n',
  )
})
