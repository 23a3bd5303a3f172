import { programPage } from '../library/page.ts'

export const page = programPage(
  'list who has been logged in',
  'Lists sessions at terminals, the newest first, and the start of the machine. This machine keeps no records of its own: ' +
    'it knows of sessions that last, and of its own start. NAME is a user or a terminal.',
  {
    options: {
      n: 'so many lines',
      a: 'the host in the last column',
      d: 'no effect: nobody comes from another host',
      F: 'times with seconds and years',
      i: 'hosts by their addresses',
      R: 'without hosts',
      s: 'only those since this time',
      t: 'only those until this time',
      p: 'those who were there at this time',
      w: 'whole names',
      x: 'changes of the run level too',
      'time-format': 'how times look: notime, short, full, iso',
    },
    examples: { last: 'all of them', 'last -n 3 user': 'three of one user', 'last reboot': 'starts of the machine' },
  },
)
