import type { Goal } from '../../goal.ts'
import { all, holdsLine, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const kept = (name: string): Goal =>
  all(
    labelled('The Dockerfile has a check', holdsLine('~/guard/Dockerfile', '^HEALTHCHECK ')),
    labelled(`The image \`${name}\` was built here`, { type: 'image', name, built: true }),
    labelled('`gate` runs it, and is started again whatever happens', {
      type: 'container',
      where: { name: 'gate', image: name, state: 'running', restarts: 'always' },
    }),
  )

const files = { '~/guard/Dockerfile': 'FROM nginx\n' }

export const healthAndRestarts: Exercises = {
  lesson: 'health-and-restarts',
  challenge: {
    id: 'health-and-restarts',
    brief:
      'Give the Dockerfile in `guard` a check that lets `curl` fetch `http://localhost` with the option `-f`. Build the image as `guard`, and start it in the background as `gate`, so that Docker always starts it again.',
    world: { files },
    goal: kept('guard'),
    par: { commands: 3 },
    hint: 'The check is one line, `HEALTHCHECK CMD` and the command. The policy is an option of `run`.',
    solutions: [
      [
        "echo 'HEALTHCHECK CMD curl -f http://localhost' >> guard/Dockerfile",
        'docker build -t guard guard',
        'docker run -d --name gate --restart always guard',
      ],
      [
        "cd guard && echo 'HEALTHCHECK --interval=5s CMD curl -f http://localhost || exit 1' >> Dockerfile",
        'docker build -t guard .',
        'docker run -d --restart=always --name=gate guard',
      ],
    ],
    wrong: [
      ['docker build -t guard guard', 'docker run -d --name gate --restart always guard'],
      [
        "echo 'HEALTHCHECK CMD curl -f http://localhost' >> guard/Dockerfile",
        'docker build -t guard guard',
        'docker run -d --name gate guard',
      ],
      ["echo 'HEALTHCHECK CMD curl -f http://localhost' >> guard/Dockerfile", 'docker build -t guard guard'],
    ],
    others: [{ files: { ...files, '~/guard/index.html': 'Hello\n' } }],
  },
  predictions: [
    {
      id: 'health-and-restarts-1',
      world: { lines: ['docker pull alpine'] },
      line: "docker run -d --name short --restart on-failure alpine true > /dev/null; sleep 3; docker inspect short --format '{{.RestartCount}}'",
      outputs: ['0', '3', '1'],
      because: 'It ended with 0, and that is no failure: `on-failure` starts again only what has failed.',
    },
  ],
  arrangements: [],
}
