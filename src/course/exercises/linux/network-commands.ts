import type { Goal } from '../../goal.ts'
import { all, any, labelled, printed, ran } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const fetched = (path: string): Goal =>
  all(
    labelled(
      '`files.example.com` was asked whether it answers',
      all(ran('ping'), printed('files[.]example[.]com.*:'), printed('[ ,]0% packet loss')),
    ),
    labelled('`fruits.txt` is where you are', { type: 'file', path, kind: 'file', content: { matches: '^apple' } }),
    labelled(
      'Its lines were counted',
      any(all(ran('wc', 'nl', 'awk'), printed('^ *[0-9]+')), all(ran('grep', 'cat'), printed('^ *[0-9]+'))),
    ),
  )

export const networkCommands: Exercises = {
  lesson: 'network-commands',
  challenge: {
    id: 'network-commands',
    brief:
      'Find out whether the host `files.example.com` answers. Then fetch `http://files.example.com/fruits.txt`, so that it is a file in the directory where you are, and count its lines.',
    world: {},
    goal: fetched('~/fruits.txt'),
    par: { commands: 3 },
    hint: 'One program asks a host whether it is there, another one fetches a file and keeps it. How to count lines you know already.',
    solutions: [
      ['ping -c 2 files.example.com', 'wget http://files.example.com/fruits.txt', 'wc -l fruits.txt'],
      ['ping -c 1 files.example.com; curl -O http://files.example.com/fruits.txt; wc -l < fruits.txt'],
    ],
    wrong: [
      ['ping -c 2 files.example.com', 'curl http://files.example.com/fruits.txt', 'wc -l fruits.txt'],
      ['wget http://files.example.com/fruits.txt', 'wc -l fruits.txt'],
      ['ping -c 2 example.com', 'wget http://example.com/fruits.txt', 'wc -l fruits.txt'],
    ],
    others: [{ cwd: '/home/user/Downloads', goal: fetched('~/Downloads/fruits.txt') }],
  },
  predictions: [
    {
      id: 'network-commands-1',
      line: 'curl http://example.com/hello.txt',
      outputs: ['Hello from example.com!', 'hello.txt', ''],
      because: '`curl` prints what it fetches. To keep it as a file, use `wget`.',
    },
  ],
  arrangements: [
    {
      id: 'network-commands-1',
      task: 'Ask `example.com` two times whether it is there.',
      line: 'ping -c 2 example.com',
      extra: ['traceroute', '-n'],
    },
  ],
}
