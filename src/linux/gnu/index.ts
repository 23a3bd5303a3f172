import { gnuLater, type GnuProgram } from './library/program.ts'

/** Programs that load together, when one of them is first run. */
interface Group {
  /** Their names, with blanks between. */
  readonly names: string
  load(): Promise<readonly GnuProgram[]>
}

const groups: readonly Group[] = [
  {
    names:
      'basename bunzip2 bzcat bzcmp bzdiff bzegrep bzfgrep bzgrep bzip2 chgrp chmod chown cp cpio df dir dirname du fallocate file find flock gunzip gzip install link ln ls lzcat lzma mkdir mkfifo mknod mktemp mv namei ' +
      'readlink realpath rename.ul rm rmdir shred stat sync tar touch tree truncate uncompress unlink unlzma unxz unzip vdir xargs xz xzcat xzcmp xzdiff ' +
      'xzegrep xzfgrep xzgrep zcat zcmp zdiff zegrep zfgrep zgrep zip zipinfo',
    load: async () => (await import('./groups/files.ts')).filesPrograms,
  },
  {
    names:
      'bc cat cmp comm cut expand fold head nl paste rev seq shuf sort strings tac tail tee tr unexpand uniq wc yes',
    load: async () => (await import('./groups/text.ts')).textPrograms,
  },
  {
    names:
      'b2sum base32 base64 basenc cksum col colrm column csplit dc dd diff diff3 ed factor fmt hd hexdump iconv join look md5sum numfmt od openssl patch pathchk pr ptx sdiff sha1sum sha224sum ' +
      'sha256sum sha384sum sha512sum split sum tsort ul uudecode uuencode xxd',
    load: async () => (await import('./groups/text-later.ts')).laterTextPrograms,
  },
  {
    names: 'awk egrep expr fgrep gawk grep mawk rgrep sed',
    load: async () => (await import('./groups/search.ts')).searchPrograms,
  },
  {
    names:
      '[ addgroup adduser apt apt-cache apt-get arch at blkid cal chage chattr chpasswd chroot chrt chsh clear cowsay ' +
      'crontab curl date delgroup deluser dig dircolors dmesg dnsdomainname domainname dpkg dpkg-query echo emacs env ' +
      'false fdisk findmnt fortune free ftp fuser gcc gdb getconf getent getopt git gpasswd groupadd groupdel groupmod ' +
      'groups halt host hostid hostname hostnamectl htop id ifconfig ionice ip journalctl jq kill killall last lastb ' +
      'lastlog ldd locale logger logname lsattr lsb_release lsblk lscpu lslogins lsmod lsns lsof make mcookie mesg ' +
      'mkfs mount mountpoint nc ncal netstat newgrp nice nisdomainname node nohup nologin nproc nslookup passwd perl ' +
      'pgrep pidof ping pinky pkill pmap poweroff printenv printf prlimit ps pstree pwd python python3 reboot renice ' +
      'reset rsync ruby run-parts runuser scp screen script service setsid sftp sg shutdown sleep ss ssh stdbuf strace ' +
      'stty su sudo sysctl systemctl taskset telnet test time timeout tmux tput traceroute true tty umount uname ' +
      'update-alternatives uptime useradd userdel usermod users uuidgen vi vim vmstat w wall wget whereis which who ' +
      'whoami write ypdomainname yq zless',
    load: async () => (await import('./groups/environment.ts')).environmentPrograms,
  },
  {
    names: 'apropos less man more nano top watch whatis',
    load: async () => (await import('./groups/screen.ts')).screenPrograms,
  },
]

function member({ load }: Group, name: string): GnuProgram {
  return gnuLater({ name }, async () => {
    const program = (await load()).find(({ declaration }) => declaration.name === name)
    if (!program) throw new Error(`there is no program ${name}`)
    return program.load ? program.load() : program
  })
}

/** Every program of the machine. */
export const gnuPrograms: readonly GnuProgram[] = groups.flatMap((group) =>
  group.names.split(' ').map((name) => member(group, name)),
)

/** The programs that the groups hold: every one of them has to be in its group's names. */
export const loadGroups = (): Promise<readonly (readonly GnuProgram[])[]> =>
  Promise.all(groups.map(({ load }) => load()))
