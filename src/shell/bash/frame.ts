import { Source } from './syntax/source.ts'
import { type Answer, isImmediate, settle, type Steps } from './steps.ts'

/** The traps whose commands run. */
export interface RunningTraps {
  /** They do not come again meanwhile. */
  readonly names: ReadonlySet<string>
  /** `$?` from before the innermost one that is not DEBUG: the status of a `return` in it that names none, and of an `exit` in the EXIT trap. */
  readonly statusBefore: number
  /** The text of the command that BASH_COMMAND goes on naming; absent where no trap has run. */
  readonly source?: Source
}

/**
 * What a text that runs goes by: swapped whole when a function, `eval`, `source`, a trap, a loop, a condition or a subshell begins, and
 * put back when it ends, however it does (`within`).
 */
export interface Frame {
  /** The text that positions count in. */
  readonly source: Source
  /** BASH_SOURCE of what is defined outside of functions and sourced files: `main`, `environment` (of `-c`), or the script's name. */
  readonly origin: string
  /** How deep `eval`, `source`, traps and command substitutions are in each other. */
  readonly nesting: number
  /** How many loops are open that `break` can leave. */
  readonly loops: number
  /** How many conditions are open: `set -e` and ERR say nothing of a failure that is asked about. */
  readonly conditions: number
  readonly traps: RunningTraps
}

/** The frame of a shell that runs nothing yet. */
export const bottom: Frame = {
  source: new Source(''),
  origin: 'main',
  nesting: 0,
  loops: 0,
  conditions: 0,
  traps: { names: new Set(), statusBefore: 0 },
}

/** Does steps in a frame of their own; the one before comes back however they end. */
export function* within<T>(shell: { frame: Frame }, frame: Frame, steps: Steps<T>): Steps<T> {
  const outer = shell.frame
  shell.frame = frame
  try {
    return yield* steps
  } finally {
    shell.frame = outer
  }
}

/** The same for what may be done at once. */
export function inFrame<T>(shell: { frame: Frame }, frame: Frame, act: () => Answer<T>): Answer<T> {
  const outer = shell.frame
  shell.frame = frame
  try {
    const answer = act()
    return isImmediate(answer) ? answer : within(shell, frame, settle(answer))
  } finally {
    shell.frame = outer
  }
}

/** These and one more, which began with `status` as `$?`. */
export const withTrap = (
  { traps, source }: Pick<Frame, 'traps' | 'source'>,
  name: string,
  status: number,
): RunningTraps => ({
  names: new Set(traps.names).add(name),
  statusBefore: name === 'DEBUG' ? traps.statusBefore : status,
  source: (traps.names.size > 0 && traps.source) || source,
})

// written out: much faster than copying whatever is there

/** The frame of a condition. */
export function inCondition({ source, origin, nesting, loops, conditions, traps }: Frame): Frame {
  return { source, origin, nesting, loops, conditions: conditions + 1, traps }
}

/** The frame of a loop. */
export function inLoop({ source, origin, nesting, loops, conditions, traps }: Frame): Frame {
  return { source, origin, nesting, loops: loops + 1, conditions, traps }
}

/** The frame of a subshell: `break` leaves no loop that is outside of it. */
export function outsideLoops({ source, origin, nesting, conditions, traps }: Frame): Frame {
  return { source, origin, nesting, loops: 0, conditions, traps }
}

/** The frame of another text. */
export function ofText({ origin, nesting, loops, conditions, traps }: Frame, source: Source): Frame {
  return { source, origin, nesting, loops, conditions, traps }
}
