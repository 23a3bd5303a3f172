import { describe, expect, test } from 'vitest'
import { actions, bracketedPaste, selfInsert } from './actions.ts'
import { createEditor, type Editor } from './editor.ts'

/** A line with `|` where the caret is. */
function editing(marked: string, history: readonly string[] = []): Editor {
  const caret = marked.indexOf('|')
  return { ...createEditor(history), line: { text: marked.replace('|', ''), caret } }
}

const marked = ({ line }: Editor): string => `${line.text.slice(0, line.caret)}|${line.text.slice(line.caret)}`

const perform = (editor: Editor, ...names: readonly (keyof typeof actions)[]): Editor =>
  names.reduce((current, name) => actions[name](current), editor)

describe('actions, under their GNU Readline names', () => {
  test.each<[keyof typeof actions, string, string]>([
    ['beginning-of-line', 'ab c|d', '|ab cd'],
    ['end-of-line', 'a|b cd', 'ab cd|'],
    ['forward-char', 'a|日b', 'a日|b'],
    ['forward-char', 'a|👨‍👩‍👧b', 'a👨‍👩‍👧|b'],
    ['forward-char', 'ab|', 'ab|'],
    ['backward-char', 'ae\u0301|b', 'a|e\u0301b'],
    ['backward-char', '|ab', '|ab'],
    ['forward-word', 'ls| -la /home', 'ls -la| /home'],
    ['backward-word', 'ls -la /ho|me', 'ls -la /|home'],
    ['backward-word', 'ls -la |', 'ls -|la '],
    ['delete-char', 'a|👍🏽b', 'a|b'],
    ['backward-delete-char', 'a🇩🇪🇫🇷|b', 'a🇩🇪|b'],
    ['kill-line', 'ab| cd', 'ab|'],
    ['unix-line-discard', 'ab| cd', '| cd'],
    ['kill-word', 'a|b cd', 'a| cd'],
    ['backward-kill-word', 'cat /home/us|er', 'cat /home/|er'],
    ['unix-word-rubout', 'cat /home/us|er', 'cat |er'],
    ['transpose-chars', 'ab|', 'ba|'],
    ['transpose-chars', 'a|bc', 'ba|c'],
    ['transpose-chars', '|ab', '|ab'],
    ['transpose-words', 'one two| three', 'one three two|'],
    ['transpose-words', 'one| ', 'one| '],
    ['upcase-word', '|one two', 'ONE| two'],
    ['downcase-word', 'A|BC', 'Abc|'],
    ['capitalize-word', '| hello world', ' Hello| world'],
  ])('%s: %s becomes %s', (action, before, after) => {
    expect(marked(perform(editing(before), action))).toBe(after)
  })
})

describe('the kill ring', () => {
  test('kills in a row are joined, and yank gives them back', () => {
    const killed = perform(editing('one two three|'), 'backward-kill-word', 'backward-kill-word')
    expect(marked(perform(killed, 'yank'))).toBe('one two three|')
  })
  test('yank-pop goes round', () => {
    const killed = perform(editing('a b|'), 'unix-word-rubout', 'backward-char', 'end-of-line', 'unix-line-discard')
    expect(marked(perform(killed, 'yank'))).toBe('a |')
    expect(marked(perform(killed, 'yank', 'yank-pop'))).toBe('b|')
    expect(marked(perform(killed, 'yank', 'yank-pop', 'yank-pop'))).toBe('a |')
  })
  test('yank-pop without a yank does nothing', () => {
    const editor = editing('a|')
    expect(perform(editor, 'yank-pop')).toBe(editor)
  })
})

describe('undo', () => {
  test('takes a run of typing back at once, and a paste by itself', () => {
    const typed = ['a', 'b', 'c'].reduce(selfInsert, editing('|'))
    const pasted = bracketedPaste(typed, 'XYZ')
    expect(marked(perform(pasted, 'undo'))).toBe('abc|')
    expect(marked(perform(pasted, 'undo', 'undo'))).toBe('|')
  })
})

describe('history', () => {
  const history = ['first', 'second']
  test('up, up, down', () => {
    const editor = editing('|', history)
    expect(marked(perform(editor, 'previous-history'))).toBe('second|')
    expect(marked(perform(editor, 'previous-history', 'previous-history', 'previous-history'))).toBe('first|')
    expect(marked(perform(editor, 'previous-history', 'previous-history', 'next-history'))).toBe('second|')
  })
  test('every entry keeps its draft until a line is entered', () => {
    const edited = selfInsert(perform(editing('new|', history), 'previous-history'), '!')
    const away = perform(edited, 'previous-history')
    expect(marked(perform(away, 'next-history'))).toBe('second!|')
    expect(marked(perform(away, 'next-history', 'next-history'))).toBe('new|')
  })
  test('the ends', () => {
    const editor = editing('x|', history)
    expect(marked(perform(editor, 'beginning-of-history'))).toBe('first|')
    expect(marked(perform(editor, 'beginning-of-history', 'end-of-history'))).toBe('x|')
  })
})
