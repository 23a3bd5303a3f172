import { PatternError } from '../../../../shell/posix/regex/syntax.ts'
import type { CharacterTest } from './syntax.ts'

/** Whether a code point is among ranges, given as pairs of a first and a last one. */
export const inRanges =
  (...ranges: readonly number[]): CharacterTest =>
  (code) => {
    for (let at = 0; at < ranges.length; at += 2)
      if (code >= (ranges[at] ?? 0) && code <= (ranges[at + 1] ?? 0)) return true
    return false
  }

/** A byte that is no part of a character: no negated set has it. */
const isStray = inRanges(0xdc80, 0xdcff)

export const not =
  (test: CharacterTest): CharacterTest =>
  (code) =>
    !test(code) && !isStray(code)

export const anyOf =
  (tests: readonly CharacterTest[]): CharacterTest =>
  (code) =>
    tests.some((test) => test(code))

const otherCase = (text: string, code: number): number => (text.length > 2 ? code : (text.codePointAt(0) ?? code))

/** The same test of a character, its capital and its small letter. */
export const foldingCase =
  (test: CharacterTest): CharacterTest =>
  (code) => {
    if (test(code)) return true
    const text = String.fromCodePoint(code)
    return test(otherCase(text.toLowerCase(), code)) || test(otherCase(text.toUpperCase(), code))
  }

const digit = inRanges(48, 57)
const upper = inRanges(65, 90)
const lower = inRanges(97, 122)
const alpha = inRanges(65, 90, 97, 122)
const space = inRanges(9, 13, 32, 32)
const horizontal = inRanges(
  9,
  9,
  32,
  32,
  0xa0,
  0xa0,
  0x1680,
  0x1680,
  0x180e,
  0x180e,
  0x2000,
  0x200a,
  0x202f,
  0x202f,
  0x205f,
  0x205f,
  0x3000,
  0x3000,
)
const vertical = inRanges(10, 13, 0x85, 0x85, 0x2028, 0x2029)

/** Letters, digits and `_`, of ASCII alone. */
export const word = inRanges(48, 57, 65, 90, 95, 95, 97, 122)
export const anyCharacter: CharacterTest = not(inRanges(10, 10))
export const anyOrNewline: CharacterTest = not(inRanges())

/** What an escaped letter stands for; its capital stands for all others. */
const ESCAPES: Readonly<Record<string, CharacterTest>> = {
  d: digit,
  w: word,
  s: space,
  h: horizontal,
  v: vertical,
}

/** The set that an escaped letter stands for; undefined where it stands for none. */
export function escapedSet(letter: string): CharacterTest | undefined {
  if (letter === 'N') return anyCharacter
  const test = ESCAPES[letter.toLowerCase()]
  return test && (letter === letter.toLowerCase() ? test : not(test))
}

/** The characters of the classes of POSIX, of ASCII alone. */
const CLASSES: Readonly<Record<string, CharacterTest>> = {
  alpha,
  digit,
  alnum: inRanges(48, 57, 65, 90, 97, 122),
  upper,
  lower,
  space,
  blank: inRanges(9, 9, 32, 32),
  punct: inRanges(33, 47, 58, 64, 91, 96, 123, 126),
  graph: inRanges(33, 126),
  print: inRanges(32, 126),
  cntrl: inRanges(0, 31, 127, 127),
  xdigit: inRanges(48, 57, 65, 70, 97, 102),
  word,
  ascii: inRanges(0, 127),
}

/** A class such as `[:alpha:]`, or `[:^alpha:]`, by the name between its colons. @throws PatternError */
export function posixClass(name: string): CharacterTest {
  const test = Object.hasOwn(CLASSES, name.replace('^', '')) ? CLASSES[name.replace('^', '')] : undefined
  if (!test) throw new PatternError('unknown POSIX class name')
  return name.startsWith('^') ? not(test) : test
}

const unicode = (property: string): RegExp | undefined => {
  try {
    return new RegExp(`^\\p{${property}}`, 'u')
  } catch {
    return undefined
  }
}

/** A general category or a script, as `\p{…}` names it. @throws PatternError */
export function unicodeProperty(name: string): CharacterTest {
  const bare = name.replace(/^\^/, '').replace(/^L&$/, 'LC')
  const found = /^[\w]+$/.test(bare) ? (unicode(bare) ?? unicode(`Script=${bare}`)) : undefined
  if (!found) throw new PatternError('unknown property after \\P or \\p')
  const test: CharacterTest = (code) => found.test(String.fromCodePoint(code))
  return name.startsWith('^') ? not(test) : test
}
