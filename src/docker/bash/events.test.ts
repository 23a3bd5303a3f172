import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streamsAndFailure, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndFailure(await machine.bash.exec(line)))
}

beforeAll(async () => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine'], containers: [] } })
  await said('docker network create n; docker run -d --name one --network n -v data:/d -l a=b alpine sleep 1000')
  await said('docker pause one; docker unpause one; docker rename one uno; docker exec uno echo hi')
  await said('docker stop -t 0 uno; docker rm uno; docker network rm n; docker volume rm data')
  await said('docker pull alpine; docker tag alpine mine; docker rmi mine')
})

const all = 'docker events --since 1h --until 0s'

test('what happened, in its order', async () => {
  expect(await said(`${all} --format '{{.Type}} {{.Action}}'`)).toBe(
    [
      'network create',
      'volume create',
      'container create',
      'volume mount',
      'network connect',
      'container start',
      'container pause',
      'container unpause',
      'container rename',
      'container exec_create: echo hi ',
      'container exec_start: echo hi ',
      'container exec_die',
      'container kill',
      'container kill',
      'network disconnect',
      'volume unmount',
      'container stop',
      'container die',
      'container destroy',
      'network destroy',
      'volume destroy',
      'image pull',
      'image tag',
      'image untag',
      '',
    ].join('\n'),
  )
})

