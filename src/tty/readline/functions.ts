import { previousBoundary } from '../../base/width.ts'
import type { Dispatched } from '../discipline/dispatch.ts'
import { change, type Editor, entryAt, kill, moveTo, showEntry } from '../editor.ts'
import { historyWords } from '../history-actions.ts'
import { insert, type Line, remove } from '../line.ts'

/** A function of Readline that changes nothing but the editor; `count` is the numeric argument. */
export type EditorFunction = (editor: Editor, count: number, explicit: boolean) => Dispatched

const rings = (editor: Editor): Dispatched => ({ ...editor, request: 'bell' })

/** The words of a line as the shell takes them apart, by where they are. */
function* wordsOf(text: string): Generator<readonly [start: number, end: number]> {
  for (const match of text.matchAll(/(?:\\.|'[^']*'?|"(?:\\.|[^"\\])*"?|[^\s;|&<>()'"\\])+/gs))
    yield [match.index, match.index + match[0].length]
}

function shellForward({ text, caret }: Line): number {
  for (const [, end] of wordsOf(text)) if (end > caret) return end
  return text.length
}

function shellBackward({ text, caret }: Line): number {
  let found = 0
  for (const [start] of wordsOf(text)) if (start < caret) found = start
  return found
}

function reach(line: Line, count: number, ahead: (line: Line) => number, behind: (line: Line) => number): number {
  let { caret } = line
  for (let times = Math.min(Math.abs(count), line.text.length); times > 0; times -= 1)
    caret = (count < 0 ? behind : ahead)({ text: line.text, caret })
  return caret
}

function killTo(editor: Editor, to: number): Editor {
  const { line } = editor
  const [start, end] = to < line.caret ? [to, line.caret] : [line.caret, to]
  return kill(editor, remove(line, start, end), line.text.slice(start, end), to < line.caret)
}

const fileWordStart = ({ text, caret }: Line): number =>
  text
    .slice(0, caret)
    .replace(/[\s/]+$/, '')
    .replace(/[^\s/]+$/, '').length

function transposeShellWords(editor: Editor): Dispatched {
  const { text, caret } = editor.line
  const words = [...wordsOf(text)]
  const at = words.findIndex(([, end]) => end >= caret)
  const index = at < 0 ? words.length - 1 : Math.max(1, at)
  const [one, other] = [words[index - 1], words[index]]
  if (!one || !other) return rings(editor)
  const swapped = text.slice(...other) + text.slice(one[1], other[0]) + text.slice(...one)
  return change(editor, { text: text.slice(0, one[0]) + swapped + text.slice(other[1]), caret: other[1] })
}

/** Puts what lies between two offsets where the next yank finds it, and leaves it in the line. */
function copied(editor: Editor, start: number, end: number): Editor {
  return {
    ...kill(editor, editor.line, editor.line.text.slice(start, end), false),
    line: editor.line,
    undo: editor.undo,
  }
}

const region = ({ mark, line }: Editor): readonly [number, number] => [
  Math.min(mark, line.caret),
  Math.min(line.text.length, Math.max(mark, line.caret)),
]

/** The nearest entry in a direction that has a text somewhere: the caret goes there. */
export function searchSubstring(editor: Editor, wanted: string, step: -1 | 1): Dispatched {
  for (let at = editor.index + step; at >= 0 && at < editor.history.length; at += step) {
    const entry = entryAt(editor, at) ?? ''
    const caret = entry.indexOf(wanted)
    if (caret < 0 || entry === editor.line.text) continue
    return { ...showEntry(editor, at), line: { text: entry, caret }, last: 'history-search' }
  }
  return rings(editor)
}

/** Completes the word before the caret by the last word of the history that begins alike. */
const abbreviation: EditorFunction = (editor) => {
  const { text, caret } = editor.line
  const start = text.slice(0, caret).search(/\S*$/)
  const begin = text.slice(start, caret)
  const words = editor.history.flatMap((line) => historyWords(line))
  const found = words.findLast((word) => word.length > begin.length && word.startsWith(begin))
  return found === undefined ? rings(editor) : change(editor, insert(remove(editor.line, start, caret), found))
}

export const functions: Readonly<Record<string, EditorFunction>> = {
  'shell-forward-word': (editor, count) => moveTo(editor, reach(editor.line, count, shellForward, shellBackward)),
  'shell-backward-word': (editor, count) => moveTo(editor, reach(editor.line, count, shellBackward, shellForward)),
  'shell-kill-word': (editor, count) => killTo(editor, reach(editor.line, count, shellForward, shellBackward)),
  'shell-backward-kill-word': (editor, count) => killTo(editor, reach(editor.line, count, shellBackward, shellForward)),
  'shell-transpose-words': transposeShellWords,
  'unix-filename-rubout': (editor, count) =>
    killTo(editor, reach(editor.line, Math.max(1, count), fileWordStart, fileWordStart)),
  'kill-whole-line': (editor) => kill(editor, { text: '', caret: 0 }, editor.line.text, false),
  'copy-region-as-kill': (editor) => copied(editor, ...region(editor)),
  'kill-region': (editor) => {
    const [start, end] = region(editor)
    return kill(editor, remove(editor.line, start, end), editor.line.text.slice(start, end), false)
  },
  'copy-forward-word': (editor) => copied(editor, editor.line.caret, shellForward(editor.line)),
  'copy-backward-word': (editor) => copied(editor, shellBackward(editor.line), editor.line.caret),
  'dabbrev-expand': abbreviation,
  'dynamic-complete-history': abbreviation,
  'tab-insert': (editor, count) => change(editor, insert(editor.line, '\t'.repeat(Math.max(0, count))), 'insert'),
  'fetch-history': (editor, count, explicit) => showEntry(editor, explicit ? count - 1 : 0),
  'redraw-current-line': (editor) => editor,
  'forward-backward-delete-char': (editor) => {
    const { text, caret } = editor.line
    if (text === '') return rings(editor)
    const start = caret === text.length ? previousBoundary(text, caret) : caret
    return change(editor, remove(editor.line, start, start + (text.slice(start).match(/^./su)?.[0].length ?? 0)))
  },
}

/** Other names of what `../keymap.ts` binds keys to. */
export const aliases: Readonly<Record<string, string>> = {
  'backward-byte': 'backward-char',
  'forward-byte': 'forward-char',
  'insert-last-argument': 'yank-last-arg',
  'clear-display': 'clear-screen',
  'vi-undo': 'undo',
}
