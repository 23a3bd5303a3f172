import { describe, expect, it } from 'vitest'
import { createChance, pickInteger } from '../base/chance.ts'
import { instantClock } from '../testing/run-line.ts'
import { attempt } from '../shell/posix/errno.ts'
import { FileSystem, FileSystemReader, type FileSystemSnapshot } from './fs.ts'
import { fileSystemToData } from './fs-data.ts'
import { fileSystemFromData } from './stored-files.ts'
import { type Change, changesBetween } from './fs-delta.ts'

const files = (): FileSystem => new FileSystem({ clock: instantClock(1000), owner: { uid: 0, gid: 0 } })

function sample(): FileSystem {
  const fs = files()
  fs.mkdirAll('/etc/apt')
  fs.mkdirAll('/home/user/docs')
  for (const path of ['/etc/passwd', '/home/user/a', '/home/user/docs/b', '/home/user/docs/c']) fs.writeFile(path, path)
  fs.symlink('a', '/home/user/link')
  return fs
}

const told = ({ type, ...change }: Change): string =>
  'from' in change ? `${type} ${change.from} ${change.path}` : `${type} ${change.path}`

/** What `act` changes, without the directories whose time alone did. */
function changed(act: (fs: FileSystem) => void): readonly string[] {
  const fs = sample()
  const before = fs.snapshot()
  act(fs)
  return changesBetween(before, fs.snapshot()).changes.map(told)
}

describe('changes', () => {
  it.each<[string, (fs: FileSystem) => void, readonly string[]]>([
    ['nothing', () => undefined, []],
    ['a content', (fs) => fs.writeFile('/home/user/docs/b', 'x'), ['changed /home/user/docs/b']],
    ['the same content again', (fs) => fs.writeFile('/etc/passwd', '/etc/passwd'), []],
    ['a mode', (fs) => fs.chmod('/home/user', 0o700), ['changed /home/user']],
    ['the root', (fs) => fs.chmod('/', 0o700), ['changed /']],
    ['a new file', (fs) => fs.writeFile('/etc/new', ''), ['added /etc/new']],
    [
      'new directories',
      (fs) => {
        fs.mkdirAll('/var/lib')
        fs.writeFile('/var/lib/x', '')
      },
      ['added /var', 'added /var/lib', 'added /var/lib/x'],
    ],
    ['a file less', (fs) => fs.unlink('/home/user/link'), ['removed /home/user/link']],
    [
      'a tree less',
      (fs) => fs.removeTree('/home/user/docs'),
      ['removed /home/user/docs', 'removed /home/user/docs/b', 'removed /home/user/docs/c'],
    ],
    ['another name', (fs) => fs.rename('/home/user/a', '/etc/z'), ['moved /home/user/a /etc/z']],
    ['another name for a tree', (fs) => fs.rename('/home/user/docs', '/d'), ['moved /home/user/docs /d']],
    [
      'a move, and a change in what moved',
      (fs) => {
        fs.rename('/home/user/docs', '/d')
        fs.writeFile('/d/b', 'x')
        fs.unlink('/d/c')
      },
      ['moved /home/user/docs /d', 'changed /d/b', 'removed /home/user/docs/c'],
    ],
    ['a move over another', (fs) => fs.rename('/home/user/a', '/etc/passwd'), ['moved /home/user/a /etc/passwd']],
    [
      'a new file in the place of another',
      (fs) => {
        fs.unlink('/etc/passwd')
        fs.writeFile('/etc/passwd', 'new')
      },
      ['changed /etc/passwd'],
    ],
    [
      'a directory in the place of a file',
      (fs) => {
        fs.unlink('/etc/passwd')
        fs.mkdir('/etc/passwd')
      },
      ['added /etc/passwd', 'removed /etc/passwd'],
    ],
    ['a second name', (fs) => fs.link('/etc/passwd', '/etc/p'), ['added /etc/p']],
    [
      'a change under the first name, the second gone again',
      (fs) => {
        fs.link('/etc/passwd', '/home/p')
        fs.writeFile('/etc/passwd', 'x')
        fs.unlink('/home/p')
      },
      ['changed /etc/passwd'],
    ],
    [
      'made and removed',
      (fs) => {
        fs.writeFile('/etc/x', '')
        fs.unlink('/etc/x')
      },
      [],
    ],
  ])('%s', (_what, act, expected) => {
    expect(changed(act).toSorted()).toEqual(expected.toSorted())
  })
})

