import { describe, expect, test } from 'vitest'
import { createChance, pickHex } from './chance.ts'
import { neutralise, paint, withoutColour } from './color.ts'
import { largest } from './largest.ts'
import { smallest } from './smallest.ts'
import { createListeners } from './listeners.ts'
import { createStore } from './store.ts'
import { clusterStart, clusterStep, graphemes, nextBoundary, previousBoundary, textWidth } from './width.ts'

describe('text width', () => {
  test.each([
    ['plain', 5],
    ['日本', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['👍', 2],
    ['👍🏽', 2],
    ['👨‍👩‍👧', 2],
    ['🇩🇪', 2],
    ['🇩🇪🇫🇷', 4],
    ['❤️', 2],
    ['❤', 1],
    ['한글', 4],
    ['ｱ', 1],
    ['Ａ', 2],
    ['\u00ad', 1],
  ])('%s takes %i cells', (text, cells) => expect(textWidth(text)).toBe(cells))

  test('a lone mark joins nothing', () => {
    expect(clusterStep(clusterStart, 0x301)).toMatchObject({ joins: false, width: 0 })
  })
})

describe('grapheme boundaries', () => {
  const text = 'aé e\u0301日👨‍👩‍👧🇩🇪🇫🇷\nz'
  test('forwards and backwards agree with the graphemes', () => {
    const parts = graphemes(text)
    const ends = parts.map((_part, index) => parts.slice(0, index + 1).join('').length)
    const forwards: number[] = []
    for (let at = 0; at < text.length;) forwards.push((at = nextBoundary(text, at)))
    expect(forwards).toEqual(ends)
    const backwards: number[] = []
    for (let at = text.length; at > 0; at = previousBoundary(text, at)) backwards.push(at)
    expect(backwards.toReversed()).toEqual(ends)
  })
})

describe('neutralise', () => {
  test.each([
    ['plain\ttext\n', 'plain\ttext\n'],
    ['\x1b[31mred\x1b[m', '\x1b[31mred\x1b[m'],
    ['a\x1b[2J\x1b[Hb', 'ab'],
    ['\x1b]0;title\x07x\x1b]8;;http://x\x1b\\y', 'xy'],
    ['\x1bPq#0\x1b\\z', 'z'],
    ['\x1bcreset', 'reset'],
    ['\x9b31mx\x07\x00\x7f', '31mx'],
    ['a\rb', 'ab'],
    ['end\x1b', 'end'],
    ['end\x1b[', 'end'],
  ])('%j', (given, expected) => expect(neutralise(given)).toBe(expected))

  test('painting and taking colours off again', () => {
    expect(paint('x', 'bold', 'red')).toBe('\x1b[1;31mx\x1b[m')
    expect(withoutColour(paint('x', 'muted'))).toBe('x')
    expect(paint('', 'red')).toBe('')
  })
})

describe('chance', () => {
  test('the same seed gives the same numbers, within their range', () => {
    const [one, other] = [createChance(7), createChance(7)]
    const numbers = Array.from({ length: 1000 }, () => one.next())
    expect(numbers).toEqual(Array.from({ length: 1000 }, () => other.next()))
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(createChance(one.state).next()).toBe(other.next())
    expect(pickHex(createChance(1), 12)).toMatch(/^[0-9a-f]{12}$/)
  })
})

describe('a store', () => {
  test('tells its subscribers of changes only, until they stop', () => {
    const store = createStore(1)
    let heard = 0
    const stop = store.subscribe(() => (heard += 1))
    store.set(1)
    store.update((value) => value + 1)
    stop()
    store.set(3)
    expect([heard, store.get()]).toEqual([1, 3])
  })
})

test('the largest and the smallest of many numbers', () => {
  const many = Array.from({ length: 200_000 }, (_none, at) => at - 100_000)
  expect([largest(many), smallest(many)]).toEqual([99_999, -100_000])
  expect([largest(many, 100_000), smallest(many, -100_001)]).toEqual([100_000, -100_001])
  expect([largest([]), smallest([])]).toEqual([0, Infinity])
})

test('listeners are told in the order in which they came, until they are stopped', () => {
  const heard: string[] = []
  const listeners = createListeners<[what: string]>()
  const stop = listeners.add((what) => heard.push(`first ${what}`))
  listeners.add((what) => heard.push(`second ${what}`))
  listeners.tell('a')
  stop()
  listeners.tell('b')
  expect(heard).toEqual(['first a', 'second a', 'second b'])
})
