import { expect, test } from 'vitest'
import { createGnuFixture } from '../../../testing/gnu-fixture.ts'
import { runInto } from '../../../testing/run-into.ts'
import { yes } from './yes.ts'

test('yes says that the disk is full', async () => {
  const { errors } = await runInto(yes, [], { path: '/dev/full' })
  expect(errors).toBe('yes: standard output: No space left on device\n')
})

test('yes goes on until it is stopped', async () => {
  const fixture = createGnuFixture([yes])
  fixture.kernel.scheduler.beginSlice()
  const running = fixture.run(['a', 'b'])
  await Promise.resolve()
  for (const process of fixture.kernel.processes) process.receive('PIPE')
  const { stdout, status } = await running
  expect(stdout).toMatch(/^(a b\n)+$/)
  expect(status).toBe(141)
})
