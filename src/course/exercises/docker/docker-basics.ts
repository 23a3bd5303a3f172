import { all, any, labelled, printed, ranWith } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const dockerBasics: Exercises = {
  lesson: 'docker-basics',
  challenge: {
    id: 'docker-basics',
    brief:
      'Run the image `hello-world`, so that nothing of its container stays behind. Then list all containers that there are, those that do not run any more too.',
    world: {},
    goal: all(
      labelled('`hello-world` said hello', printed('Docker is working')),
      labelled('Its container is gone', { type: 'container', where: { image: 'hello-world' }, is: { most: 0 } }),
      labelled('All containers were listed', any(ranWith('docker ps', 'a'), ranWith('docker container ls', 'a'))),
    ),
    par: { commands: 2 },
    hint: 'An option of `run` removes a container at its end. An option of the list shows all of them.',
    solutions: [
      ['docker run --rm hello-world', 'docker ps -a'],
      ['docker run --rm hello-world', 'docker ps --all'],
      ['docker run --name hello hello-world', 'docker rm hello', 'docker ps -a'],
    ],
    wrong: [
      ['docker run hello-world', 'docker ps -a'],
      ['docker run --rm hello-world', 'docker ps'],
      ['docker pull hello-world', 'docker ps -a'],
    ],
    others: [{ lines: ['docker rm my-db'] }],
  },
  predictions: [
    {
      id: 'docker-basics-1',
      line: 'docker ps --format {{.Names}}',
      outputs: ['my-nginx', 'my-nginx\nmy-db', 'my-db'],
      because: '`docker ps` lists what runs. `my-db` has exited: only `docker ps -a` shows it.',
    },
  ],
  arrangements: [
    {
      id: 'docker-basics-1',
      task: 'Run `hello-world` once, and leave nothing behind.',
      line: 'docker run --rm hello-world',
      extra: ['-a', 'ps'],
    },
  ],
}
