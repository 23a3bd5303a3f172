import type { Signal } from './signal.ts'

/** A run of jq or yq, as plain data. */
export interface JqTask {
  /** The command's own name, `jq` or `yq`, and its words. */
  readonly words: readonly string[]
  readonly stdin: string
  /** The texts of the files that the words name, by absolute path. */
  readonly files: Readonly<Record<string, string>>
  /** The working directory. */
  readonly cwd: string
}

/** What a run of jq or yq came to, as plain data. */
export interface JqAnswer {
  readonly stdout: string
  readonly stderr: string
  readonly status: number
  /** Files that have been changed, by absolute path. */
  readonly changed: Readonly<Record<string, string>>
}

/** What runs jq and yq. Once `signal` is aborted nobody waits for the answer any more. */
export type Jq = (task: JqTask, signal: Signal) => Promise<JqAnswer>