test.each([
  [
    `--filter event=die`,
    /^2026-11-21T12:00:\d\d\.\d{9}Z container die ID \(a=b, execDuration=\d+, exitCode=137, image=alpine, name=uno\)\n$/,
  ],
  ['--filter event=kill --format "{{.Actor.Attributes.signal}} {{.From}}"', /^15 alpine\n9 alpine\n$/],
  ['--filter type=network --filter network=n --format "{{.Action}}"', /^create\nconnect\ndisconnect\ndestroy\n$/],
  ['--filter container=uno --filter event=start --filter event=stop --format "{{.Status}}"', /^stop\n$/],
  ['--filter image=alpine:latest --filter type=image --format "{{.Action}}"', /^pull\n$/],
  ['--filter label=a=c', /^$/],
  ['--filter label=a=b --filter label=c', /^$/],
  ['--filter container=un --filter event=stop --format "{{.Action}}"', /^stop\n$/],
  ['--filter image=alpine:latest --filter event=die', /^$/],
  [
    "--filter event=pause --format '{{json .}}'",
    /^\{"status":"pause","id":"ID","from":"alpine","Type":"container","Action":"pause","Actor":\{"ID":"ID","Attributes":\{"a":"b","image":"alpine","name":"one"\}\},"scope":"local","time":\d{10},"timeNano":\d{19}\}\n$/,
  ],
  ['--filter nope=1', /^Error response from daemon: invalid filter 'nope'\n\[1\]$/],
  ["--format '{{.x'", /^Error parsing format: template: .*\n\[64\]$/],
  [
    "--format '{{.Nope}}'",
    /^Error parsing format: template: :1:2: executing "" at <\.Nope>: can't evaluate field Nope in type \*events\.Message\n\[64\]$/,
  ],
  ["--filter event=rename --format '{{.Actor.Attributes.nope}} {{.Actor.ID}}'", /^<no value> ID\n$/],
  ["--filter event=rename --format '{{ json . }}'", /^\{"status":"rename","id":"ID","from":"alpine",/],
  ["--filter event=rename --format '{{json .Actor}}'", /^\{"ID":"ID","Attributes":\{.*"oldName":"\/one"\}\}\n$/],
])('docker events %s', async (options, expected) => {
  expect(await said(`${all} ${options}`)).toMatch(expected)
})

test('what --until ends is told from the beginning, and so are networks that a container comes into', async () => {
  await said('docker network create extra; docker run -d --name two alpine sleep 1000')
  await said('docker network connect extra two; docker network disconnect extra two; docker rm -f two')
  expect(await said("docker events --until 0s --filter network=extra --format '{{.Action}}'")).toBe(
    'create\nconnect\ndisconnect\n',
  )
})

test('what happens from now on, until a time', async () => {
  expect(
    await said(
      "docker events --since -500ms --until -10s --format '{{.Action}}' & sleep 1; docker run --rm alpine true; wait",
    ),
  ).toBe('create\nattach\nconnect\nstart\ndisconnect\ndie\ndestroy\n')
  expect(await said('docker events --since bogus')).toBe('failed to parse value as time or duration: "bogus"\n[1]')
})

test('a device of the host is where it is wanted', async () => {
  expect(
    await said("docker run --rm --device /dev/zero:/dev/nothing alpine sh -c 'head -c 2 /dev/nothing | wc -c'"),
  ).toBe('2\n')
  await said('docker create --device /dev/zero:/dev/nothing --name box alpine')
  expect(await said("docker inspect -f '{{json .HostConfig.Devices}}' box")).toBe(
    '[{"PathOnHost":"/dev/zero","PathInContainer":"/dev/nothing","CgroupPermissions":"rwm"}]\n',
  )
})

test('the same files built again give the same image, whatever comes before them', async () => {
  await said("mkdir s; printf 'FROM scratch\\nLABEL a=b\\nCOPY Dockerfile /\\n' > s/Dockerfile")
  expect(await said('[ $(docker build -q s) = $(sleep 2; docker build -q s) ] && echo same')).toBe('same\n')
})

test('a time that is after the end is refused', async () => {
  expect(await said('docker events --since 0s --until 1h')).toMatch(
    /^Error response from daemon: `since` time \(\d{10}\) cannot be after `until` time \(\d{10}\)\n\[1\]$/,
  )
})

// each line's own events, and those of the lines before it are left out
test.each([
  ['docker run --rm --name gone alpine false', 'create attach connect start disconnect die destroy'],
  ['docker run -d --name here alpine sleep 1000', 'create connect start'],
  ['docker top here', 'top'],
  ['docker update -m 64m --memory-swap 64m here', 'update'],
  ['docker cp /etc/hostname here:/tmp/h', 'extract-to-dir'],
  ['docker cp here:/tmp/h .', 'archive-path'],
  ['docker commit here made:1', 'tag commit'],
  ['docker export -o t.tar here', 'export'],
  ['docker import t.tar flat', 'tag import'],
  ['docker save -o i.tar made:1', 'save'],
  ['docker load -i i.tar', 'load'],
  ['echo hi | docker run -i --rm alpine cat', 'create attach connect start disconnect die destroy'],
  ['docker restart -t 0 here', 'kill kill disconnect stop die connect start restart'],
  ['docker kill here', 'kill disconnect die'],
  ['docker container prune -f', 'destroy destroy prune'],
  [
    'docker network prune -f; docker volume prune -f; docker image prune -f; docker builder prune -f',
    'destroy prune prune delete prune prune',
  ],
  ['printf "FROM alpine\\nLABEL x=y" | docker build -q -t built -', 'tag'],
  [
    "printf 'services: {a: {image: alpine, command: sleep 1000}}' > compose.yaml; docker compose up -d; docker compose down -t 0",
    'create create connect start kill kill disconnect stop die destroy destroy',
  ],
])('%s', async (line, expected) => {
  const count = async (): Promise<number> => Number(await said(`${all} | wc -l`))
  const before = await count()
  await said(line)
  const told = await said(`${all} --format '{{.Action}}' | tail -n +${before + 1} | tr '\\n' ' '`)
  expect(told.trim()).toBe(expected)
})

test('how a container ended that is gone', async () => {
  await said('docker run --rm --name seven alpine sh -c "exit 7"')
  expect(
    await said(`${all} --filter container=seven --filter event=die --format '{{.Actor.Attributes.exitCode}}'`),
  ).toBe('7\n')
  expect(await said('docker run -d --rm --name eight alpine sh -c "sleep 1; exit 8"; docker wait eight')).toBe(
    'ID\n8\n',
  )
})
