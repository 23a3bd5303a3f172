import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

/** 29 November 2026: day 20786 of shadow(5). */
const NOW = Date.UTC(2026, 10, 29, 12)

rowsInTurn(
  [
    ["echo 'ann:secret' | chpasswd", '[0]'],
    [
      "echo 'nosuch:x' | chpasswd",
      'chpasswd: (user nosuch) pam_chauthtok() failed, error:\nAuthentication token manipulation error\nchpasswd: (line 1, user nosuch) password not changed\n[1]',
    ],
    ["echo 'ann' | chpasswd", 'chpasswd: line 1: missing new password\n[1]'],
    ["printf 'ann:$6$a$b\\n' | chpasswd -e; grep ann: /etc/shadow", 'ann:$6$a$b:20786:0:99999:7:::\n[0]'],
    ['echo ann:x | chpasswd -c SHA512; grep ann: /etc/shadow | cut -c1-7', 'ann:$6$\n[0]'],
    ['echo ann:x | chpasswd -c MD5; grep ann: /etc/shadow | cut -c1-7', 'ann:$1$\n[0]'],
    ['echo ann:x | chpasswd -m; grep ann: /etc/shadow | cut -c1-7', 'ann:$1$\n[0]'],
    ['groupmod -n team devs; grep team /etc/group', 'team:x:1002:\n[0]'],
    ['groupmod nosuch', "groupmod: group 'nosuch' does not exist\n[6]"],
    ['groupmod -g 3000 team; grep team /etc/group', 'team:x:3000:\n[0]'],
    ['groupmod -g 0 team', "groupmod: GID '0' already exists\n[4]"],
    ['groupmod -n root team', "groupmod: group 'root' already exists\n[9]"],
    ['groupmod -g x team', "groupmod: invalid group ID 'x'\n[3]"],
    ["groupmod -n 'a b' team", "groupmod: invalid group name 'a b'\n[3]"],
    ['groupmod -n q nosuch', "groupmod: group 'nosuch' does not exist\n[6]"],
    ['groupmod team', '[0]'],
    ['groupmod -o -g 0 team; grep team /etc/group', 'team:x:0:\n[0]'],
    ['gpasswd -a ann team; grep team /etc/group', 'Adding user ann to group team\nteam:x:0:ann\n[0]'],
    ['gpasswd -a nosuch team', "gpasswd: user 'nosuch' does not exist\n[3]"],
    ['gpasswd -a ann nosuch', "gpasswd: group 'nosuch' does not exist in /etc/group\n[3]"],
    ['gpasswd -d ann team; grep team /etc/group', 'Removing user ann from group team\nteam:x:0:\n[0]'],
    ['gpasswd -d ann team', "Removing user ann from group team\ngpasswd: user 'ann' is not a member of 'team'\n[3]"],
    ['gpasswd -M ann,root team; grep team /etc/group', 'team:x:0:ann,root\n[0]'],
    ['gpasswd -M ann,nosuch team', "gpasswd: user 'nosuch' does not exist\n[3]"],
    ['chsh -s /bin/bash ann; grep ann /etc/passwd', 'ann:x:1001:1001::/home/ann:/bin/bash\n[0]'],
    [
      'chsh -s /nope ann; grep ann /etc/passwd',
      'chsh: Warning: /nope does not exist\nann:x:1001:1001::/home/ann:/nope\n[0]',
    ],
    ['chsh -s bash ann', 'chsh: Warning: bash does not exist\n[0]'],
    ['chsh -s /bin/sh nosuch', "chsh: user 'nosuch' does not exist\n[1]"],
    [
      'chage -l ann',
      'Last password change\t\t\t\t\t: Nov 29, 2026\nPassword expires\t\t\t\t\t: never\nPassword inactive\t\t\t\t\t: never\nAccount expires\t\t\t\t\t\t: never\nMinimum number of days between password change\t\t: 0\nMaximum number of days between password change\t\t: 99999\nNumber of days of warning before password expires\t: 7\n[0]',
    ],
    [
      'chage -M 90 -W 5 ann; chage -l ann',
      'Last password change\t\t\t\t\t: Nov 29, 2026\nPassword expires\t\t\t\t\t: Feb 27, 2027\nPassword inactive\t\t\t\t\t: never\nAccount expires\t\t\t\t\t\t: never\nMinimum number of days between password change\t\t: 0\nMaximum number of days between password change\t\t: 90\nNumber of days of warning before password expires\t: 5\n[0]',
    ],
    [
      'chage -E 2030-01-31 ann; chage -l ann | grep expires',
      'Password expires\t\t\t\t\t: Feb 27, 2027\nAccount expires\t\t\t\t\t\t: Jan 31, 2030\nNumber of days of warning before password expires\t: 5\n[0]',
    ],
    [
      'chage -d 0 ann; chage -l ann | head -3',
      'Last password change\t\t\t\t\t: password must be changed\nPassword expires\t\t\t\t\t: password must be changed\nPassword inactive\t\t\t\t\t: password must be changed\n[0]',
    ],
    ['chage -I 10 -m 1 ann; grep ann: /etc/shadow | cut -d: -f3-', '0:1:90:5:10:21945:\n[0]'],
    ['chage nosuch', "chage: user 'nosuch' does not exist in /etc/passwd\n[1]"],
    ['chage -l nosuch', "chage: user 'nosuch' does not exist in /etc/passwd\n[1]"],
    ['chage -E -1 -M -1 ann; grep ann: /etc/shadow | cut -d: -f3-', '0:1::5:10::\n[0]'],
    [
      'chage -d 2024-02-03 ann; chage -l ann',
      'Last password change\t\t\t\t\t: Feb 03, 2024\nPassword expires\t\t\t\t\t: never\nPassword inactive\t\t\t\t\t: never\nAccount expires\t\t\t\t\t\t: never\nMinimum number of days between password change\t\t: 1\nMaximum number of days between password change\t\t: -1\nNumber of days of warning before password expires\t: 5\n[0]',
    ],
    [
      'chage -i -l ann',
      'Last password change\t\t\t\t\t: 2024-02-03\nPassword expires\t\t\t\t\t: never\nPassword inactive\t\t\t\t\t: never\nAccount expires\t\t\t\t\t\t: never\nMinimum number of days between password change\t\t: 1\nMaximum number of days between password change\t\t: -1\nNumber of days of warning before password expires\t: 5\n[0]',
    ],
    [
      'chage -W 7 -M 99999 -d 2026-11-29 ann; chage -l ann',
      'Last password change\t\t\t\t\t: Nov 29, 2026\nPassword expires\t\t\t\t\t: never\nPassword inactive\t\t\t\t\t: never\nAccount expires\t\t\t\t\t\t: never\nMinimum number of days between password change\t\t: 1\nMaximum number of days between password change\t\t: 99999\nNumber of days of warning before password expires\t: 7\n[0]',
    ],
  ],
  { now: NOW },
  'useradd -m ann -s /bin/sh; groupadd devs',
)
