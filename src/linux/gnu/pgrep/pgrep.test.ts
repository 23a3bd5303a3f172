import { expect, test } from 'vitest'
import { fixtureOf } from '../../../testing/run-program.ts'
import { hang } from '../../../testing/small-programs.ts'
import { compareLines } from '../../../testing/compare-lines.ts'

compareLines([
  'pgrep',
  'pgrep a b',
  'pgrep nopenope',
  'pgrep -x',
  'pkill',
  'pkill nopenope',
  'pidof nopenope',
  'killall nopenope',
  'killall -s FOO x',
  'killall -l',
])

test('processes are found by name and ended', async () => {
  const fixture = fixtureOf('pkill')
  const started = fixture.run(['hang'])
  expect((await started).status).toBe(1)
  const parent = fixture.kernel.start({
    argv: ['hang'],
    image: hang.run,
    cwd: '/',
    environment: new Map(),
    credentials: { uid: 1000, gid: 1000, groups: [] },
    descriptors: new Map(),
  })
  expect((await fixture.run(['-9', 'hang'])).status).toBe(0)
  expect(parent.result).toEqual({ type: 'signaled', status: 137, signal: 'KILL' })
})
