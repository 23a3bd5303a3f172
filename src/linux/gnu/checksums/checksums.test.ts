import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { b2sum, cksum, md5sum, sha1sum, sha224sum, sha256sum, sha384sum, sha512sum } from './checksums.ts'
import { sum as summed } from '../sum/sum.ts'

const sum = (text: string): string => createHash('md5').update(text).digest('hex')
const files = {
  a: 'hello\n',
  empty: '',
  'd/f': '',
  long: 'x'.repeat(20_000),
  good: `${sum('hello\n')}  a\n${sum('')} *empty\n`,
  bad: `${sum('other')}  a\n${sum('')}  empty\n${sum('')}  missing\nnonsense\n`,
  crlf: `${sum('hello\n')}  a\r\nMD5 (a) = ${sum('hello\n')}\r\n`,
  tight: `MD5(a)= ${sum('hello\n')}\nMD5(a) = ${sum('')}\n`,
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
    '-c crlf',
    '-c tight',
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

compareRows(
  cksum,
  [
    'a',
    ['', 'abc'],
    ['-', 'abc'],
    'a empty long x',
    'd',
    '-a md5 a',
    '-a md5 --untagged a x',
    '-a sha1 a',
    '-a sha256 -z a',
    '-a foo a',
    '-a s a',
    '-a sysv a long empty',
    '-a bsd a long empty',
    '-a crc a',
    '-z a',
    '-c a',
    '-c tagged',
    '-c bad',
    '-a md5 -c good',
    '-a md5 -c tagged',
    '-a md5 -c bad',
    '-a crc -c a',
    '-l 8 a',
  ],
  files,
)

compareRows(
  summed,
  ['a', 'a empty long x', ['', 'abc'], ['-', 'abc'], 'd', '-s a empty long', '-r a', '-r -s a', ['-s', 'abc']],
  files,
)

test('some algorithms are not simulated', async () => {
  const { stderr, status } = await runGnu(cksum, ['-a', 'sm3', 'a'], { files })
  expect(stderr).toBe("cksum: the algorithm 'sm3' is not simulated\n")
  expect(status).toBe(1)
})

compareRows(sha224sum, ['a empty long', '--tag a', ['-c', 'x']], files)
compareRows(sha384sum, ['a empty long', '--tag a'], files)
compareRows(
  b2sum,
  [
    'a empty long',
    '-l 128 a',
    '-l 256 --tag a',
    '--tag a',
    '-l 7 a',
    '-l 520 a',
    ['', 'x'.repeat(128)],
    ['', 'x'.repeat(129)],
  ],
  files,
)

compareScripts([
  'echo x > a; md5sum a > s; echo junk >> s; md5sum -w -c s; md5sum --warn --quiet -c s; echo $?; echo junk | md5sum -wc; echo junk | sha256sum -wc',
  String.raw`echo a > 'te st'; : > empty; md5sum 'te st' empty | sed 's/  / /' > l; md5sum -c l; echo $?; md5sum empty >> l; md5sum -c l; md5sum 'te st' > l; md5sum empty | sed 's/  / /' >> l; md5sum -c l; md5sum -c --strict l; echo $?`,
])
