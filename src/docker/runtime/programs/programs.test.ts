import { expect, test } from 'vitest'
import { createChance } from '../../../base/chance.ts'
import { instantClock } from '../../../testing/run-line.ts'
import { transcriptOf } from '../../../testing/transcript.ts'
import { createDocker } from '../../docker.ts'

async function last(...lines: readonly string[]): Promise<string> {
  const { shell } = createDocker({ clock: instantClock(), chance: createChance(1) })
  const whole = await transcriptOf(shell, ['docker network create net', 'docker pull redis:alpine', ...lines])
  return whole
    .slice(whole.lastIndexOf('\n$ ') + 1)
    .split('\n')
    .slice(1)
    .join('\n')
}

const cache = 'docker run -d --name cache --network net redis:alpine'

test.each([
  [['docker exec my-nginx nginx -v'], 'nginx version: nginx/1.25.3\n'],
  [
    ['docker exec my-nginx ps'],
    '! OCI runtime exec failed: exec failed: unable to start container process: exec: "ps": executable file not found in $PATH: unknown\n[126]\n',
  ],
  [
    ['docker exec -e A=1 my-nginx env'],
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin\nHOSTNAME=dcf5a36ef3d5\nNGINX_VERSION=1.25.3\nA=1\nHOME=/root\n',
  ],
  [['docker exec -w /etc my-nginx pwd'], '/etc\n'],
  [['docker exec my-nginx sh -c pwd'], '/\n'],
  [['docker exec my-nginx sh -c nope'], '! sh: 1: nope: not found\n[127]\n'],
  [['docker exec my-nginx bash'], ''],
  [['docker exec my-nginx which ls'], '/usr/bin/ls\n'],
  [['docker run node:16-alpine node --version'], 'v16.20.2\n'],
  [[cache, 'docker exec cache redis-cli set color blue'], 'OK\n'],
  [
    [
      cache,
      'docker exec cache redis-cli set color blue',
      'docker restart cache',
      'docker exec cache redis-cli get color',
    ],
    'blue\n',
  ],
  [
    [
      cache,
      'docker exec cache redis-cli incr n',
      'docker run --rm --network net redis:alpine redis-cli -h cache incr n',
    ],
    '2\n',
  ],
  [
    [cache, 'docker exec cache redis-cli nope'],
    "ERR unknown command 'nope', or one that this playground does not simulate\n",
  ],
  [
    ['docker run --rm redis:alpine redis-cli ping'],
    '! Could not connect to Redis at 127.0.0.1:6379: Connection refused\n[1]\n',
  ],
  [
    [cache, 'docker run --rm redis:alpine redis-cli -h cache ping'],
    '! Could not connect to Redis at cache:6379: Connection refused\n[1]\n',
  ],
  [['docker run --rm redis:alpine sleep nope'], "! sleep: invalid time interval 'nope'\n[1]\n"],
  [['docker run -h box --rm redis:alpine hostname'], 'box\n'],
  [['docker start my-db', 'docker exec my-db pg_isready'], '/var/run/postgresql:5432 - accepting connections\n'],
  [
    [
      'docker run -d --name web --network net nginx',
      'docker network connect net my-nginx',
      'docker exec my-nginx curl http://web/50x.html',
    ],
    '<!DOCTYPE html>\n<html>\n<head><title>Sorry</title></head>\n<body>\n<h1>Sorry</h1>\n<p>The server could not answer.</p>\n</body>\n</html>\n',
  ],
])('%j', async (lines, output) => expect(await last(...lines)).toBe(output))
