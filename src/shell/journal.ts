import type { SignalName } from './posix/signals.ts'
import type { ShellName, TtyIO } from './terminal-shell.ts'
import type { Watch } from './watch.ts'

/** Told of each line that is entered. */
export interface Journal {
  begin(line: string, shell: ShellName): LineRecord
}

/** Told of what becomes of a line, and of the commands of a shell that has no kernel. */
export interface LineRecord extends Pick<Watch, 'command'> {
  show(type: 'output' | 'error', text: string): void
  /** Gives the terminal that the line is to run on, so that its keys are heard. */
  hear(io: TtyIO): TtyIO
  /** A key was pressed that sends a signal. */
  signal(name: SignalName): void
  /** Another line was entered, which belongs to the same command. */
  goOn(line: string): void
  /** The line has run, and the machine is at rest. */
  end(status: number): void
}
