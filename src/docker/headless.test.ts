import { expect, test, vi } from 'vitest'
import { catalogueOf } from './catalogue/catalogue.ts'
import { variants } from './catalogue/repository.ts'
import { createMachine, type DockerOptions } from './headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const NOW = Date.UTC(2026, 10, 22)
const machine = (docker: DockerOptions) => createMachine({ now: NOW, docker })

const IMAGES = "docker images --format '{{.Repository}}:{{.Tag}}'"

test('starts with the images that are given and nothing else', async () => {
  const { bash } = machine({ images: ['nginx', 'redis:alpine'], containers: [] })
  expect((await bash.exec(IMAGES)).stdout.split('\n').toSorted().slice(1)).toEqual(['nginx:latest', 'redis:alpine'])
  expect((await bash.exec('docker ps -aq')).stdout).toBe('')
})

test('starts as a fresh Docker host without images', async () => {
  const { bash } = machine({})
  expect((await bash.exec("docker ps -a --format '{{.Names}}' | sort")).stdout).toBe('my-db\nmy-nginx\n')
})

test("the server of a fresh host answers at its published port, by a configuration that is not its image's", async () => {
  const { bash } = machine({})
  expect((await bash.exec('docker diff my-nginx')).stdout).toContain('C /etc/nginx/conf.d/default.conf\n')
  expect((await bash.exec('curl -s localhost | grep title')).stdout).toContain('Welcome to nginx!')
  await bash.exec('docker restart my-nginx; sleep 1')
  expect((await bash.exec('curl -s localhost | grep title')).stdout).toContain('Welcome to nginx!')
  expect((await bash.exec('docker exec my-nginx curl -s localhost:80; echo $?')).stdout).toBe('7\n')
})

test.each<[unknown, string]>([
  [null, 'createMachine: options has to be a plain object, not null'],
  [[], 'createMachine: options has to be a plain object, not a list'],
  [{ docker: null }, 'createMachine: docker has to be a plain object, not null'],
  [{ docker: true, seed: 0.5 }, 'docker has to be a plain object, not true; seed has to be a whole number, not 0.5'],
  [{ docker: { images: 'alpine' } }, 'docker.images has to be a list of names of images, not "alpine"'],
  [
    { docker: { images: [5], imags: [] } },
    'docker.images has to be a list of names of images, not a list; docker.imags is no option',
  ],
  [{ docker: { containers: ['other'] } }, 'docker.containers has to be a list of my-nginx and my-db'],
  [{ docker: { catalogue: {} } }, 'docker.catalogue has to be a catalogue'],
  [{ docker: { registries: { 'a:1': {} } } }, 'docker.registries has to be registries by their hosts'],
  [{ docker: { plugins: 3 } }, 'docker.plugins has to be a list of names of plugins, not 3'],
  [{ docker: {}, files: { 'a\0': '' }, sed: 1 }, 'has a NUL in its name; sed is no option'],
])('refuses %j whole', (options, message) => {
  const call = (): unknown => Reflect.apply(createMachine, undefined, [options])
  expect(call).toThrow(TypeError)
  expect(call).toThrow(message)
})

test('refuses an image that nobody has', () => {
  expect(() => machine({ images: ['nosuch'] })).toThrow('createMachine: docker.images: there is no image "nosuch"')
})

test('pulls from the catalogue that is handed in, and from no other', async () => {
  const box = { config: { command: ['sh'] }, variants: variants('latest,1 busybox 1 1 0 1') }
  const software = { ...box, variants: box.variants.map((variant) => ({ ...variant, software: 'busybox:latest' })) }
  const { bash } = machine({ images: ['box'], catalogue: catalogueOf({ box: software }) })
  expect((await bash.exec('docker run --rm box echo hi')).stdout).toBe('hi\n')
  expect((await bash.exec('docker pull nginx')).stderr).toContain('pull access denied')
})

test('goes back with its containers', async () => {
  const one = machine({ images: ['alpine'] })
  const { bash, timeline } = one
  await bash.exec('docker run -d --name one alpine sleep 100')
  const before = timeline.get().at
  await bash.exec('docker rm -f one')
  expect((await bash.exec('docker ps -q | wc -l')).stdout).toBe('0\n')
  await one.go(before)
  expect((await bash.exec("docker ps --format '{{.Names}}'")).stdout).toBe('one\n')
})

test.each(['node:18.99', 'node:18.19.1', 'python:3.11.99', 'alpine:3.99', 'node:18.x'])(
  '%s is no tag',
  async (image) => {
    const { official } = await import('./catalogue/official.ts')
    const [repository = '', tag = ''] = image.split(':')
    expect(official.ask({ type: 'reference', repository, tag, tagged: true }, NOW).type).toBe('manifest-unknown')
  },
)

test.each([
  ['node:24-alpine', '24.11.1'],
  ['postgres:18', '18.1'],
  ['golang:1.26', '1.26.0'],
  ['python:3.13-slim-bookworm', '3.13.9'],
  ['node:lts', '20.10.0'],
  ['debian:trixie-slim', '13.2'],
  ['node:18.0.0-alpine', '18.0.0'],
  ['node:18.12', '18.12.0'],
  ['busybox:1.31.0-uclibc', '1.31.0'],
])('%s is a tag by rule', async (image, version) => {
  const { official, softwareOf } = await import('./catalogue/official.ts')
  const [repository = '', tag = ''] = image.split(':')
  const answer = official.ask({ type: 'reference', repository, tag, tagged: true }, NOW)
  expect(answer.type === 'image' && softwareOf(answer.image.software)?.variant.version).toBe(version)
})
