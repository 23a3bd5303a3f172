import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page } from '../library/page.ts'

/** Pages of programs about time. */
export const clockPages: Readonly<Record<string, ProgramPage>> = {
  date: page(
    'print a date and a time',
    'Prints the date and time of the machine, in the time zone that the variable TZ names, UTC without it. After a plus sign comes the form it shall have: letters after % stand for parts of the date, all else is printed as it is.\nThe usual letters: %Y year, %m month, %d day, %H hour, %M minute, %S second, %F the whole date (2026-01-31), %T the whole time (10:30:00), %A and %a the day of the week, %B and %b the month’s name, %j the day of the year, %V the week, %s seconds since 1970, %N nanoseconds, %Z and %z the zone. Between % and the letter may stand - (no padding), _ (blanks), 0 (zeros) and ^ (capitals).\nThe words after -d may be a date (2026-01-31, 31 Jan 2026, 1/31/26), a time (10:30, 6pm), @ with seconds since 1970, or words like yesterday, next monday, 3 days ago, and several of them together.\nThe clock cannot be set here: it is the page’s.',
    {
      options: {
        d: 'the time that STRING means, not now',
        debug: 'accepted, and without effect here',
        f: 'a line for each date in DATEFILE',
        I: 'ISO 8601: date, hours, minutes, seconds or ns',
        resolution: 'print how fine the clock is',
        R: 'the form of e-mail headers',
        'rfc-3339': 'the form of RFC 3339: date, seconds or ns',
        r: 'the time of FILE’s last change',
        s: 'set the clock (not here)',
        u: 'UTC, whatever TZ says',
        universal: 'as -u',
      },
      examples: {
        'date +%F': 'print today as 2026-01-31',
        "date -d 'next friday' +%A,\\ %d\\ %B": 'see which day next Friday is',
        'date -d @0 -u': 'see when the counting of seconds began',
        'tar -cf backup-$(date +%F).tar docs': 'name a file after the day',
      },
    },
  ),
  cal: page(
    'show a calendar',
    'Shows the current month, the month and year given, or a whole year. On a terminal today stands out.',
    {
      options: {
        '1': 'one month',
        '3': 'the month before and the one after too',
        y: 'the whole year',
        h: 'let today not stand out',
        M: 'weeks begin on Monday',
        S: 'weeks begin on Sunday',
        m: 'this month, by number or name',
        A: 'so many months after it too',
        B: 'so many months before it too',
      },
      examples: { cal: 'show this month', 'cal 2 2026': 'show February 2026', 'cal -y': 'show the whole year' },
    },
  ),
  sleep: page(
    'wait for a time',
    'Waits NUMBER seconds. After the number may stand s for seconds, m for minutes, h for hours, d for days; fractions are fine. Several times add up.',
    {
      examples: {
        'sleep 0.5': 'wait half a second',
        'sleep 1m 30s': 'wait a minute and a half',
        'sleep 60 && echo now': 'do something later',
      },
    },
  ),
  timeout: page(
    'run a command that may take only so long',
    'Runs COMMAND, and ends it with a signal when it is still running after DURATION (as sleep takes it). The status is then 124, else that of COMMAND; 137 when it had to be killed.',
    {
      options: {
        'preserve-status': 'give the command’s status even when its time was over',
        foreground: 'let the command read from the terminal',
        k: 'send KILL when it still runs so long after the first signal',
        s: 'this signal instead of TERM',
        v: 'say when a signal is sent',
      },
      examples: {
        'timeout 5 ping example.com': 'stop asking after five seconds',
        'timeout -s KILL 1m ./job': 'end a job that does not listen',
      },
    },
  ),
  time: page(
    'tell how long a command takes',
    'Runs COMMAND and then tells on standard error how long it took, and how much of that on a processor. Bash has a word time of its own that is used instead, and that can time whole pipelines.',
    { options: { p: 'three lines, as POSIX wants them' }, examples: { '/usr/bin/time -p sleep 1': 'time a command' } },
  ),
  uptime: page(
    'tell how long the machine has been up',
    'Prints the time, how long the machine has been up, how many users are logged in, and the average load of the last 1, 5 and 15 minutes. A load of 1 keeps one processor busy all the time.',
    {
      options: { p: 'only how long, in words', s: 'since when' },
      examples: { 'uptime -p': 'see how long it has been up' },
    },
  ),
}
