import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

rowsInTurn([
  ['runuser -u nobody whoami', 'nobody\n[0]'],
  [
    'runuser -l nobody -c whoami',
    'runuser: warning: cannot change directory to /nonexistent: No such file or directory\nThis account is currently not available.\n[1]',
  ],
  ['runuser -s /nope nobody; echo $?', 'runuser: failed to execute /nope: No such file or directory\n127\n[0]'],
  ['runuser nobody -c id', 'This account is currently not available.\n[1]'],
  ['su nobody -s /bin/echo x y', 'x y\n[0]'],
  ['runuser -u nobody -- id -un', 'nobody\n[0]'],
  ['su nosuch', 'su: user nosuch does not exist or the user entry does not contain all the required fields\n[1]'],
  [
    'su - nobody',
    'su: warning: cannot change directory to /nonexistent: No such file or directory\nThis account is currently not available.\n[1]',
  ],
  ["runuser nobody -s /bin/sh -c 'echo $0 $1' a b", 'a b\n[0]'],
  [
    'runuser -u nosuch id',
    'runuser: user nosuch does not exist or the user entry does not contain all the required fields\n[1]',
  ],
  ['runuser -u nobody', 'runuser: no command was specified\n[1]'],
  [
    'runuser -u nobody -c id',
    'runuser: options --{shell,fast,command,session-command,login} and --user are mutually exclusive\n[1]',
  ],
  ['nologin -z', 'This account is currently not available.\n[1]'],
  ['/usr/sbin/nologin; echo $?', 'This account is currently not available.\n1\n[0]'],
  [
    'env -i PATH=$PATH HOME=/x USER=q runuser -u nobody env | grep -v PATH',
    'HOME=/nonexistent\nUSER=nobody\nLOGNAME=nobody\n[0]',
  ],
  ['env -i PATH=$PATH HOME=/x USER=q runuser root -c env | grep -E "USER|HOME|LOGN"', 'HOME=/root\nUSER=q\n[0]'],
  ['runuser -u nobody nosuch', 'runuser: failed to execute nosuch: No such file or directory\n[1]'],
])
