import type { ShellState } from '../state.ts'
import { quoteSingle } from '../text/quote.ts'
import type { Unfinished } from '../syntax/unfinished.ts'

/** The lines that history expansion takes from; the first has the number `first`. */
export interface HistoryLines {
  readonly lines: readonly string[]
  readonly first: number
}

export type HistoryExpansion =
  /** Nothing in the line calls for the history. */
  | { readonly type: 'unchanged' }
  /** The line that is meant; bash prints it before it runs it. With `onlyPrint` (`:p`) it is not run. */
  | { readonly type: 'expanded'; readonly line: string; readonly onlyPrint: boolean }
  /** `message` is what bash says after its name. */
  | { readonly type: 'error'; readonly message: string }

/** A line that was read, as its shell goes on with it. */
export interface Recalled {
  /** What is to be run; undefined where that is nothing. */
  readonly line: string | undefined
  /** The line that is meant, which a shell shows where it is not the one that was read. */
  readonly shown?: string
  /** What is wrong with it. */
  readonly error?: string
}

/** What a shell makes of a line that it reads (`set -o histexpand`): what is only printed goes into its history here. */
export function recall(line: string, { history, options, shopt }: ShellState, within?: Unfinished): Recalled {
  if (!history || !options.has('histexpand')) return { line }
  const result = expandHistory(line, history, { extended: shopt.has('extglob'), within })
  if (result.type === 'unchanged') return { line }
  if (result.type === 'error') return { line: undefined, error: result.message }
  if (result.onlyPrint) history.add([result.line])
  return { line: result.onlyPrint ? undefined : result.line, shown: result.line }
}

class HistoryError extends Error {
  override readonly name = 'HistoryError'
}

/** Where a line stands that is expanded. */
export interface HistorySetting {
  /** Whether `shopt -s extglob` is on: `!(` is a pattern then. */
  readonly extended?: boolean
  /** What the lines before it left open. */
  readonly within?: Unfinished | undefined
}

/** Expands `!!`, `!n`, `!word`, `!$`, `^a^b` and their kin in a line that was typed (bash(1), HISTORY EXPANSION). */
export function expandHistory(line: string, history: HistoryLines, setting: HistorySetting = {}): HistoryExpansion {
  if (!/[!^]/.test(line) || setting.within === 'document') return { type: 'unchanged' }
  try {
    return new HistoryReader(line, history, setting).expand()
  } catch (error) {
    if (error instanceof HistoryError) return { type: 'error', message: error.message }
    throw error
  }
}

const WORD =
  /(?:\\.|'[^']*'?|"(?:\\.|[^"\\])*"?|[^\s;|&<>()'"\\])+|\d*(?:>>|<<<|<<-?|<>|[<>]&?|>\|)|&>>?|\|\||\||&&|;;|[;&()]|\\/gs

/** How a line begins that is meant; inside double quotes it ends at their end. */
const START = /!([^\s:;|&<>()][^\s:;|&<>()^$*%-]*)/y
const QUOTED_START = /!([^\s:;|&<>()"][^\s:;|&<>()^$*%"-]*)/y

/** What a history's shell remembers from one line to the next. */
interface Memory {
  /** What the last `:s` replaced, for `:&`. */
  substitution?: readonly [string, string]
  /** What was last looked for with `!?text?`. */
  searched: string
}

const memories = new WeakMap<HistoryLines, Memory>()

function memoryOf(history: HistoryLines): Memory {
  const memory = memories.get(history) ?? { searched: '' }
  memories.set(history, memory)
  return memory
}

/** A line's words, as the history counts them. */
const wordsOf = (line: string): readonly string[] => line.match(WORD) ?? []

class HistoryReader {
  readonly #line: string
  readonly #history: HistoryLines
  readonly #setting: HistorySetting
  #at = 0
  /** Where the last event ended that was expanded. */
  #eventEnd = 0
  #onlyPrint = false
  #changed = false
  readonly #memory: Memory

  constructor(line: string, history: HistoryLines, setting: HistorySetting) {
    this.#line = line
    this.#setting = setting
    this.#history = history
    this.#memory = memoryOf(history)
  }

