import type { ProcessTable } from '../../posix/kernel.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { Process } from '../../posix/process.ts'
import type { RunningProcess } from '../../terminal-shell.ts'
import type { ControllingTerminal } from './controlling-terminal.ts'
import type { Login } from './login.ts'

/** The processes of a machine, as one of its terminals sees them: which are its own, which have the keyboard, which are jobs. */
export class TerminalProcesses<System extends PosixSystem> {
  readonly #kernel: ProcessTable<System>
  readonly #device: ControllingTerminal
  readonly #isFirst: boolean

  /** @param isFirst whether it is the machine's first terminal, to which all belongs that is nobody else's */
  constructor(kernel: ProcessTable<System>, device: ControllingTerminal, isFirst: boolean) {
    this.#kernel = kernel
    this.#device = device
    this.#isFirst = isFirst
  }

  /** Processes besides the terminal's shell. */
  others(shell: Process<System>): readonly Process<System>[] {
    return this.#kernel.processes.filter((other) => other !== shell && other.state !== 'ended')
  }

  /** Of those, what belongs to this terminal: to the first one also what has none. */
  own(shell: Process<System>): readonly Process<System>[] {
    const isOthers = (leader: Process<System> | undefined): boolean =>
      leader !== undefined && leader !== shell && this.#kernel.isFirst(leader)
    return this.others(shell).filter(({ session }) =>
      this.#isFirst ? !isOthers(this.#kernel.find(session)) : session === shell.session,
    )
  }

  /** Whether a process has its terminal's keyboard. */
  isForeground({ group, terminal }: Process<System>): boolean {
    return group === (terminal ?? this.#device).foreground
  }

  /** How many jobs there are, running or stopped, in all terminals. */
  jobs(shell: Process<System>): number {
    const groups = this.others(shell).flatMap((one) => (this.#kernel.isFirst(one) ? [] : [one.group]))
    return new Set(groups).size
  }

  /** What runs in all terminals, the shell itself first. */
  running({ process, shell }: Login<System>): readonly RunningProcess[] {
    return [process, ...this.others(process)].map((one) => ({
      pid: one.pid,
      parent: one.parent?.pid ?? 0,
      argv: one.argv,
      state: one.state === 'stopped' ? one.state : 'running',
      isShell: this.#kernel.isFirst(one),
      foreground: this.isForeground(one),
      job: shell.jobOf(one.pid),
    }))
  }

  /** Tells processes that their terminal is gone. */
  hangUp(processes: readonly Process<System>[]): void {
    for (const process of processes) {
      process.receive('HUP')
      process.receive('CONT')
      // a job of a further terminal may go on without it (nohup)
      if (this.#isFirst) process.receive('KILL')
    }
  }
}
