import { describe, expect, it } from 'vitest'
import { createMachine, type HeadlessMachine } from '../../headless.ts'

/** 22 November 2026: day 20779 of shadow(5). */
const NOW = Date.UTC(2026, 10, 22, 14)

const machine = (user = 'root'): HeadlessMachine => createMachine({ now: NOW, user })

/** What a line says and its status, as Debian 12's passwd 4.13 and adduser 3.134 do; help after wrong usage is left out. */
async function said(line: string, on: HeadlessMachine): Promise<string> {
  const { stdout, status } = await on.bash.exec(`{ ${line}; } 2>&1`)
  return `${stdout.replace(/^Usage: [^]*/m, 'Usage\n')}[${status}]`
}

type Row = readonly [line: string, says: string]

const useraddRows: readonly Row[] = [
  ['useradd -m -s /bin/bash -G sudo ada', '[0]'],
  [
    'grep ada /etc/passwd /etc/shadow /etc/group',
    '/etc/passwd:ada:x:1001:1001::/home/ada:/bin/bash\n/etc/shadow:ada:!:20779:0:99999:7:::\n/etc/group:sudo:x:27:ada\n/etc/group:ada:x:1001:\n[0]',
  ],
  [
    'stat -c "%A %U %G %n" /home/ada /home/ada/.* | grep -v "/\\.*$"',
    'drwxr-xr-x ada ada /home/ada\n-rw-r--r-- ada ada /home/ada/.bash_logout\n-rw-r--r-- ada ada /home/ada/.bashrc\n-rw-r--r-- ada ada /home/ada/.profile\n[0]',
  ],
  ['id ada', 'uid=1001(ada) gid=1001(ada) groups=1001(ada),27(sudo)\n[0]'],
  ['useradd ada', "useradd: user 'ada' already exists\n[9]"],
  ['useradd', 'Usage\n[2]'],
  ['useradd a b', 'Usage\n[2]'],
  ['useradd -u 1001 bob', 'useradd: UID 1001 is not unique\n[4]'],
  ['useradd -u abc bob', "useradd: invalid user ID 'abc'\n[3]"],
  ['useradd -u -5 bob', "useradd: invalid user ID '-5'\n[3]"],
  ['useradd -u 4294967295 bob', "useradd: invalid user ID '4294967295'\n[3]"],
  ['useradd -o bob', 'useradd: -o flag is only allowed with the -u flag\nUsage\n[2]'],
  ['useradd -o -u 1001 bob', '[0]'],
  ['useradd -g nosuch cy', "useradd: group 'nosuch' does not exist\n[6]"],
  ['useradd -g 27 cy', '[0]'],
  ['useradd -G sudo,nosuch dd', "useradd: group 'nosuch' does not exist\n[6]"],
  ['useradd -G sudo, dd', "useradd: group '' does not exist\n[6]"],
  ['useradd -d relative dd', "useradd: invalid home directory 'relative'\n[3]"],
  ['useradd -s nope dd', "useradd: invalid shell 'nope'\n[3]"],
  ['useradd -s /nope ee', "useradd: Warning: missing or non-executable shell '/nope'\n[0]"],
  ['useradd -r sys1; useradd -r -m sys2', '[0]'],
  ["useradd 'Bad Name'", "useradd: invalid user name 'Bad Name': use --badname to ignore\n[3]"],
  ['useradd Ada; useradd 9x', '[0]'],
  ['useradd -c a:b ff', "useradd: invalid comment 'a:b'\n[3]"],
  ["useradd -c 'Full Name' -d /srv/ff ff; useradd -N gg", '[0]'],
  ['useradd -U -g sudo hh', 'useradd: options -U and -g conflict\nUsage\n[2]'],
  ['useradd -M -m hh', 'useradd: options -m and -M conflict\nUsage\n[2]'],
  ['useradd -k /etc/skel hh', 'useradd: -k flag is only allowed with the -m flag\nUsage\n[2]'],
  ['useradd sudo', 'useradd: group sudo exists - if you want to add this user to that group, use -g.\n[9]'],
  [
    'useradd -m -d /home/ada ii',
    'useradd: warning: the home directory /home/ada already exists.\nuseradd: Not copying any file from skel directory into it.\n[0]',
  ],
  ['useradd -f x yy', "useradd: invalid numeric argument 'x'\n[3]"],
  ['useradd -e foo yy', "useradd: invalid date 'foo'\n[3]"],
  ['useradd -e 2030-01-01 -f 5 -p xx yy; grep ^yy /etc/shadow', 'yy:xx:20779:0:99999:7:5:21915:\n[0]'],
  ['useradd -u 70000 zu', "useradd warning: zu's uid 70000 outside of the UID_MIN 1000 and UID_MAX 60000 range.\n[0]"],
  ['useradd -r -u 5000 sx', "useradd warning: sx's uid 5000 is greater than SYS_UID_MAX 999\n[0]"],
  ['useradd --nope', "useradd: unrecognized option '--nope'\nUsage\n[2]"],
  ['useradd -D | head -2', 'GROUP=100\nHOME=/home\n[0]'],
  [
    'tail -13 /etc/passwd | head -11',
    'bob:x:1001:1002::/home/bob:/bin/sh\ncy:x:1002:27::/home/cy:/bin/sh\nee:x:1003:1003::/home/ee:/nope\nsys1:x:999:999::/home/sys1:/bin/sh\n' +
      'sys2:x:998:998::/home/sys2:/bin/sh\nAda:x:1004:1004::/home/Ada:/bin/sh\n9x:x:1005:1005::/home/9x:/bin/sh\nff:x:1006:1006:Full Name:/srv/ff:/bin/sh\n' +
      'gg:x:1007:100::/home/gg:/bin/sh\nii:x:1008:1008::/home/ada:/bin/sh\nyy:x:1009:1009::/home/yy:/bin/sh\n[0]',
  ],
]

