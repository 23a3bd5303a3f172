/** A program with what the real Python wrote of it, both streams in one, and the status that it gave. */
export interface RecordedProgram {
  readonly source: string
  readonly output: string
  readonly status: number
}