describe('cost', () => {
  function large(): FileSystem {
    const fs = files()
    for (let at = 0; at < 20_000; at += 1) {
      if (at % 100 === 0) fs.mkdirAll(`/home/user/d${at / 100}`)
      fs.writeFile(`/home/user/d${Math.floor(at / 100)}/f${at}`, '')
    }
    return fs
  }

  it('one change among 20,000 files looks at twelve nodes at most', () => {
    const fs = large()
    for (const act of [
      () => fs.writeFile('/home/user/d150/f15000', 'x'),
      () => fs.chmod('/home/user/d7', 0o700),
      () => fs.touch('/home/user/d199/f19999', 5),
    ]) {
      const before = fs.snapshot()
      act()
      const { changes, visited } = changesBetween(before, fs.snapshot())
      expect(changes).toHaveLength(1)
      expect(visited).toBeLessThanOrEqual(12)
    }
  })

  it('looks at nothing where nothing changed', () => {
    const snapshot = large().snapshot()
    expect(changesBetween(snapshot, snapshot)).toEqual({ changes: [], visited: 0 })
  })
})

/** Every path, with all that is to be said of it. */
function listing(snapshot: FileSystemSnapshot): ReadonlyMap<string, string> {
  const reader = new FileSystemReader(snapshot)
  const found = new Map<string, string>()
  const ahead = ['/']
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    const { type, mode, mtime } = reader.lstat(path)
    const text = type === 'file' ? reader.readText(path) : type === 'symlink' ? reader.readLink(path) : ''
    found.set(path, [type, mode, mtime, text].join(' '))
    if (type === 'directory')
      for (const name of reader.names(path)) ahead.push(path === '/' ? `/${name}` : `${path}/${name}`)
  }
  return found
}

/** Follows the changes: what moved first, then what is gone, then what there is. */
function followed(base: FileSystemSnapshot, next: FileSystemSnapshot): ReadonlyMap<string, string> {
  const [before, after] = [listing(base), listing(next)]
  const { changes } = changesBetween(base, next)
  const gone = new Set(changes.filter(({ type }) => type === 'removed').map(({ path }) => path))
  const moves = changes.flatMap((change) => (change.type === 'moved' ? [change] : []))
  const result = new Map<string, string>()
  for (const [path, value] of before) {
    const replaced = moves.some((move) => move.path === path) && !moves.some(({ from }) => from === path)
    if (gone.has(path) || replaced) continue
    // the nearest directory that moved takes the rest of the path with it
    const above = moves.filter(({ from }) => path === from || path.startsWith(`${from}/`))
    const nearest = above.toSorted((one, other) => other.from.length - one.from.length)[0]
    const now = nearest ? nearest.path + path.slice(nearest.from.length) : path
    if (after.has(now) && !result.has(now)) result.set(now, value)
  }
  for (const { type, path } of changes)
    if (type === 'added' || type === 'changed') result.set(path, after.get(path) ?? '?')
  return result
}

const sorted = (map: ReadonlyMap<string, string>): readonly string[] =>
  [...map].map(([path, value]) => `${path} ${value}`).toSorted()

describe('changes lead from one snapshot to the other', () => {
  const chance = createChance(11)
  const pick = (count: number): number => pickInteger(chance, count)
  const somewhere = (): string => Array.from({ length: 1 + pick(3) }, () => `/${'abc'[pick(3)]}`).join('')

  function act(fs: FileSystem, at: number): void {
    const [one, other] = [somewhere(), somewhere()]
    const acts = [
      () => fs.writeFile(one, String(at)),
      () => fs.mkdir(one),
      () => fs.removeTree(one),
      () => fs.rename(one, other),
      () => fs.chmod(one, 0o700 + pick(8)),
      () => fs.symlink(other, one),
    ]
    attempt(() => acts[pick(acts.length)]?.())
  }

  it.each(Array.from({ length: 60 }, (_row, at) => at))('random changes, %d', (at) => {
    const fs = files()
    for (let count = 0; count < 40; count += 1) act(fs, count)
    const before = fs.snapshot()
    for (let count = 0; count < 1 + (at % 12); count += 1) act(fs, 1000 + count)
    expect(sorted(followed(before, fs.snapshot()))).toEqual(sorted(listing(fs.snapshot())))
  })

  it('also where they share nothing', () => {
    const snapshot = sample().snapshot()
    const again = fileSystemFromData(fileSystemToData(snapshot))
    expect(changesBetween(snapshot, again).changes).toEqual([])
    const other = sample()
    other.writeFile('/etc/passwd', 'other')
    expect(changesBetween(snapshot, other.snapshot()).changes.map(told)).toEqual(['changed /etc/passwd'])
    const strange = files()
    strange.writeFile('/one', '1')
    expect(sorted(followed(snapshot, strange.snapshot()))).toEqual(sorted(listing(strange.snapshot())))
    expect(sorted(followed(strange.snapshot(), snapshot))).toEqual(sorted(listing(snapshot)))
    const large = files()
    for (let at = 0; at < 3000; at += 1) large.writeFile(`/f${at}`, '')
    expect(sorted(followed(strange.snapshot(), large.snapshot()))).toEqual(sorted(listing(large.snapshot())))
  })
})
