import type { LessonSource } from '../lesson.ts'
import {
  all,
  any,
  endedWith,
  labelled,
  not,
  printed,
  ran,
  ranOn,
  ranWith,
  sleptLong,
  succeeded,
  typed,
} from '../linux/goals.ts'

/** The status of what was ended by kill, bash(1): 128 and the number of the signal. */
const SIGTERM = 143

export const processesAndJobs: LessonSource = {
  id: 'processes-and-jobs',
  title: 'Processes and Jobs',
  description: 'Every command that runs is a process. Send them to the background, list them, and end them.',
  steps: [
    {
      words: [{ text: 'ps', kind: 'program', meaning: 'lists processes' }],
      explanation: 'Lists the processes of this terminal: the shell itself, and ps, which runs just now.',
      goal: labelled(
        'The processes were listed',
        all(ran('ps'), printed('PID'), printed('(^|[ /])ps( |$)'), not(printed('^Usage:'))),
      ),
      wrong: ['echo ps', 'ps --help', 'jobs', 'ls', 'PS', 'pps', 'top -b -n 1 | head -n 3'],
      also: ['ps | cat', 'ps -f', 'ps aux', 'ps -e', 'ps; true'],
    },
    {
      words: [
        { text: 'sleep', kind: 'program', meaning: 'waits' },
        { text: '100', kind: 'value', meaning: 'this many seconds' },
        { text: '&', kind: 'operator', meaning: 'in the background' },
      ],
      explanation:
        'With an ampersand at its end a command runs in the background. The shell prints its job number and its process number, and takes your next line at once.',
      goal: labelled(
        'sleep runs in the background',
        all(
          { type: 'jobs', state: 'running', is: { least: 1 } },
          typed('(^|[;&({] *|nohup +)sleep +"?([0-9]{3,}s?|[0-9]+m)"?( |[);&])|(^|[;&] *)bg'),
        ),
      ),
      wrong: [
        'sleep 100',
        'sleep &',
        'echo sleep 100 &',
        'sleep 10 &',
        'sleep 100 &&',
        'sleep 100 ; &',
        'sleeep 100 &',
        'sleep 100 && true &> /dev/null',
        'jobs',
        'echo "sleep 100 &"',
      ],
      also: [
        'sleep 100&',
        'sleep 100s &',
        'sleep 100 & jobs',
        'sleep 200 &',
        'nohup sleep 100 > /dev/null 2>&1 &',
        '(sleep 100) &',
        'sleep 100 & true',
        '{ sleep 100; } &',
      ],
    },
    {
      words: [{ text: 'jobs', kind: 'command', meaning: 'lists what runs in the background' }],
      explanation: 'Lists the jobs of this shell.',
      follows: true,
      goal: labelled('The jobs were listed', all(ran('jobs'), printed('[0-9]'))),
      wrong: ['job', 'ps', 'echo jobs', 'jobs -s', 'ls', 'Jobs', 'jobs %5'],
      also: ['jobs -l', 'jobs -r', 'jobs %1', 'jobs | cat', 'jobs -p', 'jobs %sleep'],
    },
    {
      words: [
        { text: 'kill', kind: 'command', meaning: 'sends a signal, to end it' },
        { text: '%1', kind: 'value', meaning: 'job number 1' },
      ],
      explanation: 'Ends the job. A percent sign with a number means a job, a number alone means a process.',
      follows: true,
      goal: labelled(
        'The job has ended',
        all(
          { type: 'jobs', state: 'running', is: { most: 0 } },
          { type: 'jobs', state: 'stopped', is: { most: 0 } },
          succeeded('kill', 'pkill', 'killall'),
          not(ranWith('kill', '0')),
        ),
      ),
      wrong: [
        'kill',
        'kill 1',
        'kill sleep',
        'kill %2',
        'kill -l',
        'kill -0 %1',
        'echo kill %1',
        'jobs',
        'kill -STOP %1',
        'kill 0%1',
      ],
      also: [
        'kill %%',
        'kill %+',
        'kill %sleep',
        'kill $!',
        'kill -TERM %1',
        'kill -9 %1',
        'pkill sleep',
        'killall sleep',
        'kill -s TERM %1',
        'kill $(jobs -p)',
        'kill "$(pgrep sleep)"',
      ],
    },
    {
      words: [{ text: 'wait', kind: 'command', meaning: 'waits for jobs' }],
      explanation: 'Comes back when all the jobs in the background have ended.',
      goal: labelled('You waited for the jobs', any(endedWith('wait', 0, SIGTERM), ranOn('wait', '%1'))),
      wrong: ['wai', 'echo wait', 'wait 999999', 'sleep 1', 'jobs', 'Wait', 'wait %7'],
      also: ['wait %1', 'wait; jobs', 'wait && echo done', 'sleep 1 & wait', 'sleep 1 & wait $!'],
    },
    {
      words: [
        { text: 'sleep', kind: 'program', meaning: 'waits' },
        { text: '60', kind: 'value', meaning: 'this many seconds' },
      ],
      explanation:
        'A command in the foreground holds the terminal until it ends, unless you press Ctrl-C. Then it fails with the status 130.',
      fails: true,
      keys: ['\x03'],
      goal: labelled('sleep held the terminal', sleptLong),
      wrong: ['sleep 60 &', 'sleep', 'echo sleep 60', 'sleep 6', 'sleep60', 'sleep x', 'sleep -60'],
      also: ['s=60; sleep $s', 'sleep 2m', 'command sleep 60', 'sleep 60s', 'sleep 1m', 'sleep "60"', 'sleep 60; true'],
    },
    {
      words: [
        { text: 'ps', kind: 'program', meaning: 'lists processes' },
        { text: 'aux', kind: 'option', meaning: "everybody's, with details" },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'head', kind: 'program', meaning: 'keeps the first lines' },
        { text: '-n', kind: 'option', meaning: 'how many' },
        { text: '4', kind: 'value', meaning: 'four lines' },
      ],
      explanation:
        'Lists every process of the machine with its owner, its memory and its command, and keeps the first lines.',
      follows: true,
      goal: labelled(
        'The first processes of all were listed',
        all(
          ran('ps'),
          { type: 'printed', text: { lines: 4 } },
          printed('^(USER|UID) +PID .*(COMMAND|CMD)'),
          printed('^root +1 .*init'),
        ),
      ),
      wrong: [
        'ps aux',
        'ps | head -n 4',
        'ps aux | head -n 3',
        'ps aux | tail -n 4',
        'ps aux | head',
        'ps aux head -n 4',
        'echo ps aux | head -n 4',
        'ps aux > head; rm -f head',
        'ps a | head -n 4',
      ],
      also: [
        'ps -aux | head -n 4',

        'ps aux | head -4',
        'ps axu|head -n4',
        'ps aux | sed 4q',
        'ps aux | head --lines=4',
        "ps aux | awk 'NR <= 4'",
        "ps aux | sed -n '1,4p'",
        'ps aux | cat | head -n 4',
      ],
    },
  ],
}
