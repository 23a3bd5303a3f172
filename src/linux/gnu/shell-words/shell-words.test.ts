import { compareLines } from '../../../testing/compare-lines.ts'

compareLines([
  'test a b',
  'test a b c',
  'test a b c d',
  '[ a',
  '[',
  'test',
  'test -f',
  'test 1 -eq a',
  'test 1 -eq',
  'printf',
  'printf %d abc',
  'printf %d 12abc',
  'printf %y x',
  'printf %d 99999999999999999999',
  'printf %s\\n a b',
  'printf x y',
  'echo -e a\\tb',
  'echo -n x',
  'echo --foo',
  'printf %d',
])
