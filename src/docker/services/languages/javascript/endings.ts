import type { Obj } from './values.ts'

/** How a program ends that does not catch an error of Node.js itself. */
export interface Ending {
  /** The line of Node.js that threw it, and its mark. */
  readonly head: string
  /** What follows the stack. */
  readonly more: string
}

export const endings = new WeakMap<Obj, Ending>()
