import { all, labelled, succeeded } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const processesAndJobs: Exercises = {
  lesson: 'processes-and-jobs',
  challenge: {
    id: 'processes-and-jobs',
    brief:
      'Start `sleep 500` in the background, and `sleep 600` too. Then end one of the two, so that only the other one still runs.',
    world: {},
    goal: all(
      labelled('One of them was ended', succeeded('kill', 'pkill', 'killall')),
      labelled('The other one runs in the background', { type: 'jobs', state: 'running', is: { least: 1, most: 1 } }),
    ),
    par: { commands: 3 },
    hint: 'What does a line end with that is to run in the background? Jobs have numbers, with a `%` before them.',
    solutions: [
      ['sleep 500 &', 'sleep 600 &', 'kill %1'],
      ['sleep 500 & sleep 600 &', 'jobs', 'kill %2'],
      ['sleep 500 &', 'sleep 600 &', 'kill $!', 'true'],
      ['sleep 500 &', 'sleep 600 &', "pkill -f 'sleep 500'"],
    ],
    wrong: [
      ['sleep 500 &', 'sleep 600 &'],
      ['sleep 500 &', 'sleep 600 &', 'kill %1', 'kill %2', 'true'],
      ['sleep 500 &', 'sleep 600 &', 'kill 1'],
    ],
    others: [{ cwd: '/tmp' }],
  },
  predictions: [
    {
      id: 'processes-and-jobs-1',
      line: '(sleep 1 & echo started; wait; echo done)',
      outputs: ['started\ndone', 'done\nstarted', 'done'],
      because:
        '`&` does not wait for the end: `started` comes at once. `wait` does wait. Parentheses make a shell of their own, which tells nothing of its jobs.',
    },
  ],
  arrangements: [
    {
      id: 'processes-and-jobs-1',
      task: 'Let `sleep` wait for 100 seconds in the background.',
      line: 'sleep 100 &',
      extra: ['%1', '-n'],
    },
  ],
}
