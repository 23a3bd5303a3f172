import { describe, expect, it } from 'vitest'
import { instantClock } from '../testing/run-line.ts'
import { attempt, type ErrorCode, FileSystemError } from '../shell/posix/errno.ts'
import { type Credentials, MAY_EXECUTE, MAY_READ, MAY_WRITE } from '../shell/posix/posix-system.ts'
import { FileSystem } from './fs.ts'
import { UserFiles } from './user-files.ts'

const NOW = Date.UTC(2026, 0, 1)
const root: Credentials = { uid: 0, gid: 0, groups: [] }
const user: Credentials = { uid: 1000, gid: 1000, groups: [50] }
const other: Credentials = { uid: 1001, gid: 1001, groups: [] }

function codeOf(call: () => unknown): ErrorCode | 'fine' {
  const result = attempt(call)
  return result instanceof FileSystemError ? result.code : 'fine'
}

/** Root's files, with a home, a shared group's directory and a /tmp in them. */
function sample(): FileSystem {
  const fs = new FileSystem({ clock: instantClock(NOW), owner: { uid: 0, gid: 0 } })
  const own = { owner: { uid: 1000, gid: 1000 } }
  fs.mkdirAll('/home')
  fs.mkdir('/home/user', { ...own, mode: 0o755 })
  fs.writeFile('/home/user/a', 'A', { ...own, mode: 0o644 })
  fs.writeFile('/home/user/secret', 'S', { ...own, mode: 0o600 })
  fs.mkdir('/home/user/closed', { ...own, mode: 0o700 })
  fs.writeFile('/home/user/closed/x', 'X', own)
  fs.mkdir('/home/user/readable', { ...own, mode: 0o744 })
  fs.mkdir('/tmp', { mode: 0o1777 })
  fs.writeFile('/tmp/mine', '', own)
  fs.writeFile('/tmp/roots', '')
  fs.mkdir('/shared', { owner: { uid: 0, gid: 50 }, mode: 0o2775 })
  fs.writeFile('/shared/plan', 'P', { owner: { uid: 0, gid: 50 }, mode: 0o660 })
  fs.writeFile('/script', '', { mode: 0o711 })
  fs.writeFile('/plain', '', { mode: 0o644 })
  fs.writeFile('/mine-but-no', 'N', { ...own, mode: 0o077 })
  fs.mkdir('/root', { mode: 0o700 })
  fs.symlink('/root/x', '/to-root')
  return fs
}

type Call = (fs: UserFiles) => unknown

