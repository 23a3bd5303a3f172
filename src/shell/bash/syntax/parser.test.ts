import { expect, test } from 'vitest'
import { parse, type Problem } from './parser.ts'

const cases: readonly (readonly [text: string, problem: Problem])[] = [
  ["echo 'a", { type: 'unterminated', within: 'single quotes', pos: 5 }],
  ["echo $'a", { type: 'unterminated', within: 'single quotes', pos: 6 }],
  ['echo "a', { type: 'unterminated', within: 'double quotes', pos: 5 }],
  ['echo `a', { type: 'unterminated', within: 'backquotes', pos: 5 }],
  ['echo $(a', { type: 'unterminated', within: 'command substitution', pos: 5 }],
  ['echo ${a', { type: 'unterminated', within: 'parameter expansion', pos: 5 }],
  ['echo $((1', { type: 'unterminated', within: 'arithmetic', pos: 5 }],
  ['cat <(a', { type: 'unterminated', within: 'process substitution', pos: 4 }],
  ['a=(1', { type: 'unterminated', within: 'list', pos: 1 }],
  ['(a', { type: 'unclosed', construct: 'subshell', pos: 2 }],
  ['while a; do b', { type: 'unclosed', construct: 'other', pos: 13 }],
  ['{ }', { type: 'empty group', pos: 0 }],
  ['if a; b', { type: 'missing', what: 'then', pos: 7 }],
  ['for a in b; c', { type: 'missing', what: 'do', pos: 13 }],
  ['case a esac', { type: 'missing', what: 'in', pos: 11 }],
  ['echo >', { type: 'missing', what: 'redirect target', pos: 6 }],
  ['for ((;;;)); do :; done', { type: 'missing', what: 'for expressions', pos: 8 }],
  ['a &&', { type: 'missing', what: 'other', pos: 4 }],
  ['a )', { type: 'unexpected token', pos: 2 }],
  ['a=(1; 2)', { type: 'unexpected element', pos: 4 }],
]

test.each(cases)('%s', (text, problem) => {
  expect(parse(text).problems[0]).toEqual(problem)
})

test('what can be understood has no problems', () => {
  expect(parse('if a; then b; fi').problems).toEqual([])
})
