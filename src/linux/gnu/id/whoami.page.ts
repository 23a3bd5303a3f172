import { programPage } from '../library/page.ts'

export const page = programPage(
  'print your user name',
  'Prints the name of the user whose rights this process has, as id -un does.',
  {
    examples: { whoami: 'see who you are', 'sudo whoami': 'see who you are with sudo' },
  },
)