const userdelRows: readonly Row[] = [
  ['useradd -m ada; useradd -m bob; useradd -G bob,ada cy', '[0]'],
  ['userdel nosuch', "userdel: user 'nosuch' does not exist\n[6]"],
  ['userdel ada', 'userdel: group ada not removed because it has other members.\n[0]'],
  ['ls /home; grep ada /etc/passwd /etc/group', 'ada\nbob\n/etc/group:ada:x:1001:cy\n[0]'],
  ['ls -ld /home/ada | cut -d" " -f3', '1001\n[0]'],
  [
    'userdel -r bob',
    'userdel: group bob not removed because it has other members.\nuserdel: bob mail spool (/var/mail/bob) not found\n[0]',
  ],
  ['ls /home; grep bob /etc/passwd /etc/shadow', 'ada\n[1]'],
  [
    'userdel -r cy',
    'userdel: cy mail spool (/var/mail/cy) not found\nuserdel: cy home directory (/home/cy) not found\n[0]',
  ],
  ['userdel', 'Usage\n[2]'],
  ['userdel -z', "userdel: invalid option -- 'z'\nUsage\n[2]"],
]

const groupRows: readonly Row[] = [
  ['groupadd extra; useradd -g extra dan', '[0]'],
  ['groupdel extra', "groupdel: cannot remove the primary group of user 'dan'\n[8]"],
  ['userdel dan; groupdel extra', '[0]'],
  ['groupdel extra', "groupdel: group 'extra' does not exist\n[6]"],
  ['groupadd', 'Usage\n[2]'],
  ['groupadd g1', '[0]'],
  ['groupadd g1', "groupadd: group 'g1' already exists\n[9]"],
  ['groupadd -f g1', '[0]'],
  ['groupadd -g 1000 g2', "groupadd: GID '1000' already exists\n[4]"],
  ['groupadd -g 1000 -o g2', '[0]'],
  ['groupadd -g x g3', "groupadd: invalid group ID 'x'\n[3]"],
  ['groupadd -g 5000 g3; groupadd g4; groupadd -r g5; groupadd -f -g 5000 g6', '[0]'],
  ["groupadd 'a b'", "groupadd: 'a b' is not a valid group name\n[3]"],
  ['groupadd -U ada,user gy', 'Invalid member username ada\n[10]'],
  ['groupadd -U user gz', '[0]'],
  ['tail -7 /etc/group', 'g1:x:1001:\ng2:x:1000:\ng3:x:5000:\ng4:x:5001:\ng5:x:999:\ng6:x:5002:\ngz:x:5003:user\n[0]'],
]

