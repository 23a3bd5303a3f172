import { all, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const workingWithImages: Exercises = {
  lesson: 'working-with-images',
  challenge: {
    id: 'working-with-images',
    brief:
      'Fetch the image `alpine`. Give it a second name, `base:1`. Then take its first name away, so that it is here as `base:1` alone.',
    world: {},
    goal: all(
      labelled('The image is here as `base:1`', { type: 'image', name: 'base:1' }),
      labelled('The name `alpine` is gone', { type: 'image', name: 'alpine', gone: true }),
    ),
    par: { commands: 3 },
    hint: 'A tag is one more name. Who removes a name leaves the image alone, as long as it has another one.',
    solutions: [
      ['docker pull alpine', 'docker tag alpine base:1', 'docker rmi alpine'],
      ['docker pull alpine:latest', 'docker tag alpine:latest base:1', 'docker rmi alpine:latest'],
    ],
    wrong: [
      ['docker pull alpine', 'docker tag alpine base:1'],
      ['docker pull alpine', 'docker tag alpine base', 'docker rmi alpine'],
      ['docker pull alpine', 'docker rmi alpine', 'docker tag alpine base:1'],
    ],
    only: [['docker tag nginx base:1']],
    others: [{ lines: ['docker pull alpine', 'docker pull redis:alpine'] }],
  },
  predictions: [
    {
      id: 'working-with-images-1',
      world: { lines: ['docker pull alpine', 'docker tag alpine my-alpine:v1'] },
      line: 'docker images my-alpine --format {{.Tag}}',
      outputs: ['v1', 'latest', 'my-alpine'],
      because: 'A tag stands behind the colon of a name. Where nobody gives one, it is `latest`; here somebody did.',
    },
  ],
  arrangements: [
    {
      id: 'working-with-images-1',
      task: 'Give the image `alpine` a second name: `my-alpine`, with the tag `v1`.',
      line: 'docker tag alpine my-alpine:v1',
      extra: ['rmi', 'pull'],
      world: { lines: ['docker pull alpine'] },
    },
  ],
}
