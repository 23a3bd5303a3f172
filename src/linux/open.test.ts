import { describe, expect, it } from 'vitest'
import { createChance } from '../base/chance.ts'
import { instantClock } from '../testing/run-line.ts'
import { bytesOf, joinBytes, textOf } from '../shell/posix/bytes.ts'
import { attempt, type ErrorCode, FileSystemError } from '../shell/posix/errno.ts'
import { type Chunk, type OpenFile, release, retain } from '../shell/posix/stream.ts'
import type { OpenFlags } from '../shell/posix/posix-system.ts'
import { FileSystem, type Quota } from './fs.ts'
import { fileSystemToData } from './fs-data.ts'
import { fileSystemFromData } from './stored-files.ts'
import { openLinuxFile } from './open.ts'
import { UserFiles } from './user-files.ts'

const user = { uid: 1000, gid: 1000 }

function files(quota?: Quota): UserFiles {
  const fs = new FileSystem({ clock: instantClock(), owner: user, ...(quota && { quota }) })
  return new UserFiles(fs, { ...user, groups: [] })
}

const WRITE: OpenFlags = { write: true, create: true, truncate: true }
const APPEND: OpenFlags = { write: true, create: true, append: true }
const READ: OpenFlags = { read: true }

const open = (fs: UserFiles, path: string, flags: OpenFlags): OpenFile =>
  retain(openLinuxFile(fs, path, { flags, mode: 0o644, chance: createChance(7) }))

function codeOf(call: () => unknown): ErrorCode | 'fine' {
  const result = attempt(call)
  return result instanceof FileSystemError ? result.code : 'fine'
}

function whole(file: OpenFile): string {
  const pieces: Chunk[] = []
  for (let piece = file.read(); piece !== undefined; piece = file.read()) {
    if (piece instanceof Promise) throw new Error('a file does not wait')
    pieces.push(piece)
  }
  return textOf(joinBytes(pieces.map(bytesOf)))
}

describe('opening', () => {
  it.each<[string, string, OpenFlags, ErrorCode | 'fine']>([
    ['a file that is missing', '/no', READ, 'ENOENT'],
    ['a file to be made', '/no', WRITE, 'fine'],
    ['a file in a directory that is missing', '/no/x', WRITE, 'ENOENT'],
    ['a new name with a slash', '/no/', WRITE, 'EISDIR'],
    ['a directory for reading', '/d', READ, 'fine'],
    ['a directory for writing', '/d', { write: true }, 'EISDIR'],
    ['what is there already, exclusively', '/f', { ...WRITE, exclusive: true }, 'EEXIST'],
    ['a dangling link, exclusively', '/link', { ...WRITE, exclusive: true }, 'EEXIST'],
    ['a dangling link', '/link', WRITE, 'fine'],
    ['below a file', '/f/x', WRITE, 'ENOTDIR'],
    ['a device without a driver', '/odd', READ, 'ENXIO'],
  ])('%s', (_what, path, flags, code) => {
    const fs = files()
    fs.mkdir('/d')
    fs.writeFile('/f', 'x')
    fs.symlink('target', '/link')
    fs.device('/odd', 'odd')
    expect(codeOf(() => open(fs, path, flags))).toBe(code)
  })

  it('gives a new file its mode', () => {
    const fs = files()
    openLinuxFile(fs, '/f', { flags: WRITE, mode: 0o640 })
    expect(fs.stat('/f')).toMatchObject({ mode: 0o640, ...user })
  })

  it('a directory is no file to read', () => {
    expect(codeOf(() => open(files(), '/', READ).read())).toBe('EISDIR')
  })
})

describe('reading and writing', () => {
  it('goes on where it got to, for all who share the description', () => {
    const fs = files()
    const file = open(fs, '/f', { ...WRITE, read: true })
    file.write('one\n')
    const twin = retain(file)
    twin.write('two\n')
    expect(fs.readText('/f')).toBe('one\ntwo\n')
    expect(file.read()).toBeUndefined()
    file.unread('two\n')
    expect(whole(twin)).toBe('two\n')
  })

  it('appends after what others wrote', () => {
    const fs = files()
    const [one, two] = [open(fs, '/f', APPEND), open(fs, '/f', APPEND)]
    one.write('1')
    two.write('2')
    one.write('3')
    expect(fs.readText('/f')).toBe('123')
  })

  it('writes in the middle, and leaves zeros behind the end', () => {
    const fs = files()
    const file = open(fs, '/f', WRITE)
    file.write('abcdef')
    fs.writeFile('/f', 'ABC')
    file.write('xyz')
    expect(fs.readText('/f')).toBe('ABC\0\0\0xyz')
    const again = open(fs, '/f', { write: true })
    again.write('12')
    expect(fs.readText('/f')).toBe('12C\0\0\0xyz')
  })

  it('reads in blocks, and at most what is asked for', () => {
    const fs = files()
    fs.writeFile('/f', 'x'.repeat(100_000))
    const file = open(fs, '/f', READ)
    const lengths = [file.read(10), file.read(), file.read(), file.read()].map((piece) =>
      piece instanceof Uint8Array ? piece.length : piece,
    )
    expect(lengths).toEqual([10, 65_536, 34_454, undefined])
  })

  it('refuses what it was not opened for', () => {
    const fs = files()
    fs.writeFile('/f', 'x')
    expect(codeOf(() => open(fs, '/f', READ).write('y'))).toBe('EBADF')
    expect(codeOf(() => open(fs, '/f', WRITE).read())).toBe('EBADF')
  })

  it('a reader sees what is written meanwhile', () => {
    const fs = files()
    const [out, input] = [open(fs, '/f', WRITE), open(fs, '/f', READ)]
    expect(input.read()).toBeUndefined()
    out.write('new')
    expect(whole(input)).toBe('new')
  })

  it('appends a hundred thousand lines, which would take minutes if each copied the file', () => {
    const fs = files()
    const file = open(fs, '/f', APPEND)
    for (let at = 0; at < 50_000; at += 1) file.write('a line of text\n')
    for (let at = 0; at < 50_000; at += 1) {
      const once = open(fs, '/f', APPEND)
      once.write('a line of text\n')
      release(once)
    }
    expect(fs.stat('/f').size).toBe(1_500_000)
  })
})

