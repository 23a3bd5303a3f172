import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  const { stdout, stderr, status } = await machine.bash.exec(line)
  return `${stdout}${stderr}${status === 0 ? '' : `[${status}]`}`.replaceAll(/[0-9a-f]{64}/g, 'ID')
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
      'network disconnect',
      'container die',
      'container stop',
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
  ['--filter event=kill --format "{{.Actor.Attributes.signal}} {{.From}}"', /^15 alpine\n$/],
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
  ).toBe('create\nconnect\nstart\ndisconnect\ndie\ndestroy\n')
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
