import type { KeySettings } from './key-settings.ts'

/** A line, and where its caret is, an offset into the text. */
export interface EditedLine {
  readonly text: string
  readonly caret: number
}

/** What a word is completed as: what its place says, or as one kind of name. */
export type CompletedAs = 'any' | 'command' | 'filename' | 'username' | 'variable' | 'hostname' | 'pattern'

/** Something that a word may become. */
export interface CompletionCandidate {
  readonly text: string
  readonly label?: string
  readonly description?: string
  readonly suffix?: string
}

/** Candidates for the text from offset `start` to the caret. */
export interface WordCompletion {
  readonly start: number
  readonly candidates: readonly (CompletionCandidate | string)[]
}

/** What a shell makes of a line: its history, its aliases, all of them and what words stand for, a `~`, or a name that was misspelt. */
export type Rewriting = 'history' | 'alias' | 'history-and-alias' | 'shell' | 'tilde' | 'spelling'

/** What a line editor asks of the shell for which it edits lines. */
export interface EditedShell {
  /** Whether lines are edited with the keys of vi. */
  readonly vi: boolean
  /** Whether a line whose history was expanded is edited again before it runs (`shopt -s histverify`). */
  readonly verifies: boolean
  /** What its user has changed of the keys. */
  readonly keys: KeySettings | undefined
  complete(line: EditedLine, as: CompletedAs): Promise<WordCompletion>
  /** The line as it is to be; undefined where it stays as it is. Rejects with what is wrong. */
  rewrite(line: EditedLine, how: Rewriting): Promise<EditedLine | undefined>
  /** What `bind -p`, `-s` or `-v` print, or `-P`, `-S` and `-V` where it is not to be read again; or what Bash it is. */
  tell(what: 'functions' | 'macros' | 'variables' | 'version', reusable: boolean): Promise<string>
  /** Reads the init file again; gives what is to be said. */
  readInitFile(): Promise<string>
  /** Changes between the keys of Emacs and of vi. */
  useVi(vi: boolean): void
  /** Runs a command for a key, which may change the line; absent where the session does. */
  run?(command: string, line: EditedLine): Promise<EditedLine>
  /** Keeps a line in its history that `fc` is to edit, and an empty one where that keeps itself. */
  rememberToEdit(line: string): void
}
