import { compareRows } from '../../../testing/compare.ts'
import { fmt } from './fmt.ts'

const prose =
  'The quick brown fox jumps over the lazy dog. It was (by all accounts) a rather slow dog; the fox, though, was quick!\nNobody knows why.  Perhaps because it had "important" things to do, or places to be.\n\n   An indented paragraph that goes on for a while, so that it has to be broken somewhere\n   in the middle, at a good place.\n  Another one\n\n\nshort\nlines\nhere\n- item one is long enough to be wrapped around when the width is small\n  and goes on\n'

const files = {
  prose,
  a: 'one\n\ntwo\nthree\n\n\nfour\n',
  spaces: '        x\n    y       z\n  a  b   c    d\n                 q\n   \t  t\n1234567 8 9\n       x\n        \n',
  quoted: '> one two three four five\n> six seven\nplain text here that is long enough\n>x\n>\n> eight nine\n> ten\n',
  code: '# one two three four five six\n# seven\nx = 1  # eight nine ten eleven\n  # indented one two three four five\n  # six\n//   a b c d e f g h i j k l m n o p q\n// r s\n',
  'no-end': 'abc\tdef',
  empty: '',
  'd/f': '',
}

/** Words of many lengths, some of which end a sentence. */
const MANY_WORDS = Array.from(
  { length: 2000 },
  (_, at) => `${'x'.repeat(1 + ((at * at * 7) % 23))}${at % 7 ? '' : '.'}`,
)
const SHORT_WORDS = Array.from({ length: 2500 }, (_, at) => 'x'.repeat(1 + ((at * at * 5) % 7)))

compareRows(
  fmt,
  [
    'prose',
    '-w 40 prose',
    '-40 prose',
    '-w 30 -u prose',
    '-s -w 40 prose',
    '-c -w 40 prose',
    '-t -w 40 prose',
    '-u prose',
    'empty',
    'no-end',
    'a',
    '-w x prose',
    '-w 9999 prose',
    'x',
    'd',
    ['-w 20', 'aaa bbb ccc ddd eee fff ggg hhh\n'],
    '-w 10 a',
    'a prose',
    '-g 30 -w 50 prose',
    '-g 30 prose',
    'spaces',
    "-w 20 -p '>' quoted",
    "-w 20 -p '> ' quoted",
    "-w 24 -p '#' code",
    "-w 24 -p '  #' code",
    "-w 24 -p '# ' code",
    "-s -w 20 -p '>' quoted",
    "-c -w 30 -p '//' code",
    "-p '' -w 30 prose",
    // of a long paragraph lines are printed before all of it is read: these say where it is broken
    ['-w 2400', `${MANY_WORDS.join(' ')}\n`],
    ['-u -w 60', `${MANY_WORDS.join('  ')}\n`],
    ['-w 2000', `${SHORT_WORDS.join('\n')}\n`],
    ['', `${'a'.repeat(6000)} b\n`],
  ],
  files,
)
