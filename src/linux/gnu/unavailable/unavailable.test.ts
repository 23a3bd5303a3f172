import { expect, test } from 'vitest'
import { runProgram } from '../../../testing/run-program.ts'

test.each(['bzcat', 'xzcat'])('%s is refused like the packer it belongs to', async (name) => {
  expect(await runProgram([name, 'x'])).toEqual({
    stdout: '',
    stderr: `${name}: not simulated here; gzip and zip are there\n`,
    status: 1,
  })
})

test('what is not simulated says so', async () => {
  expect(await runProgram(['vim', 'x'])).toEqual({
    stdout: '',
    stderr: 'vim: not simulated here; nano is there\n',
    status: 1,
  })
})
