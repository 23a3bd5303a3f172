import { graphemes } from '../../base/width.ts'
import type { View } from '../block.ts'
import type { Completion } from '../completion.ts'
import type { Complete } from '../program.ts'
import { type Input, nameOf } from '../decode.ts'
import { createEditor, type Editor } from '../editor.ts'
import { suggestFromHistory } from '../history.ts'
import type { KeyFunction, Keymap } from '../keymap.ts'
import type { Line } from '../line.ts'
import type { ScreenSize } from '../../base/screen-size.ts'
import { searchPrompt } from '../search.ts'
import { countOf, type KeyReader } from './dispatch.ts'
import type { Queue } from './queue.ts'

/** `prompt`: a line is being edited. `running`: a line runs. `raw`: a full-screen program has the keyboard. */
export type TtyState = 'prompt' | 'running' | 'raw'

/** What the embedder chose, once. */
export interface Settings {
  readonly keymap: Keymap
  readonly keys?: KeyReader | undefined
  readonly autosuggest?: boolean
  /** Whether Enter ends a line; otherwise it breaks it. */
  readonly isComplete: (text: string) => boolean
}

/** What a program reads: a line, or a key. */
export interface Reading {
  /** The line's prompt; a key has none. */
  readonly prompt?: string
  /** What is shown for each character, nothing for `false`; the character itself when absent. */
  readonly echo?: string | false | undefined
  /** Lines that can be recalled, oldest first. */
  readonly history?: readonly string[] | undefined
  readonly complete?: Complete | undefined
  readonly keys?: KeyReader | undefined
  /** What the line begins with. */
  readonly text?: string | undefined
  /** Takes what was typed so far, where Ctrl-D ends it. */
  readonly partial?: ((text: string) => void) | undefined
}

/** The whole state of the line discipline, a value: who has the keyboard, the line editor, and what waits. */
export interface Discipline extends Settings {
  readonly mode: TtyState
  readonly screen: ScreenSize
  readonly editor: Editor
  /** Inputs that nobody has taken yet. */
  readonly ahead: Queue<Input>
  /** What the program reads, while it does, and the kill ring of before. */
  readonly reads?: (Reading & Pick<Editor, 'kills'>) | undefined
  /** The candidates that are waited for. */
  readonly completing?: CompletionRequest | undefined
  /** A long list that waits for a yes. */
  readonly asked?: string | undefined
  /** The last key asked for completion, which changed nothing. */
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
  /** What runs wants a line or a key. */
  | { readonly type: 'read'; readonly of: Reading }
  /** The shell has heard of a signal, and seen to it or not. */
  | (SignalRequest & { readonly taken: boolean })
  /** A line is entered that nobody typed; without text it is the end of the input. */
  | { readonly type: 'enter'; readonly text?: string | undefined }
  /** What a function makes of the line that a key was bound to. */
  | { readonly type: 'edit'; readonly line: Line }
  | { readonly type: 'complete'; readonly of: CompletionRequest; readonly completion: Completion | undefined }
  | { readonly type: 'suggest'; readonly text: string }
  | { readonly type: 'resize'; readonly screen: ScreenSize }
  /** A full-screen program takes the keyboard, or gives it back. */
  | { readonly type: 'raw'; readonly begins: boolean }

/**
 * Asks for candidates, to be told by an event of the same name; `again` tells that the key was pressed twice in a row and the first time changed
 * nothing, `lists` that they are only to be listed.
 */
export interface CompletionRequest {
  readonly type: 'complete'
  readonly line: Line
  readonly again: boolean
  readonly lists: boolean
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
  /** Asks the shell for the line that end of file stands for, to be entered. */
  | { readonly type: 'end-of-file' }
  /** Calls what a key is bound to, or who takes what was typed so far. */
  | { readonly type: 'call'; readonly run: KeyFunction }
  /** The shell runs the line. */
  | { readonly type: 'submit'; readonly text: string }
  /** The program that reads gets its line or key, or the end of the input. */
  | { readonly type: 'give'; readonly text?: string }
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

/** The keyboard user leaves, backwards with Shift. */
export const leave = (input: Input): Effect => ({ type: 'leave', backward: nameOf(input).includes('S-') })

/** A discipline that waits for the first prompt. */
export function createDiscipline(settings: Settings): Discipline {
  const screen = { cols: 80, rows: 24 }
  return { ...settings, mode: 'running', screen, editor: createEditor(), ahead: { length: 0 }, stopped: false }
}

/** Whether somebody takes inputs. */
export function takesInput({ mode, reads, completing }: Discipline): boolean {
  return !completing && (mode !== 'running' || !!reads)
}

/** What the line goes on with, while the caret is at its end. */
export function suggestionOf({ autosuggest, editor }: Discipline): string | undefined {
  const { line, search, history } = editor
  const isAtEnd = !search && line.caret === line.text.length
  return autosuggest && isAtEnd ? suggestFromHistory(history, line.text) : undefined
}

/** A line as it is shown when each of its characters is shown as `echo`. */
function masked({ text, caret }: Line, echo: string): Line {
  const mask = (part: string): string => echo.repeat(graphemes(part).length)
  return { text: mask(text), caret: mask(text.slice(0, caret)).length }
}

/** What is to be seen of the line. */
export function viewOf(discipline: Discipline): View {
  const { editor, reads } = discipline
  const { line, search, argument } = editor
  if (reads?.echo !== undefined) return { line: masked(line, reads.echo || '') }
  if (search) return { line, prompt: searchPrompt(search) }
  if (argument) return { line, prompt: `(arg: ${countOf(editor)}) ` }
  return { line, suggestion: suggestionOf(discipline) }
}

/** The discipline after a reading. Nothing is left of what was not shown, in the line or in the kill ring. */
export function released(discipline: Discipline): Discipline {
  const { reads, editor } = discipline
  if (!reads) return discipline
  return { ...discipline, reads: undefined, editor: { ...editor, line: viewOf(discipline).line, kills: reads.kills } }
}
