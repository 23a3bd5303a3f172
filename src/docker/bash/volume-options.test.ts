import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streams } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(() => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine'], containers: [] } })
})

const bound = '--opt type=none --opt o=bind'

test('a volume that is bound shows a directory of the host', async () => {
  await said(
    `mkdir -p ~/shared && echo here > ~/shared/a && docker volume create ${bound} --opt device=$HOME/shared bound`,
  )
  expect(await said('docker run --rm -v bound:/x alpine sh -c "cat /x/a; echo there > /x/b"; cat ~/shared/b')).toBe(
    'here\nthere\n',
  )
  expect(await said("docker volume inspect bound -f '{{.Options.device}} {{.Options.o}} {{.Mountpoint}}'")).toBe(
    '/home/user/shared bind /var/lib/docker/volumes/bound/_data\n',
  )
})

test.each([
  [
    `${bound} --opt device=/nosuch lost`,
    "docker: Error response from daemon: error while mounting volume '/var/lib/docker/volumes/lost/_data': failed to mount local volume: mount /nosuch:/var/lib/docker/volumes/lost/_data, flags: 0x1000: no such file or directory.",
  ],
  [
    '--opt type=nfs --opt o=addr=10.9.8.7,rw --opt device=:/path far',
    "docker: Error response from daemon: error while mounting volume '/var/lib/docker/volumes/far/_data': failed to mount local volume: mount :/path:/var/lib/docker/volumes/far/_data, data: addr=10.9.8.7,rw: connection refused.",
  ],
  [
    '--opt type=tmpfs --opt device=tmpfs --opt o=size=100m quick',
    'docker: Error response from daemon: mounting a volume of the type "tmpfs" is not simulated by this playground.',
  ],
])('docker volume create %s', async (words, reason) => {
  const name = words.split(' ').at(-1) ?? ''
  expect(await said(`docker volume create ${words}; docker run --rm -v ${name}:/x alpine true`)).toBe(
    `${name}\n${reason}\n`,
  )
})

test.each([
  ['--opt nope=1', 'invalid option: "nope"'],
  ['--opt type=none', 'missing required option: "device"'],
  ['--opt size=1g', 'quota size requested but no quota support'],
])('docker volume create %s is refused', async (words, reason) =>
  expect(await said(`docker volume create ${words} it`)).toBe(`Error response from daemon: create it: ${reason}\n`),
)

test('Compose makes them, too', async () => {
  const yaml = `services:\n  a:\n    image: alpine\n    volumes: [v:/x]\n    command: cat /x/a\nvolumes:\n  v:\n    driver_opts: { type: none, o: bind, device: /home/user/shared }\n`
  await said(`mkdir -p ~/opts && cd ~/opts && printf '${yaml}' > compose.yaml`)
  expect(
    await said('docker compose run --rm a 2> /dev/null; docker compose down -v 2> /dev/null; cat ~/shared/a'),
  ).toBe('here\nhere\n')
})
