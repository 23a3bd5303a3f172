import { expect, test } from 'vitest'
import { runProgram } from '../../../testing/run-program.ts'
import { compareLines } from '../../../testing/compare-lines.ts'

compareLines(['kill -l 9', 'kill -l KILL', 'kill 99999', 'kill x', 'kill -l', 'kill -L', 'kill --table'])

test('nobody but root ends what is not theirs', async () => {
  expect(await runProgram(['kill', '391'], { user: 'user' })).toEqual({
    stdout: '',
    stderr: 'kill: (391): Operation not permitted\n',
    status: 1,
  })
  expect((await runProgram(['pgrep', '-l', 'ssh'])).stdout).toBe('402 sshd\n')
})
