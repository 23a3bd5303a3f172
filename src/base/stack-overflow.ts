/** Thrown for what is nested more deeply than can be read, before the platform's stack is used up. */
export class StackOverflow extends RangeError {
  override readonly name = 'StackOverflow'
  constructor() {
    super('Maximum call stack size exceeded')
  }
}

/** Whether a stack was used up. The platform's own error has no type for it: this is the only place that looks at its words. */
export const isStackOverflow = (error: unknown): boolean =>
  error instanceof StackOverflow ||
  // no pattern: there may be no room left for one
  (error instanceof RangeError && error.message.includes('call stack')) ||
  (error instanceof Error && error.name === 'InternalError')
