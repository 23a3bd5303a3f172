import type { Goal } from '../../goal.ts'
import { all, labelled, printed, succeeded } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const met = (text: string): Goal =>
  all(
    labelled(
      '`desk` and `archive` are running on the network `office`',
      all(
        { type: 'container', where: { name: 'desk', state: 'running', network: 'office' } },
        { type: 'container', where: { name: 'archive', state: 'running', network: 'office' } },
      ),
    ),
    labelled('`desk` was answered by `archive`', all(succeeded('docker exec'), printed(text))),
  )

const archive = (text: string): readonly string[] => [
  'docker run -d --name archive nginx',
  'docker run -d --name desk nginx',
  `docker exec archive sh -c 'echo "${text}" > /usr/share/nginx/html/index.html'`,
]

export const networksAndNames: Exercises = {
  lesson: 'networks-and-names',
  challenge: {
    id: 'networks-and-names',
    brief:
      'Two containers are running, `desk` and `archive`, and `desk` does not find the other one by its name. Make a network `office`, put both into it without making them anew, and let `desk` fetch `http://archive`.',
    world: { lines: archive('Drawer 7') },
    goal: met('^Drawer 7$'),
    par: { commands: 4 },
    hint: 'Names are known in networks that somebody made. A container that is running can be put into one.',
    solutions: [
      [
        'docker network create office',
        'docker network connect office desk',
        'docker network connect office archive',
        'docker exec desk curl -s http://archive',
      ],
      [
        'docker network create office',
        'for name in desk archive; do docker network connect office $name; done',
        'docker exec desk curl http://archive/index.html',
      ],
    ],
    wrong: [
      ['docker network create office', 'docker network connect office desk', 'docker exec desk curl -s http://archive'],
      [
        'docker network create office',
        'docker rm -f desk archive',
        'docker run -d --name desk --network office nginx',
        'docker run -d --name archive --network office nginx',
        'docker exec desk curl -s http://archive',
      ],
      ['docker exec archive curl -s http://localhost'],
    ],
    others: [{ lines: archive('Drawer 12'), goal: met('^Drawer 12$') }],
  },
  predictions: [
    {
      id: 'networks-and-names-1',
      world: {
        lines: [
          'docker network create one',
          'docker network create two',
          'docker run -d --name left --network one nginx',
          'docker pull alpine',
        ],
      },
      line: 'docker run --rm --network two alpine ping -c 1 left > /dev/null 2>&1 && echo found || echo not found',
      outputs: ['not found', 'found', 'left'],
      because: 'A name is known in the networks that its container is in, and the one who asks is in another.',
    },
  ],
  arrangements: [
    {
      id: 'networks-and-names-1',
      task: 'Put the container `shop` into the network `market`.',
      line: 'docker network connect market shop',
      extra: ['create', '--name'],
      world: { lines: ['docker network create market', 'docker run -d --name shop nginx'] },
    },
  ],
}
