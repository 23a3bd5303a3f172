/** First and last code point of each run that takes two cells: East Asian Width W and F (Unicode Standard Annex 11). */
// prettier-ignore
const WIDE: readonly number[] = [
  0x1100, 0x115f, 0x231a, 0x231b, 0x2329, 0x232a, 0x23e9, 0x23ec, 0x23f0, 0x23f0, 0x23f3, 0x23f3, 0x25fd, 0x25fe, 0x2614, 0x2615, 0x2648, 0x2653, 0x267f, 0x267f, 0x2693, 0x2693, 0x26a1, 0x26a1, 0x26aa, 0x26ab, 0x26bd, 0x26be, 0x26c4, 0x26c5, 0x26ce, 0x26ce, 0x26d4, 0x26d4, 0x26ea, 0x26ea, 0x26f2, 0x26f3, 0x26f5, 0x26f5, 0x26fa, 0x26fa, 0x26fd, 0x26fd, 0x2705, 0x2705, 0x270a, 0x270b, 0x2728, 0x2728, 0x274c, 0x274c, 0x274e, 0x274e, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797, 0x27b0, 0x27b0, 0x27bf, 0x27bf, 0x2b1b, 0x2b1c, 0x2b50, 0x2b50, 0x2b55, 0x2b55, 0x2e80, 0x303e, 0x3041, 0x3247, 0x3250, 0x4dbf, 0x4e00, 0xa4c6, 0xa960, 0xa97c, 0xac00, 0xd7a3, 0xf900, 0xfad9, 0xfe10, 0xfe6b, 0xff01, 0xff60, 0xffe0, 0xffe6, 0x16fe0, 0x1b2fb, 0x1f004, 0x1f004, 0x1f0cf, 0x1f0cf, 0x1f18e, 0x1f18e, 0x1f191, 0x1f19a, 0x1f200, 0x1f320, 0x1f32d, 0x1f335, 0x1f337, 0x1f37c, 0x1f37e, 0x1f393, 0x1f3a0, 0x1f3ca, 0x1f3cf, 0x1f3d3, 0x1f3e0, 0x1f3f0, 0x1f3f4, 0x1f3f4, 0x1f3f8, 0x1f43e, 0x1f440, 0x1f440, 0x1f442, 0x1f4fc, 0x1f4ff, 0x1f53d, 0x1f54b, 0x1f54e, 0x1f550, 0x1f567, 0x1f57a, 0x1f57a, 0x1f595, 0x1f596, 0x1f5a4, 0x1f5a4, 0x1f5fb, 0x1f64f, 0x1f680, 0x1f6c5, 0x1f6cc, 0x1f6cc, 0x1f6d0, 0x1f6d2, 0x1f6d5, 0x1f6df, 0x1f6eb, 0x1f6ec, 0x1f6f4, 0x1f6fc, 0x1f7e0, 0x1f7f0, 0x1f90c, 0x1f93a, 0x1f93c, 0x1f945, 0x1f947, 0x1f9ff, 0x1fa70, 0x1faf6, 0x20000, 0x3fffd,
]

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
