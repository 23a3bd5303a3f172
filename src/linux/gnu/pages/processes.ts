import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page } from '../library/page.ts'

const selection = {
  f: 'match the whole command line, not the name',
  i: 'ignore case',
  n: 'only the newest',
  o: 'only the oldest',
  v: 'those that do not match',
  x: 'the whole name has to match',
  c: 'only count them',
  P: 'only children of these processes',
  u: 'only processes of these users',
  t: 'only processes of these terminals',
}

/** Pages of programs about processes. */
export const processPages: Readonly<Record<string, ProgramPage>> = {
  ps: page(
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
  ),
  kill: page(
    'send a signal to processes',
    'Sends a signal to each PID, a number as ps shows it; TERM, which asks a program to end, when nothing else is said. A negative number means a whole group. KILL (9) ends any process at once, STOP halts one and CONT lets it go on. Signal 0 only asks whether the process is there.\nOnly root may signal others’ processes. Bash has a kill of its own that also knows jobs (%1).',
    {
      options: { s: 'this signal', l: 'list the signals, or translate one' },
      examples: {
        'kill 2345': 'ask a process to end',
        'kill -9 2345': 'end it without asking',
        'kill -l': 'list the signals',
      },
    },
  ),
  pgrep: page(
    'find processes by name',
    'Prints the numbers of processes whose names fit PATTERN, an extended regular expression; never its own.',
    {
      options: {
        ...selection,
        l: 'print names too',
        a: 'print whole command lines too',
        d: 'put this between the numbers',
      },
      examples: { 'pgrep -l ssh': 'find what has ssh in its name', 'pgrep -u user': 'list a user’s processes' },
    },
  ),
  pkill: page(
    'send a signal to processes by name',
    'Sends a signal, TERM when nothing else is said, to all processes that pgrep would find. Try with pgrep first.',
    {
      options: { ...selection, e: 'say what is sent to', signal: 'this signal; -9 or -KILL will do too' },
      examples: { 'pkill sleep': 'end all sleeps', 'pkill -9 -f backup': 'kill what has backup in its command line' },
    },
  ),
  pidof: page(
    'find the numbers of a program’s processes',
    'Prints the numbers of all processes that run PROGRAM, newest first.',
    {
      options: { s: 'only one' },
      examples: { 'pidof bash': 'find the shells' },
    },
  ),
  killall: page(
    'send a signal to processes by their exact name',
    'Sends TERM, or the signal given, to every process named NAME.',
    {
      options: {
        s: 'this signal; -9 or -KILL will do too',
        q: 'say nothing when there is none',
        l: 'list the signals',
      },
      examples: { 'killall sleep': 'end all sleeps' },
    },
  ),
  nice: page(
    'run a command that stands back for others',
    'Runs COMMAND with a higher niceness, 10 without -n: it is to take a processor only when nobody else wants it. Here the number is told by ps and top, but turns are the same for all. Without a command, prints the niceness.',
    {
      options: { n: 'add this to the niceness; only root may go below 0' },
      examples: { 'nice -n 15 ./job': 'run a job in the background of all others' },
    },
  ),
  nohup: page(
    'run a command that goes on when the terminal is closed',
    'Runs COMMAND and has it ignore the signal HUP. Output that would go to the terminal goes to the file nohup.out. Processes here end with the page all the same.',
    {
      examples: { 'nohup ./job &': 'start a job that outlives the shell' },
    },
  ),
  free: page(
    'show how much memory is free',
    'Prints the total memory, what programs use, what is free, what is shared, what the system uses to keep files at hand (buff/cache) and gives back when it is needed, and what is available to new programs. Sizes are in units of 1024 bytes. The machine is simulated.',
    {
      options: {
        b: 'in bytes',
        k: 'in kibibytes',
        m: 'in mebibytes',
        g: 'in gibibytes',
        tebi: 'in tebibytes',
        kilo: 'in kilobytes, of 1000 bytes',
        mega: 'in megabytes',
        giga: 'in gigabytes',
        si: 'count in thousands',
        h: 'as people say them: 1.9Gi',
        t: 'a line with totals too',
        w: 'buffers and cache apart',
        l: 'accepted, and without effect here',
        s: 'again and again, so many seconds apart',
        c: 'so many times',
      },
      examples: { 'free -h': 'see how much is left' },
    },
  ),
}
