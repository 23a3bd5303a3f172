/** What getrlimit(2) tells of a resource; Infinity where it is not limited. */
export interface ResourceLimit {
  readonly soft: number
  readonly hard: number
}

/** Resources of a process by their names in lower case, without `RLIMIT_`: `nofile`, `nproc`. */
export type ResourceLimits = ReadonlyMap<string, ResourceLimit>

/** How much memory the processes of a kernel may have together. */
export interface MemoryLimit {
  /** In bytes; Infinity where it is not limited. */
  readonly bytes: number
  /** What is taken besides what processes hold, such as files in memory. In bytes. */
  readonly others: number
  /** What a program takes by itself. In bytes. */
  own(program: string): number
  /** Hears that a process was ended because there was not enough. */
  exceeded(): void
}
