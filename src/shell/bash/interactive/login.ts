import { createDeferred, type Deferred } from '../../../base/deferred.ts'
import type { ProcessTable } from '../../posix/kernel.ts'
import type { Credentials, PosixSystem } from '../../posix/posix-system.ts'
import type { Process } from '../../posix/process.ts'
import type { OpenFile } from '../../posix/stream.ts'
import type { BashMoment } from '../moment.ts'
import type { History, ShellState } from '../state.ts'
import type { ControllingTerminal } from './controlling-terminal.ts'
import type { InteractiveShell } from './interactive-shell.ts'

/** A shell that runs in a process of its own. */
export interface Login<System extends PosixSystem> {
  readonly process: Process<System>
  readonly shell: InteractiveShell
  readonly exit: Deferred<number>
  /** Resolves when the process has ended, whatever the shell in it does. */
  readonly gone: Promise<void>
}

/** What all logins of a terminal have in common. */
export interface LoginOptions<System extends PosixSystem> {
  readonly kernel: ProcessTable<System>
  /** What the account may do; asked at each login, for its groups may have changed. */
  readonly credentials: () => Credentials
  /** What a login gives: PATH, HOME, LANG, … */
  readonly environment: ReadonlyMap<string, string>
  /** PS1, in bash's notation. */
  readonly prompt: string
  /** Starts Bash in a process. */
  readonly start: (process: Process<System>, state?: ShellState) => InteractiveShell
}

/** What one login begins with. */
interface LoginStart {
  readonly device: ControllingTerminal
  readonly history: History
  readonly cwd: string
  /** The shell that it goes on from; a new one when absent. */
  readonly before?: BashMoment | undefined
}

/** Starts a shell that has the terminal's keyboard. It has not read its settings yet. */
export function startLogin<System extends PosixSystem>(
  { kernel, credentials, environment, prompt, start }: LoginOptions<System>,
  { device, history, cwd, before }: LoginStart,
): Login<System> {
  const exit = createDeferred<number>()
  const process = kernel.start({
    argv: ['bash'],
    image: () => exit.promise,
    environment,
    cwd,
    credentials: credentials(),
    descriptors: new Map<number, OpenFile>([
      [0, device],
      [1, device],
      [2, device.errors],
    ]),
    terminal: device,
    ...before?.process,
  })
  device.foreground = process.group
  const shell = start(process, before?.state.copy())
  if (!before) {
    shell.state.set('PS1', prompt)
    shell.state.set('PS2', '> ')
  }
  shell.state.history = history
  shell.commandNotFound = async (name) => {
    const parts = Promise.all([import('./did-you-mean.ts'), import('./completion.ts')])
    const [{ didYouMean }, { commandNames }] = await kernel.scheduler.arrival(parts)
    return didYouMean(name, commandNames({ process, shell }))
  }
  return { process, shell, exit, gone: new Promise<void>((resolve) => process.atEnd.push(resolve)) }
}
