import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

const HEAD = 'TARGET SOURCE FSTYPE OPTIONS\n'
const PROC = '/proc  proc   proc   rw,nosuid,nodev,noexec,relatime\n'

// the forms are those of findmnt 2.38.1, the mounts those of this machine
rowsInTurn([
  [
    'findmnt',
    'TARGET     SOURCE    FSTYPE OPTIONS\n' +
      '/          /dev/vda1 ext4   rw,noatime\n' +
      '├─/run     tmpfs     tmpfs  rw,nosuid,nodev\n' +
      '├─/tmp     tmpfs     tmpfs  rw,nosuid,nodev\n' +
      '├─/proc    proc      proc   rw,nosuid,nodev,noexec,relatime\n' +
      '└─/dev/pts devpts    devpts rw,nosuid,noexec,relatime,gid=5,mode=620,ptmxmode=000\n[0]',
  ],
  ['findmnt -a -o TARGET -i -t proc', 'TARGET\n/\n|-/run\n|-/tmp\n`-/dev/pts\n[0]'],
  ['findmnt /proc', `${HEAD}${PROC}[0]`],
  ['findmnt proc', `${HEAD}${PROC}[0]`],
  ['findmnt -M /proc', `${HEAD}${PROC}[0]`],
  ['findmnt -S proc', `${HEAD}${PROC}[0]`],
  ['findmnt -t proc', `${HEAD}${PROC}[0]`],
  ['findmnt -n -o TARGET,FSTYPE /', '/      ext4\n[0]'],
  ['findmnt -rn -o TARGET -t proc', '/proc\n[0]'],
  ['findmnt -P -t proc -o TARGET,SOURCE', 'TARGET="/proc" SOURCE="proc"\n[0]'],
  ['findmnt -T /etc/passwd -o TARGET,SIZE', 'TARGET  SIZE\n/       256M\n[0]'],
  ['findmnt -D -n -o SOURCE -t tmpfs -f', 'tmpfs\n[0]'],
  ['findmnt --real -o SOURCE', 'SOURCE\n/dev/vda1\n[0]'],
  ['findmnt nope', '[1]'],
  ['findmnt a b c', '[1]'],
  ['findmnt -o bad', 'findmnt: unknown column: bad\n[1]'],
  ['findmnt -J', "findmnt: option '-J' is not simulated here\n[1]"],
  ['findmnt -z', "findmnt: invalid option -- 'z'\nTry 'findmnt --help' for more information.\n[1]"],
  ['lsmod', 'Module                  Size  Used by\n[0]'],
  ['lsmod x', 'Usage: lsmod\n[1]'],
  ['blkid', 'blkid: not simulated here; lsblk -o NAME,FSTYPE,SIZE shows the disks\n[1]'],
])
