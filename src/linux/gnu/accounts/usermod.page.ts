import { programPage } from '../library/page.ts'
import { accountOptions } from './option-meanings.ts'

export const page = programPage(
  'change a user',
  'Changes what /etc/passwd, /etc/group and /etc/shadow say of LOGIN. Only root may. Groups count from the next login on: start a new shell with su, or leave this one.\n-G without -a takes the user out of all other groups.',
  {
    options: {
      ...accountOptions,
      a: 'add to the groups of -G, keep the others',
      d: 'another home',
      l: 'another name',
      L: 'lock the password',
      m: 'move what is in the home along, with -d',
      r: 'take out of the groups of -G',
      U: 'unlock the password',
    },
    examples: {
      'sudo usermod -aG sudo ada': 'let ada use sudo',
      'sudo usermod -s /bin/bash ada': 'give ada another shell',
    },
  },
)
