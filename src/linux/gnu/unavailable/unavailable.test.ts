import { expect, test } from 'vitest'
import { runProgram } from '../../../testing/run-program.ts'

test('what is not simulated says so', async () => {
  expect(await runProgram(['vim', 'x'])).toEqual({
    stdout: '',
    stderr: 'vim: not simulated here; nano is there\n',
    status: 1,
  })
})
