import { compareRows } from '../../../testing/compare.ts'
import { tabFiles } from '../../../testing/sample-files.ts'
import { unexpand } from './unexpand.ts'

compareRows(
  unexpand,
  [
    'spaces',
    '-a spaces',
    '-t4 spaces',
    '-a -t 4,6 spaces',
    '--first-only -t4 spaces',
    'tabs',
    '-a tabs',
    'no-end',
    'x',
    'd',
    '-t 0 spaces',
    ['-a', 'a       b'],
    '-t3 tabs',
    '-a utf8',
  ],
  tabFiles,
)
