import { expect, test } from 'vitest'
import { parse, type Problem } from './parser.ts'
import { readScript } from './script.ts'

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
  ['(a', { type: 'unclosed', construct: 'subshell', pos: 2, closer: ')' }],
  ['while a; do b', { type: 'unclosed', construct: 'other', pos: 13, closer: 'done' }],
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

/** What stands in each other, and how often it may at most. */
const nested: readonly (readonly [open: string, close: string, type: Problem['type']])[] = [
  ['echo $(', ')', 'too deep'],
  ['echo "$(', ')"', 'too deep'],
  ['cat <(', ')', 'too deep'],
  ['if ( for i in $(', '); do :; done ); then :; fi', 'too deep'],
  ['echo ${x:-', '}', 'unexpected token'],
  ['( ', ' )', 'unexpected token'],
  ['{ ', '; }', 'unexpected token'],
  ['while :; do ', '; done', 'unexpected token'],
]

test.each(nested)('%s stands in itself 256 times at most, whatever the stack has room for', (open, close, type) => {
  const problems = [256, 257, 3000].map((times) => readScript(`${open.repeat(times)}:${close.repeat(times)}`).error)
  expect(problems.map((problem) => problem?.type)).toEqual([undefined, type, type])
})

test('a text has room for sixteen million characters', () => {
  const errors = [2 ** 24, 2 ** 24 + 1].map((length) => readScript(`#${'a'.repeat(length - 1)}`).error)
  expect(errors.map((error) => error?.type)).toEqual([undefined, 'too deep'])
})

test('a long sum is understood', () => {
  expect(readScript(`echo $((${'1+'.repeat(20_000)}1))`).error).toBeUndefined()
})

test('what can be understood has no problems', () => {
  expect(parse('if a; then b; fi').problems).toEqual([])
})
