import { beforeEach, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streamsAndFailure, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndFailure(await machine.bash.exec(line)))
}

beforeEach(async () => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine', 'nginx'], containers: [] } })
  await said('docker run -d --name web -p 8080:80 nginx')
})

test('a container in the network of another one is at home there', async () => {
  expect(await said('docker run --rm --network container:web alpine wget -qO- localhost')).toContain('Welcome to nginx')
  expect(
    await said("docker run --rm --network container:web alpine hostname; docker inspect -f '{{.Config.Hostname}}' web"),
  ).toMatch(/^(\w{12})\n\1\n$/)
  const address = await said('docker exec web hostname -i')
  expect(await said('docker run --rm --net container:web alpine hostname -i')).toBe(address)
})

test('what it listens at is reached at the other one, which has to run', async () => {
  await said('docker network create n; docker network connect n web')
  await said(
    'docker run -d --name side --network container:web nginx sh -c "sed -i s/80/81/ /etc/nginx/conf.d/*; nginx"',
  )
  expect(await said("docker inspect -f '{{.NetworkSettings.Networks}} {{.HostConfig.NetworkMode}}' side")).toBe(
    'map[] container:ID\n',
  )
  expect(await said('docker network connect bridge side')).toBe(
    'Error response from daemon: container sharing network namespace with another container or host cannot be connected to any other network\n[1]',
  )
  await said('docker stop web side')
  expect(await said('docker start side')).toBe(
    'Error response from daemon: cannot join network of a non running container: ID\nError: failed to start containers: side\n[1]',
  )
})

test.each([
  ['--network container:nope', 'No such container: nope.\n[125]'],
  [
    '--network container:web -p 80:80',
    "conflicting options: port publishing and the container type network mode.\nSee 'docker run --help'.\n[125]",
  ],
  [
    '--network container:web -h x',
    "conflicting options: hostname and the network mode.\nSee 'docker run --help'.\n[125]",
  ],
  [
    '--network container:',
    "Invalid network mode: invalid container format container:<name|id>.\nSee 'docker run --help'.\n[125]",
  ],
])('docker run %s', async (options, expected) => {
  expect(await said(`docker run --rm ${options} alpine true`)).toBe(`docker: Error response from daemon: ${expected}`)
})

test('Compose: network_mode, links and volumes_from of other services', async () => {
  const file =
    'services: {side: {image: alpine, network_mode: "service:web", command: wget -qO- localhost}, web: {image: nginx}, ' +
    'old: {image: alpine, links: ["web:www"], volumes_from: ["keep:ro"], command: "sh -c \\"wget -qO- www; ls /d; touch /d/y\\""}, ' +
    'keep: {image: alpine, volumes: ["/d"], command: touch /d/x}}'
  await said(`echo '${file}' > compose.yaml; docker compose up -d; docker wait user-old-1 user-side-1`)
  expect(await said('docker compose logs --no-log-prefix side')).toContain('Welcome to nginx')
  const old = await said('docker compose logs --no-log-prefix old')
  expect(old).toContain('Welcome to nginx')
  expect(old).toContain('touch: /d/y: Read-only file system')
})
