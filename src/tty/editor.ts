import { emptyLine, type Line } from './line.ts'

/** What the last action was, for those that carry on (kills that join, yank-pop, runs of typing undone at once). */
export type LastAction = 'insert' | 'kill' | 'yank' | 'other'

/**
 * The whole state of the line editor, a value: the line, what was killed, what can be undone, and the place in history.
 * The names are GNU Readline's.
 */
export interface Editor {
  readonly line: Line
  readonly last: LastAction
  /** Killed text, newest first. */
  readonly kills: readonly string[]
  /** Where the last yank put which entry of the kill ring. */
  readonly yanked: { readonly start: number; readonly index: number } | undefined
  /** Earlier states of the line, newest first. */
  readonly undo: readonly Line[]
  /** Earlier lines, oldest first. */
  readonly history: readonly string[]
  /** The entry being shown; `history.length` is the new line. */
  readonly index: number
  /** Entries that were changed without being entered, the new line among them. */
  readonly drafts: ReadonlyMap<number, Line>
}

const KILL_RING_LENGTH = 10
const UNDO_DEPTH = 1000

/** An editor with an empty line below the given history. */
export function createEditor(history: readonly string[] = [], kills: readonly string[] = []): Editor {
  return {
    line: emptyLine,
    last: 'other',
    kills,
    yanked: undefined,
    undo: [],
    history,
    index: history.length,
    drafts: new Map(),
  }
}

/** The editor with the caret elsewhere. */
export function moveTo(editor: Editor, caret: number): Editor {
  return { ...editor, line: { text: editor.line.text, caret }, last: 'other', yanked: undefined }
}

/** The editor with a changed line; the line before can be undone. Runs of typing are undone together. */
export function change(editor: Editor, line: Line, last: LastAction = 'other'): Editor {
  const joins = last === 'insert' && editor.last === 'insert'
  const undo = joins ? editor.undo : [editor.line, ...editor.undo.slice(0, UNDO_DEPTH - 1)]
  return { ...editor, line, last, undo, yanked: undefined }
}

/** The editor with `text` put away for yank; a kill after a kill is joined to it, on the side it was taken from. */
export function kill(editor: Editor, line: Line, text: string, side: 'before' | 'after'): Editor {
  if (text === '') return { ...editor, last: 'other', yanked: undefined }
  const [newest = '', ...older] = editor.kills
  const joined = side === 'after' ? newest + text : text + newest
  const kills = editor.last === 'kill' ? [joined, ...older] : [text, ...editor.kills].slice(0, KILL_RING_LENGTH)
  return { ...change(editor, line, 'kill'), kills }
}

/** The editor showing another entry of the history; what was typed in this one stays with it until a line is entered. */
export function showEntry(editor: Editor, index: number): Editor {
  if (index < 0 || index > editor.history.length || index === editor.index) return editor
  const drafts = new Map(editor.drafts).set(editor.index, editor.line)
  const text = editor.history[index] ?? ''
  const line = drafts.get(index) ?? { text, caret: text.length }
  return {
    ...editor,
    line: { ...line, caret: line.text.length },
    index,
    drafts,
    undo: [],
    last: 'other',
    yanked: undefined,
  }
}

/** A fresh line under the history as it is now; the kill ring stays. */
export function nextLine(editor: Editor, history: readonly string[]): Editor {
  return createEditor(history, editor.kills)
}
