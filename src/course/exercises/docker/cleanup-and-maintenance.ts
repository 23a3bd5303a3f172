import type { Goal } from '../../goal.ts'
import { all, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const tidy = (...kept: readonly string[]): Goal =>
  all(
    labelled('No stopped container is left', {
      type: 'container',
      where: { state: 'exited' },
      is: { most: 0 },
    }),
    labelled('The network `old-net` is gone', { type: 'network', name: 'old-net', gone: true }),
    labelled(
      'What runs goes on running',
      all(...kept.map((name): Goal => ({ type: 'container', where: { name, state: 'running' } }))),
    ),
  )

export const cleanupAndMaintenance: Exercises = {
  lesson: 'cleanup-and-maintenance',
  challenge: {
    id: 'cleanup-and-maintenance',
    brief:
      'Somebody left a heap of containers that have stopped, and a network `old-net` that nobody uses. Clear all of that away. Whatever runs has to go on running.',
    world: {
      lines: [
        'docker run --name once alpine echo once',
        'docker run --name twice alpine echo twice',
        'docker network create old-net',
      ],
    },
    goal: tidy('my-nginx'),
    par: { commands: 1 },
    hint: 'One command of `docker` removes all that is not in use. Bash asks first: `-f` answers for you.',
    solutions: [
      ['docker system prune -f'],
      ['docker container prune -f', 'docker network rm old-net'],
      ['docker rm $(docker ps -aq --filter status=exited) && docker network prune -f'],
    ],
    wrong: [
      ['docker container prune -f'],
      ['docker rm once twice', 'docker network rm old-net'],
      ['docker rm -f $(docker ps -aq) && docker network rm old-net'],
    ],
    only: [['docker rm once twice my-db', 'docker network rm old-net']],
    others: [
      {
        lines: [
          'docker run --name first alpine echo 1',
          'docker run --name once alpine echo 2',
          'docker run --name twice alpine echo 3',
          'docker run -d --name shop nginx',
          'docker network create old-net',
        ],
        goal: tidy('my-nginx', 'shop'),
      },
    ],
  },
  predictions: [
    {
      id: 'cleanup-and-maintenance-1',
      world: { lines: ['docker pull alpine', 'docker run --name once alpine echo done'] },
      line: 'docker inspect -f {{.State.Status}} once',
      outputs: ['exited', 'running', 'removed'],
      because:
        'A container stays when its program has ended. It goes with `docker rm`, with `prune`, or at once with `--rm`.',
    },
  ],
  arrangements: [
    {
      id: 'cleanup-and-maintenance-1',
      task: 'Run `echo done` once in a container of `alpine` that is called `once`, and keep the container.',
      line: 'docker run --name once alpine echo done',
      extra: ['--rm', 'exec'],
    },
  ],
}
