import { type Semantics, Unsimulated, type Worth } from './expression.ts'

const isContainer = (worth: Worth): boolean => typeof worth === 'object' && worth !== null

function refused(first: Worth, second: Worth): never {
  throw new Unsimulated(`${JSON.stringify(first)} + ${JSON.stringify(second)}`)
}

/** Go. */
export const golang: Semantics = {
  constants: { true: true, false: false, nil: null },
  number: Number,
  text(worth) {
    if (isContainer(worth)) throw new Unsimulated(JSON.stringify(worth))
    return worth === null ? '<nil>' : String(worth)
  },
  sum(first, second) {
    if (typeof first === 'number' && typeof second === 'number') return first + second
    return typeof first === 'string' && typeof second === 'string' ? first + second : refused(first, second)
  },
}
