import { composed } from '../../docker-bash/goals.ts'
import type { Goal } from '../../goal.ts'
import { all, labelled, printed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const counted = (hits: string): Goal =>
  all(
    labelled('`counter-page-1` is running, and port 8098 leads to its port 80', {
      type: 'container',
      where: {
        name: 'counter-page-1',
        image: 'nginx:alpine',
        state: 'running',
        publishes: { host: 8098, container: 80 },
      },
    }),
    labelled('`counter-store-1` is running with the image `redis:alpine`', {
      type: 'container',
      where: { name: 'counter-store-1', image: 'redis:alpine', state: 'running' },
    }),
    labelled('The store was asked for `hits`', all(composed('exec'), printed(`^"?${hits}"?$`))),
  )

const files = (hits: string): Readonly<Record<string, string>> => ({
  '~/counter/compose.yaml': 'services:\n  page:\n    image: nginx:alpine\n',
  '~/counter/hits.txt': `${hits}\n`,
})

const STORE = "printf '%s\\n' '    ports: [\"8098:80\"]' '  store:' '    image: redis:alpine' >> compose.yaml"
const SET = 'docker compose exec store redis-cli set hits $(cat hits.txt)'
const GET = 'docker compose exec store redis-cli get hits'

export const composeWithADatabase: Exercises = {
  lesson: 'compose-with-a-database',
  challenge: {
    id: 'compose-with-a-database',
    brief:
      'In the directory `counter` there is a `compose.yaml` with one service, `page`. Open its port 80 at port 8098, and add a service `store` with the image `redis:alpine`. Start it all. Then let `redis-cli` in `store` set `hits` to the number in `hits.txt`, and get it again.',
    world: { files: files('41') },
    goal: counted('41'),
    par: { commands: 5 },
    hint: 'What belongs to `page` has four spaces before it, and `store` has two. After `exec` comes the service, and then what to run there.',
    solutions: [
      ['cd counter', STORE, 'docker compose up -d', SET, GET],
      [
        'cd counter',
        "printf 'services:\\n  page:\\n    image: nginx:alpine\\n    ports:\\n      - 8098:80\\n  store:\\n    image: redis:alpine\\n' > compose.yaml",
        'docker compose up -d && docker compose exec store redis-cli set hits "$(cat hits.txt)"',
        'docker compose exec -T store redis-cli get hits',
      ],
    ],
    wrong: [
      ['cd counter', 'docker compose up -d', SET, GET],
      ['cd counter', STORE, 'docker compose up -d store', SET, GET],
      ['cd counter', STORE.replace('8098:80', '80:8098'), 'docker compose up -d', SET, GET],
    ],
    others: [{ files: files('7'), goal: counted('7') }],
  },
  predictions: [
    {
      id: 'compose-with-a-database-1',
      world: {
        files: {
          '~/two/compose.yaml': 'services:\n  front:\n    image: nginx:alpine\n  back:\n    image: redis:alpine\n',
        },
      },
      line: 'docker compose -f two/compose.yaml config | head -n 1',
      outputs: ['name: two', 'name: front', 'services:'],
      because: 'A project is called after its directory, and its containers after the project: `two-front-1`.',
    },
  ],
  arrangements: [],
}
