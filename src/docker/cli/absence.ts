/** What is written, and nothing but errors where there is no `output`; the status is 1 where there is none. */
export interface Absence {
  readonly output?: string
  readonly errors: string
  readonly status?: number
}
