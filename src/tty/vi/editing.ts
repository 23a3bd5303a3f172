import { nextBoundary, previousBoundary } from '../../base/width.ts'
import type { Dispatched } from '../discipline/dispatch.ts'
import { change, type Editor, kill, moveTo } from '../editor.ts'
import { type Line, remove } from '../line.ts'
import type { Change, ViState } from './state.ts'

const BEGINNING: ViState = { mode: 'insert', marks: {} }

/** How a line begins, for `.`. */
export const FIRST: Change = { key: 'i', count: 1 }

export const stateOf = ({ vi = BEGINNING }: Editor): ViState => vi

export const withState = (editor: Editor, more: Partial<ViState>): Editor => ({
  ...editor,
  vi: { ...stateOf(editor), ...more },
})

/** In command mode the caret stands on a character. */
export function onCharacter(editor: Editor): Editor {
  const { text, caret } = editor.line
  return caret > 0 && caret === text.length
    ? { ...editor, line: { text, caret: previousBoundary(text, caret) } }
    : editor
}

/** A key that did nothing. */
export const bell = (editor: Editor): Dispatched => ({ ...onCharacter(editor), request: 'bell' })

/** Puts away what lies between two offsets; kills do not join in vi mode. */
export function killSpan(editor: Editor, start: number, end: number): Editor {
  const { line } = editor
  return kill({ ...editor, last: 'other' }, remove(line, start, end), line.text.slice(start, end), false)
}

interface Beginning {
  readonly mode?: 'insert' | 'replace'
  readonly isKept?: boolean
}

/** Inserting begins, with what has been changed for it: both are undone at once. */
export function beginInserting(
  before: Editor,
  changed: Editor,
  { mode = 'insert', isKept = true }: Beginning = {},
): Editor {
  const { line, undo } = before
  const taken = Math.max(0, line.text.length - changed.line.text.length)
  const insertion = { line: { text: line.text, caret: changed.line.caret + taken }, undo, from: changed, isKept }
  return withState({ ...changed, last: 'other' }, { mode, insertion, operator: undefined, awaits: undefined })
}

/** The text that was typed last; empty where something else came after it. */
function lastTyped({ line: { text, caret }, undo, vi }: Editor): string {
  const { insertion, mode } = vi ?? BEGINNING
  if (mode === 'replace' && insertion) return text.slice(insertion.from.line.caret, caret)
  const [before] = undo
  if (!before || undo === insertion?.from.undo) return ''
  return text.slice(before.caret, before.caret + Math.max(0, text.length - before.text.length))
}

/** Inserting ends, by Escape or with the line: what was typed is kept for `.`. */
export function keepTyped(editor: Editor): Editor {
  const { insertion } = stateOf(editor)
  if (insertion ? !insertion.isKept : editor.undo.length === 0) return editor
  return { ...editor, viMemory: { ...editor.viMemory, inserted: lastTyped(editor) } }
}

/** Escape: the caret goes back to the last character that was typed. What a line began with cannot be undone. */
export function endInserting(editor: Editor): Editor {
  const { insertion } = stateOf(editor)
  const { text, caret } = editor.line
  const moved = moveTo(keepTyped(editor), previousBoundary(text, caret))
  const undo = insertion ? [insertion.line, ...insertion.undo] : []
  return withState({ ...moved, undo }, { mode: 'command', insertion: undefined })
}

/** One change to the line, undone as one; then the caret is at `undone`, or behind what is there again. */
export function changedLine(editor: Editor, line: Line, undone?: number): Editor {
  const changed = change({ ...editor, last: 'other' }, line)
  const before = { text: editor.line.text, caret: undone ?? 0 }
  return undone === undefined ? changed : { ...changed, undo: [before, ...changed.undo.slice(1)] }
}

export const behind = ({ text, caret }: Line): number => nextBoundary(text, caret)
