import { nextBoundary } from '../base/width.ts'
import { change, type Editor, kill, moveTo } from './editor.ts'
import { historyActions } from './history-actions.ts'
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

/** Changes the editor; pure. `count` is the numeric argument, 1 without one; `explicit` tells whether one was typed. */
export type Action = (editor: Editor, count: number, explicit: boolean) => Editor

type Target = (line: Line) => number

/** Where `count` steps lead; backwards by the other target when the count is negative. */
function reach(line: Line, count: number, ahead: Target, behind: Target): number {
  const step = count < 0 ? behind : ahead
  let { caret } = line
  for (let times = Math.abs(count); times > 0; times -= 1) {
    const next = step({ text: line.text, caret })
    if (next === caret) break
    caret = next
  }
  return caret
}

const motion =
  (ahead: Target, behind: Target): Action =>
  (editor, count) =>
    moveTo(editor, reach(editor.line, count, ahead, behind))

/** The offsets between the caret and another one, the smaller first. */
const between = ({ caret }: Line, to: number): readonly [number, number] => (to < caret ? [to, caret] : [caret, to])

function killBetween(editor: Editor, to: number): Editor {
  const { line } = editor
  const span = between(line, to)
  return kill(editor, remove(line, ...span), line.text.slice(...span), to < line.caret)
}

const killTo =
  (ahead: Target, behind: Target): Action =>
  (editor, count) =>
    killBetween(editor, reach(editor.line, count, ahead, behind))

/** Kills whatever the numeric argument is; a negative one may turn it round. */
const killAlways =
  (ahead: Target, behind: Target): Action =>
  (editor, count) =>
    killBetween(editor, reach(editor.line, count < 0 ? -1 : Math.max(1, count), ahead, behind))

/** Deletes; with a numeric argument the text goes to the kill ring, as in GNU Readline. */
const deleteTo =
  (ahead: Target, behind: Target): Action =>
  (editor, count, explicit) => {
    const { line } = editor
    const to = reach(line, count, ahead, behind)
    if (to === line.caret) return editor
    if (explicit) return killBetween(editor, to)
    return change(editor, remove(line, ...between(line, to)))
  }

/** Changes the case of words; with a negative argument of those before the caret, which stays. */
const caseWord =
  (convert: (word: string) => string): Action =>
  (editor, count) => {
    const { line } = editor
    const to = reach(line, count, wordEnd, wordStart)
    const [start, end] = between(line, to)
    if (start === end) return editor
    const text = line.text.slice(0, start) + convert(line.text.slice(start, end)) + line.text.slice(end)
    return change(editor, { text, caret: end })
  }

const transposeChars: Action = (editor, count) => {
  let { line } = editor
  for (let times = line.caret === line.text.length ? 1 : count; times > 0; times -= 1) {
    line = transpose(line)
    if (line.caret === line.text.length) break
  }
  return line === editor.line ? editor : change(editor, line)
}

/** Exchanges the word before the caret with the one behind, or, by a numeric argument, with one further off. */
const transposeWords: Action = (editor, count) => {
  const { text } = editor.line
  const secondEnd = reach(editor.line, count, wordEnd, wordStart)
  const secondStart = wordStart({ text, caret: secondEnd })
  const firstStart = reach({ text, caret: secondStart }, -count, wordEnd, wordStart)
  const firstEnd = wordEnd({ text, caret: firstStart })
  if (firstEnd > secondStart || firstStart === secondStart) return editor
  const swapped =
    text.slice(secondStart, secondEnd) + text.slice(firstEnd, secondStart) + text.slice(firstStart, firstEnd)
  return change(editor, { text: text.slice(0, firstStart) + swapped + text.slice(secondEnd), caret: secondEnd })
}

const yank: Action = (editor) => {
  const text = editor.kills[editor.killIndex]
  if (text === undefined) return editor
  const yanked = { start: editor.line.caret, index: editor.killIndex, step: 1 }
  return { ...change(editor, insert(editor.line, text), 'yank'), yanked }
}

const yankPop: Action = (editor, count) => {
  const { yanked, kills, line } = editor
  if (!yanked || editor.last !== 'yank') return editor
  const index = (yanked.index + Math.sign(count) + kills.length) % kills.length
  const replaced = insert(remove(line, yanked.start, line.caret), kills[index] ?? '')
  return { ...change(editor, replaced, 'yank'), killIndex: index, yanked: { ...yanked, index } }
}

const undo: Action = (editor, count) => {
  const line = editor.undo[Math.max(1, count) - 1] ?? editor.undo.at(-1)
  return line ? { ...editor, line, undo: editor.undo.slice(Math.max(1, count)), last: 'other' } : editor
}

const revertLine: Action = (editor) => undo(editor, Infinity, true)

const deleteHorizontalSpace: Action = (editor) => {
  const { text, caret } = editor.line
  const start = text.slice(0, caret).replace(/[ \t]+$/, '').length
  const end = text.length - text.slice(caret).replace(/^[ \t]+/, '').length
  return start === end ? editor : change(editor, remove(editor.line, start, end))
}

const setMark: Action = (editor) => ({ ...editor, mark: editor.line.caret })

const exchangePointAndMark: Action = (editor) => {
  const mark = Math.min(editor.mark, editor.line.text.length)
  return { ...moveTo(editor, mark), mark: editor.line.caret }
}

const start: Target = () => 0
const end: Target = ({ text }) => text.length

/** The editing actions under their GNU Readline names (GNU Readline Library, Bindable Readline Commands). */
export const actions = {
  ...historyActions,
  'beginning-of-line': motion(start, start),
  'end-of-line': motion(end, end),
  'forward-char': motion(right, left),
  'backward-char': motion(left, right),
  'forward-word': motion(wordEnd, wordStart),
  'backward-word': motion(wordStart, wordEnd),
  'delete-char': deleteTo(right, left),
  'backward-delete-char': deleteTo(left, right),
  'kill-line': killAlways(end, start),
  'backward-kill-line': killAlways(start, end),
  'unix-line-discard': killAlways(start, start),
  'kill-whole-line': (editor) => killBetween(moveTo(editor, 0), editor.line.text.length),
  'kill-word': killTo(wordEnd, wordStart),
  'backward-kill-word': killTo(wordStart, wordEnd),
  'unix-word-rubout': killAlways(blankWordStart, blankWordStart),
  'delete-horizontal-space': deleteHorizontalSpace,
  'transpose-chars': transposeChars,
  'transpose-words': transposeWords,
  'upcase-word': caseWord((word) => word.toUpperCase()),
  'downcase-word': caseWord((word) => word.toLowerCase()),
  'capitalize-word': caseWord(capitalised),
  yank,
  'yank-pop': yankPop,
  undo,
  'revert-line': revertLine,
  'set-mark': setMark,
  'exchange-point-and-mark': exchangePointAndMark,
} satisfies Record<string, Action>

/** Puts typed text at the caret, as self-insert does; with a numeric argument that many times. */
export function selfInsert(editor: Editor, text: string, count = 1): Editor {
  return count > 0 ? change(editor, insert(editor.line, text.repeat(count)), 'insert') : editor
}

/** Moves to the next `character`, or the previous one, `count` times or as often as there is one. */
export function characterSearch(editor: Editor, character: string, count: number): Editor {
  const { text, caret } = editor.line
  let at = caret
  for (let times = Math.abs(count); times > 0; times -= 1) {
    const found = count < 0 ? text.slice(0, at).lastIndexOf(character) : text.indexOf(character, nextBoundary(text, at))
    if (found < 0) break
    at = found
  }
  return moveTo(editor, at)
}
