import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { hostSettingsOf } from './host-settings.ts'
import { streams } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FILE = `services:
  app:
    image: alpine
    command: [sleep, "1000"]
    user: "1000:1000"
    init: true
    privileged: true
    cap_add: [CHOWN]
    cap_drop: [SYS_ADMIN]
    extra_hosts: ["api.test:10.0.0.7"]
    dns: 9.9.9.9
    tmpfs: /run/x
    shm_size: 128m
    mem_limit: 256m
    pids_limit: 50
    stop_grace_period: 3s
    ulimits: { nofile: { soft: 1024, hard: 2048 }, nproc: 64 }
    logging: { driver: json-file, options: { max-size: 10m } }
    deploy:
      resources: { limits: { cpus: "0.5" } }
      restart_policy: { condition: on-failure, max_attempts: 3 }
    volumes:
      - { type: tmpfs, target: /cache, tmpfs: { size: 1m, mode: 0700 } }
    healthcheck:
      test: "true"
      interval: 2s
    secrets: [token, { source: key, target: /etc/key, mode: 0400 }]
    configs: [{ source: settings, target: /etc/app.conf }]
    networks: { back: { aliases: [api] } }
secrets:
  token: { environment: TOKEN }
  key: { file: ./key.txt }
configs:
  settings: { content: "level=$LEVEL" }
networks:
  back:
`

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { '/home/user/app/compose.yaml': FILE, '/home/user/app/key.txt': 'opens\n' },
    docker: { images: ['alpine', 'nginx'], containers: [] },
  })
  await machine.bash.exec('cd app; export TOKEN=s3cret LEVEL=debug')
})

describe('a service has what it asks for', () => {
  test('and is waited for', async () => {
    expect(await run('docker compose up -d --wait')).toMatch(/Container app-app-1 {2}Waiting\n.*Healthy\n$/)
  })

  test.each([
    ['cat /run/secrets/token', 's3cret'],
    ['cat /etc/key', 'opens\n'],
    ['cat /etc/app.conf', 'level=debug'],
    ["sh -c 'grep api.test /etc/hosts'", '10.0.0.7\tapi.test\n'],
    ['id -u', '1000\n'],
    ["sh -c 'mount | grep -c /cache'", '1\n'],
    [
      "sh -c 'df /cache | tail -1; stat -c %a /cache'",
      'tmpfs                     1024         0      1024   0% /cache\n700\n',
    ],
  ])('%s', async (line, output) => {
    expect(await run(`docker compose exec app ${line}`)).toBe(output)
  })
})

test('settings are named as the Engine API names them', () => {
  const service = {
    user: '1000:1000',
    init: true,
    cap_add: ['NET_ADMIN'],
    extra_hosts: ['api.test=10.0.0.7'],
    dns: ['9.9.9.9'],
    tmpfs: ['/run/x:size=1m'],
    shm_size: '134217728',
    pids_limit: 50,
    stop_grace_period: '1m3s',
    sysctls: { 'net.core.somaxconn': '1024' },
    ulimits: { nofile: { soft: 1024, hard: 2048 }, nproc: 64 },
    logging: { driver: 'json-file', options: { 'max-size': '10m' } },
    deploy: { resources: { limits: { cpus: 0.5, memory: '268435456' } } },
    healthcheck: { test: ['CMD', 'true'], interval: '2s', start_period: '1m0s', retries: 5 },
  }
  expect(hostSettingsOf(service)).toEqual({
    User: '1000:1000',
    Init: true,
    CapAdd: ['NET_ADMIN'],
    ExtraHosts: ['api.test:10.0.0.7'],
    Dns: ['9.9.9.9'],
    Tmpfs: { '/run/x': 'size=1m' },
    ShmSize: 134_217_728,
    PidsLimit: 50,
    StopTimeout: 63,
    Sysctls: { 'net.core.somaxconn': '1024' },
    Ulimits: ['nofile=1024:2048', 'nproc=64'],
    LogDriver: 'json-file',
    LogOptions: { 'max-size': '10m' },
    NanoCpus: 500_000_000,
    Memory: 268_435_456,
    Healthcheck: { test: ['CMD', 'true'], interval: 2000, timeout: 0, startPeriod: 60_000, retries: 5 },
  })
  expect(hostSettingsOf({ healthcheck: { disable: true } }).Healthcheck?.test).toEqual(['NONE'])
})

