import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell of passwords, lock and delete them',
  'Shows or changes the line of LOGIN in /etc/shadow. Setting a password is not simulated: no program here would ask for it. Whose password is deleted can be become by anybody, with su.',
  {
    options: {
      a: 'of all accounts, with -S',
      d: 'delete the password: none is needed any more',
      e: 'make it count as too old',
      l: 'lock it: there is none that would be right',
      q: 'say nothing of what is done',
      S: 'name, L for locked or NP for none, when it was changed, and its ages in days',
      u: 'unlock it',
    },
    examples: { 'passwd -S': 'see the state of your password', 'sudo passwd -d ada': 'let anybody become ada' },
  },
)
