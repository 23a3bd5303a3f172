import { expect, test } from 'vitest'
import { shellSyntaxIn } from '../../shell/syntax-hint.ts'
import { hintSentence } from './hints.ts'

test.each([
  ['ls | wc', 'Pipes are not part of the Simple shell', '| was taken as a word'],
  ['echo hi > a.txt', 'Redirections are not part of the Simple shell', '< and > were taken as words'],
  ['a && b', 'Command lists are not part of the Simple shell', 'the signs between commands were taken as words'],
  ['sleep 5 &', 'Background jobs are not part of the Simple shell', '& was taken as a word'],
  ['echo "a b"', 'Quotes are not part of the Simple shell', 'the marks stayed in the words'],
  ['echo $HOME', 'Variables are not part of the Simple shell', '$ stayed in the word'],
  ['ls *.txt', 'Wildcards are not part of the Simple shell', '* stayed in the word'],
  ['echo $(ls)', 'Command substitution is not part of the Simple shell', 'was taken as words'],
])('%s', (line, missing, instead) => {
  const hint = shellSyntaxIn(line) ?? ''
  expect(hintSentence(hint)).toEqual([missing, instead])
})
