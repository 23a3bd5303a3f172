import type { LessonSource } from '../lesson.ts'
import { all, any, labelled, not, printed, ran, ranWith, typed, used } from './goals.ts'

export const systemInformation: LessonSource = {
  id: 'system-information',
  title: 'System Information',
  description: 'Ask the machine who you are, what it is, and how much room it has left.',
  steps: [
    {
      words: [{ text: 'whoami', kind: 'program', meaning: 'prints your user name' }],
      explanation:
        'Prints the name that you are logged in as. On a machine that many people share, it is good to be sure.',
      goal: labelled(
        'Your user name was printed',
        any(
          all(ran('whoami', 'logname', 'users', 'stat'), printed('^user$')),
          all(ran('who', 'w'), printed('^user ')),
          all(ran('id'), printed('^user$|[(]user[)]')),
          all(ran('echo', 'printf', 'printenv'), typed('USER|LOGNAME|whoami|id -'), printed('(^|[ =])user$')),
        ),
      ),
      wrong: ['echo whoami', 'whoam', 'ls /home', 'echo user', 'hostname', 'pwd'],
      also: ['echo $USER', 'id -un | cat', 'stat -c %U .', 'printenv USER | cat', 'echo "$(whoami)"', 'id | cat'],
    },
    {
      words: [
        { text: 'uname', kind: 'program', meaning: 'names the operating system' },
        { text: '-a', kind: 'option', meaning: 'all there is to tell' },
      ],
      explanation:
        'Names the system: its kernel, the name of the machine, the version, and the kind of processor. Somebody who helps you will often ask for this line.',
      goal: labelled('All that uname tells was printed', all(ran('uname'), printed('^Linux [^ ]+ [^ ]+ #1 .*x86_64'))),
      wrong: ['uname', 'echo uname -a', 'uname a', 'whoami', 'hostname', 'uname -r'],
      also: ['uname --all | cat', 'uname -snrvmo | cat', 'uname -a | cat', 'echo "$(uname -a)"'],
    },
    {
      words: [{ text: 'date', kind: 'program', meaning: 'prints date and time' }],
      explanation: 'Prints the date and the time. UTC is the time at Greenwich, which servers all over the world keep.',
      goal: labelled(
        'Date and time were printed',
        all(
          any(
            all(ran('date'), ...['d', 'r', 'f', 's'].map((option) => not(ranWith('date', option)))),
            all(ran('printf'), typed('%[(]')),
          ),
          printed('20[0-9][0-9]'),
          printed('[0-9][0-9]:[0-9][0-9]'),
        ),
      ),
      wrong: ['echo date', 'uptime', 'Date', 'time', "date -d 'last week'", 'date +%Y'],
      also: [
        'date | cat',
        'date -u | cat',
        'date -R | cat',
        "date '+%Y-%m-%d %H:%M'",
        'echo "$(date)"',
        'date --iso-8601=seconds | cat',
        "printf '%(%F %T)T\\n'",
      ],
    },
    {
      words: [{ text: 'uptime', kind: 'program', meaning: 'prints how long it has been up' }],
      explanation:
        'Tells how long the machine has been running and how busy it is. The three numbers are its load over the last 1, 5 and 15 minutes.',
      goal: labelled(
        'How long the machine has been running was printed',
        any(all(ran('uptime', 'w'), printed('(^| )up ')), all(used('/proc/uptime'), printed('^[0-9.]+ [0-9.]+$'))),
      ),
      wrong: ['echo uptime', 'date', 'up time', 'free -h', 'Uptime'],
      also: ['cat "/proc/uptime"', 'uptime | cat', 'uptime -p | cat', 'echo "$(uptime)"'],
    },
    {
      words: [
        { text: 'df', kind: 'program', meaning: 'shows free disk space' },
        { text: '-h', kind: 'option', meaning: 'sizes for humans: M and G' },
      ],
      explanation: 'Shows how full the disks are. Look here first when a program says that it cannot save.',
      goal: labelled(
        'Disk space was printed in M and G',
        all(ran('df'), printed('[0-9][GM] +[0-9.]+[GMKk]? +[0-9.]+[GMKk]? +[0-9]+%')),
      ),
      wrong: ['df', 'free -h', 'echo df -h', 'df h', 'dh -f'],
      also: ['df -h | cat', 'df --human-readable | cat', 'df -h "/"', 'df -H | cat', 'df -H "/"', 'df -h -T | cat'],
    },
    {
      words: [
        { text: 'free', kind: 'program', meaning: 'shows free memory' },
        { text: '-h', kind: 'option', meaning: 'sizes for humans: Mi and Gi' },
      ],
      explanation: 'Shows how much memory is used and free. The last column, available, is what new programs can get.',
      goal: labelled('Memory was printed in Mi and Gi', all(ran('free'), printed('Mem: +[0-9.]+G'))),
      wrong: ['free', 'df -h', 'echo free -h', 'free h', 'uptime', 'free -m | cat'],
      also: ['free -h | cat', 'free --human | cat', 'free -h -t | cat'],
    },
  ],
}
