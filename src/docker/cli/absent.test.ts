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
  ['service create nginx', NO_SWARM],
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
