import { expect, test } from 'vitest'
import { runProgram } from '../../../testing/run-program.ts'

test('sudo runs a command as somebody else', async () => {
  const asUser = { user: 'user' } as const
  expect(await runProgram(['sudo', 'whoami'], asUser)).toEqual({ stdout: 'root\n', stderr: '', status: 0 })
  expect((await runProgram(['sudo', '-u', 'user', 'id', '-un'])).stdout).toBe('user\n')
  expect((await runProgram(['sudo', 'A=1', 'printenv', 'A', 'SUDO_USER', 'HOME'], asUser)).stdout).toBe(
    '1\nuser\n/root\n',
  )
  expect((await runProgram(['sudo', '-u', 'nope', 'id'])).stderr).toMatch(/^sudo: unknown user nope\n/)
  expect(await runProgram(['sudo', 'nope'], asUser)).toEqual({
    stdout: '',
    stderr: 'sudo: nope: command not found\n',
    status: 1,
  })
  expect((await runProgram(['sudo', 'exits', '7'], asUser)).status).toBe(7)
  expect(await runProgram(['su'], asUser)).toEqual({ stdout: '', stderr: 'su: Authentication failure\n', status: 1 })
})
