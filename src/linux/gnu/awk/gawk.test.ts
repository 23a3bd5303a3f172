import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

rowsInTurn([
  ['echo \'a b c\' | gawk \'{ print gensub(/b/, "X", "g") }\'', 'a X c\n[0]'],
  ['gawk \'BEGIN { n = split("c a b", a); asort(a); print n, a[1], strtonum("0x11"), and(12, 10) }\'', '3 a 17 8\n[0]'],
  ["gawk 'BEGIN { x = 0; print 1; print 1 / x }'", '1\ngawk: fatal: division by zero attempted\n[2]'],
  ["gawk 'BEGIN { x = 5; x %= 0 }'", "gawk: fatal: division by zero attempted in `%'\n[2]"],
  ['gawk \'BEGIN { FPAT = "[a-z]+" } { print $1 }\'', 'gawk: fatal: FPAT is not simulated here\n[2]'],
  ["gawk 'BEGINFILE { print FILENAME }' x", 'gawk: fatal: BEGINFILE is not simulated here\n[2]'],
  [
    `gawk 'BEGIN { print substr("hello", -1, 3), substr("hello", 0, 2), substr("hello", -3), substr("hello", 1.5, 2) }'`,
    'hel he hello he\n[0]',
  ],
  [`awk 'BEGIN { print substr("hello", -1, 3) }'`, 'hell\n[0]'],
  ["awk 'BEGIN { x = 0; print 1 / x; RT = 3; print RT }'", 'inf\n3\n[0]'],
])
