import type { Goal } from '../../goal.ts'
import { all, labelled, printed, succeeded } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const tidy = (line: string): Goal =>
  all(
    labelled('No container of `alpine` is left', { type: 'container', where: { image: 'alpine' }, is: { most: 0 } }),
    labelled('The image `node:16-alpine` is gone', { type: 'image', name: 'node:16-alpine', gone: true }),
    labelled('The volume `letters` is there', { type: 'volume', name: 'letters' }),
    labelled('`letters.tgz` at home is a copy of it', { type: 'file', path: '~/letters.tgz', kind: 'file' }),
    labelled('A letter was read from the copy', all(succeeded('tar'), printed(`^${line}$`))),
  )

const lines = (line: string): readonly string[] => [
  `docker run --name first -v letters:/data alpine sh -c 'echo "${line}" > /data/one.txt'`,
  'docker run --name second alpine true',
]

const COPY = 'docker run --rm -v letters:/data -v .:/backup alpine tar czf /backup/letters.tgz -C /data .'

export const cleaningUpSafely: Exercises = {
  lesson: 'cleaning-up-safely',
  challenge: {
    id: 'cleaning-up-safely',
    brief:
      'Pack what is in the volume `letters` into `letters.tgz` in your home directory. Then remove all containers that are not running, and the image `node:16-alpine`, which nobody uses. The volume is to stay. To be sure of your copy, let `tar` print `one.txt` from it.',
    world: { lines: lines('Dear Ana') },
    goal: tidy('Dear Ana'),
    par: { commands: 4 },
    hint: 'First the copy. `tar xzOf` with the capital O prints a file instead of writing it; in the archive it is called `./one.txt`.',
    solutions: [
      [COPY, 'docker container prune -f', 'docker rmi node:16-alpine', 'tar xzOf letters.tgz ./one.txt'],
      [
        'docker run --rm -v letters:/l:ro -v "$PWD:/b" alpine tar -czf /b/letters.tgz -C /l ./one.txt',
        'docker rm first second && docker image rm node:16-alpine',
        'tar -xOzf letters.tgz ./one.txt',
      ],
    ],
    wrong: [
      [
        'docker container prune -f',
        'docker rmi node:16-alpine',
        'docker run --rm -v letters:/data alpine cat /data/one.txt',
      ],
      [
        COPY,
        'docker container prune -f',
        'docker rmi node:16-alpine',
        'docker volume rm letters',
        'tar xzOf letters.tgz ./one.txt',
      ],
      [COPY, 'docker rmi node:16-alpine', 'tar xzOf letters.tgz ./one.txt'],
    ],
    others: [{ lines: lines('Dear Ben'), goal: tidy('Dear Ben') }],
  },
  predictions: [
    {
      id: 'cleaning-up-safely-1',
      world: { lines: ['docker volume create named', 'docker run --name gone -v named:/data alpine true'] },
      line: 'docker container prune -f > /dev/null; docker volume prune -f > /dev/null; docker volume ls -q | grep -c named',
      outputs: ['1', '0', '2'],
      because: 'The container is gone, and the volume has a name: without `--all`, `prune` leaves such volumes alone.',
    },
  ],
  arrangements: [],
}