describe('what Linux refuses', () => {
  it.each<[string, Credentials, Call, ErrorCode | 'fine']>([
    ['reading one’s own file', user, (fs) => fs.readFile('/home/user/secret'), 'fine'],
    ['reading another’s private file', other, (fs) => fs.readFile('/home/user/secret'), 'EACCES'],
    ['reading another’s public file', other, (fs) => fs.readFile('/home/user/a'), 'fine'],
    ['writing another’s public file', other, (fs) => fs.writeFile('/home/user/a', ''), 'EACCES'],
    ['root reading anything', root, (fs) => fs.readFile('/home/user/closed/x'), 'fine'],
    ['the owner’s bits come before the group’s', user, (fs) => fs.readFile('/mine-but-no'), 'EACCES'],
    ['a supplementary group', user, (fs) => fs.writeFile('/shared/plan', 'Q'), 'fine'],
    ['no member of the group', other, (fs) => fs.readFile('/shared/plan'), 'EACCES'],
    ['stat in a directory without x', other, (fs) => fs.stat('/home/user/readable/y'), 'EACCES'],
    ['list of a directory with r only', other, (fs) => fs.list('/home/user/readable'), 'fine'],
    ['names with stats of a directory with r only', other, (fs) => fs.entries('/home/user/readable'), 'EACCES'],
    ['list of a closed directory', other, (fs) => fs.list('/home/user/closed'), 'EACCES'],
    ['stat of a closed directory', other, (fs) => fs.stat('/home/user/closed'), 'fine'],
    ['stat inside a closed directory', other, (fs) => fs.stat('/home/user/closed/x'), 'EACCES'],
    ['.. out of a closed directory', other, (fs) => fs.stat('/home/user/closed/..'), 'EACCES'],
    ['through a link into a closed directory', user, (fs) => fs.stat('/to-root'), 'EACCES'],
    ['the link itself', user, (fs) => fs.readLink('/to-root'), 'fine'],
    ['a new file in a directory of root', user, (fs) => fs.writeFile('/new', ''), 'EACCES'],
    ['a new directory there', user, (fs) => fs.mkdir('/new'), 'EACCES'],
    ['a directory that exists already there', user, (fs) => fs.mkdir('/tmp'), 'EEXIST'],
    ['a new link there', user, (fs) => fs.symlink('x', '/new'), 'EACCES'],
    ['another name for one’s own file there', user, (fs) => fs.link('/home/user/a', '/new'), 'EACCES'],
    ['another name for another’s file', user, (fs) => fs.link('/plain', '/tmp/plain'), 'EPERM'],
    ['removing a file of root’s directory', user, (fs) => fs.unlink('/plain'), 'EACCES'],
    ['removing what is not there', user, (fs) => fs.unlink('/nothing'), 'ENOENT'],
    ['removing root’s file in one’s own directory', user, (fs) => fs.unlink('/home/user/a'), 'fine'],
    ['removing one’s own file in /tmp', user, (fs) => fs.unlink('/tmp/mine'), 'fine'],
    ['removing another’s file in /tmp', user, (fs) => fs.unlink('/tmp/roots'), 'EPERM'],
    ['renaming another’s file in /tmp', user, (fs) => fs.rename('/tmp/roots', '/tmp/r'), 'EPERM'],
    ['renaming over another’s file in /tmp', user, (fs) => fs.rename('/tmp/mine', '/tmp/roots'), 'EPERM'],
    ['renaming into root’s directory', user, (fs) => fs.rename('/tmp/mine', '/new'), 'EACCES'],
    ['root removing anything in /tmp', root, (fs) => fs.unlink('/tmp/mine'), 'fine'],
    ['removing another’s tree', other, (fs) => fs.removeTree('/home/user'), 'EACCES'],
    ['moving a directory that one may not write', other, (fs) => fs.rename('/home/user/closed', '/tmp/c'), 'EACCES'],
    ['chmod of one’s own', user, (fs) => fs.chmod('/home/user/a', 0), 'fine'],
    ['chmod of another’s', other, (fs) => fs.chmod('/home/user/a', 0), 'EPERM'],
    ['chown of one’s own', user, (fs) => fs.chown('/home/user/a', { uid: 1001, gid: 1000 }), 'EPERM'],
    ['chgrp to one’s own group', user, (fs) => fs.chown('/home/user/a', { uid: 1000, gid: 50 }), 'fine'],
    ['chgrp to another group', user, (fs) => fs.chown('/home/user/a', { uid: 1000, gid: 7 }), 'EPERM'],
    ['root’s chown', root, (fs) => fs.chown('/home/user/a', { uid: 7, gid: 7 }), 'fine'],
    ['touch of what one may write', user, (fs) => fs.touch('/shared/plan'), 'fine'],
    ['touch of what one may not write', user, (fs) => fs.touch('/plain'), 'EACCES'],
    ['touch with a time of what one may write', user, (fs) => fs.touch('/shared/plan', 5), 'EPERM'],
    ['touch with a time of one’s own', user, (fs) => fs.touch('/home/user/a', 5), 'fine'],
    ['x for everybody', user, (fs) => fs.access('/script', MAY_EXECUTE), 'fine'],
    ['r that is not given', user, (fs) => fs.access('/script', MAY_READ), 'EACCES'],
    ['w for root', root, (fs) => fs.access('/script', MAY_WRITE), 'fine'],
    ['x for root where nobody has it', root, (fs) => fs.access('/plain', MAY_EXECUTE), 'EACCES'],
    ['x of a directory for root', root, (fs) => fs.access('/home/user/closed', MAY_EXECUTE), 'fine'],
    ['opening to read and write what one may only read', user, (fs) => open(fs, '/plain', true), 'EACCES'],
    ['opening to read what one may read', user, (fs) => open(fs, '/plain', false), 'fine'],
  ])('%s', (_what, who, call, code) => {
    expect(codeOf(() => call(new UserFiles(sample(), who)))).toBe(code)
  })
})

