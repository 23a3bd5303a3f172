export type FileKind = 'file' | 'directory' | 'link' | 'device' | 'fifo'

/** A file as it is. Nothing in it changes. */
export interface FileFact {
  readonly kind: FileKind
  /** The permission bits, as `stat -c %a` shows them in octal. */
  readonly mode: number
  /** Names; numbers where nobody has that name. */
  readonly owner: string
  readonly group: string
  /** Bytes. */
  readonly size: number
  /** Of a link. */
  readonly target?: string
  /** The first 16 KiB of what is in it, or in what it leads to; empty for directories. */
  text(): string
  /** All of that; not to be written to. */
  bytes(): Uint8Array
}

export type JobState = 'running' | 'stopped' | 'done'

/** A job of a shell, as it was at one moment. */
export interface JobFact {
  /** `%1` */
  readonly id: number
  readonly state: JobState
  /** As it was typed. */
  readonly command: string
}
