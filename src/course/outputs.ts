/** What the steps of a lesson showed when they were recorded. */
export function outputsOf(recorded: Readonly<Record<string, readonly string[]>>, lesson: string): readonly string[] {
  return recorded[lesson] ?? []
}
