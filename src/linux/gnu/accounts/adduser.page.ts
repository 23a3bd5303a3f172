import { programPage } from '../library/page.ts'
import { debianOptions } from './option-meanings.ts'

export const page = programPage(
  'make a user with all that goes with it, or put one into a group',
  'Makes USER with a group of the same name, a home that begins as a copy of /etc/skel, and bash. With two names, puts USER into GROUP. Only root may.\nThe real one asks for a password and a full name; here nobody has a password, and --comment gives the name.',
  {
    options: {
      ...debianOptions,
      uid: 'the number of the user',
      ingroup: 'the first group, instead of one of the same name',
      group: 'with --system: a group of the same name; alone: only a group',
      shell: 'the shell to log in with',
      comment: 'the full name',
      gecos: 'the same',
      home: 'the home',
      'no-create-home': 'make no home',
      'disabled-password': 'no password, which is all that there is here',
      'disabled-login': 'likewise',
    },
    examples: {
      'sudo adduser --disabled-password ada': 'make the user ada',
      'sudo adduser ada sudo': 'put ada into the group sudo',
    },
  },
)
