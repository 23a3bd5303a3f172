import { backOverWhite, type Grammar, type Occurrence, overSomething, overWhite, type Stretch } from './occurrences.ts'

/** Room on a line, in columns. */
export interface Room {
  readonly half: number
  readonly gap: number
  readonly before: number
  readonly keyAfter: number
  /** The longest word. */
  readonly longest: number
  /** Whether it is marked where something is left out. */
  readonly marks: boolean
}

/** One of the parts of a line, and whether something is left out beside it. */
export interface Field extends Stretch {
  readonly cut: boolean
}

/** The parts of a line: the tail stands at its very left, the head at its right. */
export interface Fields {
  readonly tail: Field
  readonly before: Field
  readonly keyAfter: Field
  readonly head: Field
}

const NOTHING: Field = { start: 0, end: 0, cut: false }
const width = ({ start, end }: Stretch): number => end - start

/** One word as it is set into its line. */
class Setting {
  readonly #text: string
  readonly #word: Grammar['word']
  readonly #room: Room
  readonly #context: Stretch
  readonly #key: Stretch
  /** Where what may stand to the left begins. */
  readonly #leftmost: number

  constructor({ source, key, context }: Occurrence, word: Grammar['word'], room: Room) {
    this.#text = source.text
    this.#word = word
    this.#room = room
    this.#context = context
    this.#key = key
    const far = key.start - (room.half + room.longest)
    this.#leftmost = far > context.start ? this.#skip(far, key.start) : context.start
  }

  #skip(at: number, end: number): number {
    return overSomething(this.#text, at, { word: this.#word, end })
  }

  /** As many words from `from` on, which stand within the context, as end at `last` at most. */
  #taken(from: number, last: number): number {
    let [end, at] = [from, from]
    while (at < this.#context.end && at <= last) {
      end = at
      at = this.#skip(at, this.#context.end)
    }
    return at <= last ? at : end
  }

  /** Where the words begin that end at `end` and are no wider than `most`. */
  #begun(end: number, most: number): number {
    let start = this.#leftmost
    while (start + most < end) start = this.#skip(start, end)
    return start
  }

  keyAfter(): Field {
    const { start } = this.#key
    const end = this.#taken(this.#key.end, start + this.#room.keyAfter)
    const cut = this.#room.marks && end < this.#context.end
    return { start, end: backOverWhite(this.#text, end, start), cut }
  }

  before(): Field {
    const end = backOverWhite(this.#text, this.#key.start, this.#leftmost)
    const start = this.#begun(end, this.#room.before)
    const cut = this.#room.marks && backOverWhite(this.#text, start, 0) > this.#context.start
    return { start: overWhite(this.#text, start, this.#text.length), end, cut }
  }

  /** What has no room at the right, at the left of what stands before the word. */
  tail(before: Field, keyAfter: Field): Field {
    const most = this.#room.before - width(before) - this.#room.gap
    if (most <= 0) return NOTHING
    const start = overWhite(this.#text, keyAfter.end, this.#text.length)
    const end = this.#taken(start, start + most - 1)
    if (end <= start) return NOTHING
    return { start, end: backOverWhite(this.#text, end, start), cut: this.#room.marks && end < this.#context.end }
  }

  /** What has no room at the left, at the right of what stands behind the word. */
  head(before: Field, keyAfter: Field): Field {
    const most = this.#room.keyAfter - width(keyAfter) - this.#room.gap
    if (most <= 0) return NOTHING
    const end = backOverWhite(this.#text, before.start, 0)
    const start = this.#begun(end, most)
    if (end <= start) return NOTHING
    return { start: overWhite(this.#text, start, end), end, cut: this.#room.marks && start > this.#context.start }
  }
}

/** Sets a word into its line. */
export function fieldsOf(occurrence: Occurrence, word: Grammar['word'], room: Room): Fields {
  const setting = new Setting(occurrence, word, room)
  const [before, keyAfter] = [setting.before(), setting.keyAfter()]
  const [tail, head] = [setting.tail(before, keyAfter), setting.head(before, keyAfter)]
  return {
    tail,
    before: { ...before, cut: before.cut && width(head) === 0 },
    keyAfter: { ...keyAfter, cut: keyAfter.cut && width(tail) === 0 },
    head,
  }
}
