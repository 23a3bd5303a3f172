import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { compareRows } from '../../testing/compare.ts'
import { runGnu } from '../../testing/gnu-bench.ts'
import { md5sum, sha1sum, sha256sum, sha512sum } from './checksums.ts'

const sum = (text: string): string => createHash('md5').update(text).digest('hex')
const files = {
  a: 'hello\n',
  empty: '',
  'd/f': '',
  long: 'x'.repeat(20_000),
  good: `${sum('hello\n')}  a\n${sum('')} *empty\n`,
  bad: `${sum('other')}  a\n${sum('')}  empty\n${sum('')}  missing\nnonsense\n`,
  tagged: `MD5 (a) = ${sum('hello\n')}\n`,
}

compareRows(
  md5sum,
  [
    'a empty',
    'x a',
    'd',
    ['', 'abc'],
    '-b a',
    '--tag a',
    '-c good',
    '-c bad',
    '-c --quiet bad',
    '-c --status bad',
    '-c tagged',
    '-c a',
    '-c x',
    '-c --ignore-missing bad',
    '-c --strict good',
    'long',
    '-z a',
  ],
  files,
)
compareRows(sha1sum, ['a empty long'], files)
compareRows(sha256sum, ['a empty long', '--tag a'], files)
compareRows(sha512sum, ['a empty long'], files)

test.each([55, 56, 63, 64, 111, 112, 119, 120, 127, 128, 129])('sums of %i bytes', async (length) => {
  const stdin = 'q'.repeat(length)
  for (const [program, name] of [
    [md5sum, 'md5'],
    [sha1sum, 'sha1'],
    [sha256sum, 'sha256'],
    [sha512sum, 'sha512'],
  ] as const)
    expect((await runGnu(program, [], { stdin })).stdout).toBe(`${createHash(name).update(stdin).digest('hex')}  -\n`)
})
