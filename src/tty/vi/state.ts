import type { Line } from '../line.ts'

/** An operator that waits for its motion, and the numeric argument before it. */
export interface Operator {
  readonly key: 'd' | 'c' | 'y'
  readonly count: number
  /** What is typed after `C` is not for `.` (GNU Readline). */
  readonly isKept?: boolean
}

/** A search for a character in the line: `f`, `F`, `t` or `T`. */
export interface Find {
  readonly key: string
  readonly character: string
}

/** A change that `.` makes again. */
export interface Change {
  readonly key: string
  readonly count: number
  /** The motion of an operator, or the character of `r`. */
  readonly motion?: string | undefined
  readonly motionCount?: number
}

/** Where inserting began: all of it is undone at once. */
export interface Insertion {
  readonly line: Line
  readonly undo: readonly Line[]
  /** The line and its undo once the change has taken its own text away, which comes before what is typed. */
  readonly from: { readonly line: Line; readonly undo: readonly Line[] }
  /** Whether `.` puts back what is typed. */
  readonly isKept: boolean
}

/** What vi mode knows of the line; inserting is how a line begins. */
export interface ViState {
  readonly mode: 'insert' | 'replace' | 'command'
  readonly operator?: Operator | undefined
  /** The next character belongs to this key. */
  readonly awaits?: string | undefined
  /** A pattern is typed in place of the line, which comes back. */
  readonly search?: { readonly step: -1 | 1; readonly origin: Line } | undefined
  readonly insertion?: Insertion | undefined
  readonly marks: Readonly<Record<string, number>>
}

/** What it knows from line to line. */
export interface ViMemory {
  readonly change?: Change | undefined
  /** What was typed last before Escape or Enter. */
  readonly inserted?: string
  readonly find?: Find | undefined
  readonly pattern?: string
}
