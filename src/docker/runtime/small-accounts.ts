/** The lines of /etc/passwd and /etc/group below root's. */
interface Accounts {
  readonly users: string
  readonly groups: string
}

const lines = (rows: readonly string[]): string => rows.map((row) => `${row}\n`).join('')

/** Groups of Alpine: each a name, a number and its members. */
const ALPINE_GROUPS =
  'bin 1 root,bin,daemon;daemon 2 root,bin,daemon;sys 3 root,bin;adm 4 root,daemon;tty 5;disk 6 root;lp 7 lp;kmem 9;wheel 10 root;' +
  'floppy 11 root;mail 12 mail;news 13 news;uucp 14 uucp;cron 16 cron;audio 18;cdrom 19;dialout 20 root;ftp 21;sshd 22;input 23;' +
  'tape 26 root;video 27 root;netdev 28;kvm 34 kvm;games 35;shadow 42;www-data 82;users 100 games;ntp 123;abuild 300;utmp 406;' +
  'ping 999;nogroup 65533;nobody 65534'

/** Groups of BusyBox. */
const BUSYBOX_GROUPS =
  'daemon 1;bin 2;sys 3;adm 4;tty 5;disk 6;lp 7;mail 8;kmem 9;wheel 10 root;cdrom 11;dialout 18;floppy 19;video 28;audio 29;tape 32;' +
  'www-data 33;operator 37;utmp 43;plugdev 46;staff 50;lock 54;netdev 82;users 100;nobody 65534'

const groupLines = (groups: string): string =>
  lines(
    groups.split(';').map((group) => {
      const [name, number, members = ''] = group.split(' ')
      return `${name}:x:${number}:${members}`
    }),
  )

/** The accounts that images have whose everyday programs are BusyBox's. */
export const smallAccounts: Readonly<Record<'alpine' | 'busybox', Accounts>> = {
  alpine: {
    users: lines([
      'bin:x:1:1:bin:/bin:/sbin/nologin',
      'daemon:x:2:2:daemon:/sbin:/sbin/nologin',
      'lp:x:4:7:lp:/var/spool/lpd:/sbin/nologin',
      'sync:x:5:0:sync:/sbin:/bin/sync',
      'shutdown:x:6:0:shutdown:/sbin:/sbin/shutdown',
      'halt:x:7:0:halt:/sbin:/sbin/halt',
      'mail:x:8:12:mail:/var/mail:/sbin/nologin',
      'news:x:9:13:news:/usr/lib/news:/sbin/nologin',
      'uucp:x:10:14:uucp:/var/spool/uucppublic:/sbin/nologin',
      'cron:x:16:16:cron:/var/spool/cron:/sbin/nologin',
      'ftp:x:21:21::/var/lib/ftp:/sbin/nologin',
      'sshd:x:22:22:sshd:/dev/null:/sbin/nologin',
      'games:x:35:35:games:/usr/games:/sbin/nologin',
      'www-data:x:82:82::/home/www-data:/sbin/nologin',
      'ntp:x:123:123:NTP:/var/empty:/sbin/nologin',
      'guest:x:405:100:guest:/dev/null:/sbin/nologin',
      'nobody:x:65534:65534:nobody:/:/sbin/nologin',
    ]),
    groups: groupLines(ALPINE_GROUPS),
  },
  busybox: {
    users: lines([
      'daemon:x:1:1:daemon:/usr/sbin:/bin/false',
      'bin:x:2:2:bin:/bin:/bin/false',
      'sys:x:3:3:sys:/dev:/bin/false',
      'sync:x:4:100:sync:/bin:/bin/sync',
      'mail:x:8:8:mail:/var/spool/mail:/bin/false',
      'www-data:x:33:33:www-data:/var/www:/bin/false',
      'operator:x:37:37:Operator:/var:/bin/false',
      'nobody:x:65534:65534:nobody:/home:/bin/false',
    ]),
    groups: groupLines(BUSYBOX_GROUPS),
  },
}
