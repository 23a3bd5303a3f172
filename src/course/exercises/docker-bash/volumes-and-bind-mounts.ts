import type { Goal } from '../../goal.ts'
import { all, holdsLine, labelled, printed, succeeded } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const moved = (line: string): Goal =>
  all(
    labelled(
      'The volume `recipes` holds `soup.txt`',
      holdsLine('/var/lib/docker/volumes/recipes/_data/soup.txt', `^${line}$`),
    ),
    labelled('`kitchen` is running, and has that volume at `/recipes`, read only', {
      type: 'container',
      where: { name: 'kitchen', state: 'running', mounts: { source: 'recipes', target: '/recipes', readOnly: true } },
    }),
    labelled('It printed the recipe', all(succeeded('docker exec'), printed(`^${line}$`))),
  )

const files = (line: string): Readonly<Record<string, string>> => ({ '~/food/soup.txt': `${line}\n` })

export const volumesAndBindMounts: Exercises = {
  lesson: 'volumes-and-bind-mounts',
  challenge: {
    id: 'volumes-and-bind-mounts',
    brief:
      'Bring `food/soup.txt` into a volume `recipes`: a container of `alpine` that has both, your directory and the volume, can copy it. Then start `nginx` in the background as `kitchen`, with the volume at `/recipes`, read only, and let it print the recipe.',
    world: { files: files('two onions') },
    goal: moved('two onions'),
    par: { commands: 3 },
    hint: 'A `run` takes `-v` as often as you like: once with `./food` before the colon, once with `recipes`.',
    solutions: [
      [
        'docker run --rm -v ./food:/from -v recipes:/to alpine cp /from/soup.txt /to',
        'docker run -d --name kitchen -v recipes:/recipes:ro nginx',
        'docker exec kitchen cat /recipes/soup.txt',
      ],
      [
        'docker volume create recipes',
        'docker run --rm -v "$PWD/food:/a:ro" -v recipes:/b alpine sh -c "cat /a/soup.txt > /b/soup.txt"',
        'docker run --name kitchen -d --volume recipes:/recipes:ro nginx',
        'docker exec kitchen head /recipes/soup.txt',
      ],
    ],
    wrong: [
      ['docker run -d --name kitchen -v ./food:/recipes:ro nginx', 'docker exec kitchen cat /recipes/soup.txt'],
      [
        'docker run --rm -v ./food:/from -v recipes:/to alpine cp /from/soup.txt /to',
        'docker run -d --name kitchen -v recipes:/recipes nginx',
        'docker exec kitchen cat /recipes/soup.txt',
      ],
      ['docker run --rm -v ./food:/from -v recipes:/to alpine cp /from/soup.txt /to', 'cat food/soup.txt'],
    ],
    others: [{ files: files('a pumpkin'), goal: moved('a pumpkin') }],
  },
  predictions: [
    {
      id: 'volumes-and-bind-mounts-1',
      world: { files: { '~/box/a.txt': 'from here\n' }, lines: ['docker pull alpine'] },
      line: "docker run --rm -v ./box:/box alpine sh -c 'echo changed > /box/a.txt'; cat box/a.txt",
      outputs: ['changed', 'from here', 'from here\nchanged'],
      because: 'A bind mount is no copy: what is written in the container is written into your own file.',
    },
  ],
  arrangements: [
    {
      id: 'volumes-and-bind-mounts-1',
      task: 'Let a container print the file `list` of the volume `notes`.',
      line: 'docker run --rm -v notes:/data alpine cat /data/list',
      extra: ['-p', './notes:/data'],
      world: { lines: ["docker run --rm -v notes:/data alpine sh -c 'echo first > /data/list'"] },
    },
  ],
}
