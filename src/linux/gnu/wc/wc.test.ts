import { compareScripts } from '../../../testing/compare-scripts.ts'
import { compareRows } from '../../../testing/compare.ts'
import { textFiles } from '../../../testing/sample-files.ts'
import { wc } from './wc.ts'

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
  textFiles,
)

compareScripts(["echo x > a; wc a '' a; echo $?; wc ''"])
