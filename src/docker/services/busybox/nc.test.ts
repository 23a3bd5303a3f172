import { beforeAll, expect, test } from 'vitest'
import { streamsAndStatus } from '../../../testing/streams.ts'
import { createMachine } from '../../headless.ts'

const { bash } = createMachine({
  now: Date.UTC(2026, 10, 22),
  docker: { images: ['alpine', 'nginx:alpine'], containers: [] },
})

beforeAll(async () => {
  await bash.exec('docker network create net; docker run -d --name web --network net nginx:alpine')
})

test.each([
  ['-zv web 80', 'web (172.18.0.2:80) open\n[0]'],
  ['-z web 80', '[0]'],
  ['-zv web 81', '[1]'],
  ['-zvv web 81', 'nc: web (172.18.0.2:81): Connection refused\n[1]'],
  ['-z nobody 80', "nc: bad address 'nobody'\n[1]"],
])('BusyBox: nc %s', async (words, answer) => {
  expect(streamsAndStatus(await bash.exec(`docker run --rm --network net alpine nc ${words}`))).toBe(answer)
})
