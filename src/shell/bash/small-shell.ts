import type { FileSystemError } from '../posix/errno.ts'
import type { Script } from './syntax/script.ts'
import type { Misread } from './syntax/syntax-error.ts'

/** Whether a shell was started as an `sh` that is no bash at home (dash, ash), perhaps by its path. */
export const isSmallShell = (name: string): boolean => /(?:^|\/)(?:da|a)?sh$/.test(name)

/** Where a message comes from. */
export interface Speaker {
  readonly name: string
  readonly line: number
  /** Whether a file is run: not `-c`, nor what is typed. */
  readonly isFile: boolean
}

/** An `sh` that is not Bash, dash or BusyBox's ash: how it reads a text, and what it says where Bash has other words. */
export interface SmallShell {
  /** What it prints for `--help`, where it knows that. */
  readonly usage?: string
  /** The options of `set -o` that it has. */
  readonly options: ReadonlySet<string>
  /** Builtins of Bash that it lacks. */
  readonly lacking: readonly string[]
  /** Variables that Bash sets and it does not. */
  readonly unset: RegExp
  /** A script as it reads it: what is Bash's own in it is a plain word, or cannot be understood. */
  own(script: Script): Script
  prefix(speaker: Speaker): string
  /** What stands before the message of a builtin. */
  ofBuiltin(name: string, speaker: Speaker): string
  /** What the message of a builtin begins with, where that is not the prefix and `ofBuiltin`. */
  startOf?(name: string, speaker: Speaker): string | undefined
  illegalOption(option: string): string
  /** Whether a long option that it does not know is passed over. */
  readonly skipsLong: boolean
  unopened(wanted: 'open' | 'create', path: string, error: FileSystemError): string
  /** The status of a command whose file could not be opened. */
  readonly unopenedStatus: number
  unreachable(directory: string, error: FileSystemError): string
  readonly readOnly: string
  readonly badSubstitution: string
  misread(misread: Misread): string
}
