import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command that stands back at the disk',
  'Runs COMMAND in another class of input and output, or changes that of running processes with -p. Here the class is told, but turns are the same for all. Without a command, prints the class.',
  {
    options: {
      c: 'the class: none, realtime (only for root), best-effort or idle, or its number',
      n: 'how early it comes within its class, 0 to 7; 0 is first',
      p: 'these running processes',
      t: 'say nothing where it cannot be changed',
    },
    examples: { 'ionice -c idle tar czf backup.tgz docs': 'a backup that disturbs nobody' },
  },
)
