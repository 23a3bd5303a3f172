import type { Watch } from './watch.ts'
import type { ShellName } from './terminal-shell.ts'

/** Told of each line that is entered. */
export interface Journal {
  begin(line: string, shell: ShellName): LineRecord
}

/** Told of what becomes of a line, and of the commands of a shell that has no kernel. */
export interface LineRecord extends Pick<Watch, 'command'> {
  show(type: 'output' | 'error', text: string): void
  /** Another line was entered, which belongs to the same command. */
  goOn(line: string): void
  /** The line has run, and the machine is at rest. */
  end(status: number): void
}
