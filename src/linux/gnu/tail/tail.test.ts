import { createBashFixture } from '../../../testing/bash-fixture.ts'
import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { createGnuFixture } from '../../../testing/gnu-fixture.ts'
import { createMachine } from '../../headless.ts'
import { textFiles } from '../../../testing/sample-files.ts'
import { tail } from './tail.ts'

compareRows(
  tail,
  [
    'b',
    '-n 3 b',
    '-n +24 b',
    '-n +1 b',
    '-n +0 b',
    '-n 2 no-end',
    '-n +2 no-end',
    '-c 5 b',
    '-c +60 b',
    '-c +1 no-end',
    '-c 4 utf8',
    '-3 b',
    '+23 b',
    '-5c b',
    'a b',
    '-q a b',
    '-v no-end',
    '-n 1 a x b',
    'd',
    '-n x a',
    '-n -x a',
    '-c +x a',
    ['-n 2', '1\n2\n3\n'],
    ['-n +2', '1\n2\n3'],
    '-z -n 1 zero',
    '-n 0 a',
    '-n -0 a',
    '-3 a b',
    'x',
    '-f x',
    ['-f -n1', 'a\nb\n'],
    '-n 100 b',
    '--max-unchanged-stats=3 -n1 b',
    '--max-unchanged-stats=x b',
    '-c 100000 a',
  ],
  textFiles,
)

test('tail --pid ends with a process, or at once where there is none, and takes nothing but numbers', async () => {
  const { exec } = createBashFixture()
  const line =
    'seq 3 > f; { sleep 2; echo 4 >> f; } & tail -n 1 -f --pid=$! f; tail -n 1 -f --pid=99999 f; ' +
    'tail -n 1 --pid=1 f 2>&1; tail --pid=1x f 2>&1'
  expect((await exec(line)).stdout).toBe(
    "3\n4\n4\ntail: warning: PID ignored; --pid=PID is useful only when following\n4\ntail: invalid PID: '1x'\n",
  )
})

test('tail -f prints what a file gets, until a signal', async () => {
  const fixture = createGnuFixture([tail], { files: { log: 'a\nb\n' } })
  const running = fixture.run(['-fn1', 'log'])
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  fixture.fs.writeFile('/tmp/case/log', 'a\nb\nc\n')
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  for (const process of fixture.kernel.processes) process.receive('INT')
  expect((await running).stdout).toBe('b\nc\n')
})

test('the last line may begin in one piece of a pipe and end in another', async () => {
  const { bash } = createMachine()
  const pieces = (...parts: readonly string[]): string =>
    `{ ${parts.map((part) => `printf '${part}'; sleep 0.01`).join('; ')}; } | tail -n`
  expect((await bash.exec(`${pieces('a\\nb', 'c\\nd', 'e\\n')} 1`)).stdout).toBe('de\n')
  expect((await bash.exec(`${pieces('a\\nb', 'c', '\\nd\\n')} 2`)).stdout).toBe('bc\nd\n')
})

test('what is added is seen at once, whatever the time between two looks', async () => {
  const { bash } = createMachine({ now: 0 })
  const line =
    'echo a > f; echo b > g; tail -f f g & sleep 0.4; echo c >> f; sleep 0.4; echo d >> g; sleep 0.4; kill $!'
  const stdout = '==> f <==\na\n\n==> g <==\nb\n\n==> f <==\nc\n\n==> g <==\nd\n'
  expect((await bash.exec(line)).stdout).toBe(stdout)
})
