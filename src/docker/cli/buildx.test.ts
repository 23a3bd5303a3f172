import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streams } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(async () => {
  const files = { '/home/user/Dockerfile': 'FROM alpine\nRUN echo a > /a\nCOPY file /\n', '/home/user/file': 'one\n' }
  machine = createMachine({ now: Date.UTC(2026, 0, 1), files, docker: { images: ['alpine'], containers: [] } })
  await machine.bash.exec('docker buildx build -q . && echo three > file && docker build -q -t app .')
})

test('a registry tells for which kinds of machine it has an image', async () => {
  const digest = (await run("docker inspect -f '{{index .RepoDigests 0}}' alpine")).trim().split('@')[1]
  const own = /sha256:[0-9a-f]{64}/.source
  expect(await run('docker buildx imagetools inspect alpine')).toMatch(
    new RegExp(
      '^Name: {6}docker\\.io/library/alpine:latest\\n' +
        `MediaType: application/vnd\\.docker\\.distribution\\.manifest\\.list\\.v2\\+json\\nDigest: {4}${digest}\\n +\\nManifests: \\n` +
        ` {2}Name: {6}docker\\.io/library/alpine:latest@${own}\\n` +
        ' {2}MediaType: application/vnd\\.docker\\.distribution\\.manifest\\.v2\\+json\\n {2}Platform: {2}linux/amd64\\n$',
    ),
  )
  const list = JSON.parse(await run('docker manifest inspect alpine'))
  expect(list).toMatchObject({ schemaVersion: 2, manifests: [{ platform: { architecture: 'amd64', os: 'linux' } }] })
  expect(JSON.parse(await run('docker buildx imagetools inspect --raw alpine'))).toEqual(list)
})

test.each([
  ['buildx version', 'github.com/docker/buildx v0.11.2 9872040b6626fb7d87ef7296fd5b832e8cc2ad17\n'],
  ['buildx inspect other', 'ERROR: no builder "other" found\n'],
  ['buildx bake', "ERROR: couldn't find a bake definition\n"],
  ['buildx imagetools', 'docker buildx imagetools exists in Docker, but this playground does not simulate it.\n'],
  [
    'buildx imagetools inspect nosuch',
    'ERROR: docker.io/library/nosuch:latest: pull access denied, repository does not exist or may require authorization: ' +
      'server message: insufficient_scope: authorization failed\n',
  ],
  ['buildx imagetools inspect alpine:0', 'ERROR: docker.io/library/alpine:0: not found\n'],
  ['manifest inspect alpine:0', 'no such manifest: docker.io/library/alpine:0\n'],
  [
    'manifest inspect nosuch',
    'errors:\ndenied: requested access to the resource is denied\nunauthorized: authentication required\n\n',
  ],
  ['manifest create a b', 'docker manifest exists in Docker, but this playground does not simulate it.\n'],
  [
    'buildx create --name my --driver docker',
    'ERROR: failed to find driver "docker": additional instances of driver "docker" cannot be created\n',
  ],
  [
    'buildx create --name 1x',
    'ERROR: invalid name 1x, name needs to start with a letter and may not contain symbols, except ._-\n',
  ],
  ['buildx create --name my --platform linux/arm64', 'my\n'],
  [
    'buildx create --name my',
    'ERROR: existing instance for "my" but no append mode, specify the node name to make changes for existing instances\n',
  ],
  [
    'buildx use nope',
    'ERROR: failed to find instance "nope": open /home/user/.docker/buildx/instances/nope: no such file or directory\n',
  ],
  ['buildx use my', ''],
  [
    'buildx ls',
    'NAME/NODE DRIVER/ENDPOINT             STATUS   BUILDKIT             PLATFORMS\n' +
      'my *      docker-container                                          \n' +
      '  my0     unix:///var/run/docker.sock inactive                      linux/arm64*\n' +
      'default   docker                                                    \n' +
      '  default default                     running  v0.11.6+616c3f613b54 linux/amd64, linux/amd64/v2, linux/amd64/v3, linux/amd64/v4, linux/386\n',
  ],
  [
    'buildx inspect',
    'Name:   my\nDriver: docker-container\n\nNodes:\nName:      my0\nEndpoint:  unix:///var/run/docker.sock\nStatus:    inactive\nPlatforms: linux/arm64*\n',
  ],
  ['buildx inspect default | head -2', 'Name:   default\nDriver: docker\n'],
  [
    'build -q .',
    'ERROR: BuildKit in a container of its own is not simulated by this playground: "docker buildx use default" goes back to that of the daemon\n',
  ],
  ['buildx build -q --builder default . | cut -c1-7', 'sha256:\n'],
  ['buildx stop', ''],
  ['buildx rm', 'my removed\n'],
  ['buildx rm my', 'ERROR: no builder "my" found\n'],
  ['buildx rm', 'ERROR: context builder cannot be removed, run `docker context rm default` to remove this context\n'],
  ['buildx create --use > name; docker buildx ls | grep -c "^$(cat name) [*]"', '1\n'],
  [
    'buildx use default; echo n | docker buildx rm --all-inactive',
    'WARNING! This will remove all builders that are not in running state. Are you sure you want to continue? [y/N] ',
  ],
  ['buildx rm --all-inactive --force 2>&1 | grep -c removed', '1\n'],
  [
    'buildx build --platform linux/arm64 .',
    'ERROR: linux/arm64: images for other platforms than linux/amd64 are not simulated by this playground\n',
  ],
  ['buildx build -q --platform linux/amd64 . | cut -c1-7', 'sha256:\n'],
  ['buildx build --secret mysecret .', "ERROR: invalid field 'mysecret' must be a key=value pair\n"],
  ['buildx build --secret id=a,sorce=b .', "ERROR: unexpected key 'sorce' in 'sorce=b'\n"],
  ['buildx build --secret id=a,type=x .', 'ERROR: unsupported secret type "x"\n'],
  ['buildx nope | head -2', '\nUsage:  docker buildx [OPTIONS] COMMAND\n'],
  ['buildx build 2>&1 | head -1', 'ERROR: "docker buildx build" requires exactly 1 argument.\n'],
])('docker %s', async (line, output) => {
  expect(await run(`docker ${line}`)).toBe(output)
})

