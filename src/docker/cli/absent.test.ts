import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['alpine'], containers: [] } })

const NO_SWARM =
  'Error response from daemon: This node is not a swarm manager. Use "docker swarm init" or "docker swarm join" to connect this node to swarm and try again.\n'

const noPlugin = (name: string): string => `Error response from daemon: plugin "${name}" not found\n`

// what Docker 24 says where there are no plugins, no swarm, no signatures and no experimental features
test.each([
  ['plugin inspect one two', `[]\n${noPlugin('one')}${noPlugin('two')}`],
  ['plugin enable one', noPlugin('one')],
  ['plugin disable -f one', noPlugin('one')],
  ['plugin rm one two', noPlugin('one') + noPlugin('two')],
  ['plugin set one DEBUG=1', noPlugin('one')],
  ['plugin push me/one', noPlugin('me/one:latest')],
  ['plugin push me/one:2', noPlugin('me/one:2')],
  ['plugin upgrade one', `error reading plugin data: ${noPlugin('one')}`],
  [
    'plugin install me/one:2 DEBUG=1',
    "Error response from daemon: pull access denied for me/one, repository does not exist or may require 'docker login': denied: requested access to the resource is denied\n",
  ],
  ['swarm leave', 'Error response from daemon: This node is not part of a swarm\n'],
  ['swarm unlock', 'Error: This node is not part of a swarm\n'],
  ['swarm join-token worker', NO_SWARM],
  ['node ls', NO_SWARM],
  ['service create --replicas 3 -p 80:80 nginx nginx -g x', NO_SWARM],
  ['service rm one two', NO_SWARM + NO_SWARM],
  ['service inspect one', `[]\n${NO_SWARM}`],
  ['node inspect --pretty self', NO_SWARM],
  ['service scale one=2 two=3', `one: ${NO_SWARM}two: ${NO_SWARM}`],
  [
    'service scale one',
    `Invalid scale specifier 'one'.
See 'docker service scale --help'.

Usage:  docker service scale SERVICE=REPLICAS [SERVICE=REPLICAS...]

Scale one or multiple replicated services
`,
  ],
  ['stack deploy one', 'Specify a Compose file (with --compose-file)\n'],
  ['stack deploy -c nosuch.yml one', 'open nosuch.yml: no such file or directory\n'],
  ['stack deploy -c /etc/hosts one', NO_SWARM],
  ['secret create one nosuch', 'Error reading content from "nosuch": open nosuch: no such file or directory\n'],
  ['config create one /etc/hosts', NO_SWARM],
  ['swarm unlock-key', `could not fetch unlock key: ${NO_SWARM}`],
  [
    'swarm join',
    `"docker swarm join" requires exactly 1 argument.
See 'docker swarm join --help'.

Usage:  docker swarm join [OPTIONS] HOST:PORT

Join a swarm as a node and/or manager
`,
  ],
  [
    'checkpoint ls one',
    'docker checkpoint ls is only supported on a Docker daemon with experimental features enabled\n',
  ],
  ['trust inspect --pretty alpine', 'no signatures or cannot access alpine\n'],
  ['trust inspect alpine', '[]\nno signatures or cannot access alpine\n'],
  ['swarm init', 'docker swarm exists in Docker, but this playground does not simulate it.\n'],
  ['plugin create one .', 'docker plugin create exists in Docker, but this playground does not simulate it.\n'],
])('docker %s', async (line, answer) => {
  const { stdout, stderr, status } = await bash.exec(`docker ${line}`)
  expect([stdout + stderr, status]).toEqual([answer, 1])
})

test('the flags of commands of a swarm are read', async () => {
  const said = "unknown flag: --bogus\nSee 'docker service update --help'.\n"
  expect(await bash.exec('docker service update --bogus one')).toMatchObject({ stdout: '', stderr: said, status: 125 })
})

test('the help of a command of a swarm is its own', async () => {
  const { stdout, status } = await bash.exec('docker stack rm --help')
  expect(status).toBe(0)
  expect(stdout).toBe(`
Usage:  docker stack rm [OPTIONS] STACK [STACK...]

Remove one or more stacks

Aliases:
  docker stack rm, docker stack remove, docker stack down
`)
})
