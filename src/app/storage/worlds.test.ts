import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NOTICE } from './keep.ts'
import { createWorldStorage } from './worlds.ts'

const database = vi.hoisted(() => ({ items: new Map<string, unknown>(), fails: undefined as Error | undefined }))

async function answer<T>(value: () => T): Promise<T> {
  if (database.fails) throw database.fails
  return value()
}

vi.mock('idb-keyval', () => ({
  createStore: () => () => undefined,
  get: (key: string) => answer(() => database.items.get(key)),
  set: (key: string, value: unknown) => answer(() => void database.items.set(key, value)),
  del: (key: string) => answer(() => void database.items.delete(key)),
}))

const said: string[] = []
const storage = createWorldStorage((notice) => void said.push(notice))

beforeEach(() => {
  database.items.clear()
  database.fails = undefined
  said.length = 0
})

test('a world that was written is read', async () => {
  await storage.write('linux', { files: 1 })
  expect(await storage.read('linux')).toEqual({ files: 1 })
  expect(await storage.read('docker')).toBeUndefined()
  expect(said).toEqual([])
})

test('what is none is set aside, and said', async () => {
  database.items.set('linux', { version: 0, world: 1 })
  expect(await storage.read('linux')).toBeUndefined()
  expect([...database.items]).toEqual([['linux/set-aside', { version: 0, world: 1 }]])
  expect(said).toEqual([NOTICE.worldLost])
})

test('removing takes what was set aside too', async () => {
  await storage.write('linux', 1)
  await storage.setAside('linux')
  await storage.write('linux', 2)
  await storage.remove('linux')
  expect(database.items.size).toBe(0)
})

describe('the page goes on without a database', () => {
  test.each([
    [new DOMException('', 'QuotaExceededError'), NOTICE.full],
    [new DOMException('', 'InvalidStateError'), NOTICE.unavailable],
  ])('%s', async (error, notice) => {
    database.fails = error
    expect(await storage.read('linux')).toBeUndefined()
    await storage.write('linux', 1)
    expect(said).toEqual([notice, notice])
  })
})
