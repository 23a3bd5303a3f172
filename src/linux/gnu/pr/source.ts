import type { Input } from '../../../shell/posix/input.ts'
import type { GnuSystem } from '../library/gnu-system.ts'

/** What comes next in a text: a line, a form feed where a line would begin, or its end. `last` is what follows the line at once. */
export type Next =
  | { readonly type: 'line'; readonly text: string; readonly last?: 'feed' | 'end' }
  | { readonly type: 'feed' }
  | { readonly type: 'end' }

/** How much a line may hold: more takes more memory than there is. */
const LONGEST = 256 * 2 ** 20

const LINE_END = /[\n\f]/g

/** A text, read line by line, in which form feeds end lines and pages. */
export class Source {
  /** Whether it goes on: in this page, not before the next one, or not at all. */
  state: 'open' | 'held' | 'closed' = 'open'
  /** Whether the page before was full: a form feed that comes then ends it, and no other. */
  afterFullPage = false
  readonly #input: Input<GnuSystem>
  #held = ''
  #at = 0
  #ended = false

  constructor(input: Input<GnuSystem>) {
    this.#input = input
  }

  /** Reads on until the held text has more than `length` characters; false at the end. */
  async #has(length: number): Promise<boolean> {
    while (this.#held.length - this.#at <= length && !this.#ended) {
      const text = await this.#input.text()
      this.#ended = text === undefined
      this.#held = this.#held.slice(this.#at) + (text ?? '')
      this.#at = 0
      if (this.#held.length > LONGEST) throw new RangeError('Invalid string length')
    }
    return this.#held.length - this.#at > length
  }

  /** Takes a form feed, and the newline behind it. */
  async #takeFeed(): Promise<void> {
    this.#at += 1
    if ((await this.#has(0)) && this.#held.charAt(this.#at) === '\n') this.#at += 1
  }

  /** The end of the line that is held, or as much of it as there is. */
  async #lineEnd(): Promise<number> {
    let from = 0
    for (;;) {
      LINE_END.lastIndex = this.#at + from
      const found = LINE_END.exec(this.#held)
      if (found) return found.index - this.#at
      from = this.#held.length - this.#at
      if (!(await this.#has(from))) return from
    }
  }

  async #feed(): Promise<Next> {
    await this.#takeFeed()
    this.state = 'held'
    return { type: 'feed' }
  }

  /** The next line, or what there is instead. */
  async next(): Promise<Next> {
    const swallows = this.afterFullPage
    this.afterFullPage = false
    if (swallows && (await this.#has(0)) && this.#held.charAt(this.#at) === '\f') await this.#takeFeed()
    if (!(await this.#has(0))) {
      this.state = 'closed'
      return { type: 'end' }
    }
    if (this.#held.charAt(this.#at) === '\f') return this.#feed()
    const end = await this.#lineEnd()
    const text = this.#held.slice(this.#at, this.#at + end)
    this.#at += end
    if (!(await this.#has(0))) {
      this.state = 'closed'
      return { type: 'line', text, last: 'end' }
    }
    if (this.#held.charAt(this.#at) === '\f') {
      await this.#feed()
      return { type: 'line', text, last: 'feed' }
    }
    this.#at += 1
    return { type: 'line', text }
  }
}
