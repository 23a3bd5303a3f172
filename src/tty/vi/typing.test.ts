import { expect, test } from 'vitest'
import { createEditor } from '../editor.ts'
import { overtype } from './typing.ts'

test.each([
  ['abc', 0, 'x', 'xbc'],
  ['a🚀b', 1, 'x', 'axb'],
  ['日本', 0, 'xy', 'xy'],
  ['ab', 1, 'xyz', 'axyz'],
])('%s at %i is typed over by %s', (text, caret, typed, wanted) => {
  const { line } = overtype({ ...createEditor(), line: { text, caret } }, typed)
  expect(line).toEqual({ text: wanted, caret: caret + typed.length })
})