  expand(): HistoryExpansion {
    const quick = this.#line.startsWith('^') && this.#setting.within !== 'single quotes'
    const line = quick ? this.#quick() : this.#scan()
    return this.#changed ? { type: 'expanded', line, onlyPrint: this.#onlyPrint } : { type: 'unchanged' }
  }

  #quick(): string {
    const [whole, from = '', to = ''] = /^\^((?:\\\^|[^^])*)(?:\^((?:\\\^|[^^])*)\^?)?/.exec(this.#line) ?? ['']
    this.#at = whole.length
    this.#changed = true
    const last = this.#history.lines.at(-1)
    this.#memory.substitution = [from, to]
    if (last === undefined || !last.includes(from)) throw new HistoryError(`:s${whole}: substitution failed`)
    const text = last.replace(from, () => to.replaceAll('&', from))
    return this.#modified(text) + this.#line.slice(this.#at)
  }

  #scan(): string {
    const line = this.#line
    const { within } = this.#setting
    let text = within === 'single quotes' ? this.#throughQuote(0) : ''
    const carried = within === 'double quotes'
    let doubled = carried
    while (this.#at < line.length) {
      const char = line[this.#at] ?? ''
      if (char === '\\') {
        text += line.slice(this.#at, this.#at + 2)
        this.#at += 2
      } else if (char === "'" && (!doubled || (carried && !text.includes('"')))) {
        // as bash reads it, also in double quotes of the line before
        text += this.#throughQuote(1)
      } else if (char === '#' && !doubled && /^$|[\s;&()|<>]/.test(line.charAt(this.#at - 1))) {
        // a comment
        text += line.slice(this.#at)
        this.#at = line.length
      } else if (char === '!' && this.#isEvent(doubled)) text += this.#event(text, doubled)
      else {
        if (char === '"') doubled = !doubled
        text += char
        this.#at += 1
      }
    }
    return text
  }

  /** What is left of single quotes, looked for from `offset` on, with their end. */
  #throughQuote(offset: number): string {
    const start = this.#at
    const end = this.#line.indexOf("'", start + offset)
    this.#at = end < 0 ? this.#line.length : end + 1
    return this.#line.slice(start, this.#at)
  }

  #isEvent(doubled: boolean): boolean {
    const next = this.#line[this.#at + 1]
    if (next === undefined || /[\s=]/.test(next) || (next === '(' && this.#setting.extended)) return false
    // `$!`, `${!x}` and `[!a]`
    const before = this.#at > this.#eventEnd ? this.#line[this.#at - 1] : undefined
    if (before === '$' || (before === '{' && this.#line[this.#at - 2] === '$')) return false
    if (before === '[' && this.#line.includes(']', this.#at)) return false
    return !(doubled && next === '"')
  }

  #event(before: string, doubled: boolean): string {
    const start = this.#at
    this.#changed = true
    const source = this.#source(before, doubled)
    const designator = (): string => this.#line.slice(start, this.#at)
    if (source === undefined) throw new HistoryError(`${designator()}: event not found`)
    const text = this.#modified(this.#words(source))
    this.#eventEnd = this.#at
    return text
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#line)
    if (match) this.#at += match[0].length
    return match
  }

  /** The line that the event is about; undefined where there is none. */
  #source(before: string, doubled: boolean): string | undefined {
    const { lines, first } = this.#history
    if (this.#take(/!!/y)) return lines.at(-1)
    if (this.#take(/!#/y)) return before
    const number = this.#take(/!(-?\d+)/y)?.[1]
    if (number !== undefined) {
      const index = Number(number) < 0 ? lines.length + Number(number) : Number(number) - first
      return lines[index]
    }
    const search = this.#take(/!\?([^?\n]*)\??/y)?.[1]
    if (search !== undefined) {
      this.#memory.searched = search
      return lines.findLast((line) => line.includes(search))
    }
    // `!$`, `!^`, `!*` and `!:2` are about the last line
    if (this.#take(/!(?=[:$^*%-])/y)) return lines.at(-1)
    const start = this.#take(doubled ? QUOTED_START : START)?.[1]
    if (start === undefined) this.#at += 1
    return start === undefined ? undefined : lines.findLast((line) => line.startsWith(start))
  }

  #words(source: string): string {
    const start = this.#at
    const match = this.#take(/:?(\^|\$|\*|%)|(?::(\d+|\^)?)?-(\d+|\$|\^)?|:(\d+)(\*)?|:\*/y)
    if (!match) return source
    const [whole, single, from, to, number, star] = match
    const words = wordsOf(source)
    const last = words.length - 1
    const place = (text: string): number => (text === '^' ? 1 : text === '$' ? last : Number(text))
    if (single === '%') return words.find((word) => word.includes(this.#memory.searched)) ?? ''
    if (single === '*') return words.slice(1).join(' ')
    const low = place(single ?? number ?? from ?? '0')
    let high = place(single ?? number ?? to ?? '$')
    if (star !== undefined) high = last
    // `x-` leaves the last word out
    if (single === undefined && number === undefined && to === undefined) high -= 1
    if (star !== undefined && low === last + 1) return ''
    if (low > last || high > last || high < low) {
      this.#at = start + whole.length
      throw new HistoryError(`${whole}: bad word specifier`)
    }
    return words.slice(low, high + 1).join(' ')
  }

  #modified(source: string): string {
    let text = source
    for (;;) {
      const [whole, global, letter] = this.#take(/:([gaG])?([htrepqxs&])/y) ?? []
      if (letter === undefined) return text
      if (letter === 'p') this.#onlyPrint = true
      else if (letter === 's' || letter === '&') text = this.#replaced(text, global, { letter, whole: whole ?? '' })
      else text = this.#part(text, letter)
    }
  }

  #part(text: string, letter: string): string {
    const slash = text.lastIndexOf('/')
    const dot = text.lastIndexOf('.')
    switch (letter) {
      case 'h':
        return slash > 0 ? text.slice(0, slash) : slash === 0 ? '/' : text
      case 't':
        return text.slice(slash + 1)
      case 'r':
        return dot < 0 ? text : text.slice(0, dot)
      case 'e':
        return dot < 0 ? text : text.slice(dot)
      default: {
        const words = letter === 'q' ? [text] : text.split(/[ \t\n]+/)
        return words.map(quoteSingle).join(' ')
      }
    }
  }

  #replaced(
    text: string,
    global: string | undefined,
    { letter, whole }: { readonly letter: string; readonly whole: string },
  ): string {
    let given = ''
    if (letter === 's') {
      const delimiter = this.#line[this.#at] ?? ''
      const [from, afterFrom] = this.#upTo(this.#at + 1, delimiter)
      const [to, afterTo] = this.#upTo(afterFrom, delimiter)
      given = this.#line.slice(this.#at, afterTo)
      this.#at = afterTo
      this.#memory.substitution = [from || (this.#memory.substitution?.[0] ?? this.#memory.searched), to]
    }
    if (!this.#memory.substitution) throw new HistoryError(`${whole}: no previous substitution`)
    const [from, to] = this.#memory.substitution
    if (from === '' || !text.includes(from)) throw new HistoryError(`${whole}${given}: substitution failed`)
    const replacement = (): string => to.replaceAll(/\\&|&/g, (match) => (match === '&' ? from : '&'))
    if (global === 'G')
      return text
        .split(' ')
        .map((word) => word.replace(from, replacement))
        .join(' ')
    return global === undefined ? text.replace(from, replacement) : text.replaceAll(from, replacement)
  }

  /** The text up to the delimiter, and the place after that. */
  #upTo(from: number, delimiter: string): readonly [string, number] {
    let text = ''
    let at = from
    for (; at < this.#line.length && this.#line[at] !== delimiter; at += 1) {
      if (this.#line[at] === '\\' && this.#line[at + 1] === delimiter) at += 1
      text += this.#line[at] ?? ''
    }
    return [text, at + 1]
  }
}
