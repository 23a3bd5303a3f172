import { type Group, ONCE, type Part, type Parts, type Sequence } from './parts.ts'
import { anySigns, noSigns, overlaps, type Signs, signsOf, together } from './signs.ts'

/** How many steps it may take to measure a row. */
const MEASURED = 2 ** 24
/** How many alternatives are held against each other. */
const MANY = 64

/** A regular expression, and what is found out of it once. */
export interface Reading extends Parts {
  readonly flags: string
  readonly signs: Map<string, Signs>
  readonly alike: Map<readonly Sequence[], number>
}

/** What of a text is measured before it is searched. */
export interface Measures {
  readonly length: number
  /** How many of some signs stand in it in a row. */
  readonly run: (signs: Signs) => number
  /** How many of some signs stand among others in a row. */
  readonly within: (row: Signs, sought: Signs) => number
  /** How long the longest row of what a group takes is. It is asked only of groups that take a text in one way. */
  readonly row: (source: string) => number
}

/** What is done from a part on: how many steps at most, in how many ways it may match, and which signs it may begin with. */
interface Cost {
  readonly steps: number
  readonly ways: number
  readonly first: Signs
}

const END: Cost = { steps: 1, ways: 1, first: noSigns }

const isFixed = (part: Part): boolean => part.type === 'assertion' || (part.type === 'sign' && part.times.most === 1)

/** Counts the steps of a search that goes back, as JavaScript's engine does it. */
class Counter {
  readonly #reading: Reading
  readonly #measures: Measures

  constructor(reading: Reading, measures: Measures) {
    this.#reading = reading
    this.#measures = measures
  }

  /** From one place of the text. */
  steps(): number {
    return this.#reading.alternatives.reduce((sum, parts) => sum + this.#sequence(sureOf(parts), END).steps, 0)
  }

  #sequence(parts: Sequence, after: Cost): Cost {
    return parts.reduceRight((cost, part) => this.#part(part, cost), after)
  }

  #part(part: Part, after: Cost): Cost {
    switch (part.type) {
      case 'assertion':
        return { ...after, steps: after.steps + 1, first: this.#afterAssertion(part.text, after.first) }
      case 'reference':
        return this.#reference(part, after)
      case 'sign':
        return this.#sign(part, after)
      case 'group':
        return part.isLook ? this.#look(part, after) : this.#group(part, after)
    }
  }

