import { compareRows } from '../../../testing/compare.ts'
import { tabFiles } from '../../../testing/sample-files.ts'
import { expand } from './expand.ts'

compareRows(
  expand,
  [
    'tabs',
    '-t4 tabs',
    '-i tabs',
    '-t 2,6,10 tabs',
    '-4 tabs',
    '-2,6 tabs',
    '-t 1,+8 tabs',
    '-t /4 tabs',
    'no-end',
    'utf8',
    'x',
    'd',
    '-t 0 tabs',
    '-t 4,2 tabs',
    '-t x tabs',
    '-t 3x tabs',
    'spaces',
    ['', 'a\tb'],
    '-t2 -t4 tabs',
    '-t / tabs',
    '-t /,5 tabs',
    '-t +/5 tabs',
    '-t /3,/6 tabs',
    '-t 3,+5,6 tabs',
    '-t /3,+5 tabs',
    '-t 3/5 tabs',
    '-t 1a,2b tabs',
    '-t 99999999999999999999 tabs',
  ],
  tabFiles,
)
