import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { eachInput, type Sentence } from '../library/each-input.ts'
import { chunkOf, octetsOf } from '../library/octets.ts'
import { columnAfter, indentOf, marked, markedRuns } from './prefix.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'

/** After how many words others have their turn. */
const PATIENCE = 64
/** How many words, and characters of them, GNU's fmt holds: of a longer paragraph it prints lines before it has read all of it. */
const MOST_WORDS = 998
const MOST_CHARACTERS = 5000
/** How much is gathered before it is printed. */
const BATCH = 32_768

/** What a break costs, in squares: GNU's fmt weighs lines that are short, ragged, or part sentences badly. */
const square = (n: number): number => n * n
const short = (n: number): number => square(n * 10)
const ragged = (n: number): number => Math.floor(short(n) / 2)
const share = (whole: number, length: number): number => Math.floor(square(whole) / (length + 2))

interface Word {
  readonly text: string
  /** Blanks after it. */
  space: number
  /** It begins with an opening bracket or quote; ends in punctuation; ends as a sentence does; ends one. */
  readonly opens: boolean
  readonly punctuated: boolean
  readonly period: boolean
  final: boolean
  cost: number
  /** How long the line is that begins here, and the word that begins the one after. */
  length: number
  next: number
}

interface Width {
  readonly most: number
  readonly goal: number
}

interface Indents {
  readonly indent: number
  readonly otherIndent: number
}

interface Paragraph extends Indents {
  readonly words: readonly Word[]
  /** How long the line is that was printed before; 0 where the paragraph begins. */
  readonly before: number
}

