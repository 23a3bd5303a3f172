/** What takes two cells: East Asian Width W and F (Unicode Standard Annex 11), emoji among them; flags take one for each half. */
const WIDE =
  /^(?!\p{RI})[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\u3247\u3250-\u4dbf\u4e00-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufad9\ufe10-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{1b2fb}\u{1f200}-\u{1f2ff}\u{1f6d9}-\u{1f6db}\u{1f7ec}-\u{1f7ef}\u{1fa7d}-\u{1faee}\u{20000}-\u{3fffd}\p{EPres}]$/u
const ZERO = /^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff\ud7b0-\ud7ff]$/u
const PICTOGRAPH = /^\p{ExtPict}$/u
const SOFT_HYPHEN = 0xad
const ZERO_WIDTH_JOINER = 0x200d
const EMOJI_VARIATION = 0xfe0f

const widths = new Map<number, 0 | 1 | 2>()

/** The cells that a code point takes by itself: 0 for marks and format characters, 2 for wide ones, else 1. */
export function codePointWidth(code: number): 0 | 1 | 2 {
  if (code < 0x300) return code < 32 || (code >= 0x7f && code < 0xa0) ? 0 : 1
  const known = widths.get(code)
  if (known !== undefined) return known
  const character = String.fromCodePoint(code)
  const width = code !== SOFT_HYPHEN && ZERO.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  widths.set(code, width)
  return width
}

const START = 0
const TEXT = 1
const EMOJI = 2
const JOINER = 3
const REGIONAL = 4

/** What the code points before tell about the next one: whether it joins them, and the cells they take together. */
export interface ClusterState {
  /** The last of them: 0 at the start, then text, a pictograph, a joiner behind one, half a flag. */
  readonly kind: number
  readonly width: number
}

export const clusterStart: ClusterState = { kind: START, width: 0 }

/** The state after one more code point; `joins` says that it goes into the cells of those before. */
export interface ClusterStep extends ClusterState {
  readonly joins: boolean
}

const after = (kind: number, width: number, joins: boolean): ClusterStep => ({ kind, width, joins })

/** Half of a flag. */
export const isRegional = (code: number): boolean => code >= 0x1f1e6 && code <= 0x1f1ff
export const isSkinTone = (code: number): boolean => code >= 0x1f3fb && code <= 0x1f3ff

/**
 * Lays one more code point beside those before it. Marks, joiners, skin tones and the second half of a flag go into the
 * cells of what they belong to (Unicode Standard Annex 29, as far as cells are concerned). The terminal and the line
 * editor both use it, so that they can never disagree about where the caret is.
 */
export function clusterStep({ kind, width: before }: ClusterState, code: number): ClusterStep {
  const width = codePointWidth(code)
  const isEmoji = kind === EMOJI
  if (width === 0 && kind !== START && before > 0) {
    if (code === ZERO_WIDTH_JOINER && isEmoji) return after(JOINER, before, true)
    return after(isEmoji ? EMOJI : TEXT, code === EMOJI_VARIATION && isEmoji ? 2 : before, true)
  }
  if (isSkinTone(code) && isEmoji) return after(EMOJI, 2, true)
  if (isRegional(code)) return kind === REGIONAL ? after(TEXT, 2, true) : after(REGIONAL, 1, false)
  const begins = code > 0xa8 && PICTOGRAPH.test(String.fromCodePoint(code))
  if (kind === JOINER && begins) return after(EMOJI, 2, true)
  return after(begins ? EMOJI : TEXT, width, false)
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

let segmenter: Intl.Segmenter | undefined

/** By graphemes, which is Intl.Segmenter's default. It is made when it is first needed: that takes milliseconds, and plain text does without. */
const segments = (text: string): Intl.Segments => (segmenter ??= new Intl.Segmenter()).segment(text)

/** Text as its graphemes: what a reader takes for one character (Unicode Standard Annex 29). */
export function graphemes(text: string): readonly string[] {
  return Array.from(segments(text), (part) => part.segment)
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
  const [first] = segments(text.slice(at, at + WINDOW))
  return at + (first?.segment.length ?? 1)
}

/** Where the grapheme before offset `at` starts; 0 at the start. */
export function previousBoundary(text: string, at: number): number {
  if (at <= 1) return 0
  if (isSimple(text.charCodeAt(at - 1)) && isSimple(text.charCodeAt(at - 2))) return at - 1
  const start = windowStart(text, at)
  return at - (graphemes(text.slice(start, at)).at(-1)?.length ?? 1)
}