const usermodRows: readonly Row[] = [
  ['groupadd g1; groupadd g3; useradd -m ada', '[0]'],
  [
    'usermod -aG sudo ada; usermod -aG g1,g3 ada; id ada',
    'uid=1001(ada) gid=1003(ada) groups=1003(ada),27(sudo),1001(g1),1002(g3)\n[0]',
  ],
  ['usermod -rG g1 ada; id -Gn ada', 'ada sudo g3\n[0]'],
  ['usermod -G users ada; id ada', 'uid=1001(ada) gid=1003(ada) groups=1003(ada),100(users)\n[0]'],
  ['usermod -G "" ada; id ada', 'uid=1001(ada) gid=1003(ada) groups=1003(ada)\n[0]'],
  ['usermod -aG nosuch ada', "usermod: group 'nosuch' does not exist\n[6]"],
  ['usermod -a ada', 'usermod: -a flag is only allowed with the -G flag\nUsage\n[2]'],
  ['usermod ada', 'usermod: no options\n[2]'],
  ['usermod -aG sudo nosuch', "usermod: user 'nosuch' does not exist\n[6]"],
  ['usermod -s nope ada', "usermod: invalid shell 'nope'\n[3]"],
  ['usermod -s /nope -c "Ada L" ada', "usermod: Warning: missing or non-executable shell '/nope'\n[0]"],
  ['usermod -d /home/ada2 ada', '[0]'],
  ['usermod -d /home/ada2 -m ada', 'usermod: no changes\n[0]'],
  ['usermod -d /home/ada -m ada', 'usermod: directory /home/ada exists\n[12]'],
  ['usermod -m ada', 'usermod: -m flag is only allowed with the -d flag\nUsage\n[2]'],
  ['usermod -d /home/ada ada; usermod -d /home/ada3 -m ada; ls /home', 'ada3\n[0]'],
  ['usermod -l ada ada', 'usermod: no changes\n[0]'],
  [
    'usermod -aG g1 ada; usermod -l lovelace ada; grep lovelace /etc/passwd /etc/group',
    '/etc/passwd:lovelace:x:1001:1003:Ada L:/home/ada3:/nope\n/etc/group:g1:x:1001:lovelace\n[0]',
  ],
  ['usermod -u 1000 lovelace', "usermod: UID '1000' already exists\n[4]"],
  [
    'usermod -u 2000 lovelace; usermod -g users lovelace; stat -c %U:%G /home/ada3 /home/ada3/.profile',
    'lovelace:users\nlovelace:users\n[0]',
  ],
  ['usermod -L lovelace; grep lovel /etc/shadow', 'lovelace:!:20779:0:99999:7:::\n[0]'],
  [
    'usermod -U lovelace',
    "usermod: unlocking the user's password would result in a passwordless account.\nYou should set a password with usermod -p to unlock this user's password.\n[0]",
  ],
  ['usermod -l user lovelace', "usermod: user 'user' already exists\n[9]"],
  ['usermod -L -U lovelace', 'usermod: the -L, -p, and -U flags are exclusive\nUsage\n[2]'],
  ['usermod -p "" lovelace; passwd -S lovelace', 'lovelace NP 2026-11-22 0 99999 7 -1\n[0]'],
]

const passwdRows: readonly Row[] = [
  ['passwd -S user', 'user L 2024-10-04 0 99999 7 -1\n[0]'],
  ['passwd -l user', 'passwd: password changed.\n[0]'],
  [
    'passwd -u user; passwd -d user; passwd -S user',
    'passwd: password changed.\npasswd: password changed.\nuser NP 2024-10-04 0 99999 7 -1\n[0]',
  ],
  [
    'passwd -l user; passwd -u user',
    'passwd: password changed.\npasswd: unlocking the password would result in a passwordless account.\nYou should set a password with usermod -p to unlock the password of this account.\n[3]',
  ],
  ['passwd -l nosuch', "passwd: user 'nosuch' does not exist\n[1]"],
  ['passwd -S -a | head -2', 'root L 2024-10-04 0 99999 7 -1\ndaemon L 2024-10-04 0 99999 7 -1\n[0]'],
  ['passwd a b', 'Usage\n[2]'],
  ['passwd user', 'passwd: setting passwords is not simulated here; no program asks for one\n[1]'],
]

const made = (name: string, number: number, group = `${name} (${number})`): string =>
  `Adding user \`${name}' ...\n${group.startsWith(name) ? `Adding new group \`${name}' (${number}) ...\n` : ''}` +
  `Adding new user \`${name}' (${number}) with group \`${group}' ...\n`
const home = (path: string): string => `Creating home directory \`${path}' ...\nCopying files from \`/etc/skel' ...\n`
const common = (name: string): string =>
  `Adding new user \`${name}' to supplemental / extra groups \`users' ...\nAdding user \`${name}' to group \`users' ...\n`
const REGEX =
  'Please enter a username matching the regular expression\n            configured via the NAME_REGEX configuration variable.  Use the\n' +
  "            `--allow-bad-names' option to relax this check or reconfigure\n            NAME_REGEX in configuration.\n"