const OPENING = /^[(['`"]/

function wordOf(text: string, space: number): Word {
  const period = /[.?!][)\]'"]*$/.test(text)
  const final = period && (space > 1 || space === 0)
  return {
    text,
    space,
    opens: OPENING.test(text),
    punctuated: /[!-/:-@[-`{-~]$/.test(text),
    period,
    final,
    cost: 0,
    length: 0,
    next: 0,
  }
}

/** What it costs to begin a line with a word. */
function startCost(words: readonly Word[], at: number): number {
  const [word, before, earlier] = [words[at], words[at - 1], words[at - 2]]
  let cost = square(70)
  if (before?.period) cost += before.final ? -square(50) : square(600)
  else if (before?.punctuated) cost -= square(40)
  else if (before && earlier?.final) cost += share(200, before.text.length)
  if (word?.opens) cost -= square(40)
  else if (word?.final) cost += share(150, word.text.length)
  return cost
}

/** Finds the cheapest breaks, from the last word to the first. Yields now and then. */
function* breakLines({ words, indent, otherIndent, before }: Paragraph, { most, goal }: Width): Generator<'', void> {
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const first = words[start]
    if (!first) continue
    if (start % PATIENCE === 0) yield ''
    let length = (start === 0 ? indent : otherIndent) + first.text.length
    let best = Infinity
    for (let next = start + 1; ; next += 1) {
      const word = words[next]
      const after = word && word.next < words.length ? ragged(length - word.length) : 0
      const own = word ? short(goal - length) + after + word.cost : 0
      const cost = own + (start === 0 && before > 0 ? ragged(length - before) : 0)
      if (cost < best) {
        best = cost
        first.next = next
        first.length = length
      }
      if (!word) break
      length += (words[next - 1]?.space ?? 1) + word.text.length
      if (length >= most) break
    }
    first.cost = best + startCost(words, start)
  }
}

/** Blanks from one column to another; as tabs where the text has tabs. */
function blanks(from: number, to: number, tabs: boolean): string {
  const stop = to - (to % 8)
  if (!tabs || from + 1 >= stop) return ' '.repeat(to - from)
  return '\t'.repeat(Math.ceil((stop - from) / 8)) + ' '.repeat(to - stop)
}

/** The lines of the words before one that a line begins with; gives how long the last of them is. */
function* printed({ words, indent, otherIndent }: Paragraph, end: number, tabs: boolean): Generator<string, number> {
  let out = ''
  let [column, next] = [0, 0]
  for (const [index, word] of words.slice(0, end).entries()) {
    const starts = index === next
    if (starts) {
      if (index > 0) yield `${out}\n`
      out = ''
      column = 0
      next = word.next
    }
    const to = starts ? (index === 0 ? indent : otherIndent) : column + (words[index - 1]?.space ?? 1)
    out += blanks(column, to, tabs) + word.text
    column = to + word.text.length
  }
  yield `${out}\n`
  return column
}

/** What it is worth to break later, in a paragraph of which not all is read. */
const LATER = square(3)

/** The cheapest of the breaks that were found, rather a late one: the words from there on stay for what follows. */
function splitOf(words: readonly Word[]): number {
  let [split, least] = [words.length, Infinity]
  let at = words[0]?.next ?? words.length
  for (let word = words[at]; word; word = words[at]) {
    const cost = word.cost - (words[word.next]?.cost ?? 0)
    if (cost < least) [split, least] = [at, cost]
    least += LATER
    at = word.next
  }
  return split
}

/** The words of lines that belong together; at the end of a line one blank follows, or two after a sentence. */
function* wordsOf(lines: readonly string[], uniform: boolean): Generator<Word, void> {
  for (const line of lines) {
    let column = indentOf(line)
    for (const found of line.matchAll(/([^ \t]+)([ \t]*)/g)) {
      const [whole, text = '', after = ''] = found
      const end = column + text.length
      column = columnAfter(end, after)
      const isLast = found.index + whole.length === line.length
      const word = wordOf(text, isLast ? 0 : column - end)
      if (uniform || isLast) word.space = word.final ? 2 : 1
      yield word
    }
  }
}

/** Sets the words of a paragraph as they come. */
class Setting {
  readonly #manner: Manner
  readonly #indents: Indents
  readonly #tabs: boolean
  #words: Word[] = []
  /** How many characters its words have. */
  #held = 0
  #before = 0

  constructor(manner: Manner, indents: Indents, tabs: boolean) {
    this.#manner = manner
    this.#indents = indents
    this.#tabs = tabs
  }

  *take(word: Word): Generator<string, void> {
    let { text } = word
    while (this.#held + text.length > MOST_CHARACTERS) {
      if (this.#words.length > 0) yield* this.#flush()
      else {
        // a part of one word
        yield text.slice(0, MOST_CHARACTERS)
        text = text.slice(MOST_CHARACTERS)
      }
    }
    if (this.#words.length === MOST_WORDS) yield* this.#flush()
    this.#words.push(text === word.text ? word : { ...word, text, opens: OPENING.test(text) })
    this.#held += text.length
  }

  *end(): Generator<string, void> {
    const last = this.#words.pop()
    if (last) this.#words.push({ ...last, period: true, final: true })
    const paragraph = yield* this.#broken()
    yield* printed(paragraph, this.#words.length, this.#tabs)
  }

  /** Prints the lines up to a good break. */
  *#flush(): Generator<string, void> {
    const paragraph = yield* this.#broken()
    const split = splitOf(this.#words)
    this.#before = yield* printed(paragraph, split, this.#tabs)
    this.#words = this.#words.slice(split)
    this.#held = this.#words.reduce((sum, { text }) => sum + text.length, 0)
  }

  *#broken(): Generator<'', Paragraph> {
    const paragraph = { ...this.#indents, words: this.#words, before: this.#before }
    yield* breakLines(paragraph, this.#manner)
    return paragraph
  }
}

interface Manner extends Width {
  readonly crown: boolean
  readonly tagged: boolean
  readonly split: boolean
  readonly uniform: boolean
}

const hasText = (line: string | undefined): line is string => line !== undefined && /[^ \t]/.test(line)

/** Takes a text's lines together into paragraphs and formats each. */
class Formatter {
  readonly #lines: readonly string[]
  readonly #manner: Manner
  /** Whether a tab has been met: what follows is set with tabs too. */
  #tabs = false
  /** The indent of the lines of a paragraph but its first; `-t` remembers it. */
  #other = 0

  constructor(lines: readonly string[], manner: Manner) {
    this.#lines = lines
    this.#manner = manner
  }

  /** The text piece by piece; an empty one when others should have their turn. */
  *format(): Generator<string, void> {
    for (let at = 0; at < this.#lines.length;) {
      const first = this.#lines[at]
      if (!hasText(first)) {
        yield '\n'
        at += 1
        continue
      }
      const end = yield* this.#end(at, indentOf(first))
      const lines = this.#lines.slice(at, end)
      this.#tabs ||= lines.some((line) => line.includes('\t')) || /^ *\t/.test(this.#lines[end] ?? '')
      const setting = new Setting(this.#manner, { indent: indentOf(first), otherIndent: this.#other }, this.#tabs)
      for (const word of wordsOf(lines, this.#manner.uniform)) yield* setting.take(word)
      yield* setting.end()
      at = end
    }
  }

  /** Where the paragraph ends that begins at a line. */
  *#end(at: number, indent: number): Generator<'', number> {
    const { crown, tagged, split } = this.#manner
    const second = this.#lines[at + 1]
    const joins = hasText(second)
    if (split) this.#other = indent
    else if (crown) this.#other = joins ? indentOf(second) : indent
    else if (!tagged) this.#other = indent
    else if (joins && indentOf(second) !== indent) this.#other = indentOf(second)
    else {
      if (this.#other === indent) this.#other = indent === 0 ? 3 : 0
      return at + 1
    }
    let end = at + 1
    if (split) return end
    for (let line = second; hasText(line) && indentOf(line) === this.#other; line = this.#lines[end]) {
      end += 1
      if (end % PATIENCE === 0) yield ''
    }
    return end
  }
}

/** The text in paragraphs; where lines have to begin with a mark, those that do are filled, and the others stay as they are. */
function* formatMarked(lines: readonly string[], manner: Manner, mark: string): Generator<string, void> {
  if (mark.trim() === '') return yield* new Formatter(lines, manner).format()
  for (const run of markedRuns(lines, mark)) {
    if (!run) yield ''
    else if (run.type === 'other') yield `${run.line}\n`
    else for (const piece of new Formatter(run.lines, manner).format()) yield marked(piece, run)
  }
}

function widthOf(text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  if (!/^\d+$/.test(text) || Number(text) > 2500)
    throw new Failure(
      phrase`invalid width: ${quoted(text)}${/^\d+$/.test(text) ? ': Numerical result out of range' : ''}`,
    )
  return Number(text)
}

const sentence: Sentence = (name, { code, message }) =>
  code === 'EISDIR' ? 'read error' : `cannot open ${quoteAlways(name)} for reading: ${message}`

/** fmt(1): fills paragraphs. */
export const fmt = gnu({
  name: 'fmt',
  options: [
    { short: 'c', long: 'crown-margin' },
    { short: 'g', long: 'goal', value: { name: 'WIDTH', kind: 'number' } },
    { short: 'p', long: 'prefix', value: { name: 'STRING', kind: 'text' } },
    { short: 's', long: 'split-only' },
    { short: 't', long: 'tagged-paragraph' },
    { short: 'u', long: 'uniform-spacing' },
    { short: 'w', long: 'width', value: { name: 'WIDTH', kind: 'number' } },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  rewrite: (words) => words.map((word, index) => (index === 0 && /^-\d+$/.test(word) ? `-w${word.slice(1)}` : word)),
  run(process, { operands, has, value }) {
    const given = value('w')
    const most = widthOf(given, value('g') === undefined ? 75 : Number(value('g')) + 10)
    const goal = widthOf(value('g'), Math.floor((most * 187) / 200))
    const manner: Manner = { most, goal, crown: has('c'), tagged: has('t'), split: has('s'), uniform: has('u') }
    return eachInput(
      process,
      operands,
      async ({ input }) => {
        let out = ''
        for (const piece of formatMarked(await input.allLines(), manner, octetsOf(value('p') ?? ''))) {
          out += piece
          if (piece !== '' && out.length < BATCH) continue
          const due = process.due()
          if (due) await due
          if (out.length < BATCH) continue
          await process.print(chunkOf(out))
          out = ''
        }
        await process.print(chunkOf(out))
      },
      sentence,
    )
  },
})
