import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page } from '../library/page.ts'

/** Pages of programs about users and their rights. */
export const accountPages: Readonly<Record<string, ProgramPage>> = {
  id: page(
    'print who a user is',
    'Prints the number and the name of a user and of the groups they belong to; your own without an operand. Rights to files go by these numbers, and 0 is root, who may do everything.',
    {
      options: {
        a: 'accepted, and without effect',
        g: 'only the number of the first group',
        G: 'the numbers of all groups',
        n: 'names instead of numbers, with -u, -g and -G',
        r: 'the real numbers, which are the same here',
        u: 'only the number of the user',
        z: 'end with a zero byte instead of a newline',
      },
      examples: { id: 'see who you are', 'id -un': 'print your name', 'sudo id -u': 'see that sudo makes you 0' },
    },
  ),
  groups: page(
    'print the groups of a user',
    'Prints the names of the groups that each USERNAME belongs to; your own without one.',
    {
      examples: { groups: 'see your groups' },
    },
  ),
  whoami: page('print your user name', 'Prints the name of the user whose rights this process has, as id -un does.', {
    examples: { whoami: 'see who you are', 'sudo whoami': 'see who you are with sudo' },
  }),
  logname: page(
    'print who has logged in',
    'Prints the name of the user who logged in at this terminal, whoever they have become since.',
    {
      examples: { logname: 'print your login’s name' },
    },
  ),
  who: page(
    'list who is logged in',
    'Prints a line for each user at a terminal: name, terminal, and since when. With two operands, as in who am i, only yourself.',
    {
      options: {
        a: 'all that there is to tell',
        b: 'when the machine was started',
        H: 'a heading above the columns',
        m: 'only who is at this terminal',
        q: 'only names, and how many there are',
        r: 'accepted, and without effect here',
        s: 'the short form, which is the usual one',
        u: 'the number of each one’s first process too',
      },
      examples: { who: 'see who is there', 'who -b': 'see when the machine was started' },
    },
  ),
  users: page('print the names of those logged in', 'Prints the names of all who are logged in, in one line.', {
    examples: { users: 'see who is there' },
  }),
  w: page(
    'list who is logged in and what they do',
    'Prints the line of uptime, and below it each user with their terminal and what runs in its foreground.',
    {
      options: { h: 'no heading', s: 'the short form' },
      examples: { w: 'see who is doing what' },
    },
  ),
  sudo: page(
    'run a command as root, or as another user',
    'Runs COMMAND with the rights of root. Here it asks for no password. Most of the environment is left behind; names with values before the command (NAME=VALUE) are set for it.\nWhat root does is not undone by rights: look twice at what you run. A redirection (> file) is done by your own shell, not by sudo: use sudo tee file.',
    {
      options: {
        u: 'as this user, not as root',
        i: 'a login shell of that user, or COMMAND in one',
        s: 'a shell, or COMMAND in one',
        l: 'list what you may run',
        E: 'keep the environment',
        H: 'set HOME to the user’s home, which is always done here',
        n: 'never ask, which it does not do anyway',
        k: 'forget the password, which there is none of',
        v: 'remember the password longer, likewise',
        b: 'accepted, and without effect here',
      },
      examples: {
        'sudo ls /root': 'look where only root may',
        'sudo apt install cowsay': 'install a package',
        'sudo -u user whoami': 'run something as user',
        'sudo -i': 'become root until exit',
      },
    },
  ),
  su: page(
    'become another user',
    'Starts a shell as USER, root without one. Only root may: the accounts here have no passwords that would be right. sudo does what you want.',
    {
      options: {
        c: 'run this command instead of a shell to type into',
        l: 'as if the user had logged in: in their home, with their environment',
        m: 'accepted, and without effect here',
        s: 'this shell',
      },
      examples: { 'sudo su - user': 'log in as user', 'sudo su user -c id': 'run a command as user' },
    },
  ),
}
