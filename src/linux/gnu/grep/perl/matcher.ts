import { atOnce, type Work } from '../../../../base/work.ts'
import type { Span } from '../../../../shell/posix/regex/search.ts'
import { PatternError } from '../../../../shell/posix/regex/syntax.ts'
import { word } from './characters.ts'
import { parsePerl } from './parse.ts'
import { Program, type Step } from './program.ts'
import type { PerlNode, Place } from './syntax.ts'

/** How many steps one search may take. */
const MOST_STEPS = 10_000_000
/** How many steps are made between two turns, and how many of them are one of a work. */
const TURN = 8192
const TOGETHER = 64
/** How many characters are compared with those of a group in a step: where case does not count, both are written anew first. */
const COMPARED = 64
const COMPARED_ANY_CASE = 8

const codeBefore = (text: string, at: number): number | undefined => {
  const unit = text.charCodeAt(at - 1)
  const pair = unit >= 0xdc00 && unit <= 0xdfff ? text.codePointAt(at - 2) : undefined
  return at === 0 ? undefined : pair !== undefined && pair > 0xffff ? pair : unit
}

const unitsOf = (code: number): number => (code > 0xffff ? 2 : 1)

const isWord = (code: number | undefined): boolean => code !== undefined && word(code)

/** Whether a place of a text is what is asked of it. */
function isAt(place: Place, text: string, at: number): boolean {
  switch (place) {
    case 'begin':
      return at === 0
    case 'end':
      return at === text.length
    case 'line begin':
      return at === 0 || text[at - 1] === '\n'
    case 'line end':
      return at === text.length || text[at] === '\n'
    case 'last line end':
      return at === text.length || (at === text.length - 1 && text[at] === '\n')
    case 'word':
    case 'not word':
      return (isWord(codeBefore(text, at)) !== isWord(text.codePointAt(at))) === (place === 'word')
  }
}

/** What `Matching` comes back to takes three numbers: a step, where it was, and 0; or this, a slot, and what stood there. */
const ENTRY = 3
const PUT_BACK = -1
const NOWHERE = -1

/** One search of a text. */
class Matching {
  readonly #steps: readonly Step[]
  readonly #text: string
  readonly slots: number[]
  readonly #back: number[] = []
  #at = 0
  #left = MOST_STEPS
  /** How many steps were left at the last turn. */
  #told = MOST_STEPS

  constructor(program: Program, text: string) {
    this.#steps = program.steps
    this.#text = text
    this.slots = Array.from({ length: program.slots }, () => NOWHERE)
  }

