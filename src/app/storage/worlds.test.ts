import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { NOTICE } from './keep.ts'
import type { KeptWorld } from './kept-world.ts'
import { worldsIn, type WorldStorage } from './worlds.ts'

let items = new Map<string, unknown>()
let fails: Error | undefined
let changes: { readonly put: readonly string[]; readonly remove: readonly string[] }[] = []

/** A database in memory, which copies what it is given as IndexedDB does. */
const database: Database = {
  async under(key) {
    if (fails) throw fails
    const within = [...items].filter(([known]) => known === key || known.startsWith(`${key}/`))
    return structuredClone(new Map(within))
  },
  async change({ put, remove }) {
    if (fails) throw fails
    changes.push({ put: [...put.keys()], remove: [...remove] })
    for (const [key, value] of structuredClone(put)) items.set(key, value)
    for (const key of remove) items.delete(key)
  },
}

const said: string[] = []

/** What a page has that was opened just now. */
async function opened(): Promise<WorldStorage> {
  const worlds = worldsIn(database, (notice) => void said.push(notice))
  await worlds.read('linux')
  changes = []
  return worlds
}

/** The lengths and first bytes of contents: comparing all of them would take seconds. */
const looks = (kept: KeptWorld | undefined): unknown =>
  JSON.parse(
    JSON.stringify(kept?.world, (_key, value: unknown) =>
      value instanceof Uint8Array ? [value.length, value[0], value.at(-1)] : value,
    ),
  )

const long = (length: number, fill: number): Uint8Array => new Uint8Array(length).fill(fill)
const keys = (): readonly string[] => [...items.keys()]
const lastChange = (): { readonly put: number; readonly removed: number } => {
  const last = changes.at(-1)
  return { put: last?.put.length ?? 0, removed: last?.remove.length ?? 0 }
}

beforeEach(() => {
  items = new Map()
  fails = undefined
  said.length = 0
})

test('a world that was written is read, with what belongs to it', async () => {
  const worlds = await opened()
  const kept = { world: { files: [1, 'a', null] }, stamp: 0.5, chance: { seed: 7, state: -3 } }
  await worlds.write('linux', kept)
  expect(await (await opened()).read('linux')).toMatchObject(kept)
  expect(await worlds.read('docker')).toBeUndefined()
  expect(said).toEqual([])
})

test('what 0.1.0 stored is read', async () => {
  items.set('linux', { version: 1, world: { files: { content: long(100_000, 1) } } })
  expect(looks(await (await opened()).read('linux'))).toEqual({ files: { content: [100_000, 1, 1] } })
})

describe('long contents', () => {
  const world = (...contents: readonly Uint8Array[]): { readonly world: unknown } => ({ world: { files: contents } })

  test('are kept apart and come back', async () => {
    const contents = [long(3_000_000, 1), long(10, 2), long(16_384, 3)]
    const worlds = await opened()
    await worlds.write('linux', world(...contents))
    expect(keys()).toHaveLength(5)
    expect(looks(await (await opened()).read('linux'))).toEqual(looks(world(...contents)))
  })

  test('are not stored again while they stay the same, also after a reload', async () => {
    const big = long(3_000_000, 1)
    const worlds = await opened()
    await worlds.write('linux', world(big))
    await worlds.write('linux', { world: { files: [big], more: true } })
    expect(lastChange()).toEqual({ put: 1, removed: 0 })
    const later = await opened()
    const kept = await later.read('linux')
    await later.write('linux', { world: kept?.world })
    expect(lastChange()).toEqual({ put: 1, removed: 0 })
  })

  test('are stored from where they have grown', async () => {
    const { buffer } = long(4_000_000, 1)
    const worlds = await opened()
    await worlds.write('linux', world(new Uint8Array(buffer, 0, 2_200_000)))
    await worlds.write('linux', world(new Uint8Array(buffer, 0, 2_300_000)))
    expect(lastChange()).toEqual({ put: 2, removed: 1 })
    expect(looks(await (await opened()).read('linux'))).toEqual({ files: [[2_300_000, 1, 1]] })
    // as it was before: that piece is gone meanwhile
    await worlds.write('linux', world(new Uint8Array(buffer, 0, 2_200_000)))
    expect(looks(await (await opened()).read('linux'))).toEqual({ files: [[2_200_000, 1, 1]] })
  })

  test('are removed with their file', async () => {
    const worlds = await opened()
    await worlds.write('linux', world(long(3_000_000, 1)))
    await worlds.write('linux', world())
    expect(keys()).toEqual(['linux'])
  })

  test('are stored again when another page had the last word', async () => {
    const big = long(100_000, 1)
    const [one, other] = [await opened(), await opened()]
    await one.write('linux', world(big))
    await other.write('linux', world(long(100_000, 2)))
    await opened()
    one.distrust()
    await one.write('linux', world(big))
    expect(looks(await (await opened()).read('linux'))).toEqual({ files: [[100_000, 1, 1]] })
    expect(keys()).toHaveLength(2)
  })

  test('are stored again when storing them failed', async () => {
    const big = long(100_000, 1)
    const worlds = await opened()
    fails = new DOMException('', 'QuotaExceededError')
    await worlds.write('linux', world(big))
    fails = undefined
    await worlds.write('linux', world(big))
    expect(looks(await (await opened()).read('linux'))).toEqual({ files: [[100_000, 1, 1]] })
  })

  test('of which a piece is missing are set aside with what there is', async () => {
    const worlds = await opened()
    await worlds.write('linux', world(long(3_000_000, 1)))
    items.delete(keys()[0] ?? '')
    expect(await (await opened()).read('linux')).toBeUndefined()
    expect(keys()).toEqual(['linux/set-aside'])
    expect(items.get('linux/set-aside')).toMatchObject({ pieces: { size: 2 } })
    expect(said).toEqual([NOTICE.worldLost])
  })
})

