import { change, type Editor, kill, moveTo, showEntry } from './editor.ts'
import {
  blankWordStart,
  capitalised,
  insert,
  left,
  type Line,
  remove,
  right,
  transpose,
  wordEnd,
  wordStart,
} from './line.ts'

/** Changes the editor; pure. */
export type Action = (editor: Editor) => Editor

const motion =
  (target: (line: Line) => number): Action =>
  (editor) =>
    moveTo(editor, target(editor.line))

const killTo =
  (target: (line: Line) => number): Action =>
  (editor) => {
    const { line } = editor
    const to = target(line)
    const [start, end] = to < line.caret ? [to, line.caret] : [line.caret, to]
    return kill(editor, remove(line, start, end), line.text.slice(start, end), to < line.caret ? 'before' : 'after')
  }

const deleteTo =
  (target: (line: Line) => number): Action =>
  (editor) => {
    const { line } = editor
    const to = target(line)
    if (to === line.caret) return editor
    return change(editor, to < line.caret ? remove(line, to, line.caret) : remove(line, line.caret, to))
  }

const caseWord =
  (convert: (word: string) => string): Action =>
  (editor) => {
    const { line } = editor
    const end = wordEnd(line)
    if (end === line.caret) return editor
    return change(editor, insert(remove(line, line.caret, end), convert(line.text.slice(line.caret, end))))
  }

function transposeChars(editor: Editor): Editor {
  const line = transpose(editor.line)
  return line === editor.line ? editor : change(editor, line)
}

function transposeWords(editor: Editor): Editor {
  const { text } = editor.line
  const secondEnd = wordEnd(editor.line)
  const secondStart = wordStart({ text, caret: secondEnd })
  const firstStart = wordStart({ text, caret: secondStart })
  const firstEnd = wordEnd({ text, caret: firstStart })
  if (firstEnd > secondStart || firstStart === secondStart) return editor
  const swapped =
    text.slice(secondStart, secondEnd) + text.slice(firstEnd, secondStart) + text.slice(firstStart, firstEnd)
  return change(editor, { text: text.slice(0, firstStart) + swapped + text.slice(secondEnd), caret: secondEnd })
}

function yank(editor: Editor): Editor {
  const text = editor.kills[0]
  if (text === undefined) return editor
  const yanked = { start: editor.line.caret, index: 0 }
  return { ...change(editor, insert(editor.line, text)), last: 'yank', yanked }
}

function yankPop(editor: Editor): Editor {
  const { yanked, kills, line } = editor
  if (!yanked || editor.last !== 'yank') return editor
  const index = (yanked.index + 1) % kills.length
  const replaced = insert(remove(line, yanked.start, line.caret), kills[index] ?? '')
  return { ...change(editor, replaced), last: 'yank', yanked: { start: yanked.start, index } }
}

function undo(editor: Editor): Editor {
  const [line, ...older] = editor.undo
  return line ? { ...editor, line, undo: older, last: 'other', yanked: undefined } : editor
}

const lineStart = (): number => 0

const lineEnd = ({ text }: Line): number => text.length

/** The editing actions under their GNU Readline names (GNU Readline Library, Bindable Readline Commands). */
export const actions = {
  'beginning-of-line': motion(lineStart),
  'end-of-line': motion(lineEnd),
  'forward-char': motion(right),
  'backward-char': motion(left),
  'forward-word': motion(wordEnd),
  'backward-word': motion(wordStart),
  'delete-char': deleteTo(right),
  'backward-delete-char': deleteTo(left),
  'kill-line': killTo(lineEnd),
  'unix-line-discard': killTo(lineStart),
  'kill-word': killTo(wordEnd),
  'backward-kill-word': killTo(wordStart),
  'unix-word-rubout': killTo(blankWordStart),
  'transpose-chars': transposeChars,
  'transpose-words': transposeWords,
  'upcase-word': caseWord((word) => word.toUpperCase()),
  'downcase-word': caseWord((word) => word.toLowerCase()),
  'capitalize-word': caseWord(capitalised),
  yank,
  'yank-pop': yankPop,
  undo,
  'previous-history': (editor) => showEntry(editor, editor.index - 1),
  'next-history': (editor) => showEntry(editor, editor.index + 1),
  'beginning-of-history': (editor) => showEntry(editor, 0),
  'end-of-history': (editor) => showEntry(editor, editor.history.length),
} satisfies Record<string, Action>

/** Puts typed text at the caret, as self-insert does. */
export function selfInsert(editor: Editor, text: string): Editor {
  return change(editor, insert(editor.line, text), 'insert')
}

/** Puts pasted text at the caret; it is undone as one. */
export function bracketedPaste(editor: Editor, text: string): Editor {
  return change(editor, insert(editor.line, text))
}
