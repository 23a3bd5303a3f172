import { beforeEach, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

let machine: HeadlessMachine

beforeEach(() => {
  machine = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: [], containers: [] } })
})

/** What a step of a build prints, and the status of the build. */
async function built(dockerfile: string): Promise<string> {
  await machine.fs.writeFile('/home/user/Dockerfile', dockerfile)
  const { stderr, status } = await machine.bash.exec('docker build -t app .')
  const lines = stderr.split('\n').flatMap((line) => /^#\d+ \d+\.\d{3} (.*)$/.exec(line)?.slice(1) ?? [])
  return `${lines.join('\n')}[${status}]`
}

test('npm ci installs what the lock file says, and writes nothing beside it', async () => {
  await machine.fs.writeFile('/home/user/package.json', '{"name":"a","version":"1.0.0","dependencies":{"pg":"^8"}}')
  await machine.fs.writeFile('/home/user/package-lock.json', '{"lockfileVersion":3}')
  const bound = ['package.json', 'package-lock.json'].map((name) => `--mount=type=bind,source=${name},target=${name}`)
  expect(await built(`FROM node:20-alpine\nWORKDIR /app\nRUN ${bound.join(' ')} npm ci\nRUN ls node_modules`)).toBe(
    '\nadded 13 packages, and audited 14 packages in 1s\n\nfound 0 vulnerabilities\npg[0]',
  )
})

test.each([
  ['FROM alpine\nRUN apk add -q ca-certificates && update-ca-certificates', expect.stringMatching(/OK: .*\[0\]$/)],
  [
    'FROM debian\nRUN (apt-get update && apt-get install -y ca-certificates) > /dev/null\nRUN mkdir -p /usr/local/share/ca-certificates && touch /usr/local/share/ca-certificates/own.crt\nRUN update-ca-certificates; readlink /etc/ssl/certs/own.pem',
    'Updating certificates in /etc/ssl/certs...\n1 added, 0 removed; done.\nRunning hooks in /etc/ca-certificates/update.d...\ndone.\n/usr/local/share/ca-certificates/own.crt[0]',
  ],
  [
    'FROM alpine\nRUN apk add -q ca-certificates\nRUN update-ca-certificates --fresh',
    expect.stringMatching(/\nupdate-ca-certificates: --fresh: not simulated here\[1\]$/),
  ],
  [
    'FROM php:8.3-apache\nRUN mv "$PHP_INI_DIR/php.ini-production" "$PHP_INI_DIR/php.ini" && ls /usr/local/etc/php/php.ini',
    '/usr/local/etc/php/php.ini[0]',
  ],
  [
    'FROM debian\nRUN useradd -r -s /sbin/nologin app && getent passwd app; nologin',
    'app:x:999:999::/home/app:/sbin/nologin\nThis account is currently not available.[1]',
  ],
  [
    'FROM alpine\nRUN adduser --disabled-password --gecos "" --home=/nowhere --shell /sbin/nologin --no-create-home --uid 1234 app && tail -n 1 /etc/passwd; ls /sbin/nologin',
    'app:x:1234:1234::/nowhere:/sbin/nologin\n/sbin/nologin[0]',
  ],
])('a step that many images have: %s', async (dockerfile, answer) => {
  expect(await built(dockerfile)).toEqual(answer)
})

test.each([
  ['--interval=5', 'time: missing unit in duration "5"'],
  ['--interval=5x', 'time: unknown unit "x" in duration "5x"'],
  ['--interval=soon', 'time: invalid duration "soon"'],
  ['--interval=1us', 'Interval "interval" cannot be less than 1ms'],
  ['--timeout=-1s', 'Interval "timeout" cannot be less than 1ms'],
  ['--retries=often', 'strconv.ParseInt: parsing "often": invalid syntax'],
  ['--retries=-1', '--retries must be at least 1 (not -1)'],
])('a health check with %s', async (flag, reason) => {
  await machine.fs.writeFile('/home/user/Dockerfile', `FROM alpine\nHEALTHCHECK ${flag} CMD true\n`)
  expect((await machine.bash.exec('docker build .')).stderr).toContain(
    `ERROR: failed to solve: dockerfile parse error on line 2: ${reason}\n`,
  )
})

test('a build whose output is no longer read ends without a failure that nobody hears of', async () => {
  await machine.fs.writeFile('/home/user/Dockerfile', 'FROM alpine\nRUN seq 100; sleep 1; seq 100\n')
  const { stdout } = await machine.bash.exec('docker build --progress=plain --no-cache . 2>&1 | grep -m 1 " 7$"')
  expect(stdout).toMatch(/ 7\n$/)
})
