import { compareRows } from '../../../testing/compare.ts'
import { getopt } from './getopt.ts'

compareRows(getopt, [
  'ab: -a -b 2 x',
  "-o ab:c:: -l long,val:,opt:: -- -ab2 -c --val x --opt=y z 'q w'",
  '-o a -- -x',
  '-n me -o a -l foo -- --fo --bar',
  '',
  '-s zsh -o a',
  "-u -o a -- -a 'b c'",
  '-o a -- b -a c',
  '-o +a -- b -a c',
  '-s csh -o a -- a!b',
  '-T',
  '-q -o a -- -x',
  '-Q -o a -- -a',
  '-a -o a -l foo -- -foo -a',
  'a: -- -a',
  '-o a: -- -a',
  "-l foo: -o '' -- --foo",
  "-o '' -l foo -- --foo=3",
])
