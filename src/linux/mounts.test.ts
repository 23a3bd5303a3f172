import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { attempt, type ErrorCode, FileSystemError } from '../shell/posix/errno.ts'
import { MAY_READ, MAY_WRITE } from '../shell/posix/posix-system.ts'
import { instantClock } from '../testing/run-line.ts'
import { FileSystem } from './fs.ts'
import { mountLines, mountsText } from './mount-lines.ts'
import { Mounts } from './mounts.ts'
import { UserFiles } from './user-files.ts'

const root = { uid: 0, gid: 0, groups: [] }
const user = { uid: 1000, gid: 1000, groups: [] }

function codeOf(call: () => unknown): ErrorCode | 'fine' {
  const result = attempt(call)
  return result instanceof FileSystemError ? result.code : 'fine'
}

const files = (): FileSystem => new FileSystem({ clock: instantClock(), owner: root })

let host: FileSystem
let own: FileSystem
let mounts: Mounts
let fs: UserFiles

const bind = (on: string, path: string, readOnly = false): void =>
  mounts.add(on, {
    volume: host.volume,
    root: host.stat(path).ino,
    readOnly,
    source: '/dev/vda1',
    fsType: 'ext4',
  })

/** A host's directories and a file, mounted into a tree of its own. */
beforeEach(() => {
  host = files()
  host.mkdirAll('/srv/app/lib')
  host.writeFile('/srv/app/x', 'one\n')
  host.writeFile('/srv/app/lib/y', 'y\n')
  host.writeFile('/srv/file', 'f\n')
  own = files()
  for (const path of ['/data', '/again', '/ro', '/etc/deep']) own.mkdirAll(path)
  own.writeFile('/etc/file', 'hidden\n')
  own.writeFile('/data/hidden', '')
  mounts = new Mounts(own.volume, 'overlay', 'overlay')
  fs = new UserFiles(own, root, mounts)
  bind('/data', '/srv/app')
  bind('/again', '/srv/app')
  bind('/ro', '/srv/app', true)
  bind('/etc/file', '/srv/file')
})

describe('a mount', () => {
  it('is one directory, from wherever it is seen', () => {
    expect(fs.names('/data')).toEqual(['lib', 'x'])
    host.writeFile('/srv/app/x', 'two\n')
    fs.writeFile('/data/new', 'n\n')
    fs.mkdir('/data/lib/sub')
    expect([fs.readText('/data/x'), fs.readText('/again/new')]).toEqual(['two\n', 'n\n'])
    expect(host.names('/srv/app')).toEqual(['lib', 'new', 'x'])
    expect(host.readText('/srv/app/new')).toBe('n\n')
    expect(host.isDirectory('/srv/app/lib/sub/../../lib')).toBe(true)
  })

  it('hides what is below it', () => {
    expect(fs.exists('/data/hidden')).toBe(false)
    mounts.remove('/data')
    expect(fs.names('/data')).toEqual(['hidden'])
  })

  it('may be of one file', () => {
    expect(fs.readText('/etc/file')).toBe('f\n')
    fs.writeFile('/etc/file', 'g\n')
    expect(host.readText('/srv/file')).toBe('g\n')
    expect(own.readText('/etc/file')).toBe('hidden\n')
    expect(fs.list('/etc').map(({ name, type }) => `${name} ${type}`)).toEqual(['deep directory', 'file file'])
  })

  it.each([
    ['/data/..', ['again', 'data', 'etc', 'ro']],
    ['/data/lib/..', ['lib', 'x']],
    ['/data/lib/../..', ['again', 'data', 'etc', 'ro']],
    ['/data/lib/../../etc/deep/..', ['deep', 'file']],
  ])('leads up from where it is: %s', (path, names) => {
    expect(fs.names(path)).toEqual(names)
  })

  it('may be in a mount, and on a mount', () => {
    bind('/data/lib', '/srv')
    expect(fs.names('/data/lib')).toEqual(['app', 'file'])
    expect(fs.names('/data/lib/..')).toEqual(['lib', 'x'])
    expect(fs.readText('/data/lib/app/lib/y')).toBe('y\n')
    bind('/data/lib', '/srv/app/lib')
    expect(fs.names('/data/lib')).toEqual(['y'])
    expect(fs.names('/data/lib/../..')).toEqual(['again', 'data', 'etc', 'ro'])
    mounts.remove('/data/lib')
    expect(fs.names('/data/lib')).toEqual(['app', 'file'])
  })

  it('gives a file one number, and keeps apart what is in two volumes', () => {
    const numbers = ['/data/x', '/again/x', '/ro/x'].map((path) => fs.stat(path).ino)
    expect(new Set(numbers).size).toBe(1)
    expect(fs.entries('/again')[1]?.stat).toEqual(fs.stat('/data/x'))
    own.writeFile('/other', '')
    expect(
      new Set(['/data', '/data/x', '/data/lib', '/', '/etc', '/other'].map((path) => fs.stat(path).ino)).size,
    ).toBe(6)
  })

  it('keeps what is open while its name goes elsewhere', () => {
    const { kept } = fs.open('/data/x', { read: true }, 0)
    expect(kept?.volume).toBe(host.volume)
    expect(kept?.ino).toBe(host.stat('/srv/app/x').ino)
  })

  it('is in no snapshot of what it is mounted in', () => {
    const before = own.snapshot()
    fs.writeFile('/data/new', 'n')
    expect(own.snapshot()).toBe(before)
    expect(own.names('/data')).toEqual(['hidden'])
  })

  it('gives new files the rules of the volume they are in', () => {
    host.chown('/srv/app', user)
    const theirs = new UserFiles(own, user, mounts)
    theirs.writeFile('/data/mine', '')
    expect(host.stat('/srv/app/mine').uid).toBe(1000)
    expect(codeOf(() => theirs.writeFile('/data/lib/no', ''))).toBe('EACCES')
    expect(codeOf(() => theirs.writeFile('/no', ''))).toBe('EACCES')
  })
})

