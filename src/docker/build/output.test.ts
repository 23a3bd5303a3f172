import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streamsAndFailure } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return streamsAndFailure(await machine.bash.exec(line))
}

beforeAll(async () => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine'], containers: [] } })
  await said(
    "printf 'FROM alpine AS made\\nRUN echo built > /tool\\nFROM scratch\\nCOPY --from=made /tool /bin/\\n' > Dockerfile",
  )
})

test.each([
  [
    'docker build -o out . 2>&1 | tail -3',
    /^#\d+ exporting to client directory\n#\d+ copying files 6B done\n#\d+ DONE/,
  ],
  ['cat out/bin/tool; docker images -q | wc -l', /^built\n1\n$/],
  ['docker build -q --output type=local,dest=two . && ls two', /^bin\n$/],
  ['docker build -q -t kept --output type=docker . > /dev/null; docker images -q kept | wc -l', /^1\n$/],
  ['docker build -q -o type=tar,dest=x.tar . && tar tf x.tar', /^bin\/\nbin\/tool\n$/],
  ['docker build -q -o - . | tar xOf - bin/tool', /^built\n$/],
  [
    'docker build -q -o type=docker,dest=d.tar .',
    /^ERROR: Docker exporter feature is currently not supported for docker driver\. Please switch to a different driver/,
  ],
  ['docker build -q -o type=tar,dest=/no/x.tar .', /^ERROR: open \/no\/x\.tar: no such file or directory\n\[1\]$/],
  ['docker build -q --metadata-file /no/m .', /^ERROR: open \/no\/m: no such file or directory\n\[1\]$/],
  [
    'docker build -o type=oci,dest=x.tar .',
    /^ERROR: OCI exporter feature is currently not supported for docker driver\. Please switch to/,
  ],
  [
    'docker build -q --iidfile id --metadata-file m -t told . > /dev/null; grep -c "$(cat id)" m; grep name m',
    /^2\n {2}"image.name": "docker.io\/library\/told"\n$/,
  ],
  ['docker build --push .', /^ERROR: tag is needed when pushing to registry\n\[1\]$/],
  ['docker build -q --push -t me/it .', /^ERROR: denied: requested access to the resource is denied\n\[1\]$/],
  ['docker build -q --rm --force-rm --compress --memory 1g --isolation default . | cut -c1-7', /^sha256:\n$/],
  [
    'docker build -q --squash . 2>&1 | head -1',
    /^time="2026-\S+Z" level=warning msg="experimental flag squash is removed with BuildKit\. /,
  ],
  ['docker build -q --cache-to type=inline . | cut -c1-7', /^sha256:\n$/],
  ['docker build -t "BAD NAME" .', /^ERROR: invalid tag "BAD NAME": /],
  ['docker build -o type=local .', /^ERROR: dest is required for local output\n\[1\]$/],
  ['docker build -o dest=x .', /^ERROR: type is required for output\n\[1\]$/],
])('where a build goes: %s', async (line, answer) => expect(await said(line)).toMatch(answer))

test.each([
  ['--network none', /network is unreachable|bad address/i],
  ['--network host', /writing image sha256/],
  ['--network mine', /ERROR: network mode "mine" not supported by buildkit - you can define a custom network/],
])('the network of commands: %s', async (option, answer) => {
  await said("printf 'FROM alpine\\nRUN wget -qO- example.com\\n' > Net")
  expect(await said(`docker build --no-cache ${option} -f Net . 2>&1`)).toMatch(answer)
})

test('settings alone give the same image, whenever they are built', async () => {
  const build = `printf 'FROM scratch\\nENV A=1\\nCMD ["/x"]\\n' | docker build -q -`
  const first = await said(build)
  await said('sleep 5')
  expect(await said(build)).toBe(first)
})

test('an image tells who made it', async () => {
  await said('docker run --name box alpine true; docker commit -a "Ann <ann@example.com>" box signed')
  expect(await said("docker inspect -f '{{.Author}}' signed")).toBe('Ann <ann@example.com>\n')
  await said("printf 'FROM signed AS one\nMAINTAINER Bob\nFROM one\nENV A=1\n' | docker build -q -t named -")
  expect(await said("docker inspect -f '{{.Author}}' named")).toBe('Bob\n')
})

test.each([
  ['linux/arm64', /linux\/arm64: images for other platforms than linux\/amd64 are not simulated by this playground\n/],
  ['$BUILDPLATFORM', /naming to docker\.io\/library\/here/],
  ['linux/amd64', /naming to docker\.io\/library\/here/],
])('a stage on %s', async (platform, answer) => {
  await said(`printf 'FROM --platform=${platform} alpine\nRUN true\n' > Machine`)
  expect(await said('docker build --progress=plain -t here -f Machine . 2>&1')).toMatch(answer)
})

test('a service that is named is there whatever its profiles are', async () => {
  await said("printf 'services:\\n  tool: {image: alpine, profiles: [tools], command: echo done}\\n' > compose.yaml")
  expect(await said('docker compose run --rm tool 2> /dev/null')).toBe('done\n')
  expect(await said('docker compose up 2>&1')).toBe('no service selected\n[1]')
})

test.each([
  ["'{{.Server.Version}} {{.Client.APIVersion}} {{.Client.Os}}'", '24.0.6 1.43 linux\n'],
  ["'{{json .Client.Version}}'", '"24.0.6"\n'],
  ["'{{.Server.APIVersion}} {{(index .Server.Components 0).Name}}'", '1.43 Engine\n'],
])('docker version --format %s', async (format, answer) => {
  expect(await said(`docker version --format ${format}`)).toBe(answer)
})
