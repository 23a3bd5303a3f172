import type { ProgramDeclaration } from '../../posix/declaration.ts'
import type { ShellState } from '../state.ts'

/** What the terminal needs of the Bash that runs in it (../shell.ts). */
export interface Engine {
  readonly state: ShellState
  /** Runs source as the next input; gives the status. Rejects only when the shell itself was killed. */
  execute(source: string): number | Promise<number>
  readonly ended: boolean
  /** Whether source is unfinished. */
  needsMore(source: string): boolean
  /** A prompt, expanded. */
  prompt(which: 'PS1' | 'PS2'): string
  readonly builtinNames: readonly string[]
  builtin(name: string): { readonly declaration: ProgramDeclaration } | undefined
  /** Ctrl-C while the shell itself runs. */
  interrupt(): void
}
