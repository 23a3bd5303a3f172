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
    'db, new, running, from nginx, port 5433 to 80, volume data at /data, network shop',
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
