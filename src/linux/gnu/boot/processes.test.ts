import { describe, expect, it } from 'vitest'
import { createChance } from '../../../base/chance.ts'
import { openBash } from '../../../testing/bash-session.ts'
import { instantClock } from '../../../testing/run-line.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { loadExecutable } from '../../../shell/posix/exec.ts'
import { openFile, resolvePath } from '../../../shell/posix/open.ts'
import { createPipe } from '../../../shell/posix/pipe.ts'
import { MemoryInput, type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { createLinux } from '../../linux.ts'
import { createLinuxMachine } from '../../machine.ts'
import type { Linux } from '../../playground.ts'
import type { InodeData } from '../../fs-data.ts'
import { completeInstallation } from './installation.ts'
import { startProcesses } from './processes.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const NOW = Date.UTC(2026, 0, 1, 12)

const quiet = gnu({ name: 'quiet', run: () => 0 })
const programs = new Map([['quiet', quiet]])

const linux = (world?: unknown): Linux => createLinux({ clock: instantClock(NOW), chance: createChance(1), world })

/** A process that sits there and may be asked. */
function started({ system } = linux(), descriptors: ReadonlyMap<number, OpenFile> = new Map()): GnuProcess {
  const kernel = startProcesses(system, { clock: instantClock(NOW), chance: createChance(1), programs, firstPid: 1301 })
  return kernel.start({
    argv: ['-bash'],
    image: (process) => process.blocked(new Promise<number>(() => undefined)),
    environment: new Map([['HOME', '/home/user']]),
    cwd: '/home/user',
    credentials: { uid: 1000, gid: 1000, groups: [] },
    descriptors,
  })
}

function read(process: GnuProcess, path: string): string {
  const opened = retain(openFile(process, path, { read: true }))
  const chunk = opened.read()
  release(opened)
  return chunk === undefined || chunk instanceof Promise ? '' : textOf(chunk)
}

const codeOf = (call: () => unknown): string => {
  const result = attempt(call)
  return result instanceof FileSystemError ? result.code : 'fine'
}

describe('/proc', () => {
  it.each([
    ['/proc/meminfo', /^MemTotal: {8}2014640 kB\nMemFree: {9}1007368 kB\nMemAvailable: {4}1482604 kB\n/],
    ['/proc/cpuinfo', /^processor\t: 0\n[^]*processor\t: 1\n/],
    ['/proc/uptime', /^12420\.00 24591\.60\n$/],
    ['/proc/loadavg', /^0\.08 0\.03 0\.01 1\/7 1301\n$/],
    ['/proc/version', /^Linux version 6\.6\.58-playground /],
    ['/proc/mounts', /^\/dev\/vda1 \/ ext4 rw,noatime 0 0$/m],
    ['/proc/stat', /^btime 1767256380$/m],
    ['/proc/sys/kernel/hostname', /^linux-playground\n$/],
    ['/proc/sys/net/core/somaxconn', /^4096\n$/],
    ['/proc/sys/net/ipv4/../core/../../vm/swappiness', /^60\n$/],
    ['/proc/sys/kernel/random/uuid', /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\n$/],
    ['/proc/partitions', /^ 254 {8}0 {3}20466256 vda\n 254 {8}1 {3}20466256 vda1\n$/m],
    ['/proc/self/statm', /^2052 \d+ 0 0 0 0 0\n$/],
    ['/proc/self/root/proc/self/comm', /^bash\n$/],
    ['/proc/self/cgroup', /^0::\/\n$/],
    ['/proc/self/oom_score_adj', /^0\n$/],
    ['/proc/self/comm', /^bash\n$/],
    ['/proc/self/status', /^Name:\tbash\nState:\tR \(running\)\nTgid:\t1301\nPid:\t1301\nPPid:\t418\nUid:\t1000\t1000/],
    ['/proc/1301/cmdline', /^-bash\0$/],
    ['/proc/1301/stat', /^1301 \(bash\) R 418 1301 /],
    ['/proc/self/environ', /^HOME=\/home\/user\0$/],
    ['/proc/1/comm', /^systemd\n$/],
    ['/proc/391/status', /^State:\tS \(sleeping\)$/m],
  ])('%s', (path, text) => {
    expect(read(started(), path)).toMatch(text)
  })

  it('lists the machine’s files and the processes there are', () => {
    const process = started()
    const { fs } = process.system
    const child = process.spawn({
      argv: ['sleep', '9'],
      image: () => process.blocked(new Promise<number>(() => undefined)),
    })
    expect(fs.names('/proc')).toEqual(expect.arrayContaining(['1', '1301', '1302', 'meminfo', 'self', 'sys']))
    expect(fs.names('/proc/sys/kernel')).toContain('ostype')
    expect(read(process, '/proc/1302/cmdline')).toBe('sleep\x009\0')
    child.end({ type: 'exited', status: 0 })
    expect(read(process, '/proc/1302/status')).toContain('Z (zombie)')
    void process.wait(child)
    expect(fs.exists('/proc/1302')).toBe(false)
  })

  it('can be walked through, out again, and looked at', () => {
    const { fs } = started().system
    expect(fs.stat('/proc/1301/../../home/user').type).toBe('directory')
    expect(fs.lstat('/proc/meminfo')).toMatchObject({ type: 'file', mode: 0o444, size: 0, uid: 0 })
    expect(fs.stat('/proc/1301')).toMatchObject({ type: 'directory', mode: 0o555, uid: 1000 })
    expect(fs.readLink('/proc/self')).toBe('1301')
    expect(fs.readLink('/proc/1301/cwd')).toBe('/home/user')
  })

  it('counts memory in whole pages', () => {
    const process = started()
    process.hold(1024)
    expect(read(process, '/proc/self/statm')).toMatch(/^2053 \d+ 0/)
    expect(read(process, '/proc/self/stat')).toMatch(/ \d+\n$/)
  })

  it('is nobody’s to change', () => {
    const process = started()
    const asRoot = process.kernel.systemFor({ uid: 0, gid: 0, groups: [] }).fs
    const codes = [process.system.fs, asRoot].flatMap((fs) => [
      codeOf(() => fs.writeFile('/proc/new', 'x')),
      codeOf(() => fs.mkdir('/proc/1301/new')),
      codeOf(() => fs.unlink('/proc/meminfo')),
      codeOf(() => fs.writeFile('/proc/meminfo', 'x')),
      codeOf(() => fs.chmod('/proc/meminfo', 0)),
      codeOf(() => fs.rename('/home/user/welcome.txt', '/proc/w')),
    ])
    const once = ['ENOENT', 'ENOENT', 'EPERM', 'EACCES', 'EPERM', 'EXDEV']
    expect(codes).toEqual([...once, ...once])
    expect(codeOf(() => asRoot.rmdir('/proc'))).toBe('EBUSY')
  })

  it('is in no snapshot', () => {
    const machine = linux()
    started(machine)
    machine.publish()
    expect(machine.system.fs.list('/proc')).toEqual([])
  })
})

describe('a process’s own descriptors', () => {
  const input = (): ReadonlyMap<number, OpenFile> => new Map([[0, new MemoryInput('in')]])

  it.each(['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0', '/proc/1301/fd/0'])('%s is standard input', (path) => {
    const process = started(linux(), input())
    expect(read(process, path)).toBe('in')
    expect(process.system.fs.peek(resolvePath(process, path))?.type).toBe('device')
  })

  it('show where they lead', () => {
    const machine = linux()
    const { reader } = createPipe()
    const process = started(machine, new Map([[0, reader]]))
    process.assign(3, openFile(process, 'welcome.txt', { read: true }))
    const { fs } = process.system
    expect(fs.names('/proc/1301/fd')).toEqual(['0', '3'])
    expect(fs.readLink(resolvePath(process, '/dev/fd/3'))).toBe('/home/user/welcome.txt')
    expect(fs.stat(resolvePath(process, '/dev/fd/3')).size).toBe(87)
    expect(codeOf(() => openFile(process, '/dev/fd/9', { read: true }))).toBe('ENOENT')
  })
})

describe('devices', () => {
  it('are there', () => {
    const process = started()
    const { fs } = process.system
    expect(fs.names('/dev').join(' ')).toBe('console fd full null pts random shm stderr stdin stdout tty urandom zero')
    expect(fs.stat('/dev/null')).toMatchObject({ type: 'device', mode: 0o666, device: [1, 3] })
    expect(read(process, '/dev/null')).toBe('')
    expect(read(process, '/dev/zero')).toHaveLength(65_536)
    expect(codeOf(() => openFile(process, '/dev/tty', { read: true }))).toBe('ENXIO')
  })
})

describe('the installation', () => {
  it('has a file for every program, and links for sh', () => {
    const process = started()
    expect(loadExecutable(process, '/usr/bin/quiet', ['quiet']).image).toBe(quiet.run)
    expect(process.system.fs.readLink('/bin/sh')).toBe('bash')
  })

  it('runs sh and scripts for it by the link', async () => {
    const bash = await openBash(createLinuxMachine({ clock: instantClock(), chance: createChance(1) }).session)
    const line =
      "stat -c %N /bin/sh; readlink -f /bin/sh; printf '#!/bin/sh\\necho \"$0 $1\"\\n' >s; chmod +x s; ./s a; sh -c 'echo $0'"
    expect((await bash.run(line)).stdout).toBe("'/bin/sh' -> 'bash'\n/usr/bin/bash\n./s a\nsh\n")
  })

  it('keeps secrets from the learner', () => {
    const { fs } = started().system
    expect(['/etc/shadow', '/etc/sudoers', '/var/log/auth.log'].map((path) => codeOf(() => fs.readFile(path)))).toEqual(
      ['EACCES', 'EACCES', 'EACCES'],
    )
    expect(fs.readText('/var/log/nginx/access.log').split('\n')).toHaveLength(121)
    expect(fs.readText('/usr/share/dict/words').split('\n').length).toBeLessThan(302)
    expect(fs.names('/home/user')).toEqual(['Documents', 'Downloads', 'welcome.txt'])
  })

  it('is the same twice, and does nothing the second time', () => {
    const [one, two] = [linux(), linux()]
    for (const { system } of [one, two]) completeInstallation(system, ['quiet'])
    expect(one.save()).toEqual(two.save())
    const before = one.system.fs.snapshot()
    completeInstallation(one.system, ['quiet'])
    expect(one.system.fs.snapshot()).toBe(before)
  })

  it('does not bring back what was removed, but what a newer version has more', () => {
    const { system } = linux()
    completeInstallation(system, ['quiet'])
    system.fs.unlink('/etc/motd')
    system.fs.unlink('/usr/bin/quiet')
    completeInstallation(system, ['quiet', 'loud'])
    expect(['/etc/motd', '/usr/bin/quiet', '/usr/bin/loud'].map((path) => system.fs.exists(path))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('is complete where its notes are gone, and links lead nowhere', () => {
    const { system } = linux()
    completeInstallation(system, ['quiet'])
    const { fs } = system
    fs.unlink('/etc/motd')
    fs.symlink('/nowhere', '/etc/motd')
    fs.removeTree('/var')
    completeInstallation(system, ['quiet', 'loud'])
    expect([fs.readLink('/dev/fd'), fs.readLink('/etc/motd'), fs.exists('/usr/bin/loud')]).toEqual([
      '/proc/self/fd',
      '/nowhere',
      true,
    ])
  })

  it.each([
    ['a file in the place of a directory', '/var'],
    ['a directory in the place of a file', '/var/lib/dpkg/info/playground.list/mine'],
  ])('is complete where its notes cannot be kept: %s', (_what, path) => {
    const { system } = linux()
    completeInstallation(system, ['quiet'])
    const { fs } = system
    fs.removeTree('/var')
    if (path === '/var') fs.writeFile(path, 'mine')
    else fs.mkdirAll(path)
    completeInstallation(system, ['quiet', 'loud'])
    expect([fs.exists(path), fs.exists('/usr/bin/loud')]).toEqual([true, true])
  })

  it('leaves the times of directories as they are', () => {
    const { system } = linux()
    const times = (): readonly number[] => ['/', '/etc', '/usr/bin'].map((path) => system.fs.stat(path).mtime)
    const before = times()
    completeInstallation(system, ['quiet'])
    expect(times()).toEqual(before)
  })
})

/** A world as the version before Bash saved it, the learner's changes in it. */
const older = {
  version: 1,
  bootedAt: NOW - 5_000_000,
  files: {
    version: 1,
    next: 20,
    inodes: [
      directory(2, 0, [
        ['usr', 3],
        ['home', 5],
        ['etc', 8],
      ]),
      directory(3, 0, [['bin', 4]]),
      directory(4, 0, [['ls', 10]]),
      directory(5, 0, [['user', 6]]),
      directory(6, 1000, [['notes.txt', 7]]),
      file(7, 1000, 'mine'),
      directory(8, 0, [['motd', 9]]),
      file(9, 1000, 'my own words'),
      file(10, 0, 'changed'),
    ],
  },
}

function directory(ino: number, id: number, entries: readonly (readonly [string, number])[]): InodeData {
  return { ino, mode: 0o755, uid: id, gid: id, mtime: 1000, type: 'directory', entries }
}

function file(ino: number, id: number, text: string): InodeData {
  return { ino, mode: 0o644, uid: id, gid: id, mtime: 1000, type: 'file', content: new TextEncoder().encode(text) }
}

describe('a world of an older version', () => {
  it('gets what is missing, and keeps what is the learner’s', () => {
    const process = started(linux(older))
    const { fs } = process.system
    expect(fs.names('/home/user')).toEqual(['notes.txt'])
    expect(fs.readText('/etc/motd')).toBe('my own words')
    expect(fs.readText('/usr/bin/ls')).toBe('changed')
    expect(fs.exists('/usr/bin/quiet')).toBe(true)
    expect(fs.stat('/dev/null').type).toBe('device')
    expect(read(process, '/proc/self/comm')).toBe('bash\n')
  })
})
