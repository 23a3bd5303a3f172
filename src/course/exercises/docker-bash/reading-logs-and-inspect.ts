import type { Goal } from '../../goal.ts'
import { all, any, labelled, not, printed, printedOnly, succeeded } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const found = (missing: string, address: string): Goal =>
  all(
    labelled(
      'The log was searched for what was not found',
      all(
        { type: 'ran', program: 'docker logs', first: 'site' },
        printed(`GET /${missing} HTTP/1[.]1" 404`),
        not(printed('HTTP/1[.]1" 200')),
      ),
    ),
    labelled(
      'Only its address was printed',
      all(
        any(
          ...['docker inspect', 'docker exec'].map((program): Goal => ({ type: 'ran', program, first: 'site' })),
          succeeded('docker network inspect'),
        ),
        printedOnly(address),
      ),
    ),
  )

const lines = (missing: string): readonly string[] => [
  'docker run -d --name site -p 8087:80 nginx',
  'sleep 1',
  'curl -s localhost:8087 > /dev/null',
  `curl -s localhost:8087/${missing} > /dev/null`,
  'curl -s localhost:8087 > /dev/null',
]

const ADDRESS = "docker inspect site --format '{{.NetworkSettings.IPAddress}}'"

export const readingLogsAndInspect: Exercises = {
  lesson: 'reading-logs-and-inspect',
  challenge: {
    id: 'reading-logs-and-inspect',
    brief:
      'Somebody asked `site` for a page that it has not got. Find the line of the log, and print nothing else than lines with `404`. Then print the address that `site` has in its network, and nothing but the address.',
    world: { lines: lines('prices') },
    goal: found('prices', '172.17.0.3'),
    par: { commands: 2 },
    hint: 'A log can be searched like any other text. In what `inspect` prints, look for `IPAddress` and for what it stands in.',
    solutions: [
      ['docker logs site | grep 404', ADDRESS],
      [
        'docker logs site 2> /dev/null | grep " 404 "',
        "docker inspect -f '{{.NetworkSettings.Networks.bridge.IPAddress}}' site",
      ],
      ['docker logs site | grep " 404 "', 'docker exec site hostname -i'],
    ],
    wrong: [
      ['docker logs --tail 1 site', ADDRESS],
      ['docker logs site', ADDRESS],
      ['docker logs site | grep 404', 'docker inspect site | grep IPAddress'],
      ['docker logs site | grep 404', "docker inspect site --format '{{.State.Status}}'"],
    ],
    others: [{ lines: ['docker run -d --name other nginx', ...lines('map')], goal: found('map', '172.17.0.4') }],
  },
  predictions: [
    {
      id: 'reading-logs-and-inspect-1',
      world: { lines: ["docker run --name two alpine sh -c 'echo out; echo err >&2'"] },
      line: 'docker logs two 2> /dev/null | wc -l',
      outputs: ['1', '2', '0'],
      because: 'The two streams of a container stay apart: what it wrote to standard error comes to standard error.',
    },
  ],
  arrangements: [
    {
      id: 'reading-logs-and-inspect-1',
      task: 'Print the last two lines of the log of `web`, each with its time.',
      line: 'docker logs -t --tail 2 web',
      extra: ['-f', '--since'],
      world: { lines: ['docker run -d --name web nginx'] },
    },
  ],
}