describe('what is refused', () => {
  it.each<[string, () => unknown, ErrorCode | 'fine']>([
    ['writing what may be read only', () => fs.writeFile('/ro/x', ''), 'EROFS'],
    ['making there', () => fs.writeFile('/ro/new', ''), 'EROFS'],
    ['a directory there', () => fs.mkdir('/ro/new'), 'EROFS'],
    ['a directory that is there', () => fs.mkdir('/ro/lib'), 'EEXIST'],
    ['removing there', () => fs.unlink('/ro/x'), 'EROFS'],
    ['removing what is not there', () => fs.unlink('/ro/no'), 'ENOENT'],
    ['chmod there', () => fs.chmod('/ro/x', 0), 'EROFS'],
    ['touch there', () => fs.touch('/ro/x'), 'EROFS'],
    ['rename there', () => fs.rename('/ro/x', '/ro/z'), 'EROFS'],
    ['opening to write', () => fs.open('/ro/x', { write: true }, 0), 'EROFS'],
    ['opening to read', () => fs.open('/ro/x', { read: true }, 0), 'fine'],
    ['access to write', () => fs.access('/ro/x', MAY_WRITE), 'EROFS'],
    ['access to read', () => fs.access('/ro/x', MAY_READ), 'fine'],
    ['rename out', () => fs.rename('/data/x', '/x'), 'EXDEV'],
    ['rename in', () => fs.rename('/etc/deep', '/data/deep'), 'EXDEV'],
    ['rename to the same volume', () => fs.rename('/data/x', '/again/z'), 'EXDEV'],
    ['rename inside', () => fs.rename('/data/x', '/data/lib/x'), 'fine'],
    ['link out', () => fs.link('/data/x', '/x'), 'EXDEV'],
    ['link of a mounted file', () => fs.link('/etc/file', '/etc/other'), 'EXDEV'],
    ['link inside', () => fs.link('/data/x', '/data/z'), 'fine'],
    ['removing a mount point', () => fs.rmdir('/data'), 'EBUSY'],
    ['removing a mounted file', () => fs.unlink('/etc/file'), 'EBUSY'],
    ['renaming a mount point', () => fs.rename('/data', '/etc/data'), 'EBUSY'],
    ['replacing a mounted file', () => fs.rename('/etc/deep', '/etc/file'), 'EBUSY'],
    ['a tree with a mount point in it', () => fs.removeTree('/etc'), 'EBUSY'],
    ['a tree inside', () => fs.removeTree('/data/lib'), 'fine'],
  ])('%s', (_what, call, code) => {
    expect(codeOf(call)).toBe(code)
  })

  it('leaves everything in its place', () => {
    for (const call of [() => fs.removeTree('/etc'), () => fs.unlink('/ro/x'), () => fs.link('/etc/file', '/z')])
      attempt(call)
    expect(host.names('/srv/app')).toEqual(['lib', 'x'])
    expect(own.names('/etc')).toEqual(['deep', 'file'])
    expect(host.stat('/srv/file').nlink).toBe(1)
  })
})

test('another world has the mount points where they are in it', () => {
  const without = files()
  without.writeFile('/first', '')
  const before = without.snapshot()
  mounts = new Mounts(without.volume)
  fs = new UserFiles(without, root, mounts)
  without.mkdir('/data')
  bind('/data', '/srv/app')
  expect(fs.names('/data')).toEqual(['lib', 'x'])
  const after = without.snapshot()
  without.restore(before)
  expect(mounts.list.map(({ on }) => on)).toEqual(['/'])
  // the number that /data had is another's now
  without.mkdir('/other')
  expect(fs.names('/other')).toEqual([])
  without.restore(after)
  expect(fs.names('/data')).toEqual(['lib', 'x'])
})

test('a mount more costs the same, however many there are', () => {
  const looks = vi.spyOn(mounts, 'node')
  const costs = Array.from({ length: 200 }, (_, at) => {
    own.mkdir(`/m${at}`)
    looks.mockClear()
    bind(`/m${at}`, '/srv/app')
    expect(mounts.list.at(-1)?.on).toBe(`/m${at}`)
    return looks.mock.calls.length
  })
  expect(costs.at(-1)).toBe(costs[1])
})

test('the table is told as mount(8) and proc(5) tell it', () => {
  own.mkdir('/a b')
  bind('/a b', '/srv')
  expect(mountsText(mounts).split('\n').slice(0, 5)).toEqual([
    'overlay / overlay rw,noatime 0 0',
    '/dev/vda1 /data ext4 rw,noatime 0 0',
    '/dev/vda1 /again ext4 rw,noatime 0 0',
    '/dev/vda1 /ro ext4 ro,noatime 0 0',
    '/dev/vda1 /etc/file ext4 rw,noatime 0 0',
  ])
  expect(mountsText(mounts)).toContain('/dev/vda1 /a\\040b ext4 rw,noatime 0 0\n')
  expect(mountLines(mounts)).toContain('/dev/vda1 on /ro type ext4 (ro,noatime)\n')
})
