import { emptyLine, type Line } from './line.ts'
import type { ViMemory, ViState } from './vi/state.ts'

/** What the last action was, for those that carry on (kills that join, yank-pop, runs of typing undone at once). */
export type LastAction = 'insert' | 'kill' | 'yank' | 'yank-last-arg' | 'history-search' | 'other'

/** A search through the history that goes on with every key (GNU Readline, Searching for Commands in the History). */
export interface Search {
  /** -1 goes back. */
  readonly step: -1 | 1
  readonly pattern: string
  readonly failed: boolean
  /** Where the editor was when the search began. */
  readonly origin: { readonly line: Line; readonly index: number }
}

/** What the next key is taken for, when it is not an ordinary one. */
export type Pending =
  | { readonly type: 'literal' }
  | { readonly type: 'character-search'; readonly backward: boolean }
  | { readonly type: 'prefix'; readonly key: string }

/** Where the last yank put its text, and what it was. */
export interface Yanked {
  readonly start: number
  /** The index in the kill ring; for an argument, how many entries back it was. */
  readonly index: number
  /** Which way the next yank-last-arg goes through the history: 1 is back. */
  readonly step: number
  /** Which word of the entries an argument is, from the end when negative. */
  readonly word?: number
}

/**
 * The whole state of the line editor, a value: the line, what was killed, what can be undone, the place in history, and
 * what is half typed. The names are GNU Readline's.
 */
export interface Editor {
  readonly line: Line
  readonly last: LastAction
  /** Killed text, newest first. */
  readonly kills: readonly string[]
  /** The kill that yank inserts: the newest, until yank-pop turns the ring. */
  readonly killIndex: number
  /** Means something as long as the last action was a yank. */
  readonly yanked?: Yanked
  /** Earlier states of the line, newest first. */
  readonly undo: readonly Line[]
  /** Earlier lines, oldest first. */
  readonly history: readonly string[]
  /** The entry being shown; `history.length` is the new line. */
  readonly index: number
  /** Entries that were changed without being entered, the new line among them. */
  readonly drafts: ReadonlyMap<number, Pick<Editor, 'line' | 'undo'>>
  readonly mark: number
  /** The line is taken off the screen when it is entered; it stays where this is absent. */
  readonly close?: { readonly type: 'withdraw' }
  /** The numeric argument as typed so far: `-`, `12`, `-3`. */
  readonly argument: string
  readonly pending?: Pending | undefined
  readonly search?: Search | undefined
  /** What the last search looked for. */
  readonly lastPattern: string
  /** What vi mode knows of this line, and from line to line. */
  readonly vi?: ViState | undefined
  readonly viMemory?: ViMemory | undefined
}

/** What is kept from line to line. */
export type Kept = Pick<Editor, 'kills' | 'killIndex' | 'lastPattern' | 'viMemory'>

export const KILL_RING_LENGTH = 10
const UNDO_DEPTH = 1000

/** Nothing half typed. */
export const settled = { argument: '', pending: undefined, search: undefined, vi: undefined } as const

const fresh = {
  ...settled,
  line: emptyLine,
  last: 'other',
  undo: [],
  drafts: new Map(),
  mark: 0,
} as const

/** An editor with an empty line below the given history. */
export function createEditor(history: readonly string[] = []): Editor {
  return nextLine({ kills: [], killIndex: 0, lastPattern: '' }, history)
}

/** A fresh line under the history as it is now; the kill ring stays, and what was searched for or changed last. */
export function nextLine(kept: Kept, history: readonly string[]): Editor {
  return { ...kept, ...fresh, history, index: history.length }
}

/** The editor with the caret elsewhere. */
export function moveTo(editor: Editor, caret: number): Editor {
  if (caret === editor.line.caret && editor.last === 'other') return editor
  return { ...editor, line: { text: editor.line.text, caret }, last: 'other' }
}

/**
 * The editor with a changed line; the line before can be undone: the caret is then behind what is there again, before what follows it now.
 * Runs of typing are undone together.
 */
export function change(editor: Editor, line: Line, last: LastAction = 'other'): Editor {
  const joins = last === 'insert' && editor.last === 'insert'
  const { text } = editor.line
  const before = { text, caret: Math.max(0, text.length - line.text.length + line.caret) }
  const undo = joins ? editor.undo : [before, ...editor.undo.slice(0, UNDO_DEPTH - 1)]
  return { ...editor, line, last, undo }
}

/** The editor with `text` put away for yank; a kill after a kill is joined to it, before it when `text` stood before the caret. */
export function kill(editor: Editor, line: Line, text: string, isBefore: boolean): Editor {
  if (text === '') return { ...editor, last: 'other' }
  const [newest = '', ...older] = editor.kills
  const joined = isBefore ? text + newest : newest + text
  const kills = editor.last === 'kill' ? [joined, ...older] : [text, ...editor.kills].slice(0, KILL_RING_LENGTH)
  return { ...change(editor, line, 'kill'), kills, killIndex: 0 }
}

/** An entry as it is now, changed or not; the new line is the last one. */
export function entryAt({ index: shown, line, drafts, history }: Editor, index: number): string | undefined {
  return index === shown ? line.text : (drafts.get(index)?.line.text ?? history[index])
}

/** The editor showing another entry of the history; what was typed in this one stays with it until a line is entered. */
export function showEntry(editor: Editor, index: number): Editor {
  if (index < 0 || index > editor.history.length || index === editor.index) return editor
  const { line, undo } = editor
  const drafts = new Map(editor.drafts).set(editor.index, { line, undo })
  const text = entryAt(editor, index) ?? ''
  const shown = { text, caret: text.length }
  return { ...editor, line: shown, index, drafts, undo: drafts.get(index)?.undo ?? [], last: 'other' }
}
