/** How long a text a regular expression may be run over, in UTF-16 units: JavaScript's engine cannot be stopped, and goes back as far as it likes. */
const LONGEST = 2 ** 20
/** Where each place of the text may be looked at from each other one. */
const LONGEST_SQUARED = 2 ** 15
/** Where each letter may double the work. */
const LONGEST_DOUBLED = 20

/** One of the alternatives of a group. */
interface Alternative {
  /** What it begins with; undefined where it is empty. */
  first: string | undefined
  /** Its parts that take as much as there is. */
  readonly loose: string[]
  /** Its signs of punctuation that have to be there. */
  readonly signs: string[]
  /** Its last part takes as much as there is. */
  endsLoose: boolean
}

interface Atom {
  readonly text: string
  readonly group: readonly Alternative[] | undefined
}

const CLASS = /\[(?:[^\]\\]|\\.)*\]/y
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|k<[^>]*>|.)/suy
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>|[-a-z]*:))?/y
const TIMES = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y
const UNBOUNDED = /^(?:[*+]|\{\d+,\})/
const ANY_SIGN = /^(?:\[|\.$|\\[wWdDsSpP])/

const takes = (part: string, sign: string): boolean => new RegExp(`^${part}$`, 's').test(sign.slice(-1))

/** Whether one sign, which no loose part takes, keeps one round of a loop apart from the next. */
const isApart = ({ loose, signs }: Alternative): boolean =>
  signs.some((sign) => !loose.some((part) => takes(part, sign)))

const nothing = (): Alternative => ({ first: undefined, loose: [], signs: [], endsLoose: false })

/** Whether two rounds of a loop over these may share a text between them in more ways than one. */
function isAmbiguous(alternatives: readonly Alternative[]): boolean {
  const firsts = alternatives.map(({ first }) => first)
  const alike =
    new Set(firsts).size < firsts.length || firsts.filter((first) => first && /^\\[wds]|^\.$/.test(first)).length > 1
  return alike || alternatives.some((one) => one.loose.length > 0 && !isApart(one))
}

class Reader {
  readonly #source: string
  #at = 0
  /** Work may double with each letter. */
  doubles = false

  constructor(source: string) {
    this.#source = source
  }

  /** Up to the end or to the bracket that closes. */
  alternatives(): readonly Alternative[] {
    const found = [nothing()]
    while (this.#at < this.#source.length && this.#source[this.#at] !== ')') {
      if (this.#source[this.#at] === '|') {
        this.#at += 1
        found.push(nothing())
      } else this.#part(found.at(-1) as Alternative)
    }
    return found
  }

  #take(expression: RegExp): string | undefined {
    expression.lastIndex = this.#at
    const [text] = expression.exec(this.#source) ?? []
    if (text !== undefined) this.#at += text.length
    return text
  }

  #atom(): Atom {
    const opening = this.#take(OPENING)
    if (opening !== undefined) {
      const group = this.alternatives()
      this.#at += 1
      return { text: opening, group }
    }
    const text = this.#take(CLASS) ?? this.#take(ESCAPE) ?? this.#source[this.#at] ?? ''
    if (text.length === 1) this.#at += 1
    return { text, group: undefined }
  }

  #part(alternative: Alternative): void {
    const { text, group } = this.#atom()
    const times = this.#take(TIMES) ?? ''
    const isUnbounded = UNBOUNDED.test(times)
    if (group && isUnbounded && isAmbiguous(group)) this.doubles = true
    // what an earlier group took
    if (isUnbounded && /^\\(?:[1-9]|k<)/.test(text)) this.doubles = true
    const inside = group?.flatMap(({ loose }) => loose) ?? []
    // a group that is repeated may take any sign
    const loose = isUnbounded ? [...inside, group ? '[^]' : text] : inside
    const isSure = !/^[*?]|^\{0/.test(times)
    alternative.first ??= group?.length === 1 ? group[0]?.first : text
    alternative.loose.push(...loose)
    if (isSure && group?.length === 1) alternative.signs.push(...(group[0]?.signs ?? []))
    if (isSure && !group && !isUnbounded && !ANY_SIGN.test(text) && !/\w$/.test(text)) alternative.signs.push(text)
    alternative.endsLoose = isUnbounded || loose.length > 0
  }
}

function readLongest({ source, sticky }: RegExp): number {
  const reader = new Reader(source)
  const whole = reader.alternatives()
  if (reader.doubles) return LONGEST_DOUBLED
  const isSquared =
    !sticky && !source.startsWith('^') && whole.some(({ loose, endsLoose }) => loose.length > 0 && !endsLoose)
  return isSquared ? LONGEST_SQUARED : LONGEST
}

/** Of those that have been read: a program runs the same one again and again. */
const known = new WeakMap<RegExp, number>()

/** The longest text that a regular expression is run over, in UTF-16 units. */
export function longestFor(expression: RegExp): number {
  const longest = known.get(expression) ?? readLongest(expression)
  known.set(expression, longest)
  return longest
}
