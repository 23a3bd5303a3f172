import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command as root, or as another user',
  'Runs COMMAND with the rights of root. Here it asks for no password. Most of the environment is left behind; names with values before the command (NAME=VALUE) are set for it.\nWhat root does is not undone by rights: look twice at what you run. A redirection (> file) is done by your own shell, not by sudo: use sudo tee file.',
  {
    options: {
      D: 'run it in this directory',
      B: 'no effect: no password is asked for',
      p: 'no effect: no password is asked for',
      S: 'no effect: no password is asked for',
      K: 'forget the password: there is none',
      u: 'as this user, not as root',
      i: 'a login shell of that user, or COMMAND in one',
      s: 'a shell, or COMMAND in one',
      l: 'list what you may run',
      E: 'keep the environment',
      H: 'no effect: HOME is always that of USER',
      n: 'no effect: no password is asked for',
      k: 'forget the password: there is none',
      v: 'do nothing: there is no password to ask for',
    },
    examples: {
      'sudo ls /root': 'look where only root may',
      'sudo apt install cowsay': 'install a package',
      'sudo -u user whoami': 'run something as user',
      'sudo -i': 'become root until exit',
    },
  },
)
