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

beforeAll(() => {
  const images = ['alpine', 'nginx', 'registry:2', 'node:lts-alpine']
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images, containers: [] } })
})

/** Builds a Dockerfile that comes from standard input, and runs the image. */
const built = (dockerfile: string): Promise<string> =>
  said(`printf '${dockerfile}' | docker build -q - > id && docker run --rm $(cat id)`)

test('ADD fetches what is at an address', async () => {
  await said(
    'docker run -d -p 80:80 nginx; docker exec $(docker ps -q) sh -c "echo here > /usr/share/nginx/html/a.txt"',
  )
  expect(
    await built('FROM alpine\\nADD http://localhost/a.txt /x/\\nCMD ls -l /x | tail -1 | cut -c1-10; cat /x/a.txt\\n'),
  ).toBe('-rw-------\nhere\n')
  expect(await built('FROM alpine\\nADD --chmod=644 https://example.com/ /page\\nCMD head -c 9 /page\\n')).toBe(
    '<html>\n<h',
  )
})

test.each([
  ['http://localhost/nope', 'failed to load cache key: invalid response status 404'],
  [
    'http://nowhere.test/a',
    'failed to load cache key: Get "http://nowhere.test/a": dial tcp: lookup nowhere.test: no such host',
  ],
  ['https://example.com/', 'cannot determine filename for url: https://example.com/'],
])('ADD %s: %s', async (url, reason) => {
  expect(await said(`printf 'FROM alpine\\nADD ${url} /x/\\n' | docker build -q - 2>&1 | tail -1`)).toBe(
    `ERROR: failed to solve: ${reason}\n`,
  )
})

