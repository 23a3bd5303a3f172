import { describe, expect, it } from 'vitest'
import { createChance, pickInteger } from '../base/chance.ts'
import { instantClock } from '../testing/run-line.ts'
import { attempt, type ErrorCode, FileSystemError } from '../shell/posix/errno.ts'
import { FileSystem, FileSystemReader, type FileSystemOptions } from './fs.ts'

const NOW = Date.UTC(2026, 0, 1)

function fileSystem(options: Partial<FileSystemOptions> = {}): FileSystem {
  return new FileSystem({ clock: instantClock(NOW), owner: { uid: 1000, gid: 1000 }, ...options })
}

function codeOf(call: () => unknown): ErrorCode | undefined {
  const result = attempt(call)
  return result instanceof FileSystemError ? result.code : undefined
}

/** Every path below the root, with contents and modes: what a learner could see. */
function listing(fs: FileSystemReader, path = ''): string[] {
  return fs.names(path || '/').flatMap((name) => {
    const at = `${path}/${name}`
    const { type, mode, nlink } = fs.lstat(at)
    const own = `${at} ${type} ${mode.toString(8)} ${nlink} ${type === 'file' ? fs.readText(at) : ''}`
    return type === 'directory' ? [own, ...listing(fs, at)] : [own]
  })
}

function sample(): FileSystem {
  const fs = fileSystem()
  fs.mkdirAll('/home/user/docs')
  fs.writeFile('/home/user/a.txt', 'one\ntwo\n')
  fs.writeFile('/home/user/docs/b.txt', 'bee')
  fs.symlink('docs', '/home/user/link')
  fs.symlink('/home/user/a.txt', '/abs')
  fs.symlink('no/where', '/home/user/nowhere')
  fs.symlink('loop2', '/loop1')
  fs.symlink('loop1', '/loop2')
  return fs
}

describe('path resolution', () => {
  it.each([
    ['/home/user/a.txt', 'one\ntwo\n'],
    ['home/user/a.txt', 'one\ntwo\n'],
    ['//home///user/./a.txt', 'one\ntwo\n'],
    ['/home/user/docs/../a.txt', 'one\ntwo\n'],
    ['/../../home/user/a.txt', 'one\ntwo\n'],
    ['/abs', 'one\ntwo\n'],
    ['/home/user/link/b.txt', 'bee'],
    ['/home/user/link/../a.txt', 'one\ntwo\n'],
  ])('%s is readable', (path, content) => {
    expect(sample().readText(path)).toBe(content)
  })

  it.each<[string, ErrorCode]>([
    ['', 'ENOENT'],
    ['/nope', 'ENOENT'],
    ['/nope/x', 'ENOENT'],
    ['/home/user/nope/../a.txt', 'ENOENT'],
    ['/home/user/a.txt/', 'ENOTDIR'],
    ['/home/user/a.txt/x', 'ENOTDIR'],
    ['/home/user/a.txt/..', 'ENOTDIR'],
    ['/home', 'EISDIR'],
    ['/', 'EISDIR'],
    ['/loop1', 'ELOOP'],
    [`/${'n'.repeat(256)}`, 'ENAMETOOLONG'],
    [`/${'é'.repeat(128)}`, 'ENAMETOOLONG'],
    ['/x'.repeat(3000), 'ENAMETOOLONG'],
    ['/'.repeat(4096), 'ENAMETOOLONG'],
    ['/'.repeat(4095), 'EISDIR'],
    ['/./é'.repeat(820), 'ENAMETOOLONG'],
    ['/./é'.repeat(818), 'ENOENT'],
    ['/__proto__', 'ENOENT'],
    ['/constructor', 'ENOENT'],
  ])('%s cannot be read: %s', (path, code) => {
    expect(codeOf(() => sample().readFile(path))).toBe(code)
  })
})

