/** How the words of a command are completed (bash(1), Programmable Completion). */
export interface CompletionSpec {
  /** Names of `-A`, those with a letter of their own too. */
  readonly actions: ReadonlySet<string>
  /** Names of `-o`. */
  readonly options: ReadonlySet<string>
  /** By letter: G, W, F, C, X, P and S. */
  readonly values: ReadonlyMap<string, string>
}