test('what has changed at an address is fetched anew', async () => {
  const recipe = 'FROM alpine\\nADD http://localhost/a.txt /x\\nCMD cat /x\\n'
  expect(await built(recipe)).toBe('here\n')
  expect(await said(`printf '${recipe}' | docker build - 2>&1 | grep -A1 ADD`)).toMatch(/\n#\d+ CACHED\n$/)
  await said('docker exec $(docker ps -q) sh -c "echo there > /usr/share/nginx/html/a.txt"')
  expect(await built(recipe)).toBe('there\n')
})

test('ADD --checksum is refused', async () => {
  expect(
    await said(
      "printf 'FROM alpine\\nADD --checksum=sha256:00 http://localhost/a.txt /x\\n' | docker build -q - 2>&1 | tail -1",
    ),
  ).toContain('ADD --checksum is not simulated by this playground')
})

test('the context is an archive from standard input', async () => {
  await said(
    "mkdir ctx; printf 'FROM alpine\\nCOPY word /\\nCMD cat /word\\n' > ctx/Dockerfile; echo sent > ctx/word; cp ctx/Dockerfile ctx/other",
  )
  expect(await said('tar c -C ctx . | docker build -q -t sent - > /dev/null; docker run --rm sent')).toBe('sent\n')
  expect(await said('tar c -C ctx . | docker build -q -f other - | cut -c1-7')).toBe('sha256:\n')
})

test('the context is a repository', async () => {
  const url = 'https://github.com/dockersamples/todo-list-app.git'
  expect(await said(`docker build -q -t app ${url} | cut -c1-7; docker run --rm app ls package.json`)).toBe(
    'sha256:\npackage.json\n',
  )
  expect(await said('docker build https://github.com/me/mine.git')).toBe(
    'ERROR: https://github.com/me/mine.git: only a few sample projects can be fetched by this playground, and this is none of them\n[1]',
  )
})

test('what was built is pushed to the registry of its name', async () => {
  await said('docker run -d -p 5000:5000 registry:2')
  expect(
    await said("printf 'FROM alpine\\n' | docker build --push -t localhost:5000/b - 2>&1 | grep -A1 push"),
  ).toMatch(/^#\d+ pushing localhost:5000\/b with docker\n#\d+ DONE/)
  expect(await said('curl -s localhost:5000/v2/_catalog')).toBe('{"repositories":["b"]}\n')
})

test('a Dockerfile names images, and not the beginnings of their ids', async () => {
  await said("docker build -q -t named - <<< 'FROM alpine'")
  const id = await said("docker images -q named | tr -d '\\n'")
  expect(await said(`printf 'FROM ${id}\\n' | docker build -q - 2>&1 | tail -1`)).toContain(
    `failed to solve: ${id}: pull access denied`,
  )
})

test.each([
  ['--add-host db:10.1.2.3', 'getent hosts db', '10.1.2.3        db'],
  ['--add-host db=host-gateway', 'grep db /etc/hosts', '172.17.0.1\tdb'],
  ['--shm-size 96m', 'df -h /dev/shm | tail -1', 'shm                      96.0M         0     96.0M   0% /dev/shm'],
  ['', 'df -h /dev/shm | tail -1', 'shm                      64.0M         0     64.0M   0% /dev/shm'],
  ['--ulimit nofile=100:200', 'ulimit -n', '100'],
])('commands of a build with %s: %s', async (options, command, line) => {
  const build = `docker build --progress=plain ${options} - 2>&1`
  expect(await said(`printf 'FROM alpine\nRUN ${command}\n' | ${build}`)).toContain(`#5 0.000 ${line}\n`)
  expect(await said(`printf 'FROM alpine\nRUN ${command}\n' | ${build}`)).toContain('#5 CACHED')
  // what it needed leaves no trace
  expect(await built(`FROM alpine\\nRUN touch /etc/hosts\\nCMD wc -l < /etc/hosts\\n`)).not.toContain('buildkit')
})

test('another name of a host makes another step', async () => {
  const build = (host: string): Promise<string> =>
    said(`printf 'FROM alpine\nRUN echo again\n' | docker build --progress=plain --add-host ${host} - 2>&1`)
  await build('db:10.1.2.3')
  expect(await build('db:10.1.2.4')).not.toContain('#5 CACHED')
})

test('a secret that is required now is looked for, though the step without it is in the cache', async () => {
  const build = (options: string): string =>
    `printf 'FROM alpine\\nRUN --mount=type=secret,id=s${options} --mount=type=tmpfs,target=/t df /t | tail -1\\n' | docker build --progress=plain - 2>&1`
  expect(await said(build(''))).toMatch(/^#5 0\.000 tmpfs .* \/t$/m)
  expect(await said(build(''))).toContain('#5 CACHED')
  expect(await said(build(',required=true'))).toMatch(/ERROR: failed to solve: secret s: not found\n\[1\]$/)
})

test.each([
  ['--add-host db', 'ERROR: invalid host db\n[1]'],
  ['--add-host a:1.1.1.1,db:x', 'ERROR: invalid host db:x\n[1]'],
  [
    '--shm-size x',
    `invalid argument "x" for "--shm-size" flag: invalid size: 'x'\nSee 'docker buildx build --help'.\n[125]`,
  ],
])('docker build %s is refused', async (options, answer) => {
  expect(await said(`echo FROM alpine | docker build ${options} -`)).toBe(answer)
})

const NAMED =
  'FROM base AS made\\nCOPY --from=files . /files/\\nRUN --mount=type=bind,from=files,target=/m ls /m /files'
const AS_SAID = '--build-context files=named --build-context base=docker-image://alpine'

test('directories and images have names in a build', async () => {
  await said('mkdir named; echo 1 > named/kept; touch named/left; echo left > named/.dockerignore')
  const build = `printf '${NAMED}' | docker build --progress=plain ${AS_SAID} - 2>&1`
  const text = await said(build)
  expect(text).toContain('[context base] load metadata for docker.io/library/alpine')
  expect(text).toMatch(/\n#\d+ \[context files\] load from client\n#\d+ transferring files: \d+B done\n/)
  expect([...text.matchAll(/^#\d+ 0\.\d+ (.*)$/gm)].map(([, line]) => line)).toEqual([
    '/files:',
    'kept',
    '',
    '/m:',
    'kept',
  ])
  expect(await said(`${build} | grep -c CACHED`)).toBe('2\n')
  await said('echo 2 > named/kept')
  expect(await said(`${build} | grep -c CACHED`)).toBe('1\n')
})

test.each([
  ['files=nosuch', 'failed to get build context files: stat nosuch: no such file or directory'],
  ['files', 'invalid context value: files, expected key=value'],
  ['files=', 'failed to get build context files: stat : no such file or directory'],
  ['files=named/kept', 'failed to get build context path {named/kept <nil>}: not a directory'],
  ['files=oci-layout:///images', 'oci-layout:///images: images in OCI layouts are not simulated by this playground'],
  ["'a b=named'", 'invalid context name a b: invalid reference format'],
  ['Base=named', 'invalid context name Base: invalid reference format: repository name must be lowercase'],
  ['base=docker-image://a_/b', 'failed to solve: invalid reference format'],
])('docker build --build-context %s: %s', async (context, reason) => {
  const build = `printf '${NAMED}' | docker build -q --build-context ${context} - 2>&1 | tail -1`
  expect(await said(build)).toBe(`ERROR: ${reason}\n`)
})

test('a directory stands in the place of an image', async () => {
  await said('mkdir -p rootfs/etc; echo from-rootfs > rootfs/etc/note; echo mine > file')
  const build =
    "printf 'FROM base\\nCOPY file /file\\n' > Dockerfile; docker build -t t --build-context base=rootfs . 2>&1"
  const steps = "grep -e '\\[' -e transferring | cut -d ' ' -f 2-"
  expect((await said(`${build} | ${steps}`)).split('\n').filter((line) => !line.startsWith('transferring'))).toEqual([
    '[internal] load build definition from Dockerfile',
    '[internal] load .dockerignore',
    '[context base] load from client',
    '[internal] load build context',
    '[1/2] COPY file /file',
    '',
  ])
  await said(`printf 'FROM alpine\\nCOPY --from=t / /t/\\nRUN cat /t/etc/note /t/file' > Dockerfile`)
  expect(await said("docker build . 2>&1 | grep -E '^#[0-9]+ 0' | cut -d ' ' -f 3")).toBe('from-rootfs\nmine\n')
})

test.each([
  ['alpine', 'docker.io/library/alpine:latest'],
  ['docker.io/library/alpine:latest', 'alpine'],
])('a context that is called %s stands for the image %s', async (name, base) => {
  const build = `printf 'FROM ${base}\\nRUN cat /etc/debian_version' | docker build --no-cache --progress=plain --build-context ${name}=docker-image://debian -`
  expect(await said(`${build} 2>&1 | grep -c '^#. 0.* [0-9.]*$'`)).toBe('1\n')
})

test('who builds the same later gets the same image, also where its base is fetched', async () => {
  const build = "printf 'FROM alpine:3.18\\nLABEL a=b\\nRUN echo 1 > /one\\nCMD sh\\n' | docker build -q -"
  expect(await said(`${build} > first; sleep 3; ${build} > again; cmp first again`)).toBe('')
})

test.each([
  ['RUN echo "a\tb"; false', '"/bin/sh -c echo \\"a\\tb\\"; false" did not complete successfully: exit code: 1'],
  [
    'USER nosuch\\nRUN true',
    '"/bin/sh -c true" did not complete successfully: unable to find user nosuch: no matching entries in passwd file',
  ],
])('why a command has made no files: %s', async (lines, reason) => {
  expect(await said(`printf 'FROM alpine\\n${lines}\\n' | docker build -q - 2>&1 | tail -1`)).toBe(
    `ERROR: failed to solve: process ${reason}\n`,
  )
})
