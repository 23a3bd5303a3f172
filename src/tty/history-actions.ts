import { change, type Editor, entryAt, type Yanked, showEntry } from './editor.ts'
import { insert, remove } from './line.ts'

type HistoryAction = (editor: Editor, count: number, explicit: boolean) => Editor

const stepBy =
  (direction: -1 | 1): HistoryAction =>
  (editor, count) => {
    const index = editor.index + direction * count
    return showEntry(editor, Math.min(editor.history.length, Math.max(0, index)))
  }

/**
 * The nearest entry in a direction that begins with the text before the caret; the caret stays behind that text. Without
 * such text it is the next entry, and the caret goes to its end.
 */
const prefixSearch =
  (direction: -1 | 1): HistoryAction =>
  (editor) => {
    const { text, caret } = editor.line
    if (caret === 0 || editor.last === 'history-search') {
      const shown = showEntry(editor, editor.index + direction)
      return shown === editor ? editor : { ...shown, last: 'history-search' }
    }
    const prefix = text.slice(0, caret)
    for (let index = editor.index + direction; index >= 0 && index < editor.history.length; index += direction) {
      const entry = editor.history[index] ?? ''
      if (!entry.startsWith(prefix) || entry === text) continue
      const shown = showEntry(editor, index)
      return { ...shown, line: { text: shown.line.text, caret: Math.min(caret, shown.line.text.length) } }
    }
    return editor
  }

/** The words of a line as the history takes them apart: by blanks, quoted parts kept together. */
export function historyWords(line: string): readonly string[] {
  return line.match(/(?:"(?:\\.|[^"\\])*"?|'[^']*'?|\\.|[^\s"'\\])+/g) ?? []
}

/** Where the word stands that a numeric argument counts, from the end when negative: -1 is the one before the last. */
const placeOf = (count: number): number => (count < 0 ? count - 1 : count)

/** A yank-last-arg that goes on: the numeric argument of the first press stays, a negative one later turns back. */
function argumentYank(editor: Editor, count: number, explicit: boolean): Yanked {
  const before = editor.last === 'yank-last-arg' ? editor.yanked : undefined
  if (!before) return { start: editor.line.caret, index: 1, step: 1, word: explicit ? placeOf(count) : -1 }
  const step = count < 0 ? -before.step : before.step
  return { ...before, step, index: Math.max(1, before.index + step) }
}

/** Inserts the last word of the entry before the one being shown; again, that of the entry before that (M-.). */
const yankLastArg: HistoryAction = (editor, count, explicit) => {
  const yanked = argumentYank(editor, count, explicit)
  const word = historyWords(entryAt(editor, editor.index - yanked.index) ?? '').at(yanked.word ?? -1)
  // a word that is not there is yanked all the same: the next press goes on from it
  if (word === undefined && editor.last !== 'yank-last-arg') return { ...editor, last: 'yank-last-arg', yanked }
  const line = insert(remove(editor.line, yanked.start, editor.line.caret), word ?? '')
  return { ...change(editor, line, 'yank-last-arg'), yanked }
}

/** Inserts the first argument of the entry before, or the one that the numeric argument counts (M-C-y). */
const yankNthArg: HistoryAction = (editor, count) => {
  const word = historyWords(entryAt(editor, editor.index - 1) ?? '').at(placeOf(count))
  return word === undefined ? editor : change(editor, insert(editor.line, word))
}

/** Actions on the history under their GNU Readline names. */
export const historyActions = {
  'previous-history': stepBy(-1),
  'next-history': stepBy(1),
  'beginning-of-history': (editor) => showEntry(editor, 0),
  'end-of-history': (editor) => showEntry(editor, editor.history.length),
  'history-search-backward': prefixSearch(-1),
  'history-search-forward': prefixSearch(1),
  'yank-last-arg': yankLastArg,
  'yank-nth-arg': yankNthArg,
} satisfies Record<string, HistoryAction>