  /** What may stand behind an assertion: nothing at the end of the text, a new line at that of a line. */
  #afterAssertion(text: string, first: Signs): Signs {
    if (text !== '$') return first
    return this.#reading.flags.includes('m') ? this.#signs(String.raw`[\n\r\u2028\u2029]`) : noSigns
  }

  #signs(text: string): Signs {
    const signs = this.#reading.signs.get(text) ?? signsOf(text, this.#reading.flags)
    this.#reading.signs.set(text, signs)
    return signs
  }

  #sign({ text, times: { least, most } }: Extract<Part, { type: 'sign' }>, after: Cost): Cost {
    const signs = this.#signs(text)
    const row = this.#measures.run(signs)
    // what stands nowhere in the text ends it
    if (row === 0 && least > 0) return { steps: 1, ways: after.ways, first: signs }
    const run = most === 1 ? 1 : Math.min(most, row)
    const choices = most > least ? this.#choices(signs, run - least, after.first) : 1
    return {
      // forwards, and back again
      steps: 2 * run + choices * after.steps,
      ways: choices * after.ways,
      first: least === 0 ? together(signs, after.first) : signs,
    }
  }

  /** At how many places of a row what comes next may begin: where it takes none of the row's signs, only behind it. */
  #choices(row: Signs, length: number, next: Signs): number {
    if (length <= 0 || !overlaps(row, next)) return 1
    return Math.min(length, this.#measures.within(row, next)) + 1
  }

  #reference({ to, times }: Extract<Part, { type: 'reference' }>, after: Cost): Cost {
    const group = this.#reading.groups.get(to)
    const length = group ? this.#longest(group) : 1
    const choices = times.most === 1 ? 1 : 2 ** Math.min(times.most, this.#measures.run(anySigns))
    return { steps: length + choices * after.steps, ways: choices * after.ways, first: anySigns }
  }

  /** How long what a group takes may be. */
  #longest(group: Group): number {
    if (group.times.most === 1 && group.alternatives.flat().every(isFixed)) return group.alternatives.flat().length
    return this.#measures.run(this.#all(group))
  }

  /** All signs that may stand in a group. */
  #all({ alternatives }: Group): Signs {
    return alternatives
      .flat()
      .map((part) => {
        if (part.type === 'sign') return this.#signs(part.text)
        return part.type === 'group' ? this.#all(part) : part.type === 'reference' ? anySigns : noSigns
      })
      .reduce(together, noSigns)
  }

  #look({ alternatives }: Group, after: Cost): Cost {
    const inside = alternatives.map((parts) => this.#sequence(parts, { ...END, first: anySigns }))
    const steps = inside.reduce((sum, cost) => sum + cost.steps, 0)
    return { steps: steps + after.steps, ways: after.ways, first: anySigns }
  }

  #group(group: Group, after: Cost): Cost {
    return group.times.most > 1 ? this.#repeated(group, after) : this.#once(group, after)
  }

  #once({ alternatives, times: { least } }: Group, after: Cost): Cost {
    const all = alternatives.map((parts) => this.#sequence(parts, after))
    if (least === 0) all.push(after)
    const isSum =
      this.#alike(alternatives) > 1 ||
      (least === 0 && all.some((one) => one !== after && overlaps(one.first, after.first)))
    const sum = (one: number, other: number): number => (isSum ? one + other : Math.max(one, other))
    return {
      steps: all.length + all.map(({ steps }) => steps).reduce(sum, 0),
      ways: all.map(({ ways }) => ways).reduce(sum, 0),
      first: all.map(({ first }) => first).reduce(together, noSigns),
    }
  }

  #repeated(group: Group, after: Cost): Cost {
    const { least, most } = group.times
    const first = this.#once({ ...group, times: ONCE }, END).first
    const follow = { ...END, first: together(first, after.first) }
    const inside = group.alternatives.map((parts) => this.#sequence(parts, follow))
    const alike = this.#alike(group.alternatives)
    const ways = Math.max(...inside.map((cost) => cost.ways))
    const steps = inside.reduce((sum, cost) => sum + cost.steps, 0)
    if (alike > 1 || ways > 1) {
      // each sign may end a round or not
      const rounds = this.#measures.run(this.#all(group))
      const choices = Math.min(Math.max(2, alike) ** rounds * ways, (alike * ways) ** most)
      return { steps: choices * (steps + after.steps), ways: choices * after.ways, first: together(first, after.first) }
    }
    const rounds = Math.min(most, this.#rounds(group, steps))
    const choices = overlaps(first, after.first) ? Math.max(1, rounds - least + 1) : 1
    return {
      steps: rounds * steps + choices * after.steps,
      ways: choices * after.ways,
      first: least === 0 ? together(first, after.first) : first,
    }
  }

  /** How many rounds of a group there may be that takes a text in one way. */
  #rounds(group: Group, steps: number): number {
    const run = this.#measures.run(this.#all(group))
    const isMeasured = steps * this.#measures.length <= MEASURED && !/\\[1-9k]/.test(group.source)
    return isMeasured ? Math.min(run, this.#measures.row(group.source)) : run
  }

  /** Of how many alternatives no place of their beginnings tells which of them it is. */
  #alike(alternatives: readonly Sequence[]): number {
    const known = this.#reading.alike.get(alternatives)
    if (known !== undefined) return known
    const apart = (one: Sequence, other: Sequence): boolean => one !== other && this.#areApart(one, other)
    const counts =
      alternatives.length > MANY
        ? [alternatives.length]
        : alternatives.map((one) => alternatives.filter((other) => !apart(one, other)).length)
    const alike = Math.max(1, ...counts)
    this.#reading.alike.set(alternatives, alike)
    return alike
  }

  #areApart(one: Sequence, other: Sequence): boolean {
    for (const [at, part] of one.entries()) {
      const beside = other[at]
      if (part.type !== 'sign' || beside?.type !== 'sign') return false
      if (part.times.least === 0 || beside.times.least === 0) return false
      if (!overlaps(this.#signs(part.text), this.#signs(beside.text))) return true
      if (part.times.most > 1 || beside.times.most > 1) return false
    }
    return false
  }
}

/** What has to be there: what stands behind the last of it never makes a search go back. */
function sureOf(parts: Sequence): Sequence {
  const last = parts.findLastIndex(
    (part) => part.type === 'assertion' || part.type === 'reference' || part.times.least > 0,
  )
  const part = parts[last]
  if (part?.type !== 'sign' && part?.type !== 'group') return parts.slice(0, last + 1)
  const times = { least: part.times.least, most: part.times.least }
  const isOne = part.type === 'group' && !part.isLook && times.most === 1
  const sure = isOne ? { ...part, times, alternatives: part.alternatives.map(sureOf) } : { ...part, times }
  return [...parts.slice(0, last), sure]
}

/** How many steps a search from one place of a text takes at most. */
export const stepsOf = (reading: Reading, measures: Measures): number => new Counter(reading, measures).steps()
