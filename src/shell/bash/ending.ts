import { ShellError } from './state.ts'

/** The shell ends: `exit`, `set -e`, an error that a shell does not survive. */
export class ExitShell extends Error {
  override readonly name = 'ExitShell'
  readonly status: number

  constructor(status: number) {
    super('exit')
    this.status = status & 0xff
  }
}

/** A special builtin was used wrongly with `set -o posix`: that is the end of a script, unless `command` or `builtin` ran it. */
export class Misused extends Error {
  override readonly name = 'Misused'
  readonly status: number

  constructor(status: number) {
    super('misused')
    this.status = status
  }
}

/** The line ends here without a word: everything was said. */
export class Discarded extends ShellError {}

/** A file that a small shell could not open for a redirection: the command is left out, the shell goes on. */
export class Unopened extends ShellError {}

/** The line ends here, however deep in calls: Ctrl-C at an interactive shell, or a part of the shell that could not be loaded. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned'
  readonly status: number

  constructor(status = 130) {
    super('abandoned')
    this.status = status
  }
}

/** Where the commands that follow are left out: through frames, to the loop, function or file that it is meant for. */
export type Jump = { readonly type: 'break' | 'continue'; readonly levels: number } | Return

interface Return {
  readonly type: 'return'
  /** The status before it, for the RETURN trap. */
  readonly before: number
}
