import { expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { createStringTerminal, instantClock } from '../../testing/run-line.ts'
import { createDocker } from '../docker.ts'
import { ellipsis, formatTable } from './table.ts'

const terminal = (seed = 1): ReturnType<typeof createStringTerminal> =>
  createStringTerminal(createDocker({ clock: instantClock(), chance: createChance(seed) }).shell)

async function play(...lines: readonly string[]): Promise<string> {
  const screen = terminal()
  let output = ''
  for (const line of lines) {
    const { stdout, stderr } = await screen.run(line)
    output = stdout + stderr
  }
  return output
}

test('columns are 3 spaces apart and at least 10 wide; the last one is not padded', () => {
  const table = {
    headers: ['A', 'LONG HEADER', 'C'],
    rows: [
      ['123456789', 'x', ''],
      ['…', '', 'last'],
    ],
  }
  expect(formatTable(table)).toBe(
    ['A           LONG HEADER   C', '123456789   x             ', '…                         last', ''].join('\n'),
  )
  expect(ellipsis('abcdef', 4)).toBe('abc…')
})

const PS = [
  'CONTAINER ID   IMAGE          COMMAND                  CREATED       STATUS       PORTS                          NAMES',
  'dcf5a36ef3d5   nginx:latest   "/docker-entrypoint.…"   2 hours ago   Up 2 hours   80/tcp, 0.0.0.0:80->8080/tcp   my-nginx',
]

test('docker ps', async () => expect(await play('docker ps')).toBe(`${PS.join('\n')}\n`))
test('docker container ls is the same', async () =>
  expect(await play('docker container ls')).toBe(`${PS.join('\n')}\n`))

test('docker ps -a', async () => {
  expect(await play('docker ps --all')).toBe(
    [
      'CONTAINER ID   IMAGE          COMMAND                  CREATED       STATUS                 PORTS                          NAMES',
      'dcf5a36ef3d5   nginx:latest   "/docker-entrypoint.…"   2 hours ago   Up 2 hours             80/tcp, 0.0.0.0:80->8080/tcp   my-nginx',
      'b095c46533af   postgres:13    "docker-entrypoint.s…"   1 day ago     Exited (0) 1 day ago                                  my-db',
      '',
    ].join('\n'),
  )
})

test('an empty table has its headers', async () => {
  expect(await play('docker stop my-nginx', 'docker ps')).toBe(
    'CONTAINER ID   IMAGE     COMMAND   CREATED   STATUS    PORTS     NAMES\n',
  )
})

test('docker images', async () => {
  const text = await play('docker images')
  expect(text.replace(/[0-9a-f]{12}/g, '<id>       ')).toBe(
    [
      'REPOSITORY   TAG         IMAGE ID       CREATED        SIZE',
      'nginx        latest      <id>          2 weeks ago    133MB',
      'postgres     13          <id>          2 weeks ago    314MB',
      'node         16-alpine   <id>          4 months ago   110MB',
      '',
    ].join('\n'),
  )
})

test('docker network ls and volume ls', async () => {
  expect((await play('docker network ls')).replace(/[0-9a-f]{12}/g, 'x'.repeat(12))).toBe(
    [
      'NETWORK ID     NAME      DRIVER    SCOPE',
      'xxxxxxxxxxxx   bridge    bridge    local',
      'xxxxxxxxxxxx   host      host      local',
      'xxxxxxxxxxxx   none      null      local',
      '',
    ].join('\n'),
  )
  expect(await play('docker volume create data10', 'docker volume create data2', 'docker volume ls')).toBe(
    'DRIVER    VOLUME NAME\nlocal     data2\nlocal     data10\n',
  )
})

test('docker system df', async () => {
  expect(await play('docker system df')).toBe(
    [
      'TYPE            TOTAL     ACTIVE    SIZE      RECLAIMABLE',
      'Images          3         2         482.2MB   184.8MB (38%)',
      'Containers      2         1         151B      0B (0%)',
      'Local Volumes   0         0         0B        0B',
      'Build Cache     0         0         0B        0B',
      '',
    ].join('\n'),
  )
})

test('docker system prune names what it removed, and the specified amount', async () => {
  const screen = terminal()
  const { stdout } = await screen.run('docker system prune')
  expect(stdout).toMatch(/^Deleted Containers:\n[0-9a-f]{12}\n\nTotal reclaimed space: 1\.234GB\n$/)
  expect((await screen.run('docker system prune')).stdout).toBe('Total reclaimed space: 0B\n')
})

test.each(['docker run -d', 'docker create'])('%s prints the id in short, inspect in full', async (command) => {
  const screen = terminal()
  const { stdout } = await screen.run(`${command} --name web nginx`)
  expect(stdout).toMatch(/^[0-9a-f]{12}\n$/)
  const whole = (await screen.run('docker inspect -f {{.Id}} web')).stdout
  expect(whole).toMatch(/^[0-9a-f]{64}\n$/)
  expect(whole.startsWith(stdout.trim())).toBe(true)
})

test('docker version', async () => {
  const text = await play('docker version')
  expect(text).toContain(' Version:           24.0.6\n API version:       1.43\n')
  expect(await play('docker --version')).toBe('Docker version 24.0.6, build ed223bc\n')
})

test('templates', async () => {
  expect(await play('docker ps --format {{.Names}}:{{.State}}')).toBe('my-nginx:running\n')
  expect(await play('docker inspect -f {{json\u00a0.X}} my-nginx')).toContain('template parsing error')
  expect(await play('docker inspect -f {{.State.Running}}/{{.NetworkSettings.IPAddress}} my-nginx')).toBe(
    'true/172.17.0.2\n',
  )
})

test('the same seed and clock give the same bytes', async () => {
  const lines = [
    'docker run -d nginx',
    'docker build -t a .',
    'docker run redis:alpine echo hi',
    'docker ps -a',
    'docker volume ls',
  ]
  const run = async (seed: number): Promise<string> => {
    const screen = terminal(seed)
    let all = ''
    for (const line of lines) all += (await screen.run(line)).stdout
    return all
  }
  expect(await run(7)).toBe(await run(7))
  expect(await run(7)).not.toBe(await run(8))
})
