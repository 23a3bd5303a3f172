import type { Goal } from '../../goal.ts'
import { all, any, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const runningWith = (env: string): Goal => ({
  type: 'container',
  where: { name: 'shop-db', image: 'postgres:13', state: 'running', env },
})

const repaired = (name: string): Goal =>
  all(
    labelled('What `shop-db` has printed was read', { type: 'ran', program: 'docker logs', first: 'shop-db' }),
    // without one of them it runs for a moment, too
    labelled('`shop-db` is running', any(runningWith('POSTGRES_PASSWORD'), runningWith('POSTGRES_HOST_AUTH_METHOD'))),
    labelled('It has the setting that it had before', {
      type: 'container',
      where: { name: 'shop-db', env: `POSTGRES_DB=${name}` },
    }),
  )

const broken = (name: string): readonly string[] => [`docker run -d --name shop-db -e POSTGRES_DB=${name} postgres:13`]

export const aContainerThatExits: Exercises = {
  lesson: 'a-container-that-exits',
  challenge: {
    id: 'a-container-that-exits',
    brief:
      'Somebody has started `postgres:13` as `shop-db`, and it is not running. Find out why from what it has printed. Look up with which setting `POSTGRES_DB` it was started, and make it anew with that setting and with what was missing.',
    world: { lines: broken('shop') },
    goal: repaired('shop'),
    par: { commands: 4 },
    hint: 'The log says what is missing. The settings of a container, also of one that has ended, are what `inspect` knows.',
    solutions: [
      [
        'docker logs shop-db',
        "setting=$(docker inspect shop-db --format '{{range .Config.Env}}{{println .}}{{end}}' | grep POSTGRES_DB)",
        'docker rm shop-db',
        'docker run -d --name shop-db -e POSTGRES_PASSWORD=secret -e "$setting" postgres:13',
      ],
    ],
    only: [
      [
        'docker logs shop-db',
        'docker rm shop-db',
        'docker run -d --name shop-db -e POSTGRES_PASSWORD=secret -e POSTGRES_DB=shop postgres:13',
      ],
    ],
    wrong: [
      ['docker rm shop-db', 'docker run -d --name shop-db -e POSTGRES_PASSWORD=secret -e POSTGRES_DB=shop postgres:13'],
      [
        'docker logs shop-db',
        'docker rm shop-db',
        'docker run -d --name shop-db -e POSTGRES_PASSWORD=secret postgres:13',
      ],
      ['docker logs shop-db', 'docker rename shop-db db'],
      ['docker logs shop-db', 'docker start shop-db'],
      [
        'docker logs shop-db',
        'docker rm shop-db',
        'docker run -d --name shop-db -e POSTGRES_DB=shop -e POSTGRES_PASSWORD= postgres:13',
      ],
    ],
    others: [{ lines: broken('garden'), goal: repaired('garden') }],
  },
  predictions: [
    {
      id: 'a-container-that-exits-1',
      world: { lines: ['docker pull alpine'] },
      line: "docker run --name quick alpine sh -c 'exit 7'; docker inspect quick --format '{{.State.ExitCode}}'",
      outputs: ['7', '0', '1'],
      because: 'The status of the main process is the status of its container, and `docker run` hands it on, too.',
    },
  ],
  arrangements: [
    {
      id: 'a-container-that-exits-1',
      task: 'List also the containers that have ended, but only those with `job` in their name.',
      line: 'docker ps -a --filter name=job',
      extra: ['-q', 'logs'],
      world: { lines: ['docker run -d --name job alpine echo done', 'docker run -d --name other alpine echo done'] },
    },
  ],
}