test('nothing is put into a container of which nothing may be written', async () => {
  await run(
    "mkdir ../closed; cd ../closed; printf 'services:\\n  a:\\n    image: alpine\\n    read_only: true\\n    configs: [c]\\nconfigs:\\n  c:\\n    content: x\\n' > compose.yaml",
  )
  expect(await run('docker compose up -d')).toContain(
    'Error response from daemon: container rootfs is marked read-only\n',
  )
})

test.each([
  ['ipam: { driver: other }', 'ipam.driver'],
  ['ipam: { options: { a: b } }', 'ipam.options'],
  ['ipam: { config: [{ subnet: 10.9.0.0/24, aux_addresses: { a: 10.9.0.9 } }] }', 'ipam.config.aux_addresses'],
])('a key of networks without an effect here is refused: %s', async (setting, key) => {
  await run(
    `mkdir -p ../res; cd ../res; printf '%s\n' 'services: { a: { image: alpine, networks: [it] } }' 'networks: { it: { ${setting} } }' > compose.yaml`,
  )
  expect(await run('docker compose up -d')).toContain(
    `docker compose: networks.it: Compose has ${key}, but this playground does not simulate it.\n`,
  )
})

test('networks and volumes have the labels that the file gives them', async () => {
  await run(
    `mkdir ../lab; cd ../lab; printf '%s\n' 'services: { a: { image: alpine, networks: [n], volumes: [v:/v] } }' 'networks: { n: { labels: [a=1, b] } }' 'volumes: { v: { labels: { c: 2 } } }' > compose.yaml`,
  )
  await run('docker compose up -d')
  expect(await run("docker network inspect lab_n --format '{{.Labels.a}}{{.Labels.b}}'")).toBe('1\n')
  expect(await run("docker volume inspect lab_v --format '{{.Labels.c}}'")).toBe('2\n')
})

test('what is not done is refused by name, and so are variables that are not set', async () => {
  await run(
    "mkdir ../odd; cd ../odd; printf 'services:\\n  a:\\n    image: alpine\\n    cpu_quota: 5\\n' > compose.yaml",
  )
  expect(await run('docker compose up -d')).toContain(
    'docker compose: services.a: Compose has cpu_quota, but this playground does not simulate it.\n',
  )
  await run(
    "printf 'services:\\n  a:\\n    image: alpine\\n    secrets: [t]\\nsecrets:\\n  t:\\n    environment: NOSUCH\\n' > compose.yaml",
  )
  expect(await run('docker compose up -d')).toContain(
    'environment variable "NOSUCH" required by secret "t" is not set\n',
  )
})

test.each([
  [
    'volumes: { data: { driver: nfs } }',
    'volumes: [data:/x]',
    'Error response from daemon: create p_data: error looking up volume plugin nfs: plugin "nfs" not found\n',
  ],
  [
    '',
    'volumes: [{ type: bind, source: ./nope, target: /x, bind: { create_host_path: false } }]',
    'Error response from daemon: invalid mount config for type "bind": bind source path does not exist: /home/user/p/nope\n',
  ],
  ['', 'volumes: [{ type: bind, source: ./made, target: /x }]', ' Container p-a-1  Started\n'],
  [
    '',
    'volumes: [{ type: bind, source: ., target: /x, bind: { create_host_path: false } }]',
    ' Container p-a-1  Started\n',
  ],
])('%s %s', async (whole, service, end) => {
  const files = {
    '/home/user/p/compose.yaml': `services:\n  a:\n    image: alpine\n    command: sleep 9\n    ${service}\n${whole}\n`,
  }
  const { bash } = createMachine({ now: Date.UTC(2026, 0, 1), files, docker: { images: ['alpine'], containers: [] } })
  const { stderr } = await bash.exec('cd p; docker compose up -d')
  expect(stderr.endsWith(end) ? end : stderr).toBe(end)
})

