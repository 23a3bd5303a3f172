import type { Range } from './address.ts'
import type { Editor } from './editor.ts'
import type { LineSource } from './line-source.ts'
import type { Scanner } from './scanner.ts'
import type { Style } from './show.ts'

/** A command as it stands in its line: its letter and the addresses before it are read. */
export interface Given {
  readonly editor: Editor
  readonly scanner: Scanner
  readonly letter: string
  readonly range: Range
  readonly source: LineSource
  /** Whether the command before was refused because the buffer was not written; the same again is obeyed. */
  readonly warned: boolean
}

/** What a command asks for: to leave the editor, or to print the current line. */
export type After = 'quit' | Style | undefined

/** Runs one command line. @throws EdError */
export type RunLine = (editor: Editor, text: string, source: LineSource) => Promise<'quit' | undefined>
