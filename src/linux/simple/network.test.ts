import { describe, expect, it } from 'vitest'
import { createChance } from '../../base/chance.ts'
import type { Clock } from '../../base/clock.ts'
import { createAbort, Interrupted } from '../../base/signal.ts'
import { createStringTerminal, instantClock } from '../../testing/run-line.ts'
import { transcriptOf } from '../../testing/transcript.ts'
import { createLinux } from '../linux.ts'
import { parseWebAddress } from '../web.ts'

const NOW = Date.UTC(2026, 10, 21, 9, 14, 3)

function play(...lines: string[]): Promise<string> {
  return transcriptOf(createLinux({ clock: instantClock(NOW), chance: createChance(1) }).shell, lines)
}

describe('ping', () => {
  it('asks three times, a second apart, and sums up', async () => {
    const text = await play('date', 'ping example.com', 'date')
    expect(
      text.match(/^64 bytes from example\.com \(192\.0\.2\.10\): icmp_seq=\d ttl=61 time=1\d\.\d ms$/gm),
    ).toHaveLength(3)
    expect(text).toMatch(
      /\n--- example\.com ping statistics ---\n3 packets transmitted, 3 received, 0% packet loss, time 20\d\dms\nrtt /,
    )
    expect(text).toContain('Sat Nov 21 09:14:05 UTC 2026')
  })

  it('is the same to the byte for the same seed', async () => {
    expect(await play('ping localhost', 'traceroute example.org')).toBe(
      await play('ping localhost', 'traceroute example.org'),
    )
  })

  it('ends with what it has found out when it is interrupted', async () => {
    const abort = createAbort()
    const clock: Clock = {
      ...instantClock(NOW),
      wait: (ms) => {
        if (ms === 1000) abort.abort()
        return abort.signal.aborted ? Promise.reject(new Interrupted()) : Promise.resolve()
      },
    }
    const { shell } = createLinux({ clock, chance: createChance(1) })
    let written = ''
    const sink = { write: (chunk: string | Uint8Array) => void (written += String(chunk)) }
    const session = { history: [], clear: () => undefined, enter: () => Promise.resolve(0) }
    const stdin = { readLine: () => Promise.resolve(undefined) }
    const status = await shell.run('ping localhost', {
      stdin,
      stdout: sink,
      stderr: sink,
      signal: abort.signal,
      session,
    })
    expect(status).toBe(130)
    expect(written).toContain('1 packets transmitted, 1 received, 0% packet loss')
  })

  it.each([
    ['ping', 'ping: usage error: Destination address required'],
    ['ping nowhere.test', 'ping: nowhere.test: Name or service not known'],
    ['ping -c 0 localhost', "ping: invalid argument: '0'"],
    ['ping -c', "ping: option requires an argument -- 'c'"],
    ['ping __proto__', 'ping: __proto__: Name or service not known'],
    ['traceroute nowhere.test', 'traceroute: nowhere.test: Name or service not known'],
    ['traceroute', 'traceroute: Specify "host" missing argument'],
  ])('%s fails', async (line, says) => {
    expect(await play(line)).toBe(`$ ${line}\n! ${says}\n[2]\n`)
  })
})

describe('traceroute', () => {
  it('names each router once, nearest first', async () => {
    const text = await play('traceroute example.org')
    expect(text).toContain('traceroute to example.org (203.0.113.40), 30 hops max, 60 byte packets\n')
    const hops = text.trimEnd().split('\n').slice(2)
    expect(hops.map((hop) => hop.trim().split(' ')[0])).toEqual(['1', '2', '3', '4', '5'])
    for (const hop of hops) expect(hop).toMatch(/^ \d {2}\S+ \([\d.]+\)(?: {2}\d+\.\d{3} ms){3}$/)
  })
})

describe('wget and curl', () => {
  it('wget saves the very file that curl prints, and keeps those that exist', async () => {
    const { shell, system } = createLinux({ clock: instantClock(NOW), chance: createChance(1) })
    const terminal = createStringTerminal(shell)
    const url = 'http://files.example.com/fruits.txt'
    const first = await terminal.run(`wget ${url}`)
    expect(first).toMatchObject({ stderr: '', status: 0 })
    expect(first.stdout).toContain("Saving to: 'fruits.txt'")
    expect(system.fs.readText('/home/user/fruits.txt')).toBe((await terminal.run(`curl ${url}`)).stdout)
    await terminal.run(`wget ${url}`)
    await terminal.run('wget example.com')
    expect(system.fs.names('/home/user')).toEqual([
      'Documents',
      'Downloads',
      'fruits.txt',
      'fruits.txt.1',
      'index.html',
      'welcome.txt',
    ])
  })

  it('curl --help tells how it is called', async () => {
    expect(await play('curl --help')).toContain('Usage: curl [OPTION]... URL')
  })

  it.each([
    ['curl http://nowhere.test', '! curl: (6) Could not resolve host: nowhere.test\n[6]\n'],
    ['curl localhost', '! curl: (7) Failed to connect to localhost port 80: Connection refused\n[7]\n'],
    [
      'curl http://example.com:8080/',
      '! curl: (7) Failed to connect to example.com port 8080: Connection refused\n[7]\n',
    ],
    ['curl ftp://example.com', '! curl: (1) Protocol "ftp" not supported\n[1]\n'],
    ['curl http://', '! curl: (3) URL using bad/illegal format or missing URL\n[3]\n'],
    ['curl -I example.com', "! curl: invalid option -- 'I'\n[2]\n"],
  ])('%s fails', async (line, says) => {
    expect(await play(line)).toBe(`$ ${line}\n${says}`)
  })

  it.each([
    ['wget http://nowhere.test/x', "wget: unable to resolve host address 'nowhere.test'\n[4]\n"],
    ['wget http://example.com/nope', 'ERROR 404: Not Found.\n[8]\n'],
    ['wget localhost', 'failed: Connection refused.\n[4]\n'],
    ['wget ftp://example.com/x', 'wget: ftp://example.com/x: Unsupported or invalid URL\n[1]\n'],
  ])('%s fails and saves nothing', async (line, says) => {
    const text = await play(line, 'ls')
    expect(text).toContain(says)
    expect(text).toContain('$ ls\nDocuments  Downloads  welcome.txt\n')
  })

  it.each([40, 60, 80, 120])('wget fits its bar into %i columns', async (columns) => {
    const { shell } = createLinux({ clock: instantClock(NOW), chance: createChance(1) })
    let written = ''
    const sink = { write: (chunk: string | Uint8Array) => void (written += String(chunk)) }
    await shell.run('wget http://files.example.com/fruits.txt', {
      stdin: { readLine: () => Promise.resolve(undefined) },
      stdout: sink,
      stderr: sink,
      signal: createAbort().signal,
      screen: { cols: columns, rows: 24 },
      session: { history: [], clear: () => undefined, enter: () => Promise.resolve(0) },
    })
    const bar = written.split('\n').find((line) => line.includes('100%[')) ?? ''
    expect(bar.length).toBeLessThanOrEqual(columns)
  })
})

describe('a URL', () => {
  it.each([
    ['example.com', { scheme: 'http', host: 'example.com', port: 80, path: '/' }],
    ['https://Example.com/a/b.txt?x#y', { scheme: 'https', host: 'example.com', port: 443, path: '/a/b.txt?x' }],
    ['localhost:8080', { scheme: 'http', host: 'localhost', port: 8080, path: '/' }],
    ['http://', undefined],
    ['/path', undefined],
  ])('%s', (text, address) => {
    expect(parseWebAddress(text)).toEqual(address)
  })
})
