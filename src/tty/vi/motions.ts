import { nextBoundary, previousBoundary } from '../../base/width.ts'
import { times, type WordMotion, wordMotions } from './words.ts'

/** Where a motion leads; undefined where it fails. */
export type Motion = (...where: Parameters<WordMotion>) => number | undefined

/** Forward stops at the last character, backward at the first. */
const forward: Motion = (text, from, count) => {
  const to = times(count, from, (at) => nextBoundary(text, at))
  return to < text.length ? to : previousBoundary(text, text.length)
}
const backward: Motion = (text, from, count) => times(count, from, (at) => previousBoundary(text, at))

const column: Motion = (text, _from, count) => (count > text.length ? text.length : forward(text, 0, count - 1))

const BRACKETS = '()[]{}'

/** The bracket that belongs to the next one in the line, this one if it is one; that one itself where none belongs to it. */
const match: Motion = (text, from) => {
  let at = from
  while (at < text.length && !BRACKETS.includes(text.charAt(at))) at = nextBoundary(text, at)
  const place = at < text.length ? BRACKETS.indexOf(text.charAt(at)) : -1
  // further on there may be an opening one only
  if (place < 0 || (at > from && place % 2 === 1)) return undefined
  const [step, own, other] = [place % 2 === 0 ? 1 : -1, BRACKETS.charAt(place), BRACKETS.charAt(place ^ 1)]
  for (let depth = 1, to = at + step; to >= 0 && to < text.length; to += step) {
    if (text.charAt(to) === own) depth += 1
    if (text.charAt(to) === other) depth -= 1
    if (depth === 0) return to
  }
  return at
}

/** Motions of one key. */
export const motions: Readonly<Record<string, Motion>> = {
  ...wordMotions,
  l: forward,
  ' ': forward,
  h: backward,
  '0': () => 0,
  $: (text) => text.length,
  '^': (text) => /^[ \t]*/.exec(text)?.[0].length,
  '|': column,
  '%': match,
}

const OPPOSITE: Readonly<Record<string, string>> = { f: 'F', F: 'f', t: 'T', T: 't' }

/** The key that searches the other way (`,`). */
export const opposite = (key: string): string => OPPOSITE[key] ?? key

/** Where a character stands, `count` times or as often as there is one; `t` and `T` stop before it. */
export function found(key: string, character: string): Motion {
  const isForward = key === 'f' || key === 't'
  const next = (text: string, at: number): number =>
    isForward
      ? text.indexOf(character, nextBoundary(text, at))
      : at === 0
        ? -1
        : text.lastIndexOf(character, previousBoundary(text, at))
  return (text, from, count) => {
    let at = from
    for (let left = count, to = next(text, at); left > 0 && to >= 0; left -= 1, to = next(text, at)) at = to
    if (at === from) return undefined
    if (key === 't') return previousBoundary(text, at)
    return key === 'T' ? nextBoundary(text, at) : at
  }
}
