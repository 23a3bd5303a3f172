import type { Relation } from './context.ts'

/** How far from a name another may be to be meant by it. */
const FARTHEST = 3

/** How many letters must be put in, left out or changed to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_none, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, sign] of [...other].entries()) {
      const changed = (row[place] ?? 0) + Number(sign !== letter)
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The columns, one or two, that may have been meant by a name that there is not. */
export function nearest(name: string, relations: readonly Relation[]): readonly string[] {
  const all = relations.flatMap(({ alias, columns }) =>
    columns.map((column) => ({ text: `${alias}.${column.name}`, far: distance(name, column.name) })),
  )
  const able = all.filter(({ far }) => far <= FARTHEST && far <= name.length / 2)
  const best = Math.min(...able.map(({ far }) => far))
  const found = able.filter(({ far }) => far === best)
  return found.length > 2 ? [] : found.map(({ text }) => text)
}
