import { expect, test } from 'vitest'
import { shownPath } from './shown-path.ts'

test.each([
  ['/lessons/99', '/lessons/99'],
  [`/${'a'.repeat(39)}`, `/${'a'.repeat(39)}`],
  [`/${'a'.repeat(40)}`, `/${'a'.repeat(38)}…`],
  [`/${'🐳'.repeat(60)}`, `/${'🐳'.repeat(38)}…`],
])('%s is shown as %s', (path, shown) => {
  expect(shownPath(path)).toBe(shown)
})