const adduserRows: readonly Row[] = [
  ['adduser --disabled-password --gecos "" bob', `${made('bob', 1001)}${home('/home/bob')}${common('bob')}[0]`],
  ['adduser --disabled-password --gecos "" bob', "adduser: The user `bob' already exists.\n[1]"],
  ['adduser bob sudo', "Adding user `bob' to group `sudo' ...\nDone.\n[0]"],
  ['adduser bob sudo', "adduser: The user `bob' is already a member of `sudo'.\n[0]"],
  ['adduser bob nosuch', "adduser: The group `nosuch' does not exist.\n[1]"],
  ['adduser nosuch sudo', "adduser: The user `nosuch' does not exist.\n[1]"],
  ['adduser Bob', `adduser: ${REGEX}[1]`],
  [
    'adduser --system daemon1',
    "Adding system user `daemon1' (UID 100) ...\nAdding new user `daemon1' (UID 100) with group `nogroup' ...\nNot creating `/nonexistent'.\n[0]",
  ],
  [
    'adduser --system --group --no-create-home svc',
    "Adding system user `svc' (UID 101) ...\nAdding new group `svc' (GID 101) ...\nAdding new user `svc' (UID 101) with group `svc' ...\nNot creating `/nonexistent'.\n[0]",
  ],
  [
    'adduser --disabled-password --gecos "" --ingroup users dora',
    `${made('dora', 1002, 'users (100)')}${home('/home/dora')}${common('dora')}[0]`,
  ],
  [
    'adduser --disabled-password --comment "" --home /srv/eve eve',
    `${made('eve', 1003)}${home('/srv/eve')}${common('eve')}[0]`,
  ],
  ['adduser', 'adduser: Only one or two names allowed.\n[1]'],
  ['addgroup team', "Adding group `team' (GID 1002) ...\nDone.\n[0]"],
  ['addgroup team', "addgroup: The group `team' already exists.\n[1]"],
  ['addgroup --gid 1000 gq', "addgroup: The GID `1000' is already in use.\n[1]"],
  ['addgroup bob team', 'addgroup: addgroup with two arguments is an unspecified operation.\n[1]'],
  ['addgroup --system sysg', "Adding group `sysg' (GID 102) ...\nDone.\n[0]"],
  ['addgroup --system adm', "addgroup: The group `adm' already exists and is not a system group. Exiting.\n[1]"],
  ['addgroup --system sysg', "addgroup: The group `sysg' already exists as a system group. Exiting.\n[0]"],
  ['stat -c "%A %U %G" /home/bob /home/dora', 'drwx------ bob bob\ndrwx------ dora users\n[0]'],
  [
    'tail -5 /etc/passwd',
    'bob:x:1001:1001:,,,:/home/bob:/bin/bash\ndaemon1:x:100:65534::/nonexistent:/usr/sbin/nologin\nsvc:x:101:101::/nonexistent:/usr/sbin/nologin\ndora:x:1002:100:,,,:/home/dora:/bin/bash\neve:x:1003:1003:,,,:/srv/eve:/bin/bash\n[0]',
  ],
  ['adduser --system svc', "The system user `svc' already exists. Exiting.\n[0]"],
  ['adduser --system bob', "adduser: The user `bob' already exists, but is not a system user. Exiting.\n[1]"],
  ['adduser --uid 1000 --disabled-password cyd', 'adduser: The UID 1000 is already in use.\n[1]'],
  [
    'adduser --no-create-home --disabled-password --gecos "" cyd',
    `${made('cyd', 1004)}Not creating home directory \`/home/cyd'.\n${common('cyd')}[0]`,
  ],
  ['deluser bob team', "deluser: The user `bob' is not a member of group `team'.\n[6]"],
  ['deluser bob sudo', "Removing user `bob' from group `sudo' ...\nDone.\n[0]"],
  ['deluser bob nosuch', "deluser: The group `nosuch' does not exist.\n[3]"],
  ['deluser bob bob', 'deluser: You may not remove the user from their primary group.\n[7]'],
  ['deluser nosuch', "deluser: The user `nosuch' does not exist.\n[2]"],
  ['deluser dora; ls /home', "Removing user `dora' ...\nDone.\nbob\ndora\n[0]"],
  [
    'deluser --remove-home bob; ls /home',
    "Looking for files to backup/remove ...\nRemoving files ...\nRemoving user `bob' ...\nDone.\ndora\n[0]",
  ],
  ['delgroup team', "Removing group `team' ...\nDone.\n[0]"],
  ['delgroup team', "delgroup: The group `team' does not exist.\n[3]"],
  [
    'delgroup eve',
    "Removing group `eve' ...\ndelgroup: groupdel: cannot remove the primary group of user 'eve'\ndelgroup: `/sbin/groupdel eve' returned error code 8. Exiting.\n[1]",
  ],
]

