import { programPage } from '../library/page.ts'

export const page = programPage(
  'run the programs of a directory',
  'Runs every program in DIRECTORY, in the order of their names. A name is made of letters, digits, - and _: one with a dot, such as backup.sh, is left out. This is how cron runs /etc/cron.daily.',
  {
    options: {
      test: 'tell what would be run, and run nothing',
      list: 'tell every file of a fitting name, also those that cannot be run',
      v: 'tell each name before it is run',
      a: 'hand this argument to each program; may be given again',
      regex: 'run what fits this extended regular expression instead',
      reverse: 'begin with the last',
      'exit-on-error': 'stop at the first program that fails',
      u: 'the umask of the programs, 022 without it',
    },
    examples: { 'run-parts --test /etc': 'see which files of /etc would be run' },
  },
)
