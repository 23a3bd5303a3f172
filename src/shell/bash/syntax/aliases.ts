import type { Work } from '../../../base/work.ts'
import { parse, type Statement, walk } from './parser.ts'
import { readScript, type Unit } from './script.ts'
import { ShellError, type ShellState } from '../state.ts'
import { unfinishedWithin } from './unfinished.ts'

/** How many characters aliases may add to a text: each may stand for several others. */
const MOST_ADDED = 2 ** 18
/** How long the value of an alias may be with those in it, to be put in the place of all of them at once. */
const MOST_WHOLE = 4096
/** How many characters may be read again for them: a text is, for each alias that what comes after it depends on. */
const MOST_READ = 2 ** 25

/** How many characters are read in a step, and how many at once. */
const CHARACTERS = 8
const LONG = 4096

type Aliases = ReadonlyMap<string, string>

interface Place {
  readonly start: number
  readonly end: number
  readonly name: string
}

/** What a text comes to at its beginning, where aliases are replaced by what they stand for. */
export interface Aliased {
  /** As many lines as make whole commands. */
  readonly head: string
  /** What comes after these lines, as it was. */
  readonly tail: string
}

/** Whether aliases mean something to a shell. */
export const usesAliases = ({ aliases, shopt }: ShellState): boolean => aliases.size > 0 && shopt.has('expand_aliases')

/** The first words of commands that are names of aliases, in their order. */
function aliasesIn(statements: readonly Statement[], isAlias: (place: Place) => boolean): readonly Place[] {
  const places: Place[] = []
  walk(statements, (node) => {
    if (node.type === 'Command' && node.name && node.name.text === node.name.value && !node.name.parts) {
      const place = { start: node.name.pos, end: node.name.end, name: node.name.text }
      if (isAlias(place)) places.push(place)
    }
    return true
  })
  return places.toSorted((one, other) => one.start - other.start)
}

/** Whether a unit has an alias. */
export const hasAlias = ({ statements }: Unit, aliases: Aliases): boolean =>
  aliasesIn(statements, ({ name }) => aliases.has(name)).length > 0

/** Whether commands are whole, and a word after them is one more of the last one's. */
function takesWords(text: string): boolean {
  const { commands, problems } = parse(text)
  const last = commands.at(-1)
  const isOpen = !last || last.background || last.command.type !== 'Command' || !last.command.name
  return !isOpen && problems.length === 0 && !/[\s\\;]$|#|<</.test(text)
}

/** What aliases stand for where nothing that comes after them is read otherwise. */
class WholeValues {
  readonly #aliases: Aliases
  readonly #known = new Map<string, string | undefined>()

  constructor(aliases: Aliases) {
    this.#aliases = aliases
  }

  /** The value of an alias, with the values of those in it; undefined where it opens or ends something, or asks for the next word. */
  of(name: string): string | undefined {
    if (!this.#known.has(name)) this.#known.set(name, this.#whole(name, []))
    return this.#known.get(name)
  }

  #whole(name: string, within: readonly string[]): string | undefined {
    const value = this.#aliases.get(name)
    if (value === undefined || !takesWords(value)) return undefined
    const known = [...within, name]
    const inner = aliasesIn(
      parse(value).commands,
      (place) => this.#aliases.has(place.name) && !known.includes(place.name),
    )
    let [whole, from] = ['', 0]
    for (const place of inner) {
      const text = this.#whole(place.name, known)
      if (text === undefined || whole.length + text.length > MOST_WHOLE) return undefined
      whole += value.slice(from, place.start) + text
      from = place.end
    }
    return whole + value.slice(from)
  }
}

/** Reads the lines of one text. */
class AliasReader {
  head = ''
  tail: string
  readonly #aliases: Aliases
  readonly #whole: WholeValues
  /** Where the text of aliases ends that are not replaced in it again. */
  #within: readonly { readonly name: string; readonly end: number }[] = []
  /** How much of the head is done. */
  #from = 0
  #read = 0