describe('changing', () => {
  it.each<[string, (fs: FileSystem) => void, ErrorCode]>([
    ['mkdir of what exists', (fs) => fs.mkdir('/home'), 'EEXIST'],
    ['mkdir of the root', (fs) => fs.mkdir('/'), 'EEXIST'],
    ['mkdir without its parent', (fs) => fs.mkdir('/x/y'), 'ENOENT'],
    ['mkdir below a file', (fs) => fs.mkdir('/home/user/a.txt/y'), 'ENOTDIR'],
    ['mkdirAll through a file', (fs) => fs.mkdirAll('/home/user/a.txt/y/z'), 'ENOTDIR'],
    ['mkdirAll of a file', (fs) => fs.mkdirAll('/home/user/a.txt'), 'EEXIST'],
    ['mkdirAll where a link leads nowhere', (fs) => fs.mkdirAll('/home/user/nowhere'), 'EEXIST'],
    ['mkdirAll of a path without end', (fs) => fs.mkdirAll('/a'.repeat(100_000)), 'ENAMETOOLONG'],
    ['a link to a path without end', (fs) => fs.symlink('a/'.repeat(2048), '/l'), 'ENAMETOOLONG'],
    ['a link to nothing', (fs) => fs.symlink('', '/l'), 'ENOENT'],
    ['writing a directory', (fs) => fs.writeFile('/home', 'x'), 'EISDIR'],
    ['writing a new name with a slash', (fs) => fs.writeFile('/home/new/', 'x'), 'EISDIR'],
    ['unlink of a directory', (fs) => fs.unlink('/home'), 'EISDIR'],
    ['rmdir of a full directory', (fs) => fs.rmdir('/home'), 'ENOTEMPTY'],
    ['rmdir of a file', (fs) => fs.rmdir('/home/user/a.txt'), 'ENOTDIR'],
    ['removing the root', (fs) => fs.removeTree('/'), 'EBUSY'],
    ['removing .', (fs) => fs.removeTree('/home/.'), 'EBUSY'],
    ['removing ..', (fs) => fs.removeTree('/home/user/..'), 'EBUSY'],
    ['renaming into itself', (fs) => fs.rename('/home', '/home/user/home'), 'EINVAL'],
    ['renaming the root', (fs) => fs.rename('/', '/x'), 'EBUSY'],
    ['renaming a file over a directory', (fs) => fs.rename('/home/user/a.txt', '/home/user/docs'), 'EISDIR'],
    ['renaming a directory over a file', (fs) => fs.rename('/home/user/docs', '/home/user/a.txt'), 'ENOTDIR'],
    ['renaming over a full directory', (fs) => fs.rename('/home/user/link', '/home/user/docs'), 'EISDIR'],
    ['linking a directory', (fs) => fs.link('/home', '/h'), 'EPERM'],
    ['readlink of a file', (fs) => fs.readLink('/home/user/a.txt'), 'EINVAL'],
    ['chmod of nothing', (fs) => fs.chmod('/nope', 0o600), 'ENOENT'],
  ])('%s fails and leaves everything as it was', (_what, call, code) => {
    const fs = sample()
    const before = listing(fs)
    const usage = fs.usage
    expect(codeOf(() => call(fs))).toBe(code)
    expect(listing(fs)).toEqual(before)
    expect(fs.usage).toEqual(usage)
  })

  it('makes as many directories as a path has room for, through links and up', () => {
    const fs = sample()
    fs.mkdirAll('/home/user/link/x/../y//.')
    expect(fs.names('/home/user/docs')).toEqual(['b.txt', 'x', 'y'])
    const deep = '/d'.repeat(2047)
    fs.mkdirAll(deep)
    fs.mkdirAll(deep)
    expect(fs.isDirectory(deep)).toBe(true)
  })

  it('keeps the times of the clock', async () => {
    const clock = instantClock(NOW)
    const fs = fileSystem({ clock })
    fs.writeFile('/a', 'x')
    await clock.wait(5000)
    fs.mkdir('/d')
    expect([fs.stat('/a').mtime, fs.stat('/d').mtime, fs.stat('/').mtime]).toEqual([NOW, NOW + 5000, NOW + 5000])
    fs.touch('/a', 7)
    expect(fs.stat('/a').mtime).toBe(7)
  })

  it('keeps an existing file’s mode and owner when it is written again', () => {
    const fs = sample()
    fs.chmod('/home/user/a.txt', 0o600)
    fs.chown('/home/user/a.txt', { uid: 0, gid: 0 })
    fs.writeFile('/abs', 'new')
    expect(fs.stat('/home/user/a.txt')).toMatchObject({ mode: 0o600, uid: 0, gid: 0, size: 3 })
  })

  it('does not see later changes to the bytes it was given', () => {
    const fs = fileSystem()
    const bytes = new Uint8Array([65, 66])
    fs.writeFile('/a', bytes)
    bytes[0] = 0
    expect(fs.readText('/a')).toBe('AB')
  })

  it('makes the target of a dangling link', () => {
    const fs = fileSystem()
    fs.symlink('real', '/link')
    fs.writeFile('/link', 'through')
    expect(fs.readText('/real')).toBe('through')
  })

  it('renames files, directories and over empty directories', () => {
    const fs = sample()
    fs.mkdir('/empty')
    fs.rename('/home/user/docs', '/empty')
    fs.rename('/home/user/a.txt', '/empty/b.txt')
    expect(fs.readText('/empty/../empty/b.txt')).toBe('one\ntwo\n')
    expect(fs.exists('/home/user/docs')).toBe(false)
    expect(fs.usage.inodes).toBe(listing(fs).length + 1)
  })

  it('counts hard links and frees the bytes with the last one', () => {
    const fs = fileSystem()
    fs.writeFile('/a', '12345')
    fs.link('/a', '/b')
    expect(fs.stat('/a').nlink).toBe(2)
    fs.unlink('/a')
    expect(fs.readText('/b')).toBe('12345')
    expect(fs.usage.bytes).toBe(5)
    fs.unlink('/b')
    expect(fs.usage).toEqual({ bytes: 0, inodes: 1 })
  })

  it('is full when the quota is used up, and usable after something is removed', () => {
    const fs = fileSystem({ quota: { bytes: 10, inodes: 3 } })
    fs.writeFile('/a', '1234567890')
    expect(codeOf(() => fs.writeFile('/a', '12345678901'))).toBe('ENOSPC')
    expect(codeOf(() => fs.writeFile('/b', '1'))).toBe('ENOSPC')
    fs.mkdir('/d')
    expect(codeOf(() => fs.mkdir('/e'))).toBe('ENOSPC')
    fs.unlink('/a')
    fs.writeFile('/b', '1')
    expect(fs.readText('/b')).toBe('1')
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('takes %s for a name like any other', (name) => {
    const fs = fileSystem()
    expect(fs.exists(`/${name}`)).toBe(false)
    fs.mkdir(`/${name}`)
    fs.writeFile(`/${name}/${name}`, name)
    expect(fs.readText(`/${name}/${name}`)).toBe(name)
    expect(fs.names('/')).toEqual([name])
  })
})

describe('snapshots', () => {
  it('never change, whatever happens afterwards', () => {
    const fs = sample()
    const before = listing(fs)
    const snapshot = fs.snapshot()
    fs.writeFile('/home/user/a.txt', 'changed')
    fs.chmod('/home/user/docs/b.txt', 0)
    fs.writeFile('/home/user/docs/new', '')
    fs.removeTree('/home')
    expect(listing(new FileSystemReader(snapshot))).toEqual(before)
    fs.restore(snapshot)
    expect(listing(fs)).toEqual(before)
  })

  it('are the same object until something changes', () => {
    const fs = sample()
    const one = fs.snapshot()
    fs.readFile('/home/user/a.txt')
    expect(fs.snapshot()).toBe(one)
    fs.chmod('/home/user/a.txt', 0o600)
    const other = fs.snapshot()
    expect(other).not.toBe(one)
    fs.restore(one)
    expect(fs.snapshot()).toBe(one)
  })

  it('are safe between two file systems that grew from one', () => {
    const first = sample()
    const snapshot = first.snapshot()
    const before = listing(first)
    const second = fileSystem({ snapshot })
    second.writeFile('/home/user/a.txt', 'second')
    second.mkdir('/second')
    first.writeFile('/home/user/a.txt', 'first')
    expect(second.readText('/home/user/a.txt')).toBe('second')
    expect(first.exists('/second')).toBe(false)
    expect(listing(new FileSystemReader(snapshot))).toEqual(before)
  })

  it('share what did not change', () => {
    const fs = fileSystem()
    for (let at = 0; at < 5000; at += 1) fs.writeFile(`/f${at}`, 'x')
    const one = fs.snapshot()
    fs.writeFile('/f17', 'y')
    const other = fs.snapshot()
    const [before, after] = [one.table.root, other.table.root]
    if (before?.type !== 'branch' || after?.type !== 'branch') throw new Error('the table has branches')
    const copied = after.children.filter((child, at) => child !== before.children[at])
    expect(copied.length).toBeLessThanOrEqual(2)
    expect(new FileSystemReader(one).readFile('/f18')).toBe(new FileSystemReader(other).readFile('/f18'))
  })

  it('take ten thousand new files in one directory without copying it each time', () => {
    const fs = fileSystem()
    fs.mkdir('/d')
    for (let at = 0; at < 1000; at += 1) fs.writeFile(`/d/old${at}`, '')
    fs.snapshot()
    const copies = countCopies(() => {
      for (let at = 0; at < 10_000; at += 1) fs.writeFile(`/d/new${at}`, '')
    })
    expect(copies).toBe(1)
    expect(fs.names('/d')).toHaveLength(11_000)
  })
})

/** How many maps were made from others while `run` ran: each is a directory copied. */
function countCopies(run: () => void): number {
  const RealMap = globalThis.Map
  let copies = 0
  globalThis.Map = class<K, V> extends RealMap<K, V> {
    constructor(entries?: Iterable<readonly [K, V]> | null) {
      super(entries)
      if (entries) copies += 1
    }
  }
  try {
    run()
  } finally {
    globalThis.Map = RealMap
  }
  return copies
}

describe('a thousand random calls', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('seed %i: snapshots hold, counts agree, no path is lost', (seed) => {
    const chance = createChance(seed)
    const fs = fileSystem()
    const kept: { snapshot: ReturnType<FileSystem['snapshot']>; listing: string[] }[] = []
    const path = (): string =>
      `/${Array.from({ length: 1 + pickInteger(chance, 3) }, () => 'abc'.charAt(pickInteger(chance, 3))).join('/')}`
    const calls: (() => void)[] = [
      () => fs.mkdir(path()),
      () => fs.writeFile(path(), 'x'.repeat(pickInteger(chance, 9))),
      () => fs.unlink(path()),
      () => fs.rmdir(path()),
      () => fs.rename(path(), path()),
      () => fs.link(path(), path()),
      () => fs.chmod(path(), pickInteger(chance, 0o1000)),
      () => void (pickInteger(chance, 9) === 0 && fs.removeTree(path())),
      () => void kept.push({ snapshot: fs.snapshot(), listing: listing(fs) }),
      () => void (pickInteger(chance, 9) === 0 && kept.length > 0 && fs.restore(kept[0]?.snapshot ?? fs.snapshot())),
    ]
    for (let turn = 0; turn < 1000; turn += 1) attempt(() => calls[pickInteger(chance, calls.length)]?.())
    for (const { snapshot, listing: before } of kept) expect(listing(new FileSystemReader(snapshot))).toEqual(before)
    const files = new Map<number, number>()
    const visit = (at: string): void => {
      for (const entry of fs.list(at || '/')) {
        if (entry.type === 'directory') visit(`${at}/${entry.name}`)
        files.set(entry.ino, fs.lstat(`${at}/${entry.name}`).size)
      }
    }
    visit('')
    const bytes =
      fs.list('/').length === 0 ? 0 : [...files].reduce((sum, [, size]) => sum + (size < 4096 ? size : 0), 0)
    expect(fs.usage).toEqual({ bytes, inodes: files.size + 1 })
  })
})
