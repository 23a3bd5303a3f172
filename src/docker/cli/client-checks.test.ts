import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['alpine'], containers: [] } })

/** The first line of what a line of docker says on standard error, and the status. */
async function refusal(line: string): Promise<readonly [string, number]> {
  const { stderr, status } = await bash.exec(`docker ${line}`)
  return [stderr.split('\n')[0] ?? '', status]
}

/** A word that is longer than a domain may be. */
const LONG = 'a'.repeat(255)

// asked of docker/cli 28.2, whose checks of values are those of 24
test.each([
  ['--blkio-weight abc', '"abc" for "--blkio-weight"', 'strconv.ParseUint: parsing "abc": invalid syntax'],
  ['--blkio-weight 99999', '"99999" for "--blkio-weight"', 'strconv.ParseUint: parsing "99999": value out of range'],
  ['--dns-search "a b"', '"a b" for "--dns-search"', 'a b is not a valid domain'],
  ['--label ""', '"" for "-l, --label"', "invalid label '': empty name"],
  ['-l =x', '"=x" for "-l, --label"', "invalid label '=x': empty name"],
  ['-l "a b=1"', '"a b=1" for "-l, --label"', "label 'a b' contains whitespaces"],
  ['--gpus foo=bar', '"foo=bar" for "--gpus"', "unexpected key 'foo' in 'foo=bar'"],
  ['--gpus foo', '"foo" for "--gpus"', 'count must be an integer: invalid syntax'],
  ['--gpus driver=a,count=b', '"driver=a,count=b" for "--gpus"', 'count must be an integer: invalid syntax'],
  ['--gpus ""', '"" for "--gpus"', 'EOF'],
  ['--network name=a,bar=1', '"name=a,bar=1" for "--network"', 'invalid field key bar'],
  ['--network name=a,b', '"name=a,b" for "--network"', 'invalid field b'],
  ['--network alias=x', '"alias=x" for "--network"', 'network name/id is not specified'],
  ['--mount ""', '"" for "--mount"', 'EOF'],
  [
    '--mount type=bind,src=/,dst=/x,volume-nocopy=true',
    '"type=bind,src=/,dst=/x,volume-nocopy=true" for "--mount"',
    "cannot mix 'volume-*' options with mount type 'bind'",
  ],
  ['--memory 1x', '"1x" for "-m, --memory"', "invalid suffix: 'x'"],
  ['--memory 1KBB', '"1KBB" for "-m, --memory"', "invalid suffix: 'kbb'"],
  ['--memory 1XYZW', '"1XYZW" for "-m, --memory"', "invalid suffix: 'XYZW'"],
  ['--memory 1.2.3', '"1.2.3" for "-m, --memory"', 'strconv.ParseFloat: parsing "1.2.3": invalid syntax'],
  ['--memory -1', '"-1" for "-m, --memory"', "invalid size: '-1'"],
  ['--sysctl a=b', '"a=b" for "--sysctl"', "sysctl 'a=b' is not allowed"],
  ['--sysctl net.core.somaxconn', '"net.core.somaxconn" for "--sysctl"', "sysctl 'net.core.somaxconn' is not allowed"],
  [`--dns-search ${LONG}`, `"${LONG}" for "--dns-search"`, `${LONG} is not a valid domain`],
])('docker run %s', async (words, of, why) =>
  expect(await refusal(`run ${words} alpine true`)).toEqual([`invalid argument ${of} flag: ${why}`, 125]),
)

test.each([
  [
    '--expose 99999',
    'invalid range format for --expose: 99999, error: strconv.ParseUint: parsing "99999": value out of range',
  ],
  ['--restart on-failure:x', 'invalid restart policy format: maximum retry count must be an integer'],
  ['--restart :3', 'invalid restart policy format: no policy provided before colon'],
  ['-v ""', 'invalid empty volume spec'],
  ['--security-opt foo', 'Invalid --security-opt: "foo"'],
  ['--security-opt seccomp=', 'Invalid --security-opt: "seccomp="'],
  ['--security-opt apparmor:', 'Invalid --security-opt: "apparmor:"'],
  ['--security-opt seccomp=/etc', 'opening seccomp profile (/etc) failed: read /etc: is a directory'],
  [
    '--security-opt seccomp=/etc/passwd',
    "compacting json for seccomp profile (/etc/passwd) failed: invalid character 'r' looking for beginning of value",
  ],
  ['--expose 90-80', 'invalid range format for --expose: 90-80, error: invalid range specified for port: 90-80'],
  [
    '--platform linux/',
    'error parsing specified platform: "" is an invalid component of "linux/": platform specifier component must match "^[A-Za-z0-9_.-]+$": invalid argument',
  ],
  ['--security-opt seccomp=nofile', 'opening seccomp profile (nofile) failed: open nofile: no such file or directory'],
  [
    '--platform foo',
    'error parsing specified platform: "foo": unknown operating system or architecture: invalid argument',
  ],
  [
    '--platform a/b/c/d',
    'error parsing specified platform: "a/b/c/d": cannot parse platform specifier: invalid argument',
  ],
])('docker run %s is refused by the client', async (words, reason) => {
  expect(await refusal(`run ${words} alpine true`)).toEqual([`docker: ${reason}.`, 125])
})

test.each([
  ['exec -e "" one true', 'invalid argument "" for "-e, --env" flag: invalid environment variable: '],
  ['update --restart a:x one', 'invalid restart policy format: maximum retry count must be an integer'],
  ['network create --label "" one', `invalid argument "" for "--label" flag: invalid label '': empty name`],
  ['volume create --label "" one', `invalid argument "" for "--label" flag: invalid label '': empty name`],
  ['network create --aux-address a=1.2.3.4 one', 'no matching subnet for aux-address 1.2.3.4'],
  [
    'system prune --filter foo',
    'invalid argument "foo" for "--filter" flag: bad format of filter (expected name=value)',
  ],
  [
    'network create --ipv6 one',
    'Error response from daemon: could not find an available, non-overlapping IPv6 address pool among the defaults to assign to the network',
  ],
  ['images --filter since=nosuch', 'Error response from daemon: No such image: nosuch:latest'],
  ['build --platform foo .', 'ERROR: "foo": unknown operating system or architecture: invalid argument'],
])('docker %s', async (words, said) => expect((await refusal(words))[0]).toBe(said))

test.each([
  [
    'run --cidfile /nodir/x alpine true',
    'docker: Failed to create the container ID file: open /nodir/x: no such file or directory.',
    127,
  ],
  [
    'create --cidfile /nodir/x alpine true',
    'Failed to create the container ID file: open /nodir/x: no such file or directory',
    1,
  ],
  ["run --rm --cidfile '' alpine true", '', 0],
  [
    'volume create --name one two',
    'conflicting options: cannot specify a volume-name through both --name and as a positional arg',
    1,
  ],
  ['service scale one=x', 'one: invalid replicas value x: strconv.ParseUint: parsing "x": invalid syntax', 1],
])('docker %s says %s', async (words, said, status) => expect(await refusal(words)).toEqual([said, status]))

test('a build refuses a signal that there is none', async () => {
  const { stderr } = await bash.exec("printf 'FROM alpine\\nSTOPSIGNAL SIGFOO\\n' | docker build -")
  expect(stderr).toContain('   2 | >>> STOPSIGNAL SIGFOO\n')
  expect(stderr).toContain('ERROR: failed to solve: invalid signal: SIGFOO\n')
})
