import type { View } from '../block.ts'
import type { Completion } from '../completion.ts'
import type { Input } from '../decode.ts'
import { createEditor, type Editor } from '../editor.ts'
import { suggestFromHistory } from '../history.ts'
import type { Keymap } from '../keymap.ts'
import type { Line } from '../line.ts'
import type { ScreenSize } from '../../base/screen-size.ts'
import { searchPrompt } from '../search.ts'
import { countOf } from './dispatch.ts'
import type { Queue } from './queue.ts'

/** `prompt`: a line is being edited. `running`: a line runs. `raw`: a full-screen program has the keyboard. */
export type TtyState = 'prompt' | 'running' | 'raw'

/** What the embedder chose, once. */
export interface Settings {
  readonly keymap: Keymap
  readonly autosuggest: boolean
}

/** The whole state of the line discipline, a value: who has the keyboard, the line editor, and what waits. */
export interface Discipline extends Settings {
  readonly mode: TtyState
  readonly screen: ScreenSize
  readonly editor: Editor
  /** Inputs that nobody has taken yet. */
  readonly ahead: Queue<Input>
  /** The prompt of the program that reads a line, while one does. */
  readonly reads?: string | undefined
  /** The candidates that are waited for. */
  readonly completing?: CompletionRequest | undefined
  /** A long list that waits for a yes. */
  readonly asked?: string | undefined
  /** The last key asked for completion. */
  readonly again?: boolean
  /** A line for the next prompt. */
  readonly suggested?: string | undefined
  /** The entry to show at the next prompt (operate-and-get-next). */
  readonly nextEntry?: number | undefined
  /** Programs may not print (Ctrl-S). */
  readonly stopped: boolean
}

/** What happens to a line discipline. */
export type TtyEvent =
  | Input
  /** The oldest input is taken that waits. */
  | { readonly type: 'take' }
  /** The shell is ready for a line. */
  | { readonly type: 'prompt'; readonly history: readonly string[] }
  /** What runs wants a line. */
  | { readonly type: 'read'; readonly text: string }
  /** The shell has heard of a signal, and seen to it or not. */
  | (SignalRequest & { readonly taken: boolean })
  /** The line that end of file stands for, if any. */
  | { readonly type: 'end-of-file'; readonly text: string | undefined }
  | { readonly type: 'complete'; readonly of: CompletionRequest; readonly completion: Completion | undefined }
  | { readonly type: 'suggest'; readonly text: string }
  | { readonly type: 'resize'; readonly screen: ScreenSize }
  /** A full-screen program takes the keyboard, or gives it back. */
  | { readonly type: 'raw'; readonly begins: boolean }

/** Asks for candidates, to be told by an event of the same name; `again` tells that the key was pressed twice in a row. */
export interface CompletionRequest {
  readonly type: 'complete'
  readonly line: Line
  readonly again: boolean
}

/** The special characters that send a signal, by the names of the shell's hooks (POSIX: INTR, SUSP, QUIT). */
export type SignalName = 'interrupt' | 'suspend' | 'quit'

/** Tells the shell of a signal, which answers by an event of the same name; at the prompt, by the next one. */
export interface SignalRequest {
  readonly type: 'signal'
  readonly signal: SignalName
  readonly input: Input
}

/** What is to be done about an event, besides showing the line as it is now. */
export type Effect =
  | CompletionRequest
  | SignalRequest
  /** Asks the shell, which answers by an event of the same name. */
  | { readonly type: 'end-of-file' }
  /** The shell runs the line. */
  | { readonly type: 'submit'; readonly text: string }
  /** The program that reads gets its line, or the end of the input. */
  | { readonly type: 'give'; readonly text: string | undefined }
  /** A full-screen program gets what was typed. */
  | { readonly type: 'deliver'; readonly text: string }
  /** Interrupts what runs; when the shell has taken the signal, it may read and print again. */
  | { readonly type: 'interrupt'; readonly taken: boolean }
  /** Shows the prompt and the line, behind what was printed. */
  | { readonly type: 'open' }
  /** Leaves the line where it stands, `text` behind it, and goes on below. */
  | { readonly type: 'close'; readonly text?: string }
  /** Takes the line away. */
  | { readonly type: 'withdraw' }
  | { readonly type: 'clear-screen' }
  /** Prints above the line. */
  | { readonly type: 'print'; readonly text: string }
  | { readonly type: 'bell' }
  | { readonly type: 'resize'; readonly screen: ScreenSize }
  /** Escape was a key by itself, not the beginning of one. */
  | { readonly type: 'end-escape' }
  | { readonly type: 'leave'; readonly backward: boolean }
  | { readonly type: 'announce'; readonly text: string }

/** The discipline after an event, and what is to be done, in this order, before the next one. */
export interface Fed {
  readonly discipline: Discipline
  readonly effects: readonly Effect[]
}

export const fed = (discipline: Discipline, ...effects: readonly Effect[]): Fed => ({ discipline, effects })

/** A discipline that waits for the first prompt. */
export function createDiscipline(settings: Settings): Discipline {
  const screen = { columns: 80, rows: 24 }
  return { ...settings, mode: 'running', screen, editor: createEditor(), ahead: { length: 0 }, stopped: false }
}

/** Whether somebody takes inputs. */
export function takesInput({ mode, reads, completing }: Discipline): boolean {
  return !completing && (mode !== 'running' || reads !== undefined)
}

/** What the line goes on with, while the caret is at its end. */
export function suggestionOf({ autosuggest, editor }: Discipline): string | undefined {
  const { line, search, history } = editor
  const isAtEnd = !search && line.caret === line.text.length
  return autosuggest && isAtEnd ? suggestFromHistory(history, line.text) : undefined
}

/** What is to be seen of the line. */
export function viewOf(discipline: Discipline): View {
  const { editor } = discipline
  const { line, search, argument } = editor
  if (search) return { line, prompt: searchPrompt(search) }
  if (argument !== '') return { line, prompt: `(arg: ${countOf(editor)}) ` }
  return { line, suggestion: suggestionOf(discipline) }
}
