import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { createGnuFixture } from '../../../testing/gnu-fixture.ts'
import { textFiles } from '../../../testing/sample-files.ts'
import type { OpenFile } from '../../../shell/posix/stream.ts'
import { MemoryInput, MemoryOutput } from '../../../shell/posix/stream.ts'
import { head } from './head.ts'

compareRows(
  head,
  [
    'b',
    '-n 3 b',
    '-n -20 b',
    '-n -2 no-end',
    '-n -0 no-end',
    '-c 5 b',
    '-c -45 b',
    '-c 3 utf8',
    '-5 b',
    '-3q a b',
    '-12c b',
    'a b',
    '-q a no-end',
    '-v a',
    '-n 1 a x b',
    'd',
    '-n x a',
    '-c 1x a',
    '-n -x a',
    ['-n 2', '1\n2\n3\n'],
    ['-n2 - a', '1\n2\n3\n'],
    '-z -n 2 zero',
    '-n 1K no-end',
    '-c 1b b',
    '-n 0 a',
    "'a b' 'x y'",
    '-n',
    '-1x a',
  ],
  textFiles,
)

test('head leaves the rest of its input to the next reader', async () => {
  const fixture = createGnuFixture([head])
  const rest = new MemoryInput('1\n2\n3\n')
  const stdin = fixture.kernel.start({
    argv: ['head', '-n1'],
    image: head.run,
    cwd: '/',
    environment: new Map(),
    credentials: { uid: 0, gid: 0, groups: [] },
    descriptors: new Map<number, OpenFile>([
      [0, Object.assign(rest, { references: 1 })],
      [1, new MemoryOutput()],
    ]),
  })
  while (stdin.state !== 'ended') await stdin.change()
  expect(rest.read()).toBe('2\n3\n')
})
