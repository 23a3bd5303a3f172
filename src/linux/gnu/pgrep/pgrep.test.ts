import { expect, test } from 'vitest'
import { createBashFixture } from '../../../testing/bash-fixture.ts'
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
  'pgrep -F nopenope',
  'pgrep -g x',
  'pgrep -s x',
  'pgrep -G nopenope',
  'pgrep -U nopenope',
  'pgrep -u root nopenope',
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

test('killall tells what it did, and refuses to ask', async () => {
  const { stdout, stderr } = await createBashFixture().exec(
    'yes > /dev/null & p=$!; until pgrep yes > /dev/null; do :; done; killall -v yes 2>&1 | sed "s/$p/PID/"; killall -i yes; killall --nope x',
  )
  expect(stdout).toBe('Killed yes(PID) with signal 15\n')
  expect(stderr).toContain("killall: option '-i' is not simulated here\n")
  expect(stderr).toContain("killall: unrecognized option '--nope'\n")
})

test.each([
  ['-u user', true],
  ['-U 1000', true],
  ['-U root', false],
  ['-G 1000', true],
  ['-G root', false],
  ['-g GROUP', true],
  ['-g 1', false],
  ['-s GROUP', true],
  ['-s 1', false],
  ['-r S', true],
  ['-r T,Z', false],
  ['-O 0', true],
  ['-O 3600', false],
  ['-F its.pid', true],
  ['-F other.pid', false],
  ['-L -F its.pid', undefined],
])('pgrep %s finds by what a process is', async (options, found) => {
  const fixture = fixtureOf('pgrep')
  const { pid } = fixture.kernel.start({
    argv: ['hang'],
    image: hang.run,
    cwd: '/',
    environment: new Map(),
    credentials: { uid: 1000, gid: 1000, groups: [] },
    descriptors: new Map(),
  })
  fixture.fs.writeFile('/tmp/case/its.pid', `${pid}\n`)
  fixture.fs.writeFile('/tmp/case/other.pid', '1\n')
  const { stdout, status } = await fixture.run([...options.replace('GROUP', String(pid)).split(' '), 'hang'])
  expect([stdout, status]).toEqual(found === undefined ? ['', 2] : found ? [`${pid}\n`, 0] : ['', 1])
})

test('pgrep -A leaves out what it was started by', async () => {
  const { exec } = createBashFixture({})
  expect((await exec('pgrep -x bash | wc -l; pgrep -Ax bash | wc -l')).stdout).toBe('1\n0\n')
})
