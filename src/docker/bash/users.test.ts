import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streamsAndFailure, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

const said = async (line: string, stdin = ''): Promise<string> => {
  return withoutIds(streamsAndFailure(await machine.bash.exec(line, { stdin })))
}

beforeEach(() => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine', 'nginx'], containers: [] } })
})

describe('whom a program in a container runs as', () => {
  test.each([
    ['docker run --rm -u :mail alpine id', 'uid=0(root) gid=12(mail) groups=12(mail)\n'],
    ['docker run --rm -u 8: alpine id -un', 'mail\n'],
    ["docker run --rm -u nobody alpine sh -c 'whoami; echo $HOME'", 'nobody\n/\n'],
    [
      'docker run -q --rm -u node node:20-alpine sh -c \'id -u; echo $HOME; ls -ld $HOME | tr -s " " | cut -d" " -f3\'',
      '1000\n/home/node\nnode\n',
    ],
    ["docker run --rm -u 1000:1001 alpine sh -c 'id -u; id -g; echo $HOME'", '1000\n1001\n/\n'],
    ['docker run --rm -e HOME=/x alpine sh -c "echo \\$HOME"', '/x\n'],
    ['docker run --rm alpine env | tail -1', 'HOME=/root\n'],
    [
      'docker run --rm -u nosuchuser alpine whoami',
      'docker: Error response from daemon: unable to find user nosuchuser: no matching entries in passwd file.\n[125]',
    ],
  ])('%s', async (line, expected) => {
    expect(await said(line)).toBe(expected)
  })

  test('is the image that says so, and exec goes along with it', async () => {
    await said('docker build -t own -', 'FROM alpine\nUSER nobody\nCMD ["sleep", "60"]\n')
    await said('docker run -d --name box own')
    expect(await said('docker exec box whoami; docker exec -u root box whoami; docker exec -u 0:33 box id -g')).toBe(
      'nobody\nroot\n33\n',
    )
    expect(await said('docker exec -u nosuch box whoami')).toBe(
      'unable to find user nosuch: no matching entries in passwd file\r\n[126]',
    )
    expect(await said('docker top box | tail -1')).toMatch(/^nobody /)
  })
})

test('a container that could not be started stays as it was made', async () => {
  await said('docker run --name box alpine nope; docker run --rm alpine nope')
  expect(await said("docker ps -a --format '{{.Names}} {{.Status}}'; docker inspect -f {{.State.ExitCode}} box")).toBe(
    'box Created\n127\n',
  )
})

describe('a program that listens inside', () => {
  const listens = (address: string): string => `server { listen ${address}; root /usr/share/nginx/html; }`

  test('on the loopback is not reached through a published port', async () => {
    await said(`echo '${listens('127.0.0.1:80')}' > a.conf; echo '${listens('80')}' > b.conf`)
    await said('docker run -d --name in -p 8001:80 -v "$PWD/a.conf":/etc/nginx/conf.d/default.conf nginx')
    await said('docker run -d --name out -p 8002:80 -v "$PWD/b.conf":/etc/nginx/conf.d/default.conf nginx')
    expect(await said('curl -s localhost:8001')).toBe('[7]')
    expect(await said('curl -s localhost:8002 | grep -c h1')).toBe('1\n')
  })

  test('is not reached at another address than the one where it is published', async () => {
    await said('docker run -d -p 10.0.2.15:8003:80 nginx; docker run -d -p 127.0.0.1:8004:80 nginx')
    expect(await said('curl -s localhost:8003')).toBe('[7]')
    expect(await said('curl -s localhost:8004 | grep -c h1')).toBe('1\n')
  })
})

test('a link finds another container on the default bridge, where names do not resolve', async () => {
  await said('docker run -d --name web nginx')
  expect(await said('docker run --rm --link web:site alpine wget -qO- http://site | grep -c h1')).toBe('1\n')
  expect(await said('docker run --rm alpine wget -qO- http://web | grep -c h1')).toMatch(/^0\n/)
  expect(await said('docker run --rm --link nosuch alpine true')).toBe(
    "docker: Error response from daemon: could not get container for nosuch: No such container: nosuch.\nSee 'docker run --help'.\n[125]",
  )
})

test('where a terminal is asked for that is not there, no container is made', async () => {
  expect(await said('docker run -it alpine echo hi; docker ps -aq')).toBe('the input device is not a TTY\n')
})
