import { all, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const containerManagement: Exercises = {
  lesson: 'container-management',
  challenge: {
    id: 'container-management',
    brief:
      'A container `old` runs here. Call it `archive` from now on, and stop it, but keep it. Remove the container `my-db`, whatever it does.',
    world: { lines: ['docker run -d --name old nginx'] },
    goal: all(
      labelled('`archive` is there, and does not run', {
        type: 'container',
        where: { name: 'archive', image: 'nginx', state: 'exited' },
      }),
      labelled('`old` is gone', { type: 'container', where: { name: 'old' }, is: { most: 0 } }),
      labelled('`my-db` is gone', { type: 'container', where: { name: 'my-db' }, is: { most: 0 } }),
    ),
    par: { commands: 3 },
    hint: 'Three commands of `docker`: one for the name, one for the end, one for the removal. The last one has an option for what still runs.',
    solutions: [
      ['docker rename old archive', 'docker stop archive', 'docker rm -f my-db'],
      ['docker rm -f my-db', 'docker stop old', 'docker rename old archive'],
    ],
    wrong: [
      ['docker rename old archive', 'docker rm -f my-db'],
      ['docker rename old archive', 'docker rm -f archive', 'docker rm -f my-db'],
      ['docker rm -f old', 'docker run -d --name archive nginx', 'docker rm -f my-db'],
    ],
    only: [['docker rename old archive', 'docker stop archive', 'docker rm my-db']],
    others: [{ lines: ['docker run -d --name old nginx', 'docker start my-db'] }],
  },
  predictions: [
    {
      id: 'container-management-1',
      world: { lines: ['docker run -d --name worker nginx', 'docker rename worker helper'] },
      line: 'docker stop helper',
      outputs: ['helper', 'worker', ''],
      because: 'Docker answers with the name that you gave to it. The container has no other name any more.',
    },
  ],
  arrangements: [
    {
      id: 'container-management-1',
      task: 'Remove the container `helper`, although it runs.',
      line: 'docker rm -f helper',
      extra: ['stop', '-a'],
      world: { lines: ['docker run -d --name helper nginx'] },
    },
  ],
}
