import { expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { instantClock } from '../../testing/run-line.ts'
import { transcriptOf } from '../../testing/transcript.ts'
import { createDocker } from '../docker.ts'

const play = (...lines: readonly string[]): Promise<string> =>
  transcriptOf(createDocker({ clock: instantClock(), chance: createChance(1) }).shell, lines)

/** The Docker part of the specification's error catalogue (section 8), and what rulings 8, 17, 20, 21 and 22 add to it. */
test.each([
  ['D-EXEC-1', 'docker exec', '! Error: Container name required\n[1]\n'],
  ['D-STOP-2', 'docker stop x', '! Error: No such container: x\n[1]\n'],
  ['D-START-2', 'docker start x', '! Error: No such container: x\n[1]\n'],
  ['D-RM-3', 'docker rm x', '! Error: No such container: x\n[1]\n'],
  ['D-LOGS-2', 'docker logs x', '! Error: No such container: x\n[1]\n'],
  ['D-EXEC-2', 'docker exec x bash', '! Error: No such container: x\n[1]\n'],
  ['D-EXEC-3', 'docker exec my-db bash', '! Error: Container "my-db" is not running\n[1]\n'],
  ['D-LOGS-1', 'docker logs', '! Error: "docker logs" requires exactly 1 argument.\n[1]\n'],
  ['D-LOGS-3', 'docker logs my-nginx my-db', '! Error: "docker logs" requires exactly 1 argument.\n[1]\n'],
  ['D-PULL-1', 'docker pull', '! "docker pull" requires exactly 1 argument.\n[1]\n'],
  ['D-PULL-2', 'docker pull a b', '! "docker pull" requires exactly 1 argument.\n[1]\n'],
  ['D-RM-1', 'docker rm', '! "docker rm" requires at least 1 argument.\n[1]\n'],
  ['D-START-1', 'docker start', '! "docker start" requires at least 1 argument.\n[1]\n'],
  ['D-STOP-1', 'docker stop', '! "docker stop" requires at least 1 argument.\n[1]\n'],
  [
    'D-RM-2',
    'docker rm my-nginx',
    '! Error: Cannot remove a running container "my-nginx". Stop the container before attempting removal or force remove\n[1]\n',
  ],
  ['D-RUN-1', 'docker run', '! Error: No image specified\n[1]\n'],
  ['D-RUN-2', 'docker run -d -p', '! Error: No image specified\n[1]\n'],
  ['D-SYSTEM-1', 'docker system x', "! Error: 'x' is not a valid system command\n[1]\n"],
  ['D-NETWORK-1', 'docker network x', "! Error: 'x' is not a valid network command\n[1]\n"],
  ['D-VOLUME-1', 'docker volume x', "! Error: 'x' is not a valid volume command\n[1]\n"],
  ['D-DOCKER-1', 'docker x', "! docker: 'x' is not a docker command. See 'docker --help'.\n[1]\n"],
  ['D-DOCKER-2', 'docker constructor', "! docker: 'constructor' is not a docker command. See 'docker --help'.\n[1]\n"],
  ['D-DOCKER-3', 'docker PS', "! docker: 'PS' is not a docker command. See 'docker --help'.\n[1]\n"],
  [
    'D-DOCKER-4',
    'docker swarm init',
    '! docker swarm exists in Docker, but this playground does not simulate it.\n[1]\n',
  ],
  ['D-SHELL-1', 'ls', '! ls: command not found\n[127]\n'],
  ['D-SHELL-2', '__proto__', '! __proto__: command not found\n[127]\n'],
])('%s %s', async (_rule, line, output) => {
  expect(await play(line)).toBe(`$ ${line}\n${output}`)
})

/** Where the specification is silent: Docker's own words. */
test.each([
  [
    'docker ps x',
    '! "docker ps" accepts no arguments.\n! See \'docker ps --help\'.\n\n! Usage:  docker ps [OPTIONS]\n\n! List containers\n[1]\n',
  ],
  ['docker ps --nope', "! unknown flag: --nope\n! See 'docker ps --help'.\n[125]\n"],
  ['docker ps -z', "! unknown shorthand flag: 'z' in -z\n! See 'docker ps --help'.\n[125]\n"],
  ['docker run --name', "! flag needs an argument: --name\n! See 'docker run --help'.\n[125]\n"],
  [
    'docker run --memory 5m nginx',
    '! docker run: Docker has the option --memory, but this playground does not simulate it.\n[125]\n',
  ],
  [
    'docker run --name x nginx',
    "! docker: Error response from daemon: Invalid container name (x), only [a-zA-Z0-9][a-zA-Z0-9_.-] are allowed.\n! See 'docker run --help'.\n[125]\n",
  ],
  [
    'docker run NGINX',
    "! docker: invalid reference format: repository name must be lowercase.\n! See 'docker run --help'.\n[125]\n",
  ],
  ['docker run -p x:y nginx', "! docker: Invalid containerPort: y.\n! See 'docker run --help'.\n[125]\n"],
  ['docker run --network nope nginx', '! docker: Error response from daemon: network nope not found.\n[125]\n'],
  [
    'docker run nginx nope',
    '! docker: Error response from daemon: failed to create task for container: failed to create shim task: OCI runtime create failed: runc create failed: unable to start container process: exec: "nope": executable file not found in $PATH: unknown.\n[127]\n',
  ],
  [
    'docker run nosuch',
    "Unable to find image 'nosuch:latest' locally\n! docker: Error response from daemon: pull access denied for nosuch, repository does not exist or may require 'docker login': denied: requested access to the resource is denied.\n! See 'docker run --help'.\n[125]\n",
  ],
  [
    'docker pull nginx:nope',
    '! Error response from daemon: manifest for nginx:nope not found: manifest unknown: manifest unknown\n[1]\n',
  ],
  [
    'docker exec my-nginx nope',
    '! OCI runtime exec failed: exec failed: unable to start container process: exec: "nope": executable file not found in $PATH: unknown\n[126]\n',
  ],
  ['docker rm -f x', '! Error: No such container: x\n'],
  ['docker rmi nope', '! Error response from daemon: No such image: nope:latest\n[1]\n'],
  ['docker volume rm nope', '! Error response from daemon: get nope: no such volume\n[1]\n'],
  [
    'docker network rm bridge',
    '! Error response from daemon: bridge is a pre-defined network and cannot be removed\n[1]\n',
  ],
  ['docker inspect nope', '[]\n! Error: No such object: nope\n[1]\n'],
  ['docker port my-nginx 81', "! Error: No public port '81' published for my-nginx\n[1]\n"],
  ['docker build nope', '! ERROR: unable to prepare context: path "nope" not found\n[1]\n'],
  ['docker build -t a:b:c .', '! ERROR: invalid tag "a:b:c": invalid reference format\n[1]\n'],
  ['docker build -t Bad .', '! ERROR: invalid tag "Bad": repository name must be lowercase\n[1]\n'],
])('%s', async (line, output) => {
  expect(await play(line)).toBe(`$ ${line}\n${output}`)
})

test("a taken name is refused in Docker's words", async () => {
  const id = (await play('docker ps -q --no-trunc')).split('\n')[1] ?? ''
  expect(await play('docker run --name my-nginx nginx')).toBe(
    [
      '$ docker run --name my-nginx nginx',
      `! docker: Error response from daemon: Conflict. The container name "/my-nginx" is already in use by container "${id}". You have to remove (or rename) that container to be able to reuse that name.`,
      "! See 'docker run --help'.",
      '[125]',
      '',
    ].join('\n'),
  )
})

test('several names: each is done or refused', async () => {
  expect(await play('docker stop nope my-nginx also-nope', 'docker ps -q')).toBe(
    [
      '$ docker stop nope my-nginx also-nope',
      'my-nginx',
      '! Error: No such container: nope',
      '! Error: No such container: also-nope',
      '[1]',
      '$ docker ps -q',
      '',
    ].join('\n'),
  )
})
