import { PatternError } from '../../../../shell/posix/regex/syntax.ts'
import type { CharacterTest, PerlNode, Place } from './syntax.ts'

/** A step of a program that matches. Numbers that name steps are places in the list of them. */
export type Step =
  | { readonly op: 'character'; readonly test: CharacterTest }
  /** Goes on at `first`, and at `second` if that came to nothing. */
  | { readonly op: 'split'; first: number; second: number }
  | { readonly op: 'jump'; to: number }
  /** Writes down where it is. */
  | { readonly op: 'save'; readonly slot: number }
  /** Comes to nothing if it is still where `slot` says. */
  | { readonly op: 'moved'; readonly slot: number }
  | { readonly op: 'place'; readonly place: Place }
  | { readonly op: 'reference'; readonly index: number; readonly ignoreCase: boolean }
  /** Matches what stands from the next step on to `end`; goes on behind it, in one way only. */
  | { readonly op: 'atomic'; end: number }
  | { readonly op: 'look'; readonly negated: boolean; end: number }
  /** Goes back by characters. */
  | { readonly op: 'back'; readonly width: number }
  | { readonly op: 'condition'; readonly index: number; otherwise: number }
  | { readonly op: 'fail' }
  | { readonly op: 'match' }

const MOST_STEPS = 50_000
/** How many nodes it is made of, with all their repetitions: what matches nothing has no steps, however often it is repeated. */
const MOST_NODES = 200_000

type Split = Extract<Step, { readonly op: 'split' }>

/** Lets a split try what is repeated first, or what comes behind. */
function direct(
  split: Split,
  inside: number,
  { behind, lazy }: { readonly behind: number; readonly lazy: boolean },
): void {
  split.first = lazy ? behind : inside
  split.second = lazy ? inside : behind
}

/** What a node is when it is a program: the match itself has the slots 0 and 1, each group two more. */
export class Program {
  readonly steps: Step[] = []
  #slots: number
  #nodes = 0

  constructor(node: PerlNode, groups: number) {
    this.#slots = 2 * (groups + 1)
    this.#add(node)
    this.#push({ op: 'match' })
  }

  /** How many slots it writes to. */
  get slots(): number {
    return this.#slots
  }

  #push(step: Step): number {
    if (this.steps.length >= MOST_STEPS) throw new PatternError('regular expression is too large')
    return this.steps.push(step) - 1
  }

  #add(node: PerlNode): void {
    this.#nodes += 1
    if (this.#nodes > MOST_NODES) throw new PatternError('regular expression is too large')
    switch (node.type) {
      case 'character':
        this.#push({ op: 'character', test: node.test })
        return
      case 'sequence':
        for (const part of node.parts) this.#add(part)
        return
      case 'choice':
        return this.#choice(node.options.map((option) => () => this.#add(option)))
      case 'repeat':
        return this.#repeat(node)
      case 'group':
        this.#push({ op: 'save', slot: 2 * node.index })
        this.#add(node.body)
        this.#push({ op: 'save', slot: 2 * node.index + 1 })
        return
      case 'atomic':
        return this.#enclosed({ op: 'atomic', end: 0 }, () => this.#add(node.body))
      case 'look':
        return this.#look(node)
      case 'reference':
        this.#push({ op: 'reference', index: node.index, ignoreCase: node.ignoreCase })
        return
      case 'condition':
        return this.#condition(node)
      case 'place':
        this.#push({ op: 'place', place: node.place })
        return
      case 'keep':
        this.#push({ op: 'save', slot: 0 })
    }
  }

  /** Alternatives, each of which writes its own steps. */
  #choice(options: readonly (() => void)[]): void {
    if (options.length === 0) this.#push({ op: 'fail' })
    const jumps: { to: number }[] = []
    for (const [index, add] of options.entries()) {
      const isLast = index === options.length - 1
      const split: Split = { op: 'split', first: 0, second: 0 }
      if (!isLast) split.first = this.#push(split) + 1
      add()
      if (isLast) continue
      const jump = { op: 'jump' as const, to: 0 }
      this.#push(jump)
      jumps.push(jump)
      split.second = this.steps.length
    }
    for (const jump of jumps) jump.to = this.steps.length
  }

  #repeat({ body, min, max, lazy }: Extract<PerlNode, { readonly type: 'repeat' }>): void {
    for (let count = 0; count < min; count += 1) this.#add(body)
    if (max === Infinity) return this.#loop(body, lazy)
    const splits: { readonly split: Split; readonly inside: number }[] = []
    for (let count = min; count < max; count += 1) {
      const split: Split = { op: 'split', first: 0, second: 0 }
      splits.push({ split, inside: this.#push(split) + 1 })
      this.#add(body)
    }
    for (const { split, inside } of splits) direct(split, inside, { behind: this.steps.length, lazy })
  }

  /** Any number of times; what matches nothing is not matched again. */
  #loop(body: PerlNode, lazy: boolean): void {
    const split: Split = { op: 'split', first: 0, second: 0 }
    const top = this.#push(split)
    const slot = this.#slots
    this.#slots += 1
    this.#push({ op: 'save', slot })
    this.#add(body)
    this.#push({ op: 'moved', slot })
    this.#push({ op: 'jump', to: top })
    direct(split, top + 1, { behind: this.steps.length, lazy })
  }

  /** Steps that match by themselves, between one that says where they end and a `match`. */
  #enclosed(step: Step & { end: number }, add: () => void): void {
    this.#push(step)
    add()
    this.#push({ op: 'match' })
    step.end = this.steps.length
  }

  #look({ body, negated, widths }: Extract<PerlNode, { readonly type: 'look' }>): void {
    const branches = widths && body.type === 'choice' ? body.options : [body]
    this.#enclosed({ op: 'look', negated, end: 0 }, () =>
      this.#choice(
        branches.map((branch, index) => () => {
          const width = widths?.[index] ?? 0
          if (width > 0) this.#push({ op: 'back', width })
          this.#add(branch)
        }),
      ),
    )
  }

  #condition({ index, yes, no }: Extract<PerlNode, { readonly type: 'condition' }>): void {
    const condition = { op: 'condition' as const, index, otherwise: 0 }
    const jump = { op: 'jump' as const, to: 0 }
    this.#push(condition)
    this.#add(yes)
    this.#push(jump)
    condition.otherwise = this.steps.length
    this.#add(no)
    jump.to = this.steps.length
  }
}
