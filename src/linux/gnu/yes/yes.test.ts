import { expect, test } from 'vitest'
import { createGnuBench } from '../../../testing/gnu-bench.ts'
import { runInto } from '../../../testing/run-into.ts'
import { yes } from './yes.ts'

test('yes says that the disk is full', async () => {
  const { errors } = await runInto(yes, [], { path: '/dev/full' })
  expect(errors).toBe('yes: standard output: No space left on device\n')
})

test('yes goes on until it is stopped', async () => {
  const bench = createGnuBench([yes])
  bench.kernel.scheduler.beginSlice()
  const running = bench.run(['a', 'b'])
  await Promise.resolve()
  for (const process of bench.kernel.processes) process.receive('PIPE')
  const { stdout, status } = await running
  expect(stdout).toMatch(/^(a b\n)+$/)
  expect(status).toBe(141)
})
