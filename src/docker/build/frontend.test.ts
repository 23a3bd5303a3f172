import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

beforeAll(() => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine'], containers: [] } })
})

/** The steps of a build, each with how it ended, without digests and times. */
async function stepsOf(dockerfile: string, options = ''): Promise<readonly string[]> {
  await machine.fs.writeFile('/home/user/Dockerfile', dockerfile)
  const { stderr } = await machine.bash.exec(`docker build --progress plain ${options} .`)
  const steps = stderr.split('\n\n').slice(1)
  return steps.map((step) => {
    const [, title = ''] = /^#\d+ (.*)/.exec(step) ?? []
    const [, end = ''] = /\n#\d+ (DONE|CACHED|ERROR: .*)/.exec(step) ?? []
    return `${title.replace(/@sha256:[0-9a-f]{64}$/, '@')} ${end}`
  })
}

const read = ['[internal] load build definition from Dockerfile DONE', '[internal] load .dockerignore DONE']
const metadata = '[internal] load metadata for docker.io/library/alpine:latest DONE'

test('the image that # syntax names is fetched once', async () => {
  const dockerfile = '# syntax=docker/dockerfile:1\nFROM alpine\nWORKDIR /a\n'
  const frontend = [
    'resolve image config for docker.io/docker/dockerfile:1 DONE',
    'docker-image://docker.io/docker/dockerfile:1@ DONE',
  ]
  expect((await stepsOf(dockerfile)).slice(0, 5)).toEqual([...read, ...frontend, metadata])
  const again = [frontend[0], 'docker-image://docker.io/docker/dockerfile:1@ CACHED']
  expect((await stepsOf(dockerfile, '--no-cache')).slice(0, 5)).toEqual([...read, ...again, metadata])
})

test('BUILDKIT_SYNTAX is stronger than the directive', async () => {
  const steps = await stepsOf('# syntax=nosuch/it\nFROM alpine\n', '--build-arg BUILDKIT_SYNTAX=docker/dockerfile:1.4')
  expect(steps[2]).toBe('resolve image config for docker.io/docker/dockerfile:1.4 DONE')
})

test.each([
  ['nosuch/it', 'resolve image config for docker.io/nosuch/it:latest', /pull access denied/],
  ['docker/dockerfile:nope', 'resolve image config for docker.io/docker/dockerfile:nope', /:nope: not found/],
])('%s reads no Dockerfile', async (name, title, reason) => {
  const step = (await stepsOf(`# syntax=${name}\nFROM alpine\n`))[2]
  expect(step?.startsWith(`${title} ERROR: `)).toBe(true)
  expect(step).toMatch(reason)
})

test('an ADD has a step for each address', async () => {
  const dockerfile = 'FROM alpine\nADD https://example.com/index.html /x\n'
  expect((await stepsOf(dockerfile)).slice(4, 6)).toEqual([
    'https://example.com/index.html DONE',
    '[2/2] ADD https://example.com/index.html /x DONE',
  ])
  const failed = await stepsOf('FROM alpine\nADD https://example.com/nope /x\n')
  expect(failed.at(-1)).toBe('https://example.com/nope ERROR: invalid response status 404')
})

test('a pattern that fits nothing copies nothing', async () => {
  const steps = await stepsOf('FROM alpine\nCOPY *.zip /y/\nRUN test ! -e /y\n')
  expect(steps.slice(-3, -1)).toEqual(['[2/3] COPY *.zip /y/ DONE', '[3/3] RUN test ! -e /y DONE'])
})
