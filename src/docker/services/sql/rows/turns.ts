import type { Work } from '../../../../base/work.ts'

/** How many things are done between two turns. */
export const RUN = 512

/** Those of many things that are wanted, others having their turn in between. */
export function* filtered<T>(all: readonly T[], isWanted: (value: T) => boolean): Work<readonly T[]> {
  const kept: T[] = []
  for (const [at, value] of all.entries()) {
    if (isWanted(value)) kept.push(value)
    if (at % RUN === RUN - 1) yield RUN
  }
  return kept
}

/** What comes of each of many things, others having their turn in between. */
export function* mapped<T, Made>(all: readonly T[], one: (value: T, at: number) => Made): Work<readonly Made[]> {
  const made: Made[] = []
  for (const [at, value] of all.entries()) {
    made.push(one(value, at))
    if (at % RUN === RUN - 1) yield RUN
  }
  return made
}
