import type { GnuProcess } from '../library/gnu-system.ts'
import type { GnuProgram } from '../library/program.ts'

/** What people will type that is not simulated: what to say after `NAME: `, and the status. */
const sentences: readonly (readonly [names: string, sentence: string])[] = [
  ['vi vim emacs', 'not simulated here; nano is there'],
  ['git', 'not simulated here; files can be kept apart with cp and compared with diff'],
  ['python3 python node perl ruby gcc make', 'not simulated here; the shell itself, sed and awk can be programmed'],
  ['crontab at', 'not simulated here; nothing would run while the page is closed'],
  ['systemctl service journalctl', 'this machine has no services to control, systemd is not simulated'],
  ['reboot shutdown halt poweroff', 'not simulated here; Reset on the page starts the machine anew'],
  ['fdisk mkfs', 'not simulated here; the disks of this machine stay as they are'],
  ['blkid', 'not simulated here; lsblk -o NAME,FSTYPE,SIZE shows the disks'],
  [
    'chattr lsattr',
    'not simulated here; the files of this machine have permissions alone, which chmod and ls -l are about',
  ],
  ['pmap', 'not simulated here; ps -o pid,vsz,rss,cmd shows how much memory a process has'],
  ['prlimit', 'not simulated here; ulimit of the shell shows and sets limits'],
  ['lslogins', 'not simulated here; getent passwd lists the accounts'],
  ['update-alternatives', 'not simulated here; which and readlink -f tell what a name means'],
  ['lsns', 'not simulated here; all processes of a machine see the same one'],
  ['scp sftp rsync ftp telnet', 'not simulated here; curl and wget fetch files from the simulated network'],
  ['zless', 'not simulated here; zcat FILE | less does the same'],
  ['lsof fuser', 'not simulated here; ss shows ports, and ps what runs'],
  ['tmux screen htop', 'not simulated here; jobs, fg and bg keep programs apart, and top shows them'],
  ['chroot renice', 'not simulated here; processes of this machine run as they are started'],
  ['strace gdb', 'not simulated here; bash -x shows what a script does'],
]

/** Programs that only say that they are not there. */
export const unavailable: readonly GnuProgram[] = sentences.flatMap(([names, sentence]) =>
  names.split(' ').map((name) => ({
    declaration: { name },
    run: async (process: GnuProcess) => {
      await process.complain(sentence)
      return 1
    },
  })),
)
