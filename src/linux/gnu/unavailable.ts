import { ownWords } from './own-words.ts'
import type { GnuProgram } from './program.ts'

/** What people will type that is not simulated: what to say after `NAME: `, and the status. */
const sentences: readonly (readonly [names: string, sentence: string])[] = [
  ['vi vim emacs', 'not simulated here; nano is there'],
  ['git', 'not simulated here; files can be kept apart with cp and compared with diff'],
  ['python3 python node perl ruby gcc make', 'not simulated here; the shell itself, sed and awk can be programmed'],
  ['crontab at', 'not simulated here; nothing would run while the page is closed'],
  ['systemctl service journalctl', 'this machine has no services to control, systemd is not simulated'],
  ['passwd', 'not simulated here; accounts have no passwords, and sudo asks for none'],
  ['useradd adduser usermod userdel groupadd', 'not simulated here; the accounts stand in /etc/passwd and stay'],
  ['reboot shutdown halt poweroff', 'not simulated here; Reset on the page starts the machine anew'],
  ['umount fdisk mkfs', 'not simulated here; the disks of this machine stay as they are'],
  ['shred', 'not simulated here; rm takes a file away, and this disk keeps nothing of it'],
  ['scp sftp rsync ftp telnet', 'not simulated here; curl and wget fetch files from the simulated network'],
  ['strace gdb', 'not simulated here; bash -x shows what a script does'],
]

/** Programs that only say that they are not there. */
export const unavailable: readonly GnuProgram[] = sentences.flatMap(([names, sentence]) =>
  names.split(' ').map((name) =>
    ownWords({ name }, async (process) => {
      await process.complain(sentence)
      return 1
    }),
  ),
)
