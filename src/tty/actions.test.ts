import { describe, expect, test } from 'vitest'
import { type Action, actions, characterSearch, selfInsert } from './actions.ts'
import { change, createEditor, type Editor } from './editor.ts'
import { insert } from './line.ts'

/** A line with `|` where the caret is. */
function editing(marked: string, history: readonly string[] = []): Editor {
  const caret = marked.indexOf('|')
  return { ...createEditor(history), line: { text: marked.replace('|', ''), caret } }
}

const marked = ({ line }: Editor): string => `${line.text.slice(0, line.caret)}|${line.text.slice(line.caret)}`

const apply = (editor: Editor, name: keyof typeof actions, count = 1, explicit = false): Editor => {
  const action: Action = actions[name]
  return action(editor, count, explicit)
}

const perform = (editor: Editor, ...names: readonly (keyof typeof actions)[]): Editor =>
  names.reduce((current, name) => apply(current, name), editor)

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
    const typed = ['a', 'b', 'c'].reduce((editor, text) => selfInsert(editor, text), editing('|'))
    const pasted = change(typed, insert(typed.line, 'XYZ'))
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

describe('numeric arguments', () => {
  test.each<[keyof typeof actions, number, string, string]>([
    ['forward-char', 3, '|abcdef', 'abc|def'],
    ['forward-char', -2, 'abc|def', 'a|bcdef'],
    ['backward-word', 2, 'one two three|', 'one |two three'],
    ['delete-char', 2, '|abc', '|c'],
    ['kill-word', -1, 'one two|', 'one |'],
    ['kill-line', -1, 'one |two', '|two'],
    ['upcase-word', 2, '|one two three', 'ONE TWO| three'],
    ['upcase-word', -1, 'one two| three', 'one TWO| three'],
    ['previous-history', 2, '|', 'first|'],
  ])('%s with %i: %s becomes %s', (action, count, before, after) => {
    expect(marked(apply(editing(before, ['first', 'second']), action, count, true))).toBe(after)
  })
  test('deleting with an argument puts the text away', () => {
    expect(marked(apply(apply(editing('|abc'), 'delete-char', 2, true), 'yank'))).toBe('ab|c')
  })
})

describe('further actions', () => {
  test.each<[keyof typeof actions, string, string]>([
    ['delete-horizontal-space', 'a  | b', 'a|b'],
    ['backward-kill-line', 'ab|cd', '|cd'],
    ['kill-whole-line', 'ab|cd', '|'],
  ])('%s: %s becomes %s', (action, before, after) => expect(marked(perform(editing(before), action))).toBe(after))
  test('revert-line takes all changes back', () => {
    const changed = perform(selfInsert(editing('a|'), 'b'), 'backward-char', 'transpose-chars', 'revert-line')
    expect(marked(changed)).toBe('a|')
  })
  test('the mark', () => {
    const marked1 = perform(editing('one |two'), 'set-mark', 'end-of-line', 'exchange-point-and-mark')
    expect(marked(marked1)).toBe('one |two')
    expect(marked(perform(marked1, 'exchange-point-and-mark'))).toBe('one two|')
  })
  test.each([
    ['|a-b-c', '-', 1, 'a|-b-c'],
    ['|a-b-c', '-', 2, 'a-b|-c'],
    ['a-b-c|', '-', -1, 'a-b|-c'],
    ['|abc', 'x', 1, '|abc'],
  ])('character-search in %s for %s, %i: %s', (before, character, count, after) => {
    expect(marked(characterSearch(editing(before), character, count))).toBe(after)
  })
})

describe('words of earlier lines', () => {
  const history = ['cp one.txt two.txt', 'echo "last words" here']
  test('yank-last-arg, again for the line before', () => {
    const once = perform(editing('cat |', history), 'yank-last-arg')
    expect(marked(once)).toBe('cat here|')
    expect(marked(perform(once, 'yank-last-arg'))).toBe('cat two.txt|')
  })
  test('yank-last-arg with a negative argument turns back, and the first argument stays', () => {
    const twice = perform(editing('cat |', history), 'yank-last-arg', 'yank-last-arg')
    expect(marked(apply(twice, 'yank-last-arg', -2, true))).toBe('cat here|')
    const first = apply(editing('|', history), 'yank-last-arg', 1, true)
    expect(marked(perform(first, 'yank-last-arg'))).toBe('one.txt|')
  })
  test('a word that is not there counts as yanked', () => {
    const none = apply(editing('|', ['a', 'b c d e']), 'yank-last-arg', 9, true)
    expect(marked(none)).toBe('|')
    expect(marked(perform(none, 'yank-last-arg'))).toBe('|')
  })
  test('yank-nth-arg takes the first argument, or the one that is counted', () => {
    expect(marked(perform(editing('|', history), 'yank-nth-arg'))).toBe('"last words"|')
    expect(marked(apply(editing('|', history), 'yank-nth-arg', 2, true))).toBe('here|')
  })
  test('history-search-backward finds what begins alike and keeps the caret', () => {
    expect(marked(perform(editing('cp|', history), 'history-search-backward'))).toBe('cp| one.txt two.txt')
  })
})