describe('snapshots', () => {
  it('do not see what is appended later, and histories that part do not mix', () => {
    const fs = files()
    const file = open(fs, '/f', APPEND)
    file.write('start ')
    const before = fs.snapshot()
    file.write('one')
    const first = fs.snapshot()
    fs.restore(before)
    expect(fs.readText('/f')).toBe('start ')
    open(fs, '/f', APPEND).write('two')
    const second = fs.snapshot()
    const texts = [before, first, second].map((snapshot) =>
      new FileSystem({ clock: instantClock(), owner: user, snapshot }).readText('/f'),
    )
    expect(texts).toEqual(['start ', 'start one', 'start two'])
  })

  it('are saved without the room behind a content', () => {
    const fs = files()
    open(fs, '/f', APPEND).write('text')
    const data = fileSystemToData(fs.snapshot())
    const file = data.inodes.flat().find(({ type }) => type === 'file')
    expect(file?.type === 'file' && file.content.buffer.byteLength).toBe(4)
  })

  it('close what is open when they are restored', () => {
    const fs = files()
    const before = fs.snapshot()
    const file = open(fs, '/f', { ...WRITE, read: true })
    file.write('x')
    fs.restore(before)
    fs.writeFile('/another', 'untouched')
    expect(codeOf(() => file.write('y'))).toBe('EBADF')
    expect(codeOf(() => file.read())).toBe('EBADF')
    release(file)
    expect(fs.readText('/another')).toBe('untouched')
  })
})

describe('a file without a name', () => {
  it('lasts until it is closed, and its room is free then', () => {
    const fs = files()
    const file = open(fs, '/f', { ...WRITE, read: true })
    retain(file)
    file.write('held')
    fs.unlink('/f')
    expect(fs.exists('/f')).toBe(false)
    file.write(' on')
    file.unread('held on')
    expect(whole(file)).toBe('held on')
    expect(fs.usage).toEqual({ bytes: 7, inodes: 2 })
    release(file)
    expect(fs.usage).toEqual({ bytes: 7, inodes: 2 })
    release(file)
    expect(fs.usage).toEqual({ bytes: 0, inodes: 1 })
  })

  it('is the old one after a rename over it', () => {
    const fs = files()
    fs.writeFile('/old', 'old')
    fs.writeFile('/new', 'new')
    const file = open(fs, '/old', READ)
    fs.rename('/new', '/old')
    expect([whole(file), fs.readText('/old')]).toEqual(['old', 'new'])
    release(file)
    expect(fs.usage).toEqual({ bytes: 3, inodes: 2 })
  })

  it('is in no snapshot', () => {
    const fs = files()
    const file = open(fs, '/f', WRITE)
    file.write('secret')
    fs.unlink('/f')
    const snapshot = fs.snapshot()
    expect(snapshot.usage).toEqual({ bytes: 0, inodes: 1 })
    expect(fileSystemFromData(fileSystemToData(snapshot)).usage).toEqual(snapshot.usage)
    expect(fs.usage).toEqual({ bytes: 6, inodes: 2 })
    file.write('still there')
  })

  it('goes on under its new name', () => {
    const fs = files()
    const file = open(fs, '/f', WRITE)
    fs.rename('/f', '/g')
    file.write('x')
    expect(fs.readText('/g')).toBe('x')
  })
})

describe('a full disk', () => {
  it('takes what fits, and then says ENOSPC', () => {
    const fs = files({ bytes: 10, inodes: 9 })
    const file = open(fs, '/f', APPEND)
    file.write('1234567')
    expect(codeOf(() => file.write('abcdef'))).toBe('ENOSPC')
    expect(codeOf(() => file.write('g'))).toBe('ENOSPC')
    expect(fs.readText('/f')).toBe('1234567abc')
    open(fs, '/f', WRITE).write('room again')
    expect(fs.readText('/f')).toBe('room again')
  })

  it('is reached at 256 MiB', () => {
    const fs = files()
    const file = open(fs, '/f', WRITE)
    const chunk = new Uint8Array(65_536)
    let code: ErrorCode | 'fine' = 'fine'
    while (code === 'fine') code = codeOf(() => file.write(chunk))
    expect([code, fs.stat('/f').size]).toEqual(['ENOSPC', 256 * 2 ** 20])
  })
})

describe('devices', () => {
  const device = (name: string): OpenFile => {
    const fs = files()
    fs.device('/dev', name)
    return open(fs, '/dev', { read: true, write: true })
  }

  it('null is empty and takes everything', () => {
    expect(device('null').read()).toBeUndefined()
    expect(codeOf(() => device('null').write('x'))).toBe('fine')
  })

  it('zero gives zeros, full has no room', () => {
    expect(device('zero').read(3)).toEqual(new Uint8Array(3))
    expect(device('full').read(2)).toEqual(new Uint8Array(2))
    expect(codeOf(() => device('full').write('x'))).toBe('ENOSPC')
  })

  it('random gives the same bytes for the same seed', () => {
    const [one, two] = [device('urandom').read(100), device('random').read(100)]
    expect(one).toEqual(two)
    expect(new Set(bytesOf(one instanceof Uint8Array ? one : '')).size).toBeGreaterThan(20)
  })
})
