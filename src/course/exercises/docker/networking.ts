import { all, any, labelled, printed, ranWith, typed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const networking: Exercises = {
  lesson: 'networking',
  challenge: {
    id: 'networking',
    brief:
      'Make a network `shop-net`. Start `nginx` on it in the background, under the name `till`. Then let another container on the same network find out whether `till` answers when it is called by that name.',
    world: {},
    goal: all(
      labelled('`till` runs on `shop-net`', {
        type: 'container',
        where: { name: 'till', image: 'nginx', state: 'running', network: 'shop-net' },
      }),
      labelled(
        'Another container has reached it by its name',
        any(
          all(printed('till'), printed('[ ,]0% packet loss')),
          all(
            any(ranWith('docker run', 'network=shop-net'), ranWith('docker run', 'net=shop-net')),
            typed('(curl|wget) .*till'),
            printed('Welcome to nginx'),
          ),
        ),
      ),
    ),
    par: { commands: 3 },
    hint: 'Names are known only on a network that you made yourself. An option of `run` says on which network a container is.',
    solutions: [
      [
        'docker network create shop-net',
        'docker run -d --name till --network shop-net nginx',
        'docker run --rm --network shop-net alpine ping -c 1 till',
      ],
      [
        'docker network create shop-net',
        'docker run -d --name till --net shop-net nginx:latest',
        'docker run --rm --net shop-net alpine ping -c 3 till',
      ],
      [
        'docker network create shop-net',
        'docker run -d --name till --network shop-net nginx',
        'docker run --rm --net shop-net nginx curl http://till',
      ],
    ],
    wrong: [
      [
        'docker network create shop-net',
        'docker run -d --name till --network shop-net nginx',
        'docker run --rm alpine ping -c 1 till',
      ],
      ['docker run -d --name till nginx', 'docker run --rm alpine ping -c 1 till'],
      [
        'docker network create shop-net',
        'docker run -d --name till nginx',
        'docker run --rm --network shop-net alpine ping -c 1 till',
      ],
    ],
    others: [{ lines: ['docker pull alpine', 'docker network create other-net'] }],
  },
  predictions: [
    {
      id: 'networking-1',
      world: { lines: ['docker network create my-net', 'docker run -d --name server --network my-net nginx'] },
      line: 'docker inspect -f {{.HostConfig.NetworkMode}} server',
      outputs: ['my-net', 'bridge', 'server'],
      because: 'The container was started on `my-net`. `bridge` is what others are on, for whom nobody chose.',
    },
  ],
  arrangements: [
    {
      id: 'networking-1',
      task: 'Start a web server on the network `my-net`, in the background, and call it `server`.',
      line: 'docker run -d --name server --network my-net nginx',
      extra: ['bridge', '--rm'],
      world: { lines: ['docker network create my-net'] },
    },
  ],
}
