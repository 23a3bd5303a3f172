import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streamsAndStatus, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndStatus(await machine.bash.exec(line)))
}

beforeAll(async () => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine', 'redis'], containers: [] } })
  await said('docker run -d --name store -h keeper -e COLOUR=blue redis')
})

test.each([
  [
    'docker run --rm -h web --link store:my-db alpine grep -v -e ip6 -e localhost /etc/hosts',
    '172.17.0.2\tmy-db keeper store\n172.17.0.3\tweb\n[0]',
  ],
  ['docker run --rm --link store alpine grep keeper /etc/hosts', '172.17.0.2\tstore keeper\n[0]'],
  [
    "docker run --rm --name web --link store:my-db alpine env | grep -E '^MY_DB.*(PORT|NAME|COLOUR)'",
    [
      'MY_DB_PORT=tcp://172.17.0.2:6379',
      'MY_DB_PORT_6379_TCP=tcp://172.17.0.2:6379',
      'MY_DB_PORT_6379_TCP_ADDR=172.17.0.2',
      'MY_DB_PORT_6379_TCP_PORT=6379',
      'MY_DB_PORT_6379_TCP_PROTO=tcp',
      'MY_DB_NAME=/web/my-db',
      'MY_DB_ENV_COLOUR=blue',
      '[0]',
    ].join('\n'),
  ],
  [
    "docker create --name app --link store:db alpine; docker inspect -f '{{json .HostConfig.Links}}' app",
    'ID\n["/store:/app/db"]\n[0]',
  ],
  [
    'docker create --name idle alpine; docker run --name two --link idle:i alpine',
    'ID\ndocker: Error response from daemon: Cannot link to a non running container: /idle AS /two/i.\n[125]',
  ],
])('links: %s', async (line, answer) => expect(await said(line)).toBe(answer))

test.each([
  ['docker run --rm --network container:nope alpine; docker ps -aqf status=created -f ancestor=alpine', 'nope'],
  ['docker run --rm --network nope alpine; docker ps -aqf status=created -f ancestor=alpine', 'nope'],
])('with --rm nothing is left of what could not be started: %s', async (line, name) => {
  await said('docker container prune -f')
  expect(await said(line)).toMatch(new RegExp(`^docker: Error response from daemon: .*${name}.*\\.\n\\[0\\]$`))
})

test.each([
  [
    '--network container:store --network-alias x',
    'network-scoped aliases are only supported for user-defined networks',
  ],
  [
    '--network one --network two',
    'Error response from daemon: Container cannot be connected to network endpoints: one, two',
  ],
  ['--network one --net one', 'network "one" is specified multiple times'],
  [
    '--network one --network host',
    'conflicting options: cannot attach both user-defined and non-user-defined network-modes',
  ],
])('networks that are refused: %s', async (options, words) => {
  expect(await said(`docker run --rm ${options} alpine true`)).toBe(
    `docker: ${words}.\nSee 'docker run --help'.\n[125]`,
  )
})

test('a network with all that is asked of it in one word', async () => {
  await said('docker network create --subnet 10.9.0.0/16 own')
  await said('docker run -d --name long --network name=own,alias=north,ip=10.9.0.7 alpine sleep 1000')
  expect(await said('docker run --rm --network own alpine getent hosts north')).toMatch(/^10\.9\.0\.7 +north/)
})

test('containers ask the name server of the host', async () => {
  expect(await said('docker run --rm alpine cat /etc/resolv.conf')).toBe(await said('cat /etc/resolv.conf'))
  await said("echo 'nameserver 127.0.0.53' | sudo tee /etc/resolv.conf")
  expect(await said('docker run --rm alpine cat /etc/resolv.conf')).toBe('nameserver 8.8.8.8\nnameserver 8.8.4.4\n[0]')
})

test('what was asked for is told by inspect', async () => {
  await said('docker create --name told --volumes-from store:ro --cidfile id.txt -P redis')
  expect(
    await said(
      "docker inspect -f '{{json .HostConfig.VolumesFrom}} {{.HostConfig.ContainerIDFile}} {{.HostConfig.PublishAllPorts}}' told",
    ),
  ).toBe('["store:ro"] id.txt true\n[0]')
})

test('a link goes by the name before it goes by the beginning of an id', async () => {
  const { bash } = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['redis'], containers: [] } })
  await bash.exec('docker run -d --name first -h right redis; docker run -d --name last -h wrong redis')
  const lines = 'N=$(docker ps -q -f name=last | cut -c1-2); docker rename first $N; docker run --rm --link $N redis'
  expect((await bash.exec(`${lines} grep -oE 'right|wrong' /etc/hosts`)).stdout).toBe('right\n')
})