test('volumes without a name go over to the container that takes the place of another, unless they are to be new', async () => {
  const file =
    'services:\n  a:\n    image: redis:alpine\n    init: true\n    command: sleep 1000\n    volumes: [/own]\n'
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { '/home/user/p/compose.yaml': file },
    docker: { images: ['redis:alpine'], containers: [] },
  })
  const again = 'docker compose up -d --force-recreate 2> /dev/null'
  const look = "docker compose exec a sh -c 'ls /own /data'"
  const kept = await bash.exec(
    `cd p; docker compose up -d 2> /dev/null; docker compose exec a touch /own/one /data/two; ${again}; ${look}; docker volume ls -q | wc -l`,
  )
  expect(kept.stdout).toBe('/data:\ntwo\n\n/own:\none\n2\n')
  expect((await bash.exec(`${again} -V; ${look}`)).stdout).toBe('/data:\n\n/own:\n')
})

test('up waits for services as long as it is told', async () => {
  const file =
    'services:\n  a:\n    image: alpine\n    command: sleep 1000\n    healthcheck: {test: "false", interval: 60s}\n'
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { '/home/user/p/compose.yaml': file },
    docker: { images: ['alpine'], containers: [] },
  })
  const { stderr, status } = await bash.exec('cd p; docker compose up -d --wait --wait-timeout 3')
  expect([stderr.split('\n').at(-2), status]).toEqual(['application not healthy after 3s', 1])
})

test('what depends on a service with restart: true is restarted with it', async () => {
  const program = 'image: alpine, init: true, command: sleep 1000'
  const file =
    `services:\n  db: {${program}}\n  web: {${program}, depends_on: {db: {condition: service_started, restart: true}}}\n` +
    `  other: {${program}, depends_on: [db]}\n`
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { '/home/user/p/compose.yaml': file },
    docker: { images: ['alpine'], containers: [] },
  })
  await bash.exec('cd p; docker compose up -d')
  const restarted = await bash.exec('docker compose restart db')
  expect(restarted.stderr).toBe(
    ['db', 'web'].map((name) => ` Container p-${name}-1  Restarting\n Container p-${name}-1  Started\n`).join(''),
  )
  const named = await bash.exec('cd /; docker compose -p p restart db; cd - > /dev/null')
  expect(named.stderr).toBe(restarted.stderr)
  const alone = await bash.exec('docker compose restart --no-deps db')
  expect(alone.stderr).toBe(' Container p-db-1  Restarting\n Container p-db-1  Started\n')
  const { stderr } = await bash.exec('docker compose up -d --force-recreate db')
  expect(stderr).toBe(
    ' Container p-web-1  Stopping\n Container p-web-1  Stopped\n Container p-db-1  Recreate\n' +
      ' Container p-db-1  Recreated\n Container p-db-1  Starting\n Container p-db-1  Started\n',
  )
  expect((await bash.exec('docker compose up -d')).stderr).toContain(' Container p-web-1  Started\n')
})

test('up has the status of the service that is asked for, even when it ends because another has', async () => {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: {
      '/home/user/p/compose.yaml':
        'services:\n  short: { image: alpine, command: "true" }\n  tests: { image: alpine, command: sh -c "sleep 2; exit 3" }\n',
    },
    docker: { images: ['alpine'], containers: [] },
  })
  const up = 'cd ~/p; docker compose up --exit-code-from tests 2> /dev/null'
  expect((await bash.exec(`${up} > /dev/null; echo $?`)).stdout).toBe('3\n')
  expect((await bash.exec(`${up} | grep exited`)).stdout).toBe('short-1 exited with code 0\n')
})