const getentRows: readonly Row[] = [
  [
    'getent passwd user 0',
    'user:x:1000:1000:Playground user:/home/user:/bin/bash\nroot:x:0:0:root:/root:/bin/bash\n[0]',
  ],
  ['getent passwd nosuch root', 'root:x:0:0:root:/root:/bin/bash\n[2]'],
  ['getent group 27 users', 'sudo:x:27:\nusers:x:100:\n[0]'],
  [
    'getent passwd | tail -1; getent group | head -1',
    'user:x:1000:1000:Playground user:/home/user:/bin/bash\nroot:x:0:\n[0]',
  ],
  ['getent hosts localhost nosuch.invalid', '127.0.0.1       localhost\n[2]'],
  ['getent hosts | head -1', '127.0.0.1       localhost\n[0]'],
  ['getent', "getent: wrong number of arguments\nTry `getent --help' or `getent --usage' for more information.\n[1]"],
  ['getent nosuchdb', "Unknown database: nosuchdb\nTry `getent --help' or `getent --usage' for more information.\n[1]"],
]

const userRows: readonly Row[] = [
  ['useradd x', 'useradd: Permission denied.\nuseradd: cannot lock /etc/passwd; try again later.\n[1]'],
  ['userdel user', expect.stringMatching(/^userdel: user user is currently used by process \d+\n\[8\]$/)],
  ['usermod -aG sudo user', 'usermod: Permission denied.\nusermod: cannot lock /etc/passwd; try again later.\n[1]'],
  ['groupadd g', 'groupadd: Permission denied.\ngroupadd: cannot lock /etc/group; try again later.\n[10]'],
  ['adduser x', 'adduser: Only root may add a user or group to the system.\n[1]'],
  ['deluser user', 'deluser: Only root may remove a user or group from the system.\n[1]'],
  ['passwd -S', 'user L 2024-10-04 0 99999 7 -1\n[0]'],
  ['passwd -S root', 'passwd: You may not view or modify password information for root.\n[1]'],
  ['passwd -l root', 'passwd: Permission denied.\n[1]'],
]

describe.each([
  ['useradd', useraddRows],
  ['userdel', userdelRows],
  ['groupadd and groupdel', groupRows],
  ['usermod', usermodRows],
  ['passwd', passwdRows],
  ['adduser, addgroup, deluser and delgroup', adduserRows],
  ['getent', getentRows],
])('%s', (_, rows) => {
  it('does and says what Debian’s does, line after line', async () => {
    const on = machine()
    for (const [line, says] of rows) expect(`${line}: ${await said(line, on)}`).toBe(`${line}: ${says}`)
  })
})

it.each(userRows)('may be run by anybody, and refuses: %s', async (line, says) => {
  expect(await said(line, machine('user'))).toEqual(says)
})

describe('a new user', () => {
  it('may use sudo once they are in its group', async () => {
    const on = machine()
    await on.bash.exec('useradd -m ada; useradd -m -G sudo bob')
    expect(await said('su ada -c "sudo id -u"', on)).toBe('sudo: ada is not in the sudoers file.\n[1]')
    expect(await said('su bob -c "sudo id -u"', on)).toBe('0\n[0]')
    expect(await said('su - bob -c "pwd; touch mine; stat -c %U:%G mine"', on)).toBe('/home/bob\nbob:bob\n[0]')
  })

  it('is kept out of others’ files, and let in by a group', async () => {
    const on = machine()
    await on.bash.exec('useradd ada; groupadd crew; mkdir -m 770 /srv/crew; chgrp crew /srv/crew')
    expect(await said('su ada -c "touch /srv/crew/a"', on)).toBe(
      "touch: cannot touch '/srv/crew/a': Permission denied\n[1]",
    )
    expect(await said('usermod -aG crew ada; su ada -c "touch /srv/crew/a; ls /srv/crew"', on)).toBe('a\n[0]')
  })

  it('can be become by anybody without a password only', async () => {
    const on = machine('user')
    await on.bash.exec('sudo useradd ada')
    expect(await said('su ada -c whoami', on)).toBe('su: Authentication failure\n[1]')
    expect(await said('sudo passwd -qd ada; su ada -c whoami', on)).toBe('ada\n[0]')
  })
})
