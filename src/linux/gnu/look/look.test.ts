import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { look } from './look.ts'

const files = {
  words: 'Apple\nbanana\nBANDANA\nband\ncan-do\ncando\ncat\nDog\n',
  sorted: 'abc\nabd\nabd \nb\n',
  'no-end': 'abc\nabd',
  empty: '',
  'd/f': '',
}

compareRows(
  look,
  [
    'ab sorted',
    'abd sorted',
    'abd no-end',
    'zz sorted',
    '-f BAN words',
    '-df CAN words',
    '-t n banz words',
    '-tnn ban words',
    '--terminate a bana words',
    "'' words",
    '-d - words',
    '-f d words',
    '-a a sorted',
    '',
    'a b c',
    '-z a',
    'a nope',
    'a d',
    'a empty',
  ],
  files,
)

test('look takes the words that WORDLIST names, and all letters alike', async () => {
  const environment = { WORDLIST: 'words' }
  expect((await runGnu(look, ['-t', 'D', 'BANDx'], { files, environment })).stdout).toBe('BANDANA\nband\n')
})
