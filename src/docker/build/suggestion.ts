/** How many letters a name may be away from what was typed. */
const NEAR = 3

/** How many letters must be changed, added or taken away to make one word of another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_none, at) => at)
  for (const [down, char] of [...one].entries()) {
    const next = [down + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (row[at - 1] ?? 0) + (char === other[at - 1] ? 0 : 1)
      next.push(Math.min((next[at - 1] ?? 0) + 1, (row[at] ?? 0) + 1, changed))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** ` (did you mean NAME?)` for the nearest name, or nothing. */
export function suggestion(typed: string, names: readonly string[]): string {
  const near = names
    .map((name) => ({ name, far: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far < NEAR)
    .toSorted((one, other) => one.far - other.far)[0]
  return near ? ` (did you mean ${near.name}?)` : ''
}
