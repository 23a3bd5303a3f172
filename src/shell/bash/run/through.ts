import { settle, type Steps } from '../steps.ts'

/** Does something with a part of the shell, once that is there. */
export function through<Part, T>(coming: Part | Promise<Part>, run: (part: Part) => Steps<T>): Steps<T> {
  return coming instanceof Promise ? first(coming, run) : run(coming)
}

function* first<Part, T>(coming: Promise<Part>, run: (part: Part) => Steps<T>): Steps<T> {
  return yield* run(yield* settle(coming))
}
