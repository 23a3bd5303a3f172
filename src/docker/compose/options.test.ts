import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streamsAndStatus } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return streamsAndStatus(await machine.bash.exec(line))
}

const project = (yaml: string): string => `services:\n${yaml}`

async function inProject(yaml: string, line: string): Promise<string> {
  await machine.bash.exec(`mkdir -p ~/p && cd ~/p && cat > compose.yaml <<'END'\n${project(yaml)}\nEND`)
  return said(line)
}

beforeAll(() => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 1),
    docker: { images: ['nginx', 'redis:alpine', 'alpine', 'registry:2'], containers: [] },
  })
})

const TWO = '  db:\n    image: redis:alpine\n  web:\n    image: nginx\n    depends_on: [db]'

const DRY_UP = ` DRY-RUN MODE -  Network p_default  Creating
 DRY-RUN MODE -  Network p_default  Created
 DRY-RUN MODE -  Container p-db-1  Creating
 DRY-RUN MODE -  Container p-db-1  Created
 DRY-RUN MODE -  Container p-web-1  Creating
 DRY-RUN MODE -  Container p-web-1  Created
`

test('up --dry-run tells what would be made, and makes nothing', async () => {
  expect(await inProject(TWO, 'docker compose --dry-run up')).toBe(
    `end of 'compose up' output, interactive run is not supported in dry-run mode\n${DRY_UP}[0]`,
  )
  const started = ['db', 'web'].map(
    (name) => ` DRY-RUN MODE -  Container p-${name}-1  Starting\n DRY-RUN MODE -  Container p-${name}-1  Started\n`,
  )
  expect(await said('docker compose up -d --dry-run')).toBe(`${DRY_UP}${started.join('')}[0]`)
  expect(await said('docker ps -aq; docker network ls -qf name=p_default')).toBe('[0]')
})

test('down, stop and run with --dry-run leave all as it is', async () => {
  await inProject(TWO, 'docker compose up -d')
  expect(await said('docker compose --dry-run stop db')).toBe(
    ' DRY-RUN MODE -  Container p-db-1  Stopping\n DRY-RUN MODE -  Container p-db-1  Stopped\n[0]',
  )
  expect(await said('docker compose --dry-run down | cat')).toMatch(
    / DRY-RUN MODE - {2}Network p_default {2}Removed\n\[0\]$/,
  )
  expect(await said('docker compose --dry-run run db id 2>&1')).toBe(
    'interactive run is not supported in dry-run mode\n[1]',
  )
  expect(await said('docker compose ps --format "{{.Name}} {{.State}}"')).toBe('p-db-1 running\np-web-1 running\n[0]')
  await said('docker compose down -t 0')
})

test('a build with --dry-run is told of', async () => {
  expect(await inProject('  a:\n    build: .', 'docker compose --dry-run build')).toMatch(
    /^ DRY-RUN MODE - {4}build service a \n DRY-RUN MODE - {2}==> ==> writing image dryRun-[0-9a-f]{40} \n DRY-RUN MODE - {2}==> ==> naming to p-a \n\[0\]$/,
  )
})

test('work is shown as --progress and --ansi say', async () => {
  await inProject(TWO, 'docker compose up -d')
  expect(await said('docker compose --progress quiet restart db')).toBe('[0]')
  expect(await said('docker compose --ansi never restart db')).toBe(
    ' Container p-db-1  Restarting\n Container p-db-1  Started\n[0]',
  )
  expect(await said('docker compose --progress tty restart db')).toContain('[+] Restarting 1/1')
  expect(await said('docker compose --ansi always logs -n 1 db')).toContain('\u001b[36mdb-1  | \u001b[0m')
  expect(await said('docker compose --parallel 2 ps -q | wc -l')).toBe('2\n[0]')
  await said('docker compose down -t 0')
})

test('names are parted by underscores in the way of the first version', async () => {
  const names = 'docker compose --compatibility ps --format "{{.Name}}"'
  expect(await inProject(TWO, `docker compose --compatibility up -d 2> /dev/null; ${names}`)).toBe(
    'p_db_1\np_web_1\n[0]',
  )
  await said('docker compose --compatibility down -t 0')
})

test('what cannot be read is told in the words of Go', async () => {
  expect(await inProject(TWO, 'mkdir dir; docker compose -f dir config')).toMatch(
    /^read \/\S+\/dir: is a directory\n\[14\]$/,
  )
})

