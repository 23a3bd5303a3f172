import type { Lines } from './node.ts'

/** Why there is no image. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure'
  /** What of the Dockerfile it is about. */
  readonly lines: Lines | undefined
  readonly during: 'solve' | 'push'
  constructor(message: string, lines?: Lines, during: BuildFailure['during'] = 'solve') {
    super(message)
    this.lines = lines
    this.during = during
  }
}