test('du lists what builds have left, the newest first', async () => {
  const table = await run('docker buildx du')
  expect(table.replaceAll(/[0-9a-f]{25}/g, 'ID')).toBe(
    'ID\t\t\t\t\t\tRECLAIMABLE\tSIZE\t\tLAST ACCESSED\n' +
      ['6B*       ', '4B*       ', '2B*       ']
        .map((size) => `ID               \ttrue \t\t${size}\tLess than a second ago\n`)
        .join('') +
      'Shared:\t\t12B\nPrivate:\t0B\nReclaimable:\t12B\nTotal:\t\t12B\n',
  )
  expect(await run('docker buildx du --verbose | grep Desc')).toBe(
    'Description:\tCOPY file /\nDescription:\tCOPY file /\nDescription:\tRUN echo a > /a\n',
  )
})

test('builder prune asks, and takes with --all what images have, too', async () => {
  const question = (what: string): string =>
    `WARNING! This will remove all ${what}. Are you sure you want to continue? [y/N] `
  expect(await run('echo n | docker builder prune')).toBe(question('dangling build cache'))
  expect(await run('docker system df | grep ^Build')).toMatch(/^Build Cache {5}3 /)
  expect(await run('docker builder prune -f')).toBe('Total:\t0B\n')
  expect(await run('echo y | docker builder prune -a | tail -1')).toBe('Total:\t0B\n')
  expect(await run('docker system df | grep ^Build')).toMatch(/^Build Cache {5}0 /)
})

test.each([
  ['buildx du --filter type=frontend', 'Reclaimable:\t0B\nTotal:\t\t0B\n'],
  ['buildx du --filter nope=1', 'ERROR: unsupported filter nope\n'],
  ['buildx prune -f --filter until=soon', 'ERROR: failed to parse duration: time: invalid duration "soon"\n'],
  ['builder prune -f --keep-storage much', "ERROR: invalid size: 'much'\n"],
])('docker %s', async (line, output) => expect((await run(`docker ${line}`)).replace(/^ID.*\n/, '')).toBe(output))

test('prune leaves what its filters and --keep-storage do not mean', async () => {
  const count = "docker system df --format '{{.Type}} {{.TotalCount}}' | grep Build"
  await run('docker builder prune -af; docker build -q --no-cache . && docker rmi -f $(docker images -q)')
  expect(await run(`docker builder prune -af --filter unused-for=1h > /dev/null; ${count}`)).toBe('Build Cache 2\n')
  expect(await run(`docker builder prune -af --keep-storage 1GB > /dev/null; ${count}`)).toBe('Build Cache 2\n')
  expect(await run(`docker builder prune -af --filter description=COPY > /dev/null; ${count}`)).toBe('Build Cache 1\n')
  expect(await run(`docker builder prune -af --keep-storage 1B > /dev/null; ${count}`)).toBe('Build Cache 0\n')
})
