/** A file that diff compares. */
export interface DiffFile {
  /** Without their newlines. */
  readonly lines: readonly string[]
  /** Whether the last line has its newline. */
  readonly ended: boolean
  /** What headers call it, with the time. */
  readonly label: string
}
