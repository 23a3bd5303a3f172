import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'
import { streamsAndStatus } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const BAKE = `
# what is built
variable "TAG" { default = "1.0" }
variable "REPOSITORY" {
  default = "me/app"
}
group "default" { targets = ["app", "tools"] }
target "base" {
  dockerfile = "Dockerfile"
  args = { A = "one", B = "two" } // of all
}
target "app" {
  inherits = ["base"]
  tags = ["\${REPOSITORY}:\${TAG}", "\${REPOSITORY}:latest"]
  args = { B = TAG }
  target = "final"
  no-cache = false
}
target "tools" {
  context = "./tools"
  tags = [
    "me/tools",
  ]
  /* a note */
}
target "inline" { dockerfile-inline = "FROM alpine\\nRUN echo from inside > /in" }
group "loop" { targets = ["loop", "app"] }
`

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return streamsAndStatus(await machine.bash.exec(line))
}

beforeAll(() => {
  const files = {
    '/home/user/docker-bake.hcl': BAKE,
    '/home/user/Dockerfile': 'FROM alpine AS final\nARG A\nARG B\nRUN echo $A $B > /said\n',
    '/home/user/tools/Dockerfile': 'FROM alpine\nRUN touch /tool\n',
    '/home/user/bad.hcl': 'target "a" {\n  tags = [upper("x")]\n}\n',
    '/home/user/odd.hcl': 'target "a" {\n  matrix = { x = ["1"] }\n}\n',
    '/home/user/names.json': '{"target":{"default":{"tags":["app:${TAG}"]}}}',
    '/home/user/bake.json': '{"target":{"default":{"context":"tools","tags":["from/json"]}}}',
    '/home/user/other/compose.yaml': 'services: {}\n',
  }
  machine = createMachine({ now: Date.UTC(2026, 0, 1), files, docker: { images: ['alpine'], containers: [] } })
})

test('tells what would be built', async () => {
  const { stdout } = await machine.bash.exec('TAG=2.0 docker buildx bake --print app')
  expect(JSON.parse(stdout)).toEqual({
    group: { default: { targets: ['app'] } },
    target: {
      app: {
        context: '.',
        dockerfile: 'Dockerfile',
        args: { A: 'one', B: '2.0' },
        tags: ['me/app:2.0', 'me/app:latest'],
        target: 'final',
        'no-cache': false,
      },
    },
  })
  expect(stdout).toMatch(/^\{\n {2}"group": \{\n {4}"default": \{\n/)
})

test('builds the default group, each target with its names', async () => {
  expect((await machine.bash.exec('docker buildx bake')).status).toBe(0)
  expect(await said('docker images --format "{{.Repository}}:{{.Tag}}" | sort')).toBe(
    'alpine:latest\nme/app:1.0\nme/app:latest\nme/tools:latest\n[0]',
  )
  expect(await said('docker run --rm me/app cat /said')).toBe('one 1.0\n[0]')
  expect(await said('docker run --rm me/tools ls /tool')).toBe('/tool\n[0]')
})

test.each([
  ['app --set app.args.A=three --set "*.tags=set" > /dev/null 2>&1; docker run --rm set cat /said', 'three 1.0\n[0]'],
  ['inline --set inline.tags=in > /dev/null 2>&1; docker run --rm in cat /in', 'from inside\n[0]'],
  ['-f bake.json --progress plain > /dev/null 2>&1; docker image ls -q from/json | wc -l', '1\n[0]'],
  ['-f names.json', 'ERROR: expressions in JSON are not simulated by this playground\n[1]'],
  ['loop --print | grep -c app:latest', '1\n[0]'],
  ['nope', 'ERROR: failed to find target nope\n[1]'],
  ['-f none.hcl', 'ERROR: open /home/user/none.hcl: no such file or directory\n[1]'],
  ['-f bad.hcl', 'ERROR: bad.hcl:2: expressions as upper( are not simulated\n[1]'],
  ['-f odd.hcl a', 'ERROR: the attribute matrix is not simulated by this playground\n[1]'],
  ['--set wrong', 'ERROR: invalid override wrong, expected target.name=value\n[1]'],
  [
    '-f other/compose.yaml',
    'ERROR: to bake from a Compose file is not simulated by this playground: other/compose.yaml\n[1]',
  ],
])('docker buildx bake %s', async (words, answer) => expect(await said(`docker buildx bake ${words}`)).toBe(answer))
