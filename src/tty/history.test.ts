import { describe, expect, test } from 'vitest'
import { createHistory, type TextStorage } from './history.ts'

function createStorage(texts: Record<string, string> = {}): TextStorage & { readonly texts: Record<string, string> } {
  return {
    texts,
    getItem: (key) => texts[key] ?? null,
    setItem: (key, text) => void (texts[key] = text),
  }
}

describe('a history in a storage', () => {
  test('is there again the next time', () => {
    const storage = createStorage()
    createHistory({ storage, key: 'lines' }).add('ls')
    expect(createHistory({ storage, key: 'lines' }).lines).toEqual(['ls'])
  })

  test('keeps what another page has added meanwhile', () => {
    const storage = createStorage()
    const [one, other] = [createHistory({ storage }), createHistory({ storage })]
    one.add('from one')
    other.add('from the other')
    expect(other.lines).toEqual(['from the other'])
    expect(createHistory({ storage }).lines).toEqual(['from one', 'from the other'])
  })

  test('keeps as many lines as it may, 1000 unless told otherwise', () => {
    const storage = createStorage({ history: JSON.stringify(Array.from({ length: 1000 }, (_line, at) => `${at}`)) })
    createHistory({ storage }).add('new')
    const { lines } = createHistory({ storage })
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([1000, '1', 'new'])
    createHistory({ storage, limit: 2 }).add('newer')
    expect(createHistory({ storage }).lines).toEqual(['new', 'newer'])
  })

  test('leaves out what its options leave out', () => {
    const storage = createStorage()
    const history = createHistory({ storage, ignoreSpace: true, ignoreDuplicates: true })
    for (const line of ['ls', 'ls', ' secret', '']) history.add(line)
    expect(createHistory({ storage }).lines).toEqual(['ls'])
  })

  test.each(['no JSON', '{"a":1}', '[1, "ls", null]'])('what is stored as %s is survived', (text) => {
    const lines = createHistory({ storage: createStorage({ history: text }) }).lines
    expect(lines).toEqual(text.includes('ls') ? ['ls'] : [])
  })

  test('a storage that refuses leaves the lines of this page', () => {
    const refuse = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    const history = createHistory({ storage: { getItem: refuse, setItem: refuse } })
    history.add('ls')
    expect(history.lines).toEqual(['ls'])
  })
})
