import { expect, test } from 'vitest'
import { shellSyntaxIn } from '../../shell/syntax-hint.ts'
import { hintSentence } from './hints.ts'

test.each([
  ['ls | wc', 'Pipes need the Bash shell'],
  ['echo hi > a.txt', 'Redirections need the Bash shell'],
  ['a && b', 'Command lists need the Bash shell'],
  ['sleep 5 &', 'Background jobs need the Bash shell'],
  ['echo "a b"', 'Quotes need the Bash shell'],
  ['echo $HOME', 'Variables need the Bash shell'],
  ['ls *.txt', 'Wildcards need the Bash shell'],
  ['echo $(ls)', 'Command substitution needs the Bash shell'],
  ['cd ~', 'Tilde expansion needs the Bash shell'],
])('%s', (line, sentence) => {
  const hint = shellSyntaxIn(line) ?? ''
  expect(hintSentence(hint)).toBe(sentence)
})
