import { compareRows } from '../../../testing/compare.ts'
import { wc } from './wc.ts'

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
}

compareRows(
  wc,
  [
    'a',
    '-l a',
    '-w a',
    '-c a',
    '-m utf8',
    '-L utf8',
    '-lw a b',
    'a b no-end',
    '-l a b',
    'empty',
    'x',
    'x a',
    'd',
    'd a',
    '-lwmcL utf8 control',
    ['', 'a b\nc\n'],
    ['-', 'a\n'],
    ['-l', 'a\nb'],
    ['- a', 'q'],
    "-c 'a b'",
    '-L b control',
    '-w control utf8',
    '-lL a',
    '-x',
    '--lines --words a',
  ],
  files,
)
