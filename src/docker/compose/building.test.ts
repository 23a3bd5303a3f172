import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

/** What `docker compose` says of a project with a service that is built from a Dockerfile. */
async function said(line: string, { dockerfile = 'FROM alpine', build = 'context: .' } = {}): Promise<string> {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: {
      '/home/user/app/compose.yaml': `services:\n  web:\n    build: { ${build} }\n`,
      '/home/user/app/Dockerfile': `${dockerfile}\n`,
    },
    docker: { images: ['alpine'], containers: [] },
  })
  const { stdout, stderr, status } = await bash.exec(`cd app; ${line}`)
  return `${stdout}--\n${stderr}[${status}]`
}

test.each([
  [
    'FROM alpine\nRUN exit 3',
    ' > [web 2/2] RUN exit 3:\n------\n--\nfailed to solve: process "/bin/sh -c exit 3" did not complete successfully: exit code: 3\n[17]',
  ],
  [
    'FROM alpine\nRAN x',
    '--\nfailed to solve: dockerfile parse error on line 2: unknown instruction: RAN (did you mean RUN?)\n[17]',
  ],
])('why a build failed is said by Compose, in one line: %s', async (dockerfile, end) => {
  expect(await said('docker compose up -d', { dockerfile })).toContain(end)
})

test('the commands of a build have names of hosts, limits and shared memory as the file says', async () => {
  const dockerfile = 'FROM alpine\nRUN tail -1 /etc/hosts; ulimit -n; df -h /dev/shm | tail -1'
  const build = 'context: ., shm_size: 1gb, ulimits: { nofile: { soft: 10, hard: 20 } }, extra_hosts: { db: 10.1.2.3 }'
  const text = await said('docker compose build', { dockerfile, build })
  expect(text.match(/^#5 0\.000 (.*)$/gm)).toEqual([
    '#5 0.000 10.1.2.3\tdb',
    '#5 0.000 10',
    '#5 0.000 shm                       1.0G         0      1.0G   0% /dev/shm',
  ])
})

test('variables that are not set are told of where the project is refused, too', async () => {
  expect(await said('printf "services: {a: {image: $%s}}" NOPE > x.yaml; docker compose -f x.yaml config')).toBe(
    '--\ntime="2026-01-01T00:00:00Z" level=warning msg="The \\"NOPE\\" variable is not set. Defaulting to a blank string."\n' +
      'service "a" has neither an image nor a build context specified: invalid compose project\n[15]',
  )
})

test('compose build has --progress, though it is an option of Compose itself', async () => {
  const notice = '--progress is a global compose flag, better use `docker compose --progress xx build ...\n'
  expect(await said('docker compose build --progress quiet | cut -c1-7')).toBe(`sha256:\n--\n${notice}[0]`)
  expect(await said('docker compose build --progress loud')).toBe(
    `--\n${notice}unsupported --progress value "loud"\n[1]`,
  )
  expect(await said('docker compose build --help | grep -c progress')).toContain('0\n--\n')
})

test('up --build takes the place of a container whose image is another one by now', async () => {
  const dockerfile = 'FROM alpine\nCOPY . /src\nCMD cat /src/note; sleep 1000'
  const up = 'docker compose up -d --build > /dev/null 2>&1'
  const lines = ['echo one > note', up, 'echo two > note', up, 'docker compose logs --no-log-prefix']
  expect(await said(lines.join('; '), { dockerfile })).toContain('two\n--\n[0]')
  const again = [...lines.slice(0, 2), 'docker compose up -d --build 2>&1 | tail -n 1']
  expect(await said(again.join('; '), { dockerfile })).toContain(' Container app-web-1  Running\n')
})

test.each(['{ files: ./more, base: "docker-image://alpine" }', '[files=./more, base=docker-image://alpine]'])(
  'a build has the further contexts that the file names: %s',
  async (contexts) => {
    const dockerfile = 'FROM base\nCOPY --from=files . /files/\nRUN ls /files'
    const build = `context: ., additional_contexts: ${contexts}`
    const text = await said('mkdir more; touch more/one; cd more; docker compose build', { dockerfile, build })
    expect(text).toContain('[web context files] load from client')
    expect(text).toMatch(/^#\d+ 0\.\d+ one$/m)
  },
)
