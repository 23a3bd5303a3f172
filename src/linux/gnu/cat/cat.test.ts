import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { runInto } from '../../../testing/run-into.ts'
import { cat } from './cat.ts'

const numbers = (count: number): string => Array.from({ length: count }, (_, index) => `${index + 1}\n`).join('')

const files = {
  a: 'one two\nthree\n\n\n\nfour  five\n',
  b: numbers(25),
  'no-end': 'x\ny\nlast',
  empty: '',
  'a b': 'spaced\n',
  utf8: 'ä日本 ñ\n€ \u00a0x\n',
  control: Uint8Array.of(0, 1, 9, 10, 13, 10, 27, 65, 127, 128, 200, 255, 10, 9, 10),
  'd/f': 'in\n',
  crlf: 'a\r\nb\r\n',
}

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
  files,
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
