import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

// a file that has no end is read no further than the other
rowsInTurn([
  ['head -c 4096 /dev/zero > z; cmp z /dev/zero', 'cmp: EOF on z after byte 4096, in line 1\n[1]'],
  ['cmp /dev/zero z', 'cmp: EOF on z after byte 4096, in line 1\n[1]'],
  ['cmp -n 10 /dev/zero z; cmp -s z /dev/zero; echo $?', '1\n[0]'],
  ['cmp -n 100000 /dev/zero /dev/zero; echo abc > t; cmp t /dev/zero', 't /dev/zero differ: byte 1, line 1\n[1]'],
  [
    'cmp -i 1:2 /dev/zero z; mkdir d; cmp d z; cmp z d; cmp nosuch d; cmp z nosuch',
    'cmp: EOF on z after byte 4094, in line 1\ncmp: d: Is a directory\ncmp: d: Is a directory\ncmp: nosuch: No such file or directory\ncmp: nosuch: No such file or directory\n[2]',
  ],
  ['cmp - z < /dev/null; cmp z - < z; seq 100000 | cmp - <(seq 100000)', 'cmp: EOF on - which is empty\n[0]'],
])