test('up shows the services that it is told to show, and the times of lines', async () => {
  const talk = (name: string): string => `  ${name}:\n    image: alpine\n    command: echo ${name}`
  const yaml = `${talk('one')}\n${talk('two')}\n    depends_on: [one]`
  const lines = (rest: string): Promise<string> =>
    inProject(yaml, `docker compose up ${rest} 2> /dev/null | grep '|' | tr -d '\\033' | sort`)
  expect(await lines('two')).toBe('[2Ktwo-1  | two\n[0]')
  expect(await lines('two --attach-dependencies')).toBe('[2Kone-1  | one\n[2Ktwo-1  | two\n[0]')
  expect(await lines('--attach one')).toBe('[2Kone-1  | one\n[0]')
  expect(await lines('--no-attach one')).toBe('[2Ktwo-1  | two\n[0]')
  expect(await lines('--attach one --timestamps')).toMatch(
    /^\[2Kone-1 {2}\| 2026-01-01T\d\d:\d\d:\d\d\.\d{9}Z one\n\[0\]$/,
  )
  await said('docker compose down')
})

test('logs are bound by moments and by the number of a container', async () => {
  await inProject(
    '  a:\n    image: alpine\n    scale: 2\n    command: sh -c "echo one; sleep 5; echo two; sleep 99"',
    'docker compose up -d; sleep 6',
  )
  const logs = (rest: string): Promise<string> => said(`docker compose logs --no-log-prefix ${rest} | tr -d '\\033'`)
  expect(await logs('--index 1')).toBe('[2Kone\n[2Ktwo\n[0]')
  expect(await logs('--index 2 --since 3s')).toBe('[2Ktwo\n[0]')
  expect(await logs('--index 2 --until 3s')).toBe('[2Kone\n[0]')
  await said('docker compose down -t 0')
})

test('an image that cannot be built is pulled with --no-build', async () => {
  expect(
    await inProject('  a:\n    build: .\n    image: nosuch/image', 'docker compose up -d --no-build --quiet-pull'),
  ).toBe(
    "Error response from daemon: pull access denied for nosuch/image, repository does not exist or may require 'docker login': denied: requested access to the resource is denied\n[18]",
  )
})

test('a Dockerfile stands in the file, and its build is told what else it needs', async () => {
  const yaml = `  a:
    build:
      dockerfile_inline: |
        FROM alpine
        ARG WHO
        RUN --mount=type=secret,id=it cat /run/secrets/it > /it
        RUN echo $$WHO >> /it
        CMD cat /it
      args: { WHO: me }
      labels: [ "a=b" ]
      tags: [ "second:1" ]
      secrets: [ it ]
secrets:
  it:
    file: it.txt`
  await inProject(yaml, 'echo hush > it.txt; docker compose build')
  expect(await said('docker compose run --rm a')).toMatch(/hush\nme\n[^]*\[0\]$/)
  expect(await said("docker inspect -f '{{.Config.Labels.a}} {{.RepoTags}}' second:1")).toBe(
    'b [p-a:latest second:1]\n[0]',
  )
  await said('docker compose down')
  expect(await inProject('  a:\n    build:\n      context: .\n      privileged: true', 'docker compose build')).toBe(
    'docker compose: services.a.build: Compose has privileged, but this playground does not simulate it.\n[1]',
  )
})

test('images are pushed to the registry of their name', async () => {
  await said('docker run -d --name reg -p 5000:5000 registry:2; docker tag alpine localhost:5000/mine')
  const built = (name: string, image: string): string => `  ${name}:\n    build: .\n    image: ${image}\n`
  const yaml = `${built('a', 'localhost:5000/mine')}  b:\n    build: .\n${built('c', 'me/mine')}  d:\n    image: alpine`
  expect(await inProject(yaml, 'docker compose push a b d')).toBe(
    ' b Skipped \n d Skipped \n a Pushing \n a Pushed \n[0]',
  )
  expect(await said('curl -s localhost:5000/v2/_catalog')).toBe('{"repositories":["mine"]}\n[0]')
  expect(await said('docker tag alpine me/mine; docker compose push -q c')).toBe(
    'denied: requested access to the resource is denied\n[1]',
  )
  expect(await said('docker compose push -q --ignore-push-failures c')).toBe('[0]')
  await said('docker rm -f reg')
})

test('pull with a policy leaves what is there', async () => {
  expect(await inProject('  a:\n    image: alpine', 'docker compose pull --policy missing')).toBe(
    ' a Skipped - Image is already present locally \n[0]',
  )
})

test('ls finds projects by a part of their names', async () => {
  await inProject(
    '  a:\n    image: alpine\n    command: sleep 99',
    'docker compose -p first up -d; docker compose -p second up -d',
  )
  expect(await said('docker compose ls -q --filter name=fir')).toBe('first\n[0]')
  await said(
    'docker compose -p first kill --remove-orphans; docker compose -p second down -t 0; docker compose -p first down',
  )
})

test('config keeps a dollar that is none of a variable, and leaves variables where it is told to', async () => {
  const yaml = '  a:\n    image: alpine:${TAG:-3}\n    command: echo $$HOME'
  expect(await inProject(yaml, 'docker compose config | grep -e image -e HOME')).toBe(
    '      - $$HOME\n    image: alpine:3\n[0]',
  )
  expect(await said('docker compose config --no-interpolate | grep -e image -e HOME')).toBe(
    '      - $$HOME\n    image: alpine:${TAG:-3}\n[0]',
  )
  const broken = '  a:\n    image: alpine\n    depends_on: [b]'
  expect(await inProject(broken, 'docker compose config --no-consistency -q')).toBe('[0]')
})

test('config names the profiles of all services, and is convert by another name', async () => {
  const yaml = '  a:\n    image: alpine\n  b:\n    image: alpine\n    profiles: [debug, all]'
  expect(await inProject(yaml, 'docker compose config --profiles')).toBe('all\ndebug\n[0]')
  expect(await said('docker compose config --services')).toBe('a\n[0]')
  expect(await said('docker compose convert --services')).toBe('a\n[0]')
})

test('a project is read from standard input', async () => {
  expect(await said("docker compose -f - config --services <<< 'services: {here: {image: alpine}}'")).toBe('here\n[0]')
})

test('a service without an image is refused, and one with a name of its own that is to be there twice', async () => {
  expect(await inProject('  a:\n    image: ""', 'docker compose config')).toBe(
    'service "a" has neither an image nor a build context specified: invalid compose project\n[15]',
  )
  expect(
    await inProject('  a:\n    image: alpine\n    container_name: own', 'docker compose up -d --scale a=2'),
  ).toContain(
    'WARNING: The "a" service is using the custom container name "own". Docker requires each container to have a unique name. Remove the custom name to scale the service.\n',
  )
  await said('docker compose down')
})

test('help tells of a command', async () => {
  expect(await said('docker compose help up | sed -n 2p')).toBe('Usage:  docker compose up [OPTIONS] [SERVICE...]\n[0]')
})