const open = (fs: UserFiles, path: string, write: boolean): unknown => fs.open(path, { read: true, write }, 0o644)

describe('what somebody makes', () => {
  it('is theirs, whatever they ask for', () => {
    const fs = new UserFiles(sample(), user)
    fs.writeFile('/home/user/new', '', { mode: 0o600, owner: { uid: 0, gid: 0 } })
    fs.mkdir('/tmp/d')
    expect(fs.stat('/home/user/new')).toMatchObject({ uid: 1000, gid: 1000, mode: 0o600 })
    expect(fs.stat('/tmp/d')).toMatchObject({ uid: 1000, gid: 1000, mode: 0o755 })
  })

  it('has the group of a set-group-ID directory, and directories have the bit too', () => {
    const fs = new UserFiles(sample(), user)
    fs.writeFile('/shared/new', '')
    fs.mkdir('/shared/d')
    expect(fs.stat('/shared/new')).toMatchObject({ uid: 1000, gid: 50, mode: 0o644 })
    expect(fs.stat('/shared/d')).toMatchObject({ uid: 1000, gid: 50, mode: 0o2755 })
  })

  it('keeps mode and owner when it is written again', () => {
    const fs = new UserFiles(sample(), user)
    fs.writeFile('/shared/plan', 'new', { mode: 0o777 })
    expect(fs.stat('/shared/plan')).toMatchObject({ uid: 0, gid: 50, mode: 0o660, size: 3 })
  })

  it('loses its set-user-ID bit with its owner, and set-group-ID for strangers to the group', () => {
    const files = sample()
    const [asRoot, asUser] = [new UserFiles(files, root), new UserFiles(files, user)]
    asRoot.chmod('/script', 0o6755)
    asRoot.chown('/script', { uid: 1000, gid: 7 })
    expect(asRoot.stat('/script').mode).toBe(0o755)
    asUser.chmod('/script', 0o6755)
    expect(asUser.stat('/script').mode).toBe(0o4755)
  })

  it('is the same file system for all', () => {
    const files = sample()
    new UserFiles(files, user).writeFile('/tmp/one', '1')
    expect(new UserFiles(files, other).readText('/tmp/one')).toBe('1')
    expect(files.readText('/tmp/one')).toBe('1')
    files.writeFile('/home/user/secret', 'without credentials everything goes')
  })
})

describe('reading directories', () => {
  it('gives names with stats, links and their targets apart', () => {
    const fs = new UserFiles(sample(), root)
    fs.symlink('a', '/home/user/link')
    const entries = fs.entries('/home/user')
    expect(entries.map(({ name, stat }) => `${name} ${stat.type}`)).toEqual([
      'a file',
      'secret file',
      'closed directory',
      'readable directory',
      'link symlink',
    ])
    expect(entries.map(({ stat }) => stat)).toEqual(entries.map(({ name }) => fs.lstat(`/home/user/${name}`)))
  })

  it('counts links of directories as ext4 does', () => {
    const fs = new UserFiles(sample(), root)
    expect([fs.stat('/home/user').nlink, fs.stat('/home').nlink, fs.stat('/tmp').nlink]).toEqual([4, 3, 2])
  })

  it('tells the numbers of a device', () => {
    const files = sample()
    files.device('/null', 'null')
    expect(new UserFiles(files, user).stat('/null').device).toEqual([1, 3])
  })

  it('takes ten thousand files, which would take minutes if each walked the directory', () => {
    const fs = new UserFiles(sample(), user)
    fs.mkdir('/home/user/many')
    for (let at = 0; at < 10_000; at += 1) fs.writeFile(`/home/user/many/file-${at}.txt`, '', { mode: 0o644 })
    expect(fs.entries('/home/user/many')).toHaveLength(10_000)
  })
})
