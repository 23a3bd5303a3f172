import type { Goal } from '../../goal.ts'
import { all, labelled, not, printed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const running = (name: string, image: string): Goal => ({
  type: 'container',
  where: { name, image, state: 'running', network: 'back' },
})

export const multiContainerApplications: Exercises = {
  lesson: 'multi-container-applications',
  challenge: {
    id: 'multi-container-applications',
    brief:
      'Build a small shop of two containers on a network `back`: `stock` from the image `redis:alpine`, and `door` from `nginx`, which is reached through port 8088 of this host. Then let `redis-cli` in a third container ask `stock` with `ping`.',
    world: {},
    goal: all(
      labelled('`stock` runs on `back`', running('stock', 'redis:alpine')),
      labelled('`door` runs on `back`', running('door', 'nginx')),
      labelled('Port 8088 leads to port 80 of `door`', {
        type: 'container',
        where: { name: 'door', publishes: { host: 8088, container: 80 } },
      }),
      // whoever asks itself knows nothing of the network
      labelled(
        '`stock` answered',
        all(printed('^PONG$'), not({ type: 'ran', program: 'docker exec', first: 'stock', status: 'any' })),
      ),
    ),
    par: { commands: 4 },
    hint: 'First the network, then who lives on it. `redis-cli` has an option for the host that it asks.',
    solutions: [
      [
        'docker network create back',
        'docker run -d --name stock --network back redis:alpine',
        'docker run -d --name door --network back -p 8088:80 nginx',
        'docker run --rm --network back redis:alpine redis-cli -h stock ping',
      ],
    ],
    wrong: [
      [
        'docker network create back',
        'docker run -d --name stock redis:alpine',
        'docker run -d --name door --network back -p 8088:80 nginx',
        'docker run --rm --network back redis:alpine redis-cli -h stock ping',
      ],
      [
        'docker network create back',
        'docker run -d --name stock --network back redis:alpine',
        'docker run -d --name door --network back nginx',
        'docker run --rm --network back redis:alpine redis-cli -h stock ping',
      ],
      [
        'docker network create back',
        'docker run -d --name stock --network back redis:alpine',
        'docker run -d --name door --network back -p 8088:80 nginx',
        'docker run --rm redis:alpine redis-cli -h stock ping',
      ],
      [
        'docker network create back',
        'docker run -d --name stock --network back redis:alpine',
        'docker run -d --name door --network back -p 8088:80 nginx',
        'docker exec stock redis-cli ping',
      ],
    ],
    others: [{ lines: ['docker pull redis:alpine', 'docker stop my-nginx'] }],
  },
  predictions: [
    {
      id: 'multi-container-applications-1',
      world: { lines: ['docker run -d --name cache redis:alpine', 'docker exec cache redis-cli incr visits'] },
      line: 'docker exec cache redis-cli incr visits',
      outputs: ['2', '1', 'visits'],
      because:
        '`incr` adds one to the number that is kept under this name, and the server keeps it while it runs. It was 1 before.',
    },
  ],
  arrangements: [
    {
      id: 'multi-container-applications-1',
      task: 'Start `redis:alpine` on `app-net` in the background, under the name `cache`.',
      line: 'docker run -d --name cache --network app-net redis:alpine',
      extra: ['-p', 'exec'],
      world: { lines: ['docker network create app-net'] },
    },
  ],
}
