import { programPage } from '../library/page.ts'

export const page = programPage(
  'install packages',
  'Packages bring programs. update asks the repository what there is, search and list look through it, show tells about a package, install and remove change the machine, which only root may: sudo apt install cowsay.\nThe repository is simulated and small.',
  {
    options: {
      y: 'do not ask',
      q: 'no effect: nothing is drawn while packages are fetched',
      s: 'only say what would be done',
      i: 'list only what is installed',
      upgradable: 'list only what could be newer',
      'no-install-recommends': 'no effect: no package of the repository recommends another',
    },
    examples: {
      'apt search saying': 'look for a package',
      'sudo apt install cowsay': 'install it',
      'sudo apt remove cowsay': 'remove it',
    },
  },
)
