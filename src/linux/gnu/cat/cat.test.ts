import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { runInto } from '../../../testing/run-into.ts'
import { textFiles } from '../../../testing/sample-files.ts'
import { cat } from './cat.ts'

compareRows(
  cat,
  [
    'a no-end b',
    '-n a no-end a',
    '-b a',
    '-s a a',
    '-A control',
    '-E a crlf',
    '-T control',
    '-v control utf8',
    '-e control',
    '-t control',
    '-nbs a',
    'x a',
    "'a b' 'c d' c:d ''",
    'd a',
    ['- a', 'in\n'],
    ['-n', 'q\nr'],
    '-sn a empty a',
    '--number no-end no-end',
    '-z',
    '--foo',
  ],
  textFiles,
)

test('a name in a message is quoted as a shell needs it', async () => {
  const { stderr } = await runGnu(cat, ["it's", 'a\nb', '#x', '{'])
  expect(stderr.replaceAll(': No such file or directory', '')).toBe(
    `cat: "it's"\ncat: 'a'$'\\n''b'\ncat: '#x'\ncat: '{'\n`,
  )
})

test('cat refuses to read what it writes, unless nothing is to be read', async () => {
  const append = await runInto(cat, ['out'], { content: 'hi\n', append: true })
  expect(append).toEqual({ out: 'hi\n', errors: 'cat: out: input file is output file\n' })
  expect(await runInto(cat, ['out'], { content: 'hi\n' })).toEqual({ out: '', errors: '' })
})
