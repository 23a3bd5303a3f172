import type { Goal } from '../../goal.ts'
import { all, labelled, printed, ran } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const examined = (status: string): Goal =>
  all(
    labelled(
      'Only the last line of its log was shown',
      all(ran('docker logs'), { type: 'printed', text: { lines: 1 } }),
    ),
    labelled('Its state was shown in one word', all(ran('docker inspect', 'docker ps'), printed(`^${status}$`))),
  )

export const containerLogsAndInspection: Exercises = {
  lesson: 'container-logs-and-inspection',
  challenge: {
    id: 'container-logs-and-inspection',
    brief:
      'Somebody made a container `site`. What does the last line of its log say? And in which state is it? Let Docker show just that line, and just that word.',
    world: { lines: ['docker run -d --name site nginx'] },
    goal: examined('running'),
    par: { commands: 2 },
    hint: 'Logs have an option for the number of lines at the end. `inspect` knows everything; a template takes out of it what you want.',
    solutions: [
      ['docker logs --tail 1 site', 'docker inspect -f {{.State.Status}} site'],
      ['docker inspect --format {{.State.Status}} site', 'docker logs -n 1 site'],
    ],
    wrong: [
      ['docker logs site', 'docker inspect -f {{.State.Status}} site'],
      ['docker logs --tail 1 site', 'docker inspect site'],
      ['docker logs --tail 1 site', 'docker inspect -f {{.Name}} site'],
    ],
    others: [{ lines: ['docker run -d --name site nginx', 'docker stop site'], goal: examined('exited') }],
  },
  predictions: [
    {
      id: 'container-logs-and-inspection-1',
      line: 'docker inspect -f {{.Config.Image}} my-db',
      outputs: ['postgres:13', 'my-db', 'exited'],
      because:
        'The template asks for the image in the configuration of the container, which it keeps when it has stopped, too.',
    },
  ],
  arrangements: [
    {
      id: 'container-logs-and-inspection-1',
      task: 'Show the last two lines of what `site` has written.',
      line: 'docker logs --tail 2 site',
      extra: ['--head', 'top'],
      world: { lines: ['docker run -d --name site nginx'] },
    },
  ],
}
