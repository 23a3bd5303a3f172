import { expect, test } from 'vitest'
import { createChance } from '../../../../base/chance.ts'
import type { Engine } from '../../../../docker/engine/model.ts'
import { instantClock } from '../../../../testing/run-line.ts'
import { createStringTerminal } from '../../../../testing/run-line.ts'
import { createDocker } from '../../../../docker/docker.ts'
import { removalBetween } from '../../preview/prune.ts'
import { rowInWords, topologyOf } from './topology.ts'

const docker = createDocker({ clock: instantClock(), chance: createChance(1) })
const terminal = createStringTerminal(docker.shell)
const engine = (): Engine => docker.system.engine.get()

test('a container is said with what it is made of, opens, keeps and is in', async () => {
  const before = engine()
  await terminal.run('docker network create shop')
  await terminal.run('docker run -d --name db --network shop -p 5433:80 -v data:/data nginx')
  await terminal.run('docker stop my-nginx')
  await terminal.run('docker rm my-db')
  await terminal.run('docker volume create spare')
  const now = engine()
  const topology = topologyOf({ before, now, undone: false, gone: true })
  expect(topology.rows.map(rowInWords)).toEqual([
    'db, new, running, from nginx:latest, port 5433 to 80, volume data at /data, network shop',
    'my-nginx, changed, exited, 0, from nginx:latest',
    'my-db, gone, exited, 0, from postgres:13',
  ])
  expect(topology).toMatchObject({ networks: ['bridge', 'shop'], spareVolumes: ['spare'] })
  expect(topology.spareImages).toContain('node:16-alpine')
  const removal = removalBetween(now, { ...now, containers: [], images: [], networks: [], volumes: [] })
  const leaving = topologyOf({ before: now, now, undone: false, gone: false, leaving: removal })
  expect(leaving.rows.map(({ name, mark, imageGoes }) => [name, mark, imageGoes])).toEqual([
    ['db', 'would go', true],
    ['my-nginx', 'would go', true],
  ])
  expect([...leaving.leaving]).toEqual(expect.arrayContaining(['shop', 'spare', 'node:16-alpine']))
  const back = topologyOf({ before: now, now: before, undone: true, gone: false })
  expect(back.rows.map(({ name, mark }) => [name, mark])).toEqual([
    ['my-nginx', 'changed'],
    ['my-db', 'came back'],
  ])
})

test('containers of one image stand together, by whichever of its names they were run', async () => {
  const own = createDocker({ clock: instantClock(), chance: createChance(1) })
  const shell = createStringTerminal(own.shell)
  await shell.run('docker run -d --name one nginx')
  await shell.run('docker run -d --name two nginx:latest')
  const now = own.system.engine.get()
  const { rows } = topologyOf({ before: undefined, now, undone: false, gone: false })
  expect(rows.map(({ name, image }) => [name, image])).toEqual([
    ['two', 'nginx:latest'],
    ['one', 'nginx:latest'],
    ['my-nginx', 'nginx:latest'],
    ['my-db', 'postgres:13'],
  ])
  const [first, second, third, last] = rows.map(({ imageId }) => imageId)
  expect([second, third]).toEqual([first, first])
  expect(last).not.toBe(first)
  await shell.run('docker run -d --name three postgres:13')
  const mixed = topologyOf({ before: undefined, now: own.system.engine.get(), undone: false, gone: false })
  expect(mixed.rows.map(({ name }) => name)).toEqual(['three', 'my-db', 'two', 'one', 'my-nginx'])
})
