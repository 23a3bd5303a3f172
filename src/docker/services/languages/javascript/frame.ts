import type { SourceFile } from './values.ts'

/** A function that is being called. */
export interface Frame {
  /** As it stands in a stack; `undefined` for a function without a name. */
  readonly name: string | undefined
  /** Undefined for a function of the language itself. */
  readonly file: SourceFile | undefined
  /** What is being done: an offset in the file. */
  at: number
  /** Where it is, of a function of Node.js itself. */
  readonly place?: string
}
