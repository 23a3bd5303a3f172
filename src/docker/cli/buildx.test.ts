import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  const { stdout, stderr } = await machine.bash.exec(line)
  return stdout + stderr
}

beforeAll(async () => {
  const files = { '/home/user/Dockerfile': 'FROM alpine\nRUN echo a > /a\nCOPY file /\n', '/home/user/file': 'one\n' }
  machine = createMachine({ now: Date.UTC(2026, 0, 1), files, docker: { images: ['alpine'], containers: [] } })
  await machine.bash.exec('docker buildx build -q . && echo three > file && docker build -q -t app .')
})

test.each([
  ['buildx version', 'github.com/docker/buildx v0.11.2 9872040b6626fb7d87ef7296fd5b832e8cc2ad17\n'],
  ['buildx inspect other', 'ERROR: no builder "other" found\n'],
  ['buildx bake', 'docker buildx bake exists in Docker, but this playground does not simulate it.\n'],
  ['buildx nope | head -2', '\nUsage:  docker buildx [OPTIONS] COMMAND\n'],
  ['buildx build 2>&1 | head -1', 'ERROR: "docker buildx build" requires exactly 1 argument.\n'],
])('docker %s', async (line, output) => {
  expect(await run(`docker ${line}`)).toBe(output)
})

test('du lists what builds have left, the newest first', async () => {
  const table = await run('docker buildx du')
  expect(table.replaceAll(/[0-9a-f]{25}/g, 'ID')).toBe(
    'ID\t\t\t\t\t\tRECLAIMABLE\tSIZE\t\tLAST ACCESSED\n' +
      ['6B*       ', '4B*       ', '2B*       ']
        .map((size) => `ID               \ttrue \t\t${size}\tLess than a second ago\n`)
        .join('') +
      'Shared:\t\t12B\nPrivate:\t0B\nReclaimable:\t12B\nTotal:\t\t12B\n',
  )
  expect(await run('docker buildx du --verbose | grep Desc')).toBe(
    'Description:\tCOPY file /\nDescription:\tCOPY file /\nDescription:\tRUN echo a > /a\n',
  )
})

test('builder prune asks, and takes with --all what images have, too', async () => {
  const question = (what: string): string =>
    `WARNING! This will remove all ${what}. Are you sure you want to continue? [y/N] `
  expect(await run('echo n | docker builder prune')).toBe(question('dangling build cache'))
  expect(await run('docker system df | grep ^Build')).toMatch(/^Build Cache {5}3 /)
  expect(await run('docker builder prune -f')).toBe('Total:\t0B\n')
  expect(await run('echo y | docker builder prune -a | tail -1')).toBe('Total:\t0B\n')
  expect(await run('docker system df | grep ^Build')).toMatch(/^Build Cache {5}0 /)
})

test.each([
  ['buildx du --filter type=frontend', 'Reclaimable:\t0B\nTotal:\t\t0B\n'],
  ['buildx du --filter nope=1', 'ERROR: unsupported filter nope\n'],
  ['buildx prune -f --filter until=soon', 'ERROR: failed to parse duration: time: invalid duration "soon"\n'],
  ['builder prune -f --keep-storage much', "ERROR: invalid size: 'much'\n"],
])('docker %s', async (line, output) => expect((await run(`docker ${line}`)).replace(/^ID.*\n/, '')).toBe(output))

test('prune leaves what its filters and --keep-storage do not mean', async () => {
  const count = "docker system df --format '{{.Type}} {{.TotalCount}}' | grep Build"
  await run('docker builder prune -af; docker build -q --no-cache . && docker rmi -f $(docker images -q)')
  expect(await run(`docker builder prune -af --filter unused-for=1h > /dev/null; ${count}`)).toBe('Build Cache 2\n')
  expect(await run(`docker builder prune -af --keep-storage 1GB > /dev/null; ${count}`)).toBe('Build Cache 2\n')
  expect(await run(`docker builder prune -af --filter description=COPY > /dev/null; ${count}`)).toBe('Build Cache 1\n')
  expect(await run(`docker builder prune -af --keep-storage 1B > /dev/null; ${count}`)).toBe('Build Cache 0\n')
})
