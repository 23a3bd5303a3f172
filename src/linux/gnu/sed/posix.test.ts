import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

rowsInTurn([
  ["echo 'a|b' | sed --posix 's/a\\|b/X/'", 'X\n[0]'],
  ["echo 'aab' | sed --posix 's/a\\+/X/'", 'aab\n[0]'],
  ["echo 'a+' | sed --posix 's/a\\+/X/'", 'X\n[0]'],
  ["echo 'a?' | sed --posix 's/a\\?/X/'", 'X\n[0]'],
  ["echo 'aw b' | sed --posix 's/\\w/X/'", 'aX b\n[0]'],
  ["echo 'x s' | sed --posix 's/\\s/X/'", 'x X\n[0]'],
  ["echo 'a<b' | sed --posix 's/\\</X/'", 'aXb\n[0]'],
  ["echo 'ab' | sed --posix 's/\\bb/X/'", 'ab\n[0]'],
  ["echo 'ab' | sed --posix -E 's/b?\\w/X/'", 'ab\n[0]'],
  ["echo 'a+' | sed --posix -E 's/a\\+/X/'", 'X\n[0]'],
  ["echo ab | sed --posix -E 's/a|b/X/'", 'Xb\n[0]'],
  ["echo 'aab' | sed 's/a\\+/X/'", 'Xb\n[0]'],
])
