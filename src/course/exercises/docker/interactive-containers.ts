import { all, labelled, printed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const interactiveContainers: Exercises = {
  lesson: 'interactive-containers',
  challenge: {
    id: 'interactive-containers',
    brief:
      'The container `box` runs. Make an empty file `/tmp/seen` inside of it. Then see what is in `/tmp` of the container. Whether you go in or stay outside is up to you.',
    world: { lines: ['docker run -d --name box nginx'] },
    goal: all(
      labelled('`/tmp/seen` is in `box`', { type: 'file', in: 'box', path: '/tmp/seen', kind: 'file' }),
      labelled('Its `/tmp` was listed', printed('(^|[ /])seen( |$)')),
    ),
    par: { commands: 2 },
    hint: 'One command of `docker` runs another program in a container that is there. With a terminal, that program can be a shell.',
    solutions: [
      ['docker exec box touch /tmp/seen', 'docker exec box ls /tmp'],
      ['docker exec -it box bash', 'touch /tmp/seen', 'ls /tmp', 'exit'],
    ],
    wrong: [
      ['docker run --rm nginx touch /tmp/seen', 'docker exec box ls /tmp'],
      ['docker exec box touch /seen', 'docker exec box ls /'],
      ['docker exec box touch /tmp/seen', 'docker exec box ls /'],
    ],
    others: [{ lines: ['docker run -d --name box nginx', 'docker exec box touch /tmp/other'] }],
  },
  predictions: [
    {
      id: 'interactive-containers-1',
      world: { lines: ['docker run -d --name box --hostname cellar nginx'] },
      line: 'docker exec box hostname',
      outputs: ['cellar', 'docker-host', 'box'],
      because:
        'The program runs in the container and sees the name that the container has for itself, not that of the host.',
    },
  ],
  arrangements: [
    {
      id: 'interactive-containers-1',
      task: 'Ask the container `box` for the name of its host.',
      line: 'docker exec box hostname',
      extra: ['run', 'nginx'],
      world: { lines: ['docker run -d --name box nginx'] },
    },
  ],
}
