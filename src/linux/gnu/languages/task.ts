/** A run of jq or yq, as it travels to a worker and back. */
export interface LanguageTask {
  readonly words: readonly string[]
  readonly stdin: string
  /** The texts of the files that the words name, by absolute path. */
  readonly files: Readonly<Record<string, string>>
  readonly cwd: string
}

export interface LanguageAnswer {
  readonly stdout: string
  readonly stderr: string
  readonly status: number
  /** Files that have been changed, by absolute path. */
  readonly changed: Readonly<Record<string, string>>
}

/** Whether a message is an answer. */
export function isAnswer(message: unknown): message is LanguageAnswer {
  return typeof message === 'object' && message !== null && 'stdout' in message && 'status' in message
}
