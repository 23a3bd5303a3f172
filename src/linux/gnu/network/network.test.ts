import { describe, expect, test } from 'vitest'
import { createGnuFixture, fileText, type GnuResult, runGnu } from '../../../testing/gnu-fixture.ts'
import { runReal } from '../../../testing/real.ts'
import type { Listening, Service } from '../../network.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { Pty } from '../../../shell/posix/pty.ts'
import { type Chunk, MemoryInput } from '../../../shell/posix/stream.ts'
import { networkPrograms } from '../groups/network.ts'
import type { GnuProgram } from '../library/program.ts'

const program = (name: string): GnuProgram => {
  const found = networkPrograms.find(({ declaration }) => declaration.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const run = ([name = '', ...words]: readonly string[]): Promise<GnuResult> => runGnu(program(name), words)

/** Lines that need no network: what they say is the same everywhere. */
const offline =
  'curl|curl foo://x|curl -s nope.invalid|curl -sS nope.invalid|curl nope.invalid|curl http://|wget|wget foo://x|wget -q nope.invalid|curl --nope|curl -@|curl -s@|curl -o|curl -so|curl --output|wget --nope|wget -@|wget -O'.split(
    '|',
  )

const METER = `  % Total    % Received % Xferd  Average Speed   Time    Time     Time  Current
                                 Dload  Upload   Total   Spent    Left  Speed
\r  0     0    0     0    0     0      0      0 --:--:-- --:--:-- --:--:--     0`

/** The real curl shows its meter none, one or more times, as the machine is busy. */
const withoutMeter = (result: GnuResult): GnuResult => ({
  ...result,
  stderr: result.stderr.replace(/^ {2}% Total[^]*(?=curl: )/, ''),
})

describe('as the real program', () => {
  test.each(offline)('%s', async (line) => {
    expect(withoutMeter(await run(line.split(' ')))).toEqual(withoutMeter(runReal(line.split(' '))))
  })
})

test('curl shows its meter, and not with -s', async () => {
  expect((await run(['curl', 'nope.invalid'])).stderr).toBe(`${METER}curl: (6) Could not resolve host: nope.invalid\n`)
  expect((await run(['curl', '-sS', 'nope.invalid'])).stderr).toBe('curl: (6) Could not resolve host: nope.invalid\n')
})

test('ping says what comes back, and sums it up', async () => {
  const { stdout, status } = await run(['ping', '-c', '2', 'example.com'])
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /^PING example\.com \(192\.0\.2\.10\) 56\(84\) bytes of data\.\n64 bytes from example\.com \(192\.0\.2\.10\): icmp_seq=1 ttl=61 time=1\d\.\d ms\n64 bytes .* icmp_seq=2 .*\n\n--- example\.com ping statistics ---\n2 packets transmitted, 2 received, 0% packet loss, time \d+ms\nrtt min\/avg\/max\/mdev = [\d./]+ ms\n$/,
  )
  expect(await run(['ping', 'nope'])).toEqual({
    stdout: '',
    stderr: 'ping: nope: Name or service not known\n',
    status: 2,
  })
  expect((await run(['ping', '-c', 'x', 'localhost'])).stderr).toBe("ping: invalid argument: 'x'\n")
})

test('Ctrl-C ends ping with its statistics', async () => {
  const ping = program('ping')
  const { kernel, run: start } = createGnuFixture([ping])
  let lines = 0
  kernel.clock.wait = async (ms) => {
    if (ms === 1000 && (lines += 1) === 2) for (const process of kernel.processes) process.receive('INT')
    await Promise.resolve()
  }
  const { stdout, status } = await start(['localhost'])
  expect(stdout).toContain('2 packets transmitted, 2 received')
  expect(status).toBe(0)
})

test('curl prints, saves and tells of pages', async () => {
  expect((await run(['curl', '-s', 'http://files.example.com/colors.txt'])).stdout).toBe('red\ngreen\nblue\nyellow\n')
  const fixture = createGnuFixture([program('curl')])
  const saved = await fixture.run(['-O', 'files.example.com/colors.txt'])
  expect(fileText(fixture, 'colors.txt')).toBe('red\ngreen\nblue\nyellow\n')
  expect(saved.stderr.split('\r').at(-1)).toMatch(
    /^100 {4}22 {2}100 {4}22 {4}0 {5}0 +\d+ {6}0 --:--:-- --:--:-- --:--:-- +\d+\n$/,
  )
  expect((await run(['curl', '-sI', 'example.com'])).stdout).toMatch(/^HTTP\/1\.1 200 OK\r\nServer: playground\r\n/)
  expect(await run(['curl', '-sf', 'example.com/nope'])).toEqual({ stdout: '', stderr: '', status: 22 })
  expect((await run(['curl', '-sS', 'localhost'])).stderr).toBe(
    "curl: (7) Failed to connect to localhost port 80 after 0 ms: Couldn't connect to server\n",
  )
  expect((await run(['curl', '-soout', '-w', '%{http_code}\\n', 'example.com/nope'])).stdout).toBe('404\n')
})

/** What is written and asked by curl, or another, at two servers of this machine that send on: /r302 to /end, /x302 to /end of the other. */
async function sentOn(
  words: readonly string[],
  files = {},
  asker = 'curl',
): Promise<{ asked: readonly string[]; result: GnuResult; file(name: string): string }> {
  const fixture = createGnuFixture([program(asker)], { files })
  const { network } = fixture.kernel.systemFor({ uid: 0, gid: 0, groups: [] })
  const asked: string[] = []
  for (const port of [8011, 8012])
    network.listen(
      port,
      {
        type: 'messages',
        call: (text) => {
          asked.push(`${port} ${text.replaceAll('\r\n', ' / ')}`)
          const [, way, code] = /^\w+ \/([rxln])(\d+)/.exec(text) ?? []
          if (code === undefined) return 'HTTP/1.1 200 OK\r\nServer: s\r\nX-A: b\r\nContent-Length: 3\r\n\r\nok\n'
          if (way === 'n') return `HTTP/1.1 ${code} Moved\r\nContent-Length: 0\r\n\r\n`
          const to = way === 'l' ? `/l${code}` : way === 'x' ? 'http://localhost:8012/end' : '/end'
          return `HTTP/1.1 ${code} Moved\r\nLocation: ${to}\r\nContent-Length: 6\r\n\r\nmoved\n`
        },
      },
      python(5),
    )
  const result = await fixture.run(words)
  return { asked, result, file: (name) => fileText(fixture, name) }
}

describe('curl asks where a page has moved to as the real one does', () => {
  const usual = 'User-Agent: curl/7.88.1 / Accept: */*'
  const form = 'Content-Length: 3 / Content-Type: application/x-www-form-urlencoded'
  const json = 'Content-Type: application/json / Accept: application/json'
  test.each([
    [
      '-L -d k=v R/r302',
      [`POST /r302 HTTP/1.1 / Host / ${usual} / ${form} /  / k=v`, `GET /end HTTP/1.1 / Host / ${usual} /  / `],
    ],
    [
      '-L -d k=v R/r303',
      [`POST /r303 HTTP/1.1 / Host / ${usual} / ${form} /  / k=v`, `GET /end HTTP/1.1 / Host / ${usual} /  / `],
    ],
    [
      '-L -d k=v R/r307',
      [
        `POST /r307 HTTP/1.1 / Host / ${usual} / ${form} /  / k=v`,
        `POST /end HTTP/1.1 / Host / ${usual} / ${form} /  / k=v`,
      ],
    ],
    [
      '-L -d k=v R/r308',
      [
        `POST /r308 HTTP/1.1 / Host / ${usual} / ${form} /  / k=v`,
        `POST /end HTTP/1.1 / Host / ${usual} / ${form} /  / k=v`,
      ],
    ],
    [
      '-L -X POST -d k=v R/r302',
      [`POST /r302 HTTP/1.1 / Host / ${usual} / ${form} /  / k=v`, `POST /end HTTP/1.1 / Host / ${usual} /  / `],
    ],
    [
      '-L --json {} R/r302',
      [
        `POST /r302 HTTP/1.1 / Host / User-Agent: curl/7.88.1 / ${json} / Content-Length: 2 /  / {}`,
        `GET /end HTTP/1.1 / Host / User-Agent: curl/7.88.1 / ${json} /  / `,
      ],
    ],
    [
      '-L -T f R/r302',
      [
        `PUT /r302 HTTP/1.1 / Host / ${usual} / Content-Length: 3 /  / hi\n`,
        `PUT /end HTTP/1.1 / Host / ${usual} / Content-Length: 3 /  / hi\n`,
      ],
    ],
    [
      '-L -T f R/r303',
      [
        `PUT /r303 HTTP/1.1 / Host / ${usual} / Content-Length: 3 /  / hi\n`,
        `GET /end HTTP/1.1 / Host / ${usual} /  / `,
      ],
    ],
    [
      '-L -G -d k=v R/r302',
      [`GET /r302?k=v HTTP/1.1 / Host / ${usual} /  / `, `GET /end HTTP/1.1 / Host / ${usual} /  / `],
    ],
    ['-L -I R/r303', [`HEAD /r303 HTTP/1.1 / Host / ${usual} /  / `, `HEAD /end HTTP/1.1 / Host / ${usual} /  / `]],
    [
      '-L -u a:b R/r302',
      [
        `GET /r302 HTTP/1.1 / Host / Authorization: Basic YTpi / ${usual} /  / `,
        `GET /end HTTP/1.1 / Host / Authorization: Basic YTpi / ${usual} /  / `,
      ],
    ],
    [
      '-L -u a:b R/x302',
      [
        `GET /x302 HTTP/1.1 / Host / Authorization: Basic YTpi / ${usual} /  / `,
        `GET /end HTTP/1.1 / Host / ${usual} /  / `,
      ],
    ],
    [
      '-L --oauth2-bearer tok R/x302',
      [
        `GET /x302 HTTP/1.1 / Host / Authorization: Bearer tok / ${usual} /  / `,
        `GET /end HTTP/1.1 / Host / ${usual} /  / `,
      ],
    ],
    [
      '-L -H Authorization:x -H Cookie:a=b R/x302',
      [
        `GET /x302 HTTP/1.1 / Host / ${usual} / Authorization:x / Cookie:a=b /  / `,
        `GET /end HTTP/1.1 / Host / ${usual} /  / `,
      ],
    ],
    [
      '--location-trusted -u a:b R/x302',
      [
        `GET /x302 HTTP/1.1 / Host / Authorization: Basic YTpi / ${usual} /  / `,
        `GET /end HTTP/1.1 / Host / Authorization: Basic YTpi / ${usual} /  / `,
      ],
    ],
  ])('%s', async (line, expected) => {
    const { asked, result } = await sentOn(['-s', ...line.replace('R/', 'localhost:8011/').split(' ')], { f: 'hi\n' })
    expect(result.status).toBe(0)
    const [first, second] = ['8011', line.includes('/x') ? '8012' : '8011']
    expect(asked).toEqual(
      expected.map((text, at) => {
        const port = at === 0 ? first : second
        return `${port} ${text.replace('Host', `Host: localhost:${port}`)}`
      }),
    )
  })

  const moved = 'HTTP/1.1 302 Moved\r\nLocation: /end\r\nContent-Length: 6\r\n\r\n'
  const end = 'HTTP/1.1 200 OK\r\nServer: s\r\nX-A: b\r\nContent-Length: 3\r\n\r\n'
  test('the heads of all places go where the page goes, and to -D', async () => {
    const shown = await sentOn(['-sLi', 'localhost:8011/r302'])
    expect(shown.result).toEqual({ stdout: `${moved}${end}ok\n`, stderr: '', status: 0 })
    const saved = await sentOn(['-sLi', '-o', 'out', '-D', 'heads', 'localhost:8011/r302'], {
      out: 'old',
      heads: 'old',
    })
    expect(saved.result).toEqual({ stdout: '', stderr: '', status: 0 })
    expect(saved.file('out')).toBe(`${moved}${end}ok\n`)
    expect(saved.file('heads')).toBe(moved + end)
    const plain = await sentOn(['-sLO', '-w', '%{url} %{url_effective}', 'localhost:8011/r302'])
    expect(plain.result.stdout).toBe('localhost:8011/r302 http://localhost:8011/end')
    expect(plain.file('r302')).toBe('ok\n')
  })

  test('--max-redirs', async () => {
    const hint = "curl: try 'curl --help' or 'curl --manual' for more information\n"
    const to = async (...words: readonly string[]) => (await sentOn(['-sSL', ...words, 'localhost:8011/r302'])).result
    expect(await to('--max-redirs', '-1')).toEqual({ stdout: 'ok\n', stderr: '', status: 0 })
    expect(await to('-i', '--max-redirs', '0')).toEqual({
      stdout: moved,
      stderr: 'curl: (47) Maximum (0) redirects followed\n',
      status: 47,
    })
    for (const [option, value, fault] of [
      ['--max-redirs', 'foo', 'expected a proper numerical parameter'],
      ['--max-redirs', '-2', 'expected a proper numerical parameter'],
      ['--max-redirs', '99999999999999999999', 'too large number'],
      ['-m', 'foo', 'expected a proper numerical parameter'],
      ['-m', '-1', 'expected a positive numerical parameter'],
    ] as const)
      expect(await to(option, value)).toEqual({
        stdout: '',
        stderr: `curl: option ${option}: ${fault}\n${hint}`,
        status: 2,
      })
  })
})

test('wget saves under a free name and says how it went', async () => {
  const fixture = createGnuFixture([program('wget')], { files: { 'fruits.txt': 'mine\n' } })
  const { stderr, stdout, status } = await fixture.run(['http://files.example.com/fruits.txt'])
  expect(stdout).toBe('')
  expect(status).toBe(0)
  expect(stderr).toMatch(
    /^--2026-01-01 00:00:00--  http:\/\/files\.example\.com\/fruits\.txt\nResolving files\.example\.com \(files\.example\.com\)\.\.\. 192\.0\.2\.20\nConnecting to files\.example\.com \(files\.example\.com\)\|192\.0\.2\.20\|:80\.\.\. connected\.\nHTTP request sent, awaiting response\.\.\. 200 OK\nLength: 31 \[text\/plain\]\nSaving to: 'fruits\.txt\.1'\n\n {5}0K {55}100% [\d.]+K?=[\d.]+s\n\n2026-01-01 00:00:00 \([\d.]+ K?B\/s\) - 'fruits\.txt\.1' saved \[31\/31\]\n\n$/,
  )
  expect(fileText(fixture, 'fruits.txt')).toBe('mine\n')
  expect((await fixture.run(['-qO-', 'files.example.com/quote.txt'])).stdout).toBe(
    'Every expert was once a beginner.\n',
  )
  expect((await fixture.run(['example.com/nope'])).status).toBe(8)
  expect((await fixture.run(['-nv', 'example.com/'])).stderr).toMatch(
    /URL:example\.com\/ \[\d+\/\d+\] -> "index\.html" \[1\]\n$/,
  )
})

// what wget 1.21.3 says of a server that does the same
describe('wget goes where a page has moved to as the real one does', () => {
  const at = (path: string): string => `--2026-01-01 00:00:00--  http://127.0.0.1:8011${path}\n`
  const connected = 'Connecting to 127.0.0.1:8011... connected.\n'
  const reused = 'Reusing existing connection to 127.0.0.1:8011.\n'
  const moved = (code: number, to: string): string =>
    `HTTP request sent, awaiting response... ${code} Moved\nLocation: ${to}\n`
  const spider = 'Spider mode enabled. Check if remote file exists.\n'
  const found = 'HTTP request sent, awaiting response... 200 OK\nLength: 3 []\nRemote file exists.\n\n'
  test.each([
    ['-nv R/r302', 0, '2026-01-01 00:00:00 URL:http://127.0.0.1:8011/end [3/3] -> "r302" [1]\n'],
    ['-nv --trust-server-names R/r301', 0, '2026-01-01 00:00:00 URL:http://127.0.0.1:8011/end [3/3] -> "end" [1]\n'],
    ['-nv R/x307', 0, '2026-01-01 00:00:00 URL:http://localhost:8012/end [3/3] -> "x307" [1]\n'],
    [
      '--max-redirect=1 R/l302',
      8,
      `${at('/l302')}${connected}${moved(302, '/l302 [following]')}${at('/l302')}${reused}${moved(302, '/l302 [following]')}1 redirections exceeded.\n`,
    ],
    [
      '--max-redirect=0 R/r302',
      8,
      `${at('/r302')}${connected}${moved(302, '/end [following]')}0 redirections exceeded.\n`,
    ],
    ['-nv R/l302', 8, '20 redirections exceeded.\n'],
    ['-q R/l302', 8, ''],
    ['R/n302', 8, `${at('/n302')}${connected}${moved(302, 'unspecified')}ERROR: Redirection (302) without location.\n`],
    ['-nv R/r305', 8, 'http://127.0.0.1:8011/r305:\n2026-01-01 00:00:00 ERROR 305: Moved.\n'],
    [
      '--spider R/r302',
      0,
      `${spider}${at('/r302')}${connected}${moved(302, '/end [following]')}${spider}${at('/end')}${connected}${found}`,
    ],
    ['-nv --spider R/r302', 0, '2026-01-01 00:00:00 URL: http://127.0.0.1:8011/end 200 OK\n'],
  ])('%s', async (line, status, stderr) => {
    const words = line.replace('R/', 'http://127.0.0.1:8011/').split(' ')
    const { result } = await sentOn(words, {}, 'wget')
    expect(result).toEqual({ stdout: '', stderr, status })
  })

  test('a broken link is told as one', async () => {
    expect((await run(['wget', '-nv', '--spider', 'http://example.com/nope'])).stderr).toBe(
      'http://example.com/nope:\nRemote file does not exist -- broken link!!!\n',
    )
  })
})

test('what cannot be reached says so', async () => {
  expect(await run(['ssh', 'me@nope'])).toEqual({
    stdout: '',
    stderr: 'ssh: Could not resolve hostname nope: Name or service not known\n',
    status: 255,
  })
  expect((await run(['ssh', '-p', '2222', 'example.com'])).stderr).toBe(
    'ssh: connect to host example.com port 2222: Connection refused\n',
  )
  expect((await run(['host', 'nope'])).stdout).toBe('Host nope not found: 3(NXDOMAIN)\n')
  expect((await run(['dig', '+short', 'example.org'])).stdout).toBe('203.0.113.40\n')
  expect((await run(['nc', '-zv', 'example.com', '80'])).status).toBe(0)
  expect((await run(['traceroute', 'nope'])).status).toBe(2)
  expect((await run(['traceroute', 'example.com'])).stdout.split('\n')[0]).toBe(
    'traceroute to example.com (192.0.2.10), 30 hops max, 60 byte packets',
  )
  expect((await run(['ip', '-br', 'a'])).stdout).toBe(
    'lo               UNKNOWN        127.0.0.1/8 \neth0             UP             10.0.2.15/24 \n',
  )
  expect((await run(['ip', 'foo'])).stderr).toBe('Object "foo" is unknown, try "ip help".\n')
})

/** Somebody who listens, as the real ss and netstat were asked about. */
const python = (fd: number): Listening => ({
  backlog: fd === 3 ? 5 : 511,
  ...(fd > 3 && { address: '127.0.0.1' }),
  owner: { pid: 17374, uid: 0, name: 'python3', fd },
})

/** What a line says of three ports: to a terminal of 80 columns, when that is asked for. */
async function listening(line: string, onTerminal = false): Promise<string> {
  const [name = '', ...words] = line.split(' ')
  const fixture = createGnuFixture([program(name)])
  const { network } = fixture.kernel.systemFor({ uid: 0, gid: 0, groups: [] })
  const service: Service = { type: 'messages', call: (message) => message }
  network.listen(80, service, python(4))
  network.listen(5432, service, python(5))
  network.listen(9912, service, python(3))
  let shown = ''
  const written = (chunk: Chunk): void => void (shown += textOf(chunk))
  const terminal = new Pty('pts/9', { input: new MemoryInput(''), written, typed: written })
  const { stdout } = await fixture.run(words, onTerminal ? { terminal } : {})
  return onTerminal ? shown : stdout
}

describe('what listens is told as the real one tells it', () => {
  const heading = 'State  Recv-Q Send-Q Local Address:Port Peer Address:PortProcess'
  test.each([
    [
      'ss -tln',
      [
        heading,
        'LISTEN 0      5            0.0.0.0:9912      0.0.0.0:*          ',
        'LISTEN 0      511        127.0.0.1:5432      0.0.0.0:*          ',
        'LISTEN 0      511        127.0.0.1:80        0.0.0.0:*          ',
      ],
    ],
    [
      'ss -tlnH',
      [
        'LISTEN 0      5        0.0.0.0:9912 0.0.0.0:*',
        'LISTEN 0      511    127.0.0.1:5432 0.0.0.0:*',
        'LISTEN 0      511    127.0.0.1:80   0.0.0.0:*',
      ],
    ],
    [
      'ss -tl',
      [
        'State  Recv-Q Send-Q Local Address:Port       Peer Address:PortProcess',
        'LISTEN 0      5            0.0.0.0:9912            0.0.0.0:*          ',
        'LISTEN 0      511        127.0.0.1:postgresql      0.0.0.0:*          ',
        'LISTEN 0      511        127.0.0.1:http            0.0.0.0:*          ',
      ],
    ],
    ['ss -tn', ['State Recv-Q Send-Q Local Address:Port Peer Address:PortProcess']],
    [
      'netstat -tl',
      [
        'Active Internet connections (only servers)',
        'Proto Recv-Q Send-Q Local Address           Foreign Address         State      ',
        'tcp        0      0 0.0.0.0:9912            0.0.0.0:*               LISTEN     ',
        'tcp        0      0 localhost:postgresql    0.0.0.0:*               LISTEN     ',
        'tcp        0      0 localhost:http          0.0.0.0:*               LISTEN     ',
      ],
    ],
  ])('%s', async (line, expected) => {
    expect(await listening(line)).toBe(`${expected.join('\n')}\n`)
  })
})

test('who holds a port is told to root, and on a terminal the columns fill the line', async () => {
  expect(await listening('ss -tlnp')).toBe(
    [
      'State  Recv-Q Send-Q Local Address:Port Peer Address:PortProcess                            ',
      'LISTEN 0      5            0.0.0.0:9912      0.0.0.0:*    users:(("python3",pid=17374,fd=3))',
      'LISTEN 0      511        127.0.0.1:5432      0.0.0.0:*    users:(("python3",pid=17374,fd=5))',
      'LISTEN 0      511        127.0.0.1:80        0.0.0.0:*    users:(("python3",pid=17374,fd=4))',
      '',
    ].join('\n'),
  )
  expect(await listening('netstat -tlnp')).toContain('LISTEN      17374/python3       \n')
  expect(await listening('ss -tln', true)).toBe(
    [
      'State    Recv-Q   Send-Q     Local Address:Port     Peer Address:Port  Process  ',
      'LISTEN   0        5                0.0.0.0:9912          0.0.0.0:*              ',
      'LISTEN   0        511            127.0.0.1:5432          0.0.0.0:*              ',
      'LISTEN   0        511            127.0.0.1:80            0.0.0.0:*              ',
      '',
    ].join('\n'),
  )
  expect(await listening('ss -tlnp', true)).toContain(
    `${'LISTEN    0         5                  0.0.0.0:9912             0.0.0.0:*        users:(("python3",pid=17374,fd=3))'.padEnd(160)}\n`,
  )
})

test('what else ss and netstat have is refused', async () => {
  expect(await run(['ss', '-s'])).toEqual({
    stdout: '',
    stderr: "ss: option '-s' is not simulated here\n",
    status: 255,
  })
  expect((await run(['netstat', '-i'])).status).toBe(3)
  expect(await run(['ss', '-q'])).toMatchObject({
    stderr: expect.stringContaining("ss: invalid option -- 'q'\n"),
    status: 255,
  })
  expect((await run(['netstat', '-rn'])).stdout).toBe(
    'Kernel IP routing table\n' +
      'Destination     Gateway         Genmask         Flags   MSS Window  irtt Iface\n' +
      '0.0.0.0         10.0.2.2        0.0.0.0         UG        0 0          0 eth0\n' +
      '10.0.2.0        0.0.0.0         255.255.255.0   U         0 0          0 eth0\n',
  )
})
