import { compareLines } from '../../../testing/compare-lines.ts'

compareLines([
  'arch x',
  'nproc x',
  'nproc --ignore=99',
  'nproc --ignore=x',
  'uname',
  'uname -s',
  'uname x',
  'uname -x',
  'tty',
  'tty -s',
  'tty x',
])
