import { all, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const advancedOperations: Exercises = {
  lesson: 'advanced-operations',
  challenge: {
    id: 'advanced-operations',
    brief:
      'Start `nginx` in the background as `lab`, and tell it in its environment that `MODE` is `dev`. Copy its file `/etc/nginx/nginx.conf` here, under the name `lab.conf`. Then end `lab` at once, with a signal, but keep it.',
    world: {},
    goal: all(
      labelled('`lab` was started with `MODE=dev`', {
        type: 'container',
        where: { name: 'lab', image: 'nginx', env: 'MODE=dev' },
      }),
      labelled('`lab.conf` is here', { type: 'file', path: '~/lab.conf', kind: 'file', content: { matches: '[{]' } }),
      labelled('`lab` was killed', { type: 'container', where: { name: 'lab', state: 'exited', code: 137 } }),
    ),
    par: { commands: 3 },
    hint: '`-e` is for the environment. `cp` of `docker` has the container before a colon. `stop` asks, and another command does not.',
    solutions: [
      ['docker run -d --name lab -e MODE=dev nginx', 'docker cp lab:/etc/nginx/nginx.conf lab.conf', 'docker kill lab'],
      [
        'docker run -d --env MODE=dev --name lab nginx',
        'docker kill lab',
        'docker cp lab:/etc/nginx/nginx.conf ./lab.conf',
      ],
    ],
    wrong: [
      ['docker run -d --name lab -e MODE=dev nginx', 'docker cp lab:/etc/nginx/nginx.conf .', 'docker kill lab'],
      ['docker run -d --name lab nginx', 'docker cp lab:/etc/nginx/nginx.conf lab.conf', 'docker kill lab'],
      ['docker run -d --name lab -e MODE=dev nginx', 'docker cp lab:/etc/nginx/nginx.conf lab.conf', 'docker stop lab'],
    ],
    others: [{ lines: ['docker stop my-nginx', 'docker run -d --name demo -e MODE=test nginx'] }],
  },
  predictions: [
    {
      id: 'advanced-operations-1',
      world: { lines: ['docker run -d --name demo nginx', 'docker kill demo'] },
      line: 'docker inspect -f {{.State.ExitCode}} demo',
      outputs: ['137', '0', '9'],
      because: '`kill` sends the signal 9, KILL. A program that a signal ends has the status 128 + 9.',
    },
  ],
  arrangements: [
    {
      id: 'advanced-operations-1',
      task: 'Copy the configuration out of the container `demo` into this directory.',
      line: 'docker cp demo:/etc/nginx/nginx.conf .',
      extra: ['exec', 'nginx'],
      world: { lines: ['docker run -d --name demo nginx'] },
    },
  ],
}
