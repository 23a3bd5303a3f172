import { programPage } from '../library/page.ts'

export const page = programPage(
  'list processes',
  'A process is a running program. Without options, lists those that you have started at this terminal: their numbers (PID), terminal, processor time and name.\nOptions come in two styles: with a dash (ps -ef) and, older, without one (ps aux). Both list every process: -f with parents (PPID) and whole command lines, u with shares of processor and memory.\nThe columns of -o: pid ppid pgid sid user uid comm args tty stat time etime pcpu pmem vsz rss ni pri start lstart and more; = after a name gives it another heading or none. STAT begins with R running, S sleeping, T stopped, Z ended but not waited for; s leads a session, + is in the foreground.',
  {
    options: {
      e: 'every process',
      f: 'the full form',
      l: 'the long form',
      p: 'only these processes',
      u: 'only those of these users',
      C: 'only those with these names',
      o: 'these columns',
      sort: 'sort by these columns, after a minus sign the other way',
      forest: 'children below their parents',
      'no-headers': 'no heading',
    },
    examples: {
      'ps aux': 'list every process',
      'ps -ef --forest': 'see who started whom',
      'ps -eo pid,comm --sort=-pid | head': 'list the newest ones',
      'ps -p $$': 'look at your shell',
    },
  },
)