describe('what is none is set aside, and said', () => {
  test.each([
    { version: 0, world: 1 },
    { version: 2, world: 1 },
    'rubbish',
    null,
    { version: 1 },
    { version: 1, world: {}, apart: 3 },
    { version: 1, world: {}, apart: [{ path: ['a'] }] },
    { version: 1, world: {}, apart: [{ path: ['a', 'b'], keys: [] }] },
    { version: 1, world: {}, apart: [{ path: ['__proto__', 'mine'], keys: [] }] },
    { version: 1, world: {}, apart: [{ path: ['mine'], keys: [] }] },
  ])('%j', async (data) => {
    items.set('linux', data)
    await opened()
    expect([...items]).toEqual([['linux/set-aside', data]])
    expect(said).toEqual([NOTICE.worldLost])
  })

  test('and none that was set aside before is written over', async () => {
    for (const data of ['first', 'second', 'third']) {
      items.set('linux', data)
      await opened()
    }
    expect([...items]).toEqual([
      ['linux/set-aside', 'first'],
      ['linux/set-aside/2', 'second'],
      ['linux/set-aside/3', 'third'],
    ])
  })
})

test('removing takes what was set aside too', async () => {
  const worlds = await opened()
  await worlds.write('linux', { world: long(100_000, 1) })
  await worlds.setAside('linux')
  await worlds.write('linux', { world: 2 })
  await worlds.remove('linux')
  expect(items.size).toBe(0)
})

describe('the page goes on without a database', () => {
  test.each([
    [new DOMException('', 'QuotaExceededError'), NOTICE.full],
    [new DOMException('', 'InvalidStateError'), NOTICE.unavailable],
  ])('%s', async (error, notice) => {
    const worlds = await opened()
    fails = error
    expect(await worlds.read('linux')).toBeUndefined()
    await worlds.write('linux', { world: 1 })
    expect(said).toEqual([notice, notice])
  })

  test('and writes over nothing that it could not read', async () => {
    items.set('linux', { version: 1, world: 'precious' })
    fails = new DOMException('', 'InvalidStateError')
    const worlds = await opened()
    fails = undefined
    await worlds.write('linux', { world: 'fresh' })
    expect(items.get('linux')).toEqual({ version: 1, world: 'precious' })
  })
})

describe('frozen lists', () => {
  const list = (...each: readonly unknown[]): readonly unknown[] => Object.freeze([...each])
  const file = (content: Uint8Array): unknown => ({ type: 'file', content })
  const world = (...lists: readonly (readonly unknown[])[]): KeptWorld => ({ world: { files: { lists } } })

  test('are kept apart, with what is long in them, and come back', async () => {
    const whole = world(list(file(long(20_000, 1)), file(long(3, 2))), list('a', ['b']), list())
    const worlds = await opened()
    await worlds.write('linux', whole)
    expect(keys()).toHaveLength(5)
    expect(looks(await (await opened()).read('linux'))).toEqual(looks(whole))
  })

  test('are stored again only when there are others in their place', async () => {
    const lists = Array.from({ length: 600 }, (_, at) => list(at, file(long(20_000, at))))
    const worlds = await opened()
    await worlds.write('linux', world(...lists))
    expect(lastChange().put).toBe(1201)
    const changed = list(7, 'changed')
    const after = lists.with(7, changed)
    await worlds.write('linux', world(...after))
    expect(lastChange()).toEqual({ put: 2, removed: 2 })
    await worlds.write('linux', world(...lists))
    expect(lastChange()).toEqual({ put: 3, removed: 1 })
    expect(looks(await (await opened()).read('linux'))).toEqual(looks(world(...lists)))
  })

  test('that were made anew after a reload are stored again only where they say something else', async () => {
    const lists = Array.from({ length: 20 }, (_, at) => list(at, file(long(20_000, at)), file(long(30, at))))
    await (await opened()).write('linux', world(...lists))
    const worlds = await opened()
    const anew = [...lists.slice(0, -2), list(18, file(long(30, 18))), list('more')].map((each) => list(...each))
    await worlds.write('linux', world(...anew))
    // 18 lists stay; two, the record and all long bytes, which are not those that were read, are stored
    expect(lastChange()).toEqual({ put: 21, removed: 22 })
    await worlds.write('linux', world(...anew))
    expect(lastChange()).toEqual({ put: 1, removed: 0 })
    expect(looks(await (await opened()).read('linux'))).toEqual(looks(world(...anew)))
  })

  test('of which one is gone make a world unreadable, which is set aside', async () => {
    const worlds = await opened()
    await worlds.write('linux', world(list('a'), list('b')))
    items.delete(keys().find((key) => key !== 'linux') ?? '')
    expect(await (await opened()).read('linux')).toBeUndefined()
    expect(said).toEqual([NOTICE.worldLost])
  })
})

test('pieces that an unreadable record does not name are not set aside with it', async () => {
  const worlds = await opened()
  await worlds.write('linux', { world: { files: Object.freeze(['a']) } })
  items.set('linux', { version: 99 })
  expect(await (await opened()).read('linux')).toBeUndefined()
  expect([...items]).toEqual([['linux/set-aside', { version: 99 }]])
})