  /** Where what begins at `start` ends, tried from the step `first` on; -1 when it comes to nothing. */
  *run(first: number, start: number): Work<number> {
    const bottom = this.#back.length
    let index = first
    this.#at = start
    for (;;) {
      this.#left -= 1
      if (this.#left < 0) throw new PatternError("exceeded PCRE's backtracking limit")
      if (this.#told - this.#left >= TURN) {
        yield (this.#told - this.#left) / TOGETHER
        this.#told = this.#left
      }
      const step = this.#steps[index]
      if (step?.op === 'match') {
        this.#settle(bottom)
        return this.#at
      }
      const isNested = step?.op === 'atomic' || step?.op === 'look'
      index = isNested ? yield* this.#within(step, index) : step ? this.#after(step, index) : NOWHERE
      if (index === NOWHERE) index = this.#retreat(bottom)
      if (index === NOWHERE) return NOWHERE
    }
  }

  /** Forgets other ways of what has matched; what it wrote to slots can still be put back. */
  #settle(bottom: number): void {
    let top = bottom
    for (let entry = bottom; entry < this.#back.length; entry += ENTRY) {
      if (this.#back[entry] !== PUT_BACK) continue
      this.#back.copyWithin(top, entry, entry + ENTRY)
      top += ENTRY
    }
    this.#back.length = top
  }

  /** Goes back to where there was another way: the step there, or -1. */
  #retreat(bottom: number): number {
    while (this.#back.length > bottom) {
      const value = this.#back.pop() ?? 0
      const place = this.#back.pop() ?? 0
      const step = this.#back.pop() ?? 0
      if (step !== PUT_BACK) {
        this.#at = place
        return step
      }
      this.slots[place] = value
    }
    return NOWHERE
  }

  *#within(step: Extract<Step, { readonly op: 'atomic' | 'look' }>, index: number): Work<number> {
    const [at, bottom] = [this.#at, this.#back.length]
    const end = yield* this.run(index + 1, at)
    if (step.op === 'atomic') return end < 0 ? NOWHERE : step.end
    if (end >= 0 && step.negated) this.#retreat(bottom)
    this.#at = at
    return end >= 0 === step.negated ? NOWHERE : step.end
  }

  /** The step after one that is no program of its own; -1 when it comes to nothing. */
  #after(step: Exclude<Step, { readonly op: 'match' | 'atomic' | 'look' }>, index: number): number {
    switch (step.op) {
      case 'character': {
        const code = this.#text.codePointAt(this.#at)
        if (code === undefined || !step.test(code)) return NOWHERE
        this.#at += unitsOf(code)
        return index + 1
      }
      case 'split':
        this.#back.push(step.second, this.#at, 0)
        return step.first
      case 'jump':
        return step.to
      case 'save':
        this.#back.push(PUT_BACK, step.slot, this.slots[step.slot] ?? NOWHERE)
        this.slots[step.slot] = this.#at
        return index + 1
      case 'moved':
        // another round of nothing would never end; what comes behind the loop may still match
        return this.slots[step.slot] === this.#at ? index + 2 : index + 1
      case 'place':
        return isAt(step.place, this.#text, this.#at) ? index + 1 : NOWHERE
      case 'reference':
        return this.#repeats(step.index, step.ignoreCase) ? index + 1 : NOWHERE
      case 'back':
        return this.#steppedBack(step.width) ? index + 1 : NOWHERE
      case 'condition':
        return (this.slots[2 * step.index + 1] ?? NOWHERE) === NOWHERE ? step.otherwise : index + 1
      case 'fail':
        return NOWHERE
    }
  }

  /** Whether what a group has matched stands here again. */
  #repeats(group: number, ignoreCase: boolean): boolean {
    const [start = NOWHERE, end = NOWHERE] = [this.slots[2 * group], this.slots[2 * group + 1]]
    if (end === NOWHERE) return false
    const length = end - start
    if (this.#at + length > this.#text.length) return false
    if (!ignoreCase && length > 0 && this.#text[start] !== this.#text[this.#at]) return false
    this.#left -= Math.floor(length / (ignoreCase ? COMPARED_ANY_CASE : COMPARED))
    const wanted = this.#text.slice(start, end)
    const there = this.#text.slice(this.#at, this.#at + wanted.length)
    if (ignoreCase ? there.toLowerCase() !== wanted.toLowerCase() : there !== wanted) return false
    this.#at += wanted.length
    return true
  }

  #steppedBack(width: number): boolean {
    for (let count = 0; count < width; count += 1) {
      const code = codeBefore(this.#text, this.#at)
      if (code === undefined) return false
      this.#at -= unitsOf(code)
    }
    return true
  }
}

/** The text that a match has to begin with. */
function prefixOf(node: PerlNode): string {
  if (node.type === 'character') return node.literal ?? ''
  if (node.type !== 'sequence') return ''
  let prefix = ''
  for (const part of node.parts) {
    if (part.type !== 'character' || part.literal === undefined) break
    prefix += part.literal
  }
  return prefix
}

/** Characters that every match has in it: where one of them is not, nothing needs to be tried. */
function neededBy(node: PerlNode): readonly string[] {
  switch (node.type) {
    case 'character':
      return node.literal === undefined ? [] : [node.literal]
    case 'sequence':
      return node.parts.flatMap(neededBy)
    case 'group':
    case 'atomic':
      return neededBy(node.body)
    case 'repeat':
      return node.min > 0 ? neededBy(node.body) : []
    default:
      return []
  }
}

/** What a match has to be: a word or words (`grep -w`), or all of the text (`grep -x`). */
function framed(text: string, whole: 'word' | 'text' | undefined): string {
  if (whole === undefined) return text
  return whole === 'text' ? `^(?:${text})$` : `(?<!\\w)(?:${text})(?!\\w)`
}

/** A Perl regular expression, ready to search with. Searches throw PatternError when they cost too much. */
export class PerlMatcher {
  readonly #program: Program
  readonly #prefix: string
  readonly #needed: readonly string[]
  /** A search may cost much more than the text is long. */
  readonly isCostly = true

  /** @throws PatternError with the words of PCRE2 */
  constructor(
    text: string,
    { ignoreCase = false, whole }: { readonly ignoreCase?: boolean; readonly whole?: 'word' | 'text' | undefined },
  ) {
    const { node, groups } = parsePerl(framed(text, whole), ignoreCase)
    this.#program = new Program(node, groups)
    this.#prefix = prefixOf(node)
    this.#needed = [...new Set(neededBy(node))]
  }

  /** Whether it matches somewhere. */
  test(text: string): boolean {
    return atOnce(this.testing(text))
  }

  /** The same of a text that may be long. */
  *testing(text: string): Work<boolean> {
    return (yield* this.locating(text)) !== undefined
  }

  near(): 'far' {
    return 'far'
  }

  /** The first match that begins at `from` or later. */
  *locating(text: string, from = 0): Work<Span | undefined> {
    if (this.#needed.some((character) => !text.includes(character, from))) return undefined
    const matching = new Matching(this.#program, text)
    for (let start = from; start <= text.length; start += unitsOf(text.codePointAt(start) ?? 0)) {
      if (this.#prefix !== '') start = text.indexOf(this.#prefix, start)
      if (start < 0) return undefined
      matching.slots[0] = start
      const end = yield* matching.run(0, start)
      if (end >= 0) return [Math.min(matching.slots[0], end), end]
    }
    return undefined
  }
}
