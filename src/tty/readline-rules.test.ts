import { describe, expect, test } from 'vitest'
import { idle, startTty } from '../testing/tty-fixture.ts'

interface Rule {
  readonly keys: string
  readonly rows: readonly string[]
  readonly column: number
  readonly columns?: number
}

const paste = (text: string): string => `\x1b[200~${text}\x1b[201~`

/** What GNU Readline 8.2 shows after these keys, as the referee found it. */
const rules: Readonly<Record<string, Rule>> = {
  'the caret stands on a wide character that went to the next row': {
    keys: 'か\x02',
    rows: ['$', 'か'],
    column: 0,
    columns: 3,
  },
  'a newline behind a full row stands in a row of its own': {
    keys: paste('aaaaaa\nb'),
    rows: ['$ aaaaaa', '', 'b'],
    column: 1,
    columns: 8,
  },
  'C-w takes a newline for a part of the word': { keys: `${paste('a\nb')}\x17`, rows: ['$'], column: 2 },
  'kills do not join over a key that rang': { keys: 'ab c\x02\x17\x08\x1bd\x19', rows: ['$ c'], column: 3 },
  'kills do not join over C-l': { keys: 'a b\x17\x0c\x15\x19', rows: ['$ a'], column: 4 },
  'yank goes on where yank-pop turned the ring': {
    keys: 'one\x17two\x17\x19\x1by\x19',
    rows: ['$ oneone'],
    column: 8,
  },
  'M-. counts from the entry shown': { keys: 'a\rb\r\x1b[A\x1b.', rows: ['$ a', '$ b', '$ ba'], column: 4 },
  'M-. takes what was edited': { keys: 'a\r\x1b[Ab\x1b[B\x1b_', rows: ['$ a', '$ ab'], column: 4 },
  'M-. beyond the oldest entry takes its word back': { keys: 'a\r\x1b.\x1b.', rows: ['$ a', '$'], column: 2 },
  'M-_ is a key at the end of a chunk': { keys: 'a\r\x1b_', rows: ['$ a', '$ a'], column: 3 },
  'a quoted Meta key is Escape and a character': { keys: '\x16\x1by', rows: ['$ ^[y'], column: 5 },
  'a numeric argument quotes the first character alone again': {
    keys: '\x1b3\x16\x1bb',
    rows: ['$ ^[^[^[b'],
    column: 9,
  },
  'a character search takes one character': { keys: '\x1d1ab', rows: ['$ ab'], column: 4 },
  'a character search goes as far as it can': { keys: 'axbx\x01\x1b3\x1dx', rows: ['$ axbx'], column: 5 },
  'a numeric argument is shown as a number': { keys: '\x1b06', rows: ['(arg: 6)'], column: 9 },
  'a lone minus is shown as -1': { keys: '\x1b-', rows: ['(arg: -1)'], column: 10 },
  'a minus behind digits is text': { keys: '\x1b3\x1b-', rows: ['$ ---'], column: 5 },
  'C-l with an argument clears nothing': { keys: 'a\r\x1b2\x0c', rows: ['$ a', '$'], column: 2 },
  'C-u has no use for an argument': { keys: 'abc\x1b0\x15', rows: ['$'], column: 2 },
  'C-t at the end exchanges once': { keys: 'ab\x1b2\x14', rows: ['$ ba'], column: 4 },
  'M-t takes words as far apart as the argument': { keys: ' 3m/5\x1b3\x1bt', rows: ['$ 5/ 3m'], column: 7 },
  'M-c capitalizes each of the words': { keys: 'ab cd\x1b-2\x1bc', rows: ['$ Ab Cd'], column: 7 },
  'C-o with an argument goes on with that entry': {
    keys: 'a\rb\rc\x1b2\x0f',
    rows: ['$ a', '$ b', '$ c', '$ b'],
    column: 3,
  },
  'an undone change of case leaves the caret behind the word': {
    keys: 'one two three\x1bb\x1bu\x1f',
    rows: ['$ one two three'],
    column: 15,
  },
  'an undone kill leaves the caret behind what is back': {
    keys: 'one two\x01\x1bd\x1f',
    rows: ['$ one two'],
    column: 5,
  },
  'an entry that was left keeps what can be undone': {
    keys: 'a\rb\r\x1b[Ax\x1b[A\x1b[B\x1br',
    rows: ['$ a', '$ b', '$ b'],
    column: 3,
  },
  'M-# enters the line as a comment': { keys: 'a\x1b#\x1b[A', rows: ['$ #a', '$ #a'], column: 4 },
  'M-# with an argument makes a comment a line again': { keys: '#a\x1b-\x1b#', rows: ['$ a', '$'], column: 2 },
  'a search with less of its pattern stays where it is': {
    keys: 'echo banana\r\x12an\x12\x7f',
    rows: ['$ echo banana', "(reverse-i-search)`a': echo banana"],
    column: 29,
  },
  'a prefix search for nothing steps through the history': {
    keys: 'a\rb\r\x1b[5~\x1b[5~',
    rows: ['$ a', '$ b', '$ a'],
    column: 3,
  },
}

describe('the rules of GNU Readline', () => {
  test.each(Object.entries(rules))('%s', async (_name, { keys, rows, column, columns = 40 }) => {
    const fixture = await startTty({ columns })
    for (const key of keys.match(/\x1b\[200~[^]*?\x1b\[201~|\x1b\[[0-9;]*[A-Z~]|\x1b[^]|[^]/gu) ?? []) {
      await fixture.screen.type(key)
      await idle(fixture)
    }
    expect(fixture.screen.rows()).toEqual(rows)
    expect(fixture.screen.caret().column).toBe(column)
  })
})
