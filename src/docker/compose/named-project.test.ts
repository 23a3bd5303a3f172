import { beforeEach, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FILE =
  'services:\n  db:\n    image: redis:alpine\n  web:\n    image: nginx\n    ports: ["8080:80"]\n' +
  '    depends_on: [db]\n    volumes: ["logs:/logs"]\nvolumes: {logs: {}}\n'

let machine: HeadlessMachine

/** What a line writes to both streams, and its status. */
async function run(line: string): Promise<readonly [output: string, status: number]> {
  const { stdout, stderr, status } = await machine.bash.exec(line)
  return [stdout + stderr, status]
}

beforeEach(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { '/home/user/shop/compose.yaml': FILE },
    docker: { images: ['nginx', 'redis:alpine'], containers: [] },
  })
  await run('docker compose -f shop/compose.yaml up -d')
})

test('commands that need no more than the name of a project find it outside of its directory', async () => {
  expect(await run("docker compose -p shop ps --format '{{.Service}} {{.State}}'")).toEqual([
    'db running\nweb running\n',
    0,
  ])
  expect(await run('docker compose -p shop port web 80')).toEqual(['0.0.0.0:8080\n', 0])
  expect(await run('docker compose -p shop exec web printenv HOME')).toEqual(['/root\n', 0])
  expect(await run('docker compose -p shop stop')).toEqual([
    ' Container shop-web-1  Stopping\n Container shop-web-1  Stopped\n' +
      ' Container shop-db-1  Stopping\n Container shop-db-1  Stopped\n',
    0,
  ])
})

test('down takes away the networks and volumes that carry the name of the project', async () => {
  await run('docker compose -p shop down -v')
  expect(await run('docker ps -aq; docker volume ls -q; docker network ls -q --filter type=custom')).toEqual(['', 0])
})

test('down tells that there is nothing of a project', async () => {
  expect(await run('docker compose -p nosuch down')).toEqual([
    'Warning: No resource found to remove for project "nosuch".\n',
    0,
  ])
})

test('commands that make containers need the files', async () => {
  expect(await run('docker compose -p shop up -d')).toEqual(['no configuration file provided: not found\n', 14])
})
