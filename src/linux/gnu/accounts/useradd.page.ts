import { programPage } from '../library/page.ts'
import { accountOptions } from './option-meanings.ts'

export const page = programPage(
  'make a user',
  'Adds LOGIN to /etc/passwd, with the next free number and a group of the same name. Only root may. A home is made with -m only, and the shell is /bin/sh unless -s says another; adduser does all that by itself.\nThe new account has no password. sudo -u LOGIN asks for none.',
  {
    options: {
      ...accountOptions,
      badname: 'allow names that others would not understand',
      b: 'the directory that the home is in; /home without it',
      d: 'the home',
      D: 'print the settings that a new user gets',
      k: 'the directory that the home begins as a copy of; /etc/skel without it',
      l: 'no effect: this machine keeps no log of logins',
      m: 'make the home',
      M: 'make no home, which is the usual',
      N: 'make no group of the same name; the first group is users',
      r: 'for a program of the system: a number below 1000',
      U: 'make a group of the same name, which is the usual',
    },
    examples: {
      'sudo useradd -m -s /bin/bash ada': 'make the user ada, with a home and bash',
      'sudo useradd -m -G sudo ada': 'make ada, who may use sudo',
    },
  },
)
