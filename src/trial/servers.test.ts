import { expect, test } from 'vitest'
import { TrialWorld } from './world.ts'

const inDocker = async (...lines: readonly string[]): Promise<TrialWorld> => {
  const world = await TrialWorld.load('docker', 'Bash', { now: 0, seed: 1 })
  await world.begin()
  for (const line of lines) await world.type({ line })
  await world.land(world.here())
  return world
}

test('a server that ran when a world was kept listens again where that world is put back', async () => {
  const world = await inDocker('docker network create inner', 'docker run -d --name cache --network inner redis:alpine')
  const line = 'docker run --rm --network inner redis:alpine redis-cli -h cache ping'
  expect((await world.type({ line })).stdout).toBe('PONG\n')
})

test('what it had no time to say is in its log, once', async () => {
  const world = await inDocker('docker run -d --name site nginx')
  const line = "docker logs site 2>&1 | grep -c 'start worker processes'"
  expect((await world.type({ line })).stdout).toBe('1\n')
  await world.land(world.here())
  expect((await world.type({ line })).stdout).toBe('1\n')
})

test('it ends as politely as before when it is stopped', async () => {
  const world = await inDocker('docker run -d --name site nginx', 'sleep 1')
  await world.type({ line: 'docker stop site' })
  const line = 'docker inspect -f {{.State.ExitCode}} site'
  expect((await world.type({ line })).stdout).toBe('0\n')
})

test('an image is listed by the names that were asked for, and none of its others', async () => {
  const world = await inDocker('docker pull -q alpine', 'docker tag alpine my-alpine:v1')
  const line = "docker images --format '{{.Repository}}:{{.Tag}}' my-alpine"
  expect((await world.type({ line })).stdout).toBe('my-alpine:v1\n')
})
