import { expect, test } from 'vitest'
import { controlOf } from './control-key.ts'

test.each([
  ['c', '\x03'],
  ['C', '\x03'],
  ['a', '\x01'],
  ['z', '\x1a'],
  ['[', '\x1b'],
  ['@', '\0'],
  [' ', '\0'],
  ['_', '\x1f'],
  ['?', '\x7f'],
  ['1', undefined],
  ['é', undefined],
  ['Enter', undefined],
  ['\x1b[A', undefined],
  ['', undefined],
])('Ctrl and %j', (key, control) => {
  expect(controlOf(key)).toBe(control)
})
