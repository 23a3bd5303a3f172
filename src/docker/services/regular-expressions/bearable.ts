import { ONCE, type Parts, readParts, type Sequence } from './parts.ts'
import { longestRun, mostWithin } from './signs.ts'
import { type Measures, type Reading, stepsOf } from './steps.ts'

/** How long a text a regular expression may be run over at all, in UTF-16 units. */
const LONGEST = 2 ** 20
/** How many steps a search may take: JavaScript's engine cannot be stopped, and goes back as far as it likes. */
const MOST = 2 ** 28
/** How many expressions are kept once they are read: a program runs the same ones again and again. */
const KEPT = 256

interface Judged extends Reading {
  readonly beginning: 'once' | 'lines' | 'everywhere'
  /** What every match begins with, sign by sign: where that does not stand a search ends at once. */
  readonly prefix: readonly string[]
  /** Texts up to this length are borne whatever stands in them. */
  length: number
  /** The last longer one. */
  last: { readonly text: string; readonly isBearable: boolean } | undefined
}

const beginsAtStart = (parts: Sequence): boolean => parts[0]?.type === 'assertion' && parts[0].text === '^'

/** Where a search may begin: everywhere, at the start of each line, or at one place. */
function beginningOf({ alternatives }: Parts, { sticky, multiline }: RegExp): Judged['beginning'] {
  if (sticky) return 'once'
  if (!alternatives.every(beginsAtStart)) return 'everywhere'
  return multiline ? 'lines' : 'once'
}

/** The signs that have to stand first, as they are written. */
function prefixOf([parts = [], ...others]: Parts['alternatives']): readonly string[] {
  if (others.length > 0) return []
  const end = parts.findIndex((part) => part.type !== 'sign' || part.times !== ONCE)
  return parts.slice(0, end < 0 ? parts.length : end).flatMap((part) => (part.type === 'sign' ? [part.text] : []))
}

const known = new Map<string, Judged>()
const judgedOnes = new WeakMap<RegExp, Judged>()

function judgedOf(expression: RegExp): Judged {
  const judged = judgedOnes.get(expression) ?? known.get(String(expression)) ?? judge(expression)
  judgedOnes.set(expression, judged)
  return judged
}

function judge(expression: RegExp): Judged {
  const parts = readParts(expression.source)
  const { flags } = expression
  const judged: Judged = {
    ...parts,
    flags,
    signs: new Map(),
    alike: new Map(),
    beginning: beginningOf(parts, expression),
    prefix: prefixOf(parts.alternatives),
    length: 0,
    last: undefined,
  }
  const [oldest] = known.keys()
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest)
  known.set(String(expression), judged)
  return judged
}

/** A text of a length in which anything may stand in a row. */
const worst = (length: number): Measures => ({
  length,
  run: () => length,
  within: () => length,
  row: () => length,
})

const measured = (text: string, flags: string): Measures => ({
  length: text.length,
  run: (signs) => longestRun(text, signs),
  within: (row, sought) => mostWithin(text, row, sought),
  row: (source) => {
    const rows = new RegExp(`(?:${source})+`, `${flags.replaceAll(/[gyd]/g, '')}g`)
    let longest = 0
    for (const [row] of text.matchAll(rows)) longest = Math.max(longest, row.length)
    return longest
  },
})

/** How often a pattern (with the flag g) stands in a text, counted up to `most`. */
function countOf(pattern: RegExp, text: string, most: number): number {
  let count = 0
  while (count <= most && pattern.test(text)) count += 1
  return count
}

/** At how many places of a text a search goes on from, each sign of what has to stand first being one; counted up to `most`. */
function beginningsIn(text: string, { beginning, prefix, flags }: Judged, most: number): number {
  if (beginning === 'once') return 1
  if (beginning === 'lines') return 1 + countOf(/[\n\r\u2028\u2029]/g, text, most)
  if (prefix.length === 0) return text.length
  const places = new RegExp(prefix.join(''), `${flags.replaceAll(/[gyd]/g, '')}g`)
  return Math.min(text.length, (1 + countOf(places, text, most / prefix.length)) * prefix.length)
}

function isBorneBy(judged: Judged, text: string): boolean {
  const most = MOST / stepsOf(judged, measured(text, judged.flags))
  return beginningsIn(text, judged, most) <= most
}

/** Whether an expression that searches a text ends soon enough for the page. */
export function isBearable(expression: RegExp, text: string): boolean {
  if (text.length > LONGEST) return false
  const judged = judgedOf(expression)
  if (text.length <= judged.length) return true
  const length = 2 ** Math.ceil(Math.log2(text.length))
  if (stepsOf(judged, worst(length)) * (judged.beginning === 'once' ? 1 : length) <= MOST) {
    judged.length = length
    return true
  }
  if (judged.last?.text !== text) judged.last = { text, isBearable: isBorneBy(judged, text) }
  return judged.last.isBearable
}
