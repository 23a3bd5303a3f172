import { expect, test } from 'vitest'
import { wordAtCaret } from './word-at-caret.ts'

test.each<[string, Partial<ReturnType<typeof wordAtCaret>>]>([
  ['', { start: 0, value: '', words: [] }],
  ['ls', { start: 0, value: 'ls', words: [] }],
  ['ls ', { start: 3, value: '', words: ['ls'] }],
  ['ls Doc', { start: 3, value: 'Doc', words: ['ls'] }],
  ['ls "My do', { start: 3, value: 'My do', quote: '"', words: ['ls'] }],
  [String.raw`ls My\ do`, { start: 3, value: 'My do', quote: '', words: ['ls'] }],
  ["cat 'a b' c", { start: 10, value: 'c', words: ['cat', 'a b'] }],
  ['echo hi | wc -', { start: 13, value: '-', words: ['wc'] }],
  ['a && b; c | d; ec', { start: 15, value: 'ec', words: [] }],
  ['echo $(ca', { start: 7, value: 'ca', words: [] }],
  ['sort < in', { start: 7, value: 'in', words: ['sort'], redirected: true }],
  ['sort <in >ou', { start: 10, value: 'ou', words: ['sort'], redirected: true }],
  ['ls 2>err x', { start: 9, value: 'x', words: ['ls'], redirected: false }],
  ['ls 2>&1 x', { value: 'x', words: ['ls'] }],
])('%s', (line, word) => {
  expect(wordAtCaret(line)).toMatchObject(word)
})
