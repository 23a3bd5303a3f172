import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

rowsInTurn([
  ['sg', 'Usage: sg group [[-c] command]\n[1]'],
  ['sg -z', 'Usage: sg group [[-c] command]\n[1]'],
  ['newgrp -z', 'Usage: newgrp [-] [group]\n[1]'],
  ['newgrp nosuch', "newgrp: group 'nosuch' does not exist\n[1]"],
  ['sg nosuch id', "sg: group 'nosuch' does not exist\n[1]"],
  ["sg root -c 'id -gn'", 'root\n[0]'],
  ["sg daemon 'id -g'", '1\n[0]'],
  // one word is the command, what follows is not read
  ['sg daemon id -g', 'uid=0(root) gid=1(daemon) groups=1(daemon),0(root)\n[0]'],
  ["echo 'id -gn' | newgrp daemon", 'daemon\n[0]'],
  ["sg daemon 'touch f; exit 3'; echo $?; stat -c %G f", '3\ndaemon\n[0]'],
  ["su user -c 'sg daemon id'", 'sg: a password for a group is not simulated here\n[1]'],
  ['su user -c \'sg user "id -gn"\'', 'user\n[0]'],
])