  constructor(text: string, aliases: Aliases) {
    this.#aliases = aliases
    this.#whole = new WholeValues(aliases)
    this.tail = text
  }

  nextLine(): void {
    const newline = this.tail.indexOf('\n')
    const end = newline < 0 ? this.tail.length : newline + 1
    this.head += this.tail.slice(0, end)
    this.tail = this.tail.slice(end)
  }

  /** Replaces the next aliases in the head, as many as stand for whole commands; false where there are none. */
  replace(): boolean {
    this.#read += this.head.length
    const places = aliasesIn(parse(this.head).commands, (place) => place.start >= this.#from && this.#counts(place))
    if (places.length > 0 && this.#read > MOST_READ) throw new ShellError('xmalloc: cannot allocate memory')
    const open = places.findIndex(({ name }) => this.#whole.of(name) === undefined)
    if (open === 0) this.#replaceFirst(places[0])
    else this.#replaceWhole(open < 0 ? places : places.slice(0, open))
    return places.length > 0
  }

  #counts({ name, start }: Pick<Place, 'name' | 'start'>): boolean {
    return this.#aliases.has(name) && !this.#within.some((outer) => outer.name === name && start < outer.end)
  }

  /** Replaces aliases that change nothing of what comes after them. */
  #replaceWhole(places: readonly Place[]): void {
    let [text, at] = ['', 0]
    for (const { start, end, name } of places) {
      text += this.head.slice(at, start) + (this.#whole.of(name) ?? '')
      this.#from = text.length
      at = end
    }
    const added = text.length - at
    this.#within = this.#within.map(({ name, end }) => ({ name, end: end + added }))
    this.head = text + this.head.slice(at)
  }

  #replaceFirst(place: Place | undefined): void {
    if (!place) return
    const { start, end, name } = place
    const value = this.#aliases.get(name) ?? ''
    const rest = this.head.slice(end)
    const valueOf = (next: string, at: number): string | undefined =>
      this.#counts({ name: next, start: end + at }) ? this.#aliases.get(next) : undefined
    this.head = this.head.slice(0, start) + value + (/\s$/.test(value) ? withNext(rest, valueOf) : rest)
    const outer = this.#within.filter((other) => other.end > start)
    const added = value.length - (end - start)
    this.#within = [
      ...outer.map((other) => ({ ...other, end: other.end + added })),
      { name, end: start + value.length },
    ]
    this.#from = start
  }
}

/**
 * Reads whole commands off a text line by line, as a shell does that replaces aliases while it reads: one may open what ends lines later.
 * @throws ShellError when aliases stand for too much
 */
export function* readAliased(text: string, aliases: Aliases): Work<Aliased> {
  const reader = new AliasReader(text, aliases)
  do {
    reader.nextLine()
    if (reader.head.length > LONG) yield reader.head.length / CHARACTERS
    while (reader.replace()) {
      yield reader.head.length / CHARACTERS
      if (reader.head.length + reader.tail.length - text.length > MOST_ADDED)
        throw new ShellError('xmalloc: cannot allocate memory')
    }
  } while (reader.tail !== '' && unfinishedWithin(readScript(reader.head)))
  return { head: reader.head, tail: reader.tail }
}

const NEXT_WORD = /(\s*)([^\s;&|<>()'"\\$`]+)/y

/** After an alias that ends in a blank, the next word may be one too; `valueOf` gives what a word at a place in `rest` stands for. */
function withNext(rest: string, valueOf: (name: string, at: number) => string | undefined): string {
  let [text, at] = ['', 0]
  for (let asks = true; asks;) {
    NEXT_WORD.lastIndex = at
    const [whole = '', blank = '', name = ''] = NEXT_WORD.exec(rest) ?? []
    const value = valueOf(name, at + blank.length)
    if (value === undefined) break
    text += blank + value
    at += whole.length
    asks = /\s$/.test(value)
  }
  return text + rest.slice(at)
}
