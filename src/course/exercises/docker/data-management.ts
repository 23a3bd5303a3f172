import { all, labelled, printed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const dataManagement: Exercises = {
  lesson: 'data-management',
  challenge: {
    id: 'data-management',
    brief:
      'Make a volume `notes`. Let one container of the image `alpine` make an empty file `todo.txt` in it, and let another one list what is in the volume. Neither container is to stay.',
    world: {},
    goal: all(
      labelled('The volume `notes` is there', { type: 'volume', name: 'notes' }),
      labelled('A container lists `todo.txt` in it', printed('(^|[ /])todo[.]txt$')),
      labelled('No container of `alpine` stayed', { type: 'container', where: { image: 'alpine' }, is: { most: 0 } }),
    ),
    par: { commands: 3 },
    hint: 'An option puts a volume at a path of the container: volume, colon, path. The next container can have it at another path.',
    solutions: [
      [
        'docker volume create notes',
        'docker run --rm -v notes:/data alpine touch /data/todo.txt',
        'docker run --rm -v notes:/data alpine ls /data',
      ],
      ['docker run --rm -v notes:/a alpine touch /a/todo.txt', 'docker run --rm -v notes:/b alpine ls /b'],
    ],
    wrong: [
      ['docker volume create notes', 'docker run --rm alpine touch /todo.txt', 'docker run --rm alpine ls /'],
      [
        'docker volume create notes',
        'docker run -v notes:/data alpine touch /data/todo.txt',
        'docker run -v notes:/data alpine ls /data',
      ],
      ['docker run --rm -v other:/data alpine touch /data/todo.txt', 'docker run --rm -v other:/data alpine ls /data'],
    ],
    others: [{ lines: ['docker pull alpine', 'docker volume create old-notes'] }],
  },
  predictions: [
    {
      id: 'data-management-1',
      world: {
        lines: ['docker volume create my-data', 'docker run --rm -v my-data:/data alpine touch /data/notes.txt'],
      },
      line: 'docker run --rm -v my-data:/archive alpine ls /archive',
      outputs: ['notes.txt', '', 'my-data'],
      because: 'The first container is gone, the volume is not. It shows the same files wherever it is mounted.',
    },
  ],
  arrangements: [
    {
      id: 'data-management-1',
      task: 'List what is in the volume `my-data`, from within a container that goes away at its end.',
      line: 'docker run --rm -v my-data:/data alpine ls /data',
      extra: ['-p', 'volume'],
      world: {
        lines: ['docker volume create my-data', 'docker run --rm -v my-data:/data alpine touch /data/notes.txt'],
      },
    },
  ],
}
