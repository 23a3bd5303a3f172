import { expect, test } from 'vitest'
import { Scrollback } from './scrollback.ts'

const MOST = 2 ** 20

test('what a long line wrote and is not kept leaves room for later lines', () => {
  const scrollback = new Scrollback()
  scrollback.begin('')
  for (let piece = 0; piece < 3; piece += 1) scrollback.add('x'.repeat(MOST))
  scrollback.end(1)
  for (const [at, text] of ['first', 'second', 'third'].entries()) {
    scrollback.begin(`${text}\n`)
    scrollback.end(at + 2)
  }
  expect(scrollback.rows(4)).toBe('first\nsecond\nthird\n')
})

test('the oldest lines leave where there is too much', () => {
  const scrollback = new Scrollback()
  for (const [at, letter] of ['a', 'b', 'c'].entries()) {
    scrollback.begin(letter.repeat(MOST / 2 - 2))
    scrollback.end(at + 1)
  }
  expect([...new Set(scrollback.rows(3))].join('')).toBe('b\nc')
})
