import type { Work } from '../../../base/work.ts'

/** One character of a pattern. */
export interface One {
  readonly type: 'one'
  readonly test: (char: string) => boolean
  readonly literal?: string
}

/** What stands between two stars of a pattern; `literal` where it is nothing but text. */
interface Segment {
  readonly ones: readonly One[]
  readonly literal: string | undefined
}

/** How many places are looked at before others have their turn, and how many characters of what is looked for are compared meanwhile. */
const PLACES = 65_536
const COMPARED = 2 ** 22

const isHigh = (code: number): boolean => code >= 0xd800 && code < 0xdc00
const isLow = (code: number): boolean => code >= 0xdc00 && code < 0xe000

/** How many units the character has that begins `at`. */
export const widthAt = (text: string, at: number): number =>
  isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1)) ? 2 : 1

/** How many units the character has that ends `at`. */
const widthBefore = (text: string, at: number): number =>
  isLow(text.charCodeAt(at - 1)) && isHigh(text.charCodeAt(at - 2)) ? 2 : 1

/** A pattern of characters and stars. Places are offsets into the text; each search takes time in proportion to the text. */
export class Segments {
  /** At least one: a star stands between each two of them. */
  readonly #segments: readonly Segment[]

  constructor(elements: readonly (One | { readonly type: 'star' })[]) {
    const segments: One[][] = [[]]
    for (const element of elements) {
      if (element.type === 'star') segments.push([])
      else segments.at(-1)?.push(element)
    }
    this.#segments = segments.map((ones) => ({ ones, literal: literalOf(ones) }))
  }

  /** Whether the whole of a text matches. */
  *matches(text: string): Work<boolean> {
    const [last] = this.#segments.slice(-1)
    const start = last && startOf(last, text, text.length)
    if (start === undefined) return false
    if (this.#segments.length === 1) return start === 0
    const end = yield* this.#chain(text, 0, this.#segments.length - 1)
    return end !== undefined && end <= start
  }

  /** Where the shortest or longest match ends that begins at `from`. */
  *end(text: string, from: number, longest: boolean): Work<number | undefined> {
    const { length } = this.#segments
    const last = this.#segments[length - 1]
    const reached = yield* this.#chain(text, from, longest && length > 1 ? length - 1 : length)
    if (!longest || length === 1 || reached === undefined || !last) return reached
    const start = yield* lastStart(last, text, reached)
    return start === undefined ? undefined : endOf(last, text, start)
  }

  /** Where the shortest or longest match begins that ends where the text does. */
  *start(text: string, longest: boolean): Work<number | undefined> {
    const last = this.#segments.length - 1
    let reached: number | undefined = text.length
    for (let index = last; index >= 0 && reached !== undefined; index -= 1) {
      const segment = this.#segments[index]
      if (!segment) return undefined
      if (index === last) reached = startOf(segment, text, reached)
      else if (index === 0 && longest) reached = yield* firstStart(segment, text, { from: 0, to: reached })
      else reached = yield* lastStart(segment, text, 0, reached)
    }
    return reached
  }

  /** Where the first longest match from `from` on begins and ends. */
  *find(text: string, from: number): Work<readonly [start: number, end: number] | undefined> {
    const [first] = this.#segments
    const start = first && (yield* firstStart(first, text, { from, to: text.length }))
    if (start === undefined) return undefined
    const end = yield* this.end(text, start, true)
    return end === undefined ? undefined : [start, end]
  }

  /** Where the first segments end, each as early as it can: the first begins at `from`, the others wherever they are found. */
  *#chain(text: string, from: number, count: number): Work<number | undefined> {
    let reached: number | undefined = from
    for (let index = 0; index < count; index += 1) {
      const segment = this.#segments[index]
      if (!segment || reached === undefined) return undefined
      const range = { from: reached, to: text.length }
      const start: number | undefined = index === 0 ? from : yield* firstStart(segment, text, range)
      if (start === undefined) return undefined
      reached = endOf(segment, text, start)
    }
    return reached
  }
}

function literalOf(ones: readonly One[]): string | undefined {
  let text = ''
  for (const { literal } of ones) {
    if (literal === undefined) return undefined
    text += literal
  }
  // a byte that is no character could be found in the second half of one
  return isLow(text.charCodeAt(0)) ? undefined : text
}

/** Where a segment ends that begins at `start`; undefined where it is not there. */
function endOf({ ones, literal }: Segment, text: string, start: number): number | undefined {
  if (literal !== undefined) return text.startsWith(literal, start) ? start + literal.length : undefined
  let at = start
  for (const { test } of ones) {
    if (at >= text.length) return undefined
    const next = at + widthAt(text, at)
    if (!test(text.slice(at, next))) return undefined
    at = next
  }
  return at
}

/** Where a segment begins that ends at `end`; undefined where it is not there. */
function startOf(segment: Segment, text: string, end: number): number | undefined {
  let start = end
  if (segment.literal === undefined)
    for (let count = segment.ones.length; count > 0; count -= 1) start -= start > 0 ? widthBefore(text, start) : 1
  else start -= segment.literal.length
  return start >= 0 && endOf(segment, text, start) === end ? start : undefined
}

/** How many places may be looked at in one go. */
const placesFor = (length: number): number => Math.max(1, Math.min(PLACES, Math.floor(COMPARED / (length + 1))))

/** The first place in a range where a segment is. */
function* firstStart(
  segment: Segment,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): Work<number | undefined> {
  const { ones, literal } = segment
  if (ones.length === 0) return from
  if (to === text.length && to - from < PLACES && literal !== undefined) return found(text.indexOf(literal, from))
  const places = placesFor(ones.length)
  for (let at = from; at < to;) {
    const end = Math.min(at + places, to)
    if (literal === undefined) {
      for (; at < end; at += widthAt(text, at)) {
        const reached = endOf(segment, text, at)
        if (reached !== undefined && reached <= to) return at
      }
    } else {
      const start = text.slice(at, Math.min(end + literal.length - 1, to)).indexOf(literal)
      if (start >= 0) return at + start
      at = end
    }
    yield literal === undefined ? places / 16 : places / 256
  }
  return undefined
}

/** The last place from `from` on where a segment is that ends at `to` or before. */
// oxlint-disable-next-line max-params
function* lastStart(segment: Segment, text: string, from: number, to = text.length): Work<number | undefined> {
  const { ones, literal } = segment
  if (ones.length === 0) return to
  const places = placesFor(ones.length)
  for (let at = to - (literal?.length ?? 1); at >= from;) {
    const end = Math.max(at - places, from - 1)
    if (literal === undefined) {
      for (; at > end; at -= at > 0 ? widthBefore(text, at) : 1) {
        const reached = endOf(segment, text, at)
        if (reached !== undefined && reached <= to) return at
      }
    } else {
      const start = text.slice(end + 1, at + literal.length).lastIndexOf(literal)
      if (start >= 0) return end + 1 + start
      at = end
    }
    yield literal === undefined ? places / 16 : places / 256
  }
  return undefined
}

const found = (at: number): number | undefined => (at < 0 ? undefined : at)
