import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { type BashSession, openBash } from '../../testing/bash-session.ts'
import { instantClock } from '../../testing/run-line.ts'
import { FileSystem } from '../../linux/fs.ts'
import { createDockerMachine } from '../machine.ts'
import { emptyCache, remember, whyAnew } from './cache.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let bash: BashSession

/** Builds a Dockerfile in an empty directory; gives the rows of steps and of what they wrote, without times. */
async function build(lines: readonly string[], options = ''): Promise<readonly string[]> {
  await bash.run(`printf '%s\\n' ${lines.map((line) => `'${line}'`).join(' ')} > Dockerfile`)
  const { stdout } = await bash.run(`docker build ${options} -t made . 2>&1 | cat`)
  return stdout.split('\n').map((line) => line.replace(/^#\d+ (?:[\d.]+ )?/, ''))
}

/** How many steps were not done again, besides FROM. */
const saved = (rows: readonly string[]): number =>
  rows.filter((row, at) => row === 'CACHED' && !rows[at - 1]?.includes('FROM')).length

beforeAll(async () => {
  bash = await openBash(createDockerMachine({ clock: instantClock(), chance: createChance(1) }).session)
  await bash.run('docker pull -q alpine')
})

beforeEach(async () => {
  await bash.run('cd "$(mktemp -d)"')
})

describe('RUN', () => {
  test('is run by a shell, as who USER says, where WORKDIR says', async () => {
    const rows = await build(['FROM alpine', 'WORKDIR /app', 'USER nobody', 'RUN echo a b | wc -w && pwd && whoami'])
    expect(rows).toEqual(expect.arrayContaining(['2', '/app', 'nobody']))
  })
  test('takes a here-document', async () => {
    const rows = await build(['FROM alpine', 'RUN <<EOF', 'echo one', 'echo two', 'EOF'])
    expect(rows).toEqual(expect.arrayContaining(['[2/2] RUN <<EOF (echo one...)', 'one', 'two']))
  })
  test('keeps a cache between builds, and none of it in the image', async () => {
    const step = 'RUN --mount=type=cache,target=/c echo x >> /c/log; wc -l < /c/log'
    await build(['FROM alpine', step])
    expect(await build(['FROM alpine', step], '--no-cache')).toContain('2')
    expect((await bash.run('docker run --rm made ls /c')).status).not.toBe(0)
  })
  test('sees a secret only while it runs', async () => {
    await bash.run('echo hush > key')
    const rows = await build(
      ['FROM alpine', 'RUN --mount=type=secret,id=k cat /run/secrets/k'],
      '--secret id=k,src=key',
    )
    expect(rows).toContain('hush')
    expect((await bash.run('docker run --rm made ls /run/secrets')).status).not.toBe(0)
  })
})

test('a changed file early in a Dockerfile rebuilds all later steps', async () => {
  const file = ['FROM alpine', 'COPY a /a', 'RUN echo first', 'COPY b /b']
  await bash.run('echo 1 > a; echo 1 > b')
  await build(file)
  expect(saved(await build(file))).toBe(3)
  await bash.run('echo 2 > b')
  expect(saved(await build(file))).toBe(2)
  await bash.run('echo 2 > a')
  expect(saved(await build(file))).toBe(0)
})

test('.dockerignore keeps node_modules out', async () => {
  await bash.run('mkdir node_modules; echo x > node_modules/x; echo node_modules > .dockerignore; echo y > y')
  await build(['FROM alpine', 'COPY . /app'])
  expect((await bash.run('docker run --rm made ls /app')).stdout).toBe('Dockerfile\ny\n')
})

test('a stage that is not needed is not built; one is copied from', async () => {
  const file = ['FROM alpine AS one', 'RUN echo built > /out', 'FROM alpine AS two', 'RUN exit 1']
  expect(await build([...file, 'FROM alpine', 'COPY --from=one /out /out'])).not.toContain('[two 2/2] RUN exit 1')
  expect((await bash.run('docker run --rm made cat /out')).stdout).toBe('built\n')
})

test('says which file changed the key of a step', () => {
  const before = { key: '1', name: 'COPY a /a', parent: 'p', operation: 'copy', inputs: new Map([['a', '1']]) }
  const files = new FileSystem({ clock: instantClock(), owner: { uid: 0, gid: 0 } }).snapshot()
  const times = { created: 0, lastUsed: 0, uses: 1, size: 0, why: { type: 'first' } } as const
  const cache = remember(emptyCache, { ...before, ...times, files })
  expect(whyAnew(emptyCache, before)).toEqual({ type: 'first' })
  expect(whyAnew(cache, { ...before, key: '2', inputs: new Map([['a', '2']]) })).toEqual({
    type: 'files',
    files: [{ path: 'a', change: 'changed' }],
  })
  expect(whyAnew(cache, { ...before, key: '3', parent: 'q' })).toEqual({ type: 'step-before' })
})
