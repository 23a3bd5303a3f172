/**
 * The runs of code points that take two cells: East Asian Width W and F (Unicode Standard Annex 11). Each number is how
 * far the next one lies from the one before: first of a run, last of it, first of the next.
 */
// prettier-ignore
const WIDE_STEPS: readonly number[] = [
  4352, 95, 4539, 1, 14, 1, 191, 3, 4, 0, 3, 0, 522, 1, 22, 1, 51, 11, 44, 0, 20, 0, 14, 0, 9, 1, 18, 1, 6, 1, 9, 0,
  6, 0, 22, 0, 8, 1, 2, 0, 5, 0, 3, 0, 8, 0, 5, 1, 29, 0, 36, 0, 2, 0, 5, 2, 2, 0, 62, 2, 25, 0, 15, 0, 860, 1, 52,
  0, 5, 0, 811, 446, 3, 518, 9, 7023, 65, 22214, 1178, 28, 644, 11171, 8541, 473, 823, 91, 150, 95, 128, 6, 28666,
  17179, 15625, 0, 203, 0, 191, 0, 3, 9, 102, 288, 13, 8, 2, 69, 2, 21, 13, 42, 5, 4, 13, 16, 4, 0, 4, 70, 2, 0, 2,
  186, 3, 62, 14, 3, 2, 23, 19, 0, 27, 1, 14, 0, 87, 84, 49, 69, 7, 0, 4, 2, 3, 10, 12, 1, 8, 8, 228, 16, 284, 46, 2,
  9, 2, 184, 113, 134, 1290, 131069,
]

let reached = 0
/** First and last code point of each run. */
const WIDE = WIDE_STEPS.map((step) => (reached += step))
const ZERO = /^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff\ud7b0-\ud7ff]$/u
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u
const SOFT_HYPHEN = 0xad
const ZERO_WIDTH_JOINER = 0x200d
const EMOJI_VARIATION = 0xfe0f

function isWide(code: number): boolean {
  let [low, high] = [0, WIDE.length / 2 - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (code < (WIDE[middle * 2] ?? 0)) high = middle - 1
    else if (code > (WIDE[middle * 2 + 1] ?? 0)) low = middle + 1
    else return true
  }
  return false
}

const widths = new Map<number, 0 | 1 | 2>()

/** The cells that a code point takes by itself: 0 for marks and format characters, 2 for wide ones, else 1. */
export function codePointWidth(code: number): 0 | 1 | 2 {
  if (code < 0x300) return code < 32 || (code >= 0x7f && code < 0xa0) ? 0 : 1
  const known = widths.get(code)
  if (known !== undefined) return known
  const width = code !== SOFT_HYPHEN && ZERO.test(String.fromCodePoint(code)) ? 0 : isWide(code) ? 2 : 1
  widths.set(code, width)
  return width
}

/** What the code points before tell about the next one: whether it joins them, and the cells they take together. */
export interface ClusterState {
  readonly kind: 'start' | 'text' | 'pictograph' | 'joiner' | 'regional'
  readonly width: 0 | 1 | 2
}

export const clusterStart: ClusterState = { kind: 'start', width: 0 }

/** The state after one more code point; `joins` says that it goes into the cells of those before. */
export interface ClusterStep extends ClusterState {
  readonly joins: boolean
}

const isRegional = (code: number): boolean => code >= 0x1f1e6 && code <= 0x1f1ff
const isSkinTone = (code: number): boolean => code >= 0x1f3fb && code <= 0x1f3ff

function joinMark(state: ClusterState, code: number): ClusterStep {
  const { kind } = state
  if (code === ZERO_WIDTH_JOINER && kind === 'pictograph') return { kind: 'joiner', width: state.width, joins: true }
  const width = code === EMOJI_VARIATION && kind === 'pictograph' ? 2 : state.width
  return { kind: kind === 'pictograph' ? 'pictograph' : 'text', width, joins: true }
}

/**
 * Lays one more code point beside those before it. Marks, joiners, skin tones and the second half of a flag go into the
 * cells of what they belong to (Unicode Standard Annex 29, as far as cells are concerned). The terminal and the line
 * editor both use it, so that they can never disagree about where the caret is.
 */
export function clusterStep(state: ClusterState, code: number): ClusterStep {
  const width = codePointWidth(code)
  const starts = state.kind === 'start' || state.width === 0
  if (width === 0 && !starts) return joinMark(state, code)
  if (isSkinTone(code) && state.kind === 'pictograph') return { kind: 'pictograph', width: 2, joins: true }
  if (isRegional(code)) {
    return state.kind === 'regional'
      ? { kind: 'text', width: 2, joins: true }
      : { kind: 'regional', width: 1, joins: false }
  }
  const pictograph = code > 0xa8 && PICTOGRAPH.test(String.fromCodePoint(code))
  if (state.kind === 'joiner' && pictograph) return { kind: 'pictograph', width: 2, joins: true }
  return { kind: pictograph ? 'pictograph' : 'text', width, joins: false }
}

/** Text of printable ASCII only: each character is one cell and one grapheme. */
export function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}

/** The cells that a text without control characters takes in one row. */
export function textWidth(text: string): number {
  if (isPlain(text)) return text.length
  let [cells, state] = [0, clusterStart]
  for (const character of text) {
    const step = clusterStep(state, character.codePointAt(0) ?? 0)
    cells += step.joins ? step.width - state.width : step.width
    state = step
  }
  return cells
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Text as its graphemes: what a reader takes for one character (Unicode Standard Annex 29). */
export function graphemes(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

const isSimple = (code: number): boolean => code < 0x300 && code !== 13
/** How far a cluster is looked for; longer ones are taken apart. */
const WINDOW = 64

function windowStart(text: string, at: number): number {
  let start = Math.max(0, at - WINDOW)
  for (let index = at - 1; index > start; index -= 1) {
    if (text.charCodeAt(index) < 0x300) start = index
  }
  return start
}

/** Where the grapheme after offset `at` ends; the text's length at its end. */
export function nextBoundary(text: string, at: number): number {
  if (at >= text.length) return text.length
  if (isSimple(text.charCodeAt(at)) && (at + 1 >= text.length || isSimple(text.charCodeAt(at + 1)))) return at + 1
  const [first] = segmenter.segment(text.slice(at, at + WINDOW))
  return at + (first?.segment.length ?? 1)
}

/** Where the grapheme before offset `at` starts; 0 at the start. */
export function previousBoundary(text: string, at: number): number {
  if (at <= 1) return 0
  if (isSimple(text.charCodeAt(at - 1)) && isSimple(text.charCodeAt(at - 2))) return at - 1
  const start = windowStart(text, at)
  return at - (graphemes(text.slice(start, at)).at(-1)?.length ?? 1)
}
