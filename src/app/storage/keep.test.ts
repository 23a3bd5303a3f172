import { describe, expect, test } from 'vitest'
import { createShelf, NOTICE, type Shelf, type TextStorage } from './keep.ts'

interface Trial {
  readonly shelf: Shelf
  readonly items: Map<string, string>
  readonly said: string[]
}

function trial(initial: Readonly<Record<string, string>> = {}, broken: Partial<TextStorage> = {}): Trial {
  const items = new Map(Object.entries(initial))
  const said: string[] = []
  const storage: TextStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    ...broken,
  }
  return {
    shelf: createShelf(
      () => storage,
      (notice) => void said.push(notice),
    ),
    items,
    said,
  }
}

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('what was written is read', () => {
  const { shelf, items } = trial()
  shelf.write('count', 3)
  expect(items.get('terminal-playground/count')).toBe('{"version":1,"value":3}')
  expect(shelf.read('count', number)).toBe(3)
  expect(trial().shelf.read('count', number)).toBeUndefined()
})

describe('what cannot be used is set aside, and said', () => {
  test.each([
    '{bad',
    'null',
    '3',
    '{"version":0,"value":3}',
    '{"version":2,"value":3}',
    '{"version":1}',
    '{"version":1,"value":"3"}',
  ])('%s', (text) => {
    const { shelf, items, said } = trial({ 'terminal-playground/count': text })
    expect(shelf.read('count', number)).toBeUndefined()
    expect([...items]).toEqual([['terminal-playground/count/set-aside', text]])
    expect(said).toEqual([NOTICE.setAside])
  })
})

test('what was set aside before is not written over, and goes with a removal', () => {
  const { shelf, items } = trial({ 'terminal-playground/count': '{1', 'terminal-playground/count/set-aside': '{0' })
  shelf.read('count', number)
  items.set('terminal-playground/count', '{2')
  shelf.read('count', number)
  expect([...items]).toEqual([
    ['terminal-playground/count/set-aside', '{0'],
    ['terminal-playground/count/set-aside/2', '{1'],
    ['terminal-playground/count/set-aside/3', '{2'],
  ])
  shelf.remove('count')
  expect(items.size).toBe(0)
})

describe('the page goes on without storage', () => {
  test('a full one', () => {
    const { shelf, said } = trial({}, { setItem: refuse })
    shelf.write('count', 3)
    expect(said).toEqual([NOTICE.full])
  })

  test('one that is switched off', () => {
    const said: string[] = []
    const shelf = createShelf(refuse, (notice) => void said.push(notice))
    expect(shelf.read('count', number)).toBeUndefined()
    shelf.remove('count')
    expect(said).toEqual([NOTICE.unavailable, NOTICE.unavailable])
  })
})

test('removing takes what was set aside too', () => {
  const { shelf, items } = trial({ 'terminal-playground/a': '1', 'terminal-playground/a/set-aside': '2', other: '3' })
  shelf.remove('a')
  expect([...items.keys()]).toEqual(['other'])
})
