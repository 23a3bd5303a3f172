import { type Semantics, Unsimulated, type Worth } from './expression.ts'

const isContainer = (worth: Worth): boolean => typeof worth === 'object' && worth !== null

function refused(first: Worth, second: Worth): never {
  throw new Unsimulated(`${JSON.stringify(first)} + ${JSON.stringify(second)}`)
}

/** JavaScript's undefined. */
export const ABSENT: Worth = Object.freeze({})

const isNothing = (worth: Worth): boolean => worth === null || worth === ABSENT

const hasTruth = (worth: Worth): boolean => worth !== ABSENT && Boolean(worth)

function javascriptText(worth: Worth): string {
  if (worth === ABSENT) return 'undefined'
  if (Array.isArray(worth)) return worth.map((item: Worth) => (isNothing(item) ? '' : javascriptText(item))).join(',')
  return String(worth)
}

/** JavaScript, of which `undefined` is `ABSENT`. */
export const javascript: Semantics = {
  constants: { true: true, false: false, null: null, undefined: ABSENT },
  alternatives: { '||': hasTruth, '??': (first) => !isNothing(first) },
  hasBareKeys: true,
  number: Number,
  text: javascriptText,
  sum(first, second) {
    if (typeof first === 'number' && typeof second === 'number') return first + second
    const isText = [first, second].some((one) => typeof one === 'string' || (isContainer(one) && one !== ABSENT))
    return isText ? javascriptText(first) + javascriptText(second) : refused(first, second)
  },
}

/** Go. */
export const golang: Semantics = {
  constants: { true: true, false: false, nil: null },
  alternatives: {},
  hasBareKeys: false,
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
