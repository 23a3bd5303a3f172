interface List<T> {
  readonly value: T
  readonly rest: List<T> | undefined
}

/** Values in the order they came, itself a value; it grows and shrinks in constant time. */
export interface Queue<T> {
  readonly length: number
  /** The oldest first. */
  readonly old?: List<T> | undefined
  /** The newest first. */
  readonly young?: List<T> | undefined
}

export const push = <T>({ length, old, young }: Queue<T>, value: T): Queue<T> => ({
  length: length + 1,
  old,
  young: { value, rest: young },
})

/** The queue with a value before all others. */
export const unshift = <T>({ length, old, young }: Queue<T>, value: T): Queue<T> => ({
  length: length + 1,
  old: { value, rest: old },
  young,
})

/** The queue without its oldest value, and that value. */
export function shift<T>({ length, old, young }: Queue<T>): { readonly value: T | undefined; readonly rest: Queue<T> } {
  let list = old
  if (!old) for (let next = young; next; next = next.rest) list = { value: next.value, rest: list }
  return { value: list?.value, rest: { length: length - 1, old: list?.rest, young: old && young } }
}
