import { describe, expect, it } from 'vitest'
import { createChance, pickInteger } from '../base/chance.ts'
import { UnreadableWorld } from '../shell/machine.ts'
import { instantClock } from '../testing/run-line.ts'
import { FileSystem, FileSystemReader } from './fs.ts'
import { fileSystemToData, type InodeData } from './fs-data.ts'
import { fileSystemFromData } from './stored-files.ts'

const options = { clock: instantClock(), owner: { uid: 1000, gid: 1000 } }

function sample(): FileSystem {
  const fs = new FileSystem(options)
  fs.mkdirAll('/home/user/__proto__')
  fs.writeFile('/home/user/a.txt', new Uint8Array([0, 255, 10]), { mode: 0o600 })
  fs.link('/home/user/a.txt', '/home/b')
  fs.symlink('user', '/home/link')
  fs.device('/null', 'null', { owner: { uid: 0, gid: 0 } })
  fs.mkfifo('/home/pipe')
  fs.setTimes('/home/b', { atime: { ms: 5, nanos: 7 }, mtime: { ms: 6, nanos: 999_999 } })
  return fs
}

/** As it was stored first. */
function whole(): { readonly version: number; readonly next: number; readonly inodes: readonly InodeData[] } {
  const { next, inodes } = structuredClone(fileSystemToData(sample().snapshot()))
  return { version: 1, next, inodes: inodes.flat() }
}

describe('a file system as data', () => {
  it('comes back the same through structured clone', () => {
    const fs = sample()
    const data = fileSystemToData(fs.snapshot())
    const back = new FileSystem({ ...options, snapshot: fileSystemFromData(structuredClone(data)) })
    expect(fileSystemToData(back.snapshot())).toEqual(data)
    expect(back.stat('/home/b')).toEqual(fs.stat('/home/b'))
    expect(back.usage).toEqual(fs.usage)
    expect(back.isDirectory('/home/link/__proto__/../..')).toBe(true)
    back.writeFile('/new', 'x')
    expect(back.stat('/new').ino).toBe(data.next)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'world'],
    ['another version', { ...whole(), version: 3 }],
    ['a list lost', { ...whole(), version: 2 }],
    ['a file twice in lists', { ...whole(), version: 2, inodes: [whole().inodes, whole().inodes.slice(-1)] }],
    ['no inodes', { version: 1, next: 3 }],
    ['no root', { ...whole(), inodes: [] }],
    ['a root that is a file', { version: 1, next: 3, inodes: [{ ...whole().inodes.at(-1), ino: 2 }] }],
    ['a file lost', { ...whole(), inodes: whole().inodes.slice(0, -1) }],
    ['a file twice', { ...whole(), inodes: [...whole().inodes, ...whole().inodes.slice(-1)] }],
    ['an unknown number', { ...whole(), next: 4 }],
    ['a directory in itself', { version: 1, next: 3, inodes: [{ ...whole().inodes[0], entries: [['a', 2]] }] }],
    ['a bad name', { version: 1, next: 3, inodes: [{ ...whole().inodes[0], entries: [['a/b', 2]] }] }],
    ['a bad time', { version: 1, next: 3, inodes: [{ ...whole().inodes[0], entries: [], mtime: Number.NaN }] }],
    ['a bad mode', { version: 1, next: 3, inodes: [{ ...whole().inodes[0], entries: [], mode: -1 }] }],
  ])('%s is refused', (_what, data) => {
    expect(() => fileSystemFromData(data)).toThrow(UnreadableWorld)
  })

  it('is read as it was stored first', () => {
    const snapshot = sample().snapshot()
    expect(fileSystemToData(fileSystemFromData(whole()))).toEqual(fileSystemToData(snapshot))
  })

  it('has few lists that are new after a change, where contents are shared', () => {
    const fs = new FileSystem(options)
    for (let at = 0; at < 20_000; at += 1) {
      if (at % 100 === 0) fs.mkdir(`/${at / 100}`)
      fs.writeFile(`/${Math.floor(at / 100)}/${at}`, 'x')
    }
    const before = new Set(fileSystemToData(fs.snapshot(), 'shared').inodes)
    fs.writeFile('/7/new', 'x')
    fs.unlink('/150/15001')
    const after = fileSystemToData(fs.snapshot(), 'shared').inodes
    expect(after.filter((list) => !before.has(list)).length).toBeLessThan(6)
    expect(after).toEqual(fileSystemToData(fs.snapshot()).inodes)
  })

  it('survives 2,000 random corruptions: refused, or whole', () => {
    const chance = createChance(7)
    const junk: unknown[] = [undefined, null, -1, 2, 3, 1e99, Number.NaN, '', '..', 'x', [], {}, [['x', 2]], true]
    for (let turn = 0; turn < 2000; turn += 1) {
      const lists = { ...whole(), version: 2, inodes: [whole().inodes] }
      const data = corrupt(turn % 2 === 0 ? whole() : lists, () => pickInteger(chance, 1000), junk)
      try {
        const reader = new FileSystemReader(fileSystemFromData(data))
        for (const name of reader.names('/')) reader.lstat(`/${name}`)
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableWorld)
      }
    }
  })
})

/** Replaces one value somewhere in `value`. */
function corrupt(value: unknown, pick: () => number, junk: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array || pick() < 100) {
    return junk[pick() % junk.length]
  }
  const keys = Object.keys(value)
  const key = keys[pick() % keys.length]
  const changed = ([name, item]: [string, unknown]): [string, unknown] => [
    name,
    name === key ? corrupt(item, pick, junk) : item,
  ]
  const entries = Object.entries(value).map(changed)
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}
