import type { Work } from '../../../base/work.ts'
import { INSPECTED, Inspection } from './inspection.ts'
import { type Command, parse, type Parsed, type PipelineNode, type Statement, walking } from './parser.ts'
import { type Script, scriptOf, tooDeep } from './script.ts'

/** How much of a long text is parsed at once, in characters. */
const PIECE = 32_768
/** How many times as much where a piece does not end between two commands or two words. */
const GROWTH = 4
/** How many pieces a text has at most: each takes as long again as all before it to be put in its place. */
const MOST_PIECES = 64
/** How many characters are parsed in about a microsecond. */
const CHARACTERS = 4
/** How far the end of a piece is looked for, in characters. */
const WINDOW = 4096

/** A command whose words go on in the next piece. */
type Begun = Statement & { readonly command: Command }

/** Blanks after a word that ends a command. */
const WORDS_END = /^[ \t]+$/
/** What begins a command that has words before. */
const PLAIN_NAME = /^[\w./:-]+$/

/** The end of a piece that is so long at least, after a word; undefined where there is none near. */
function endOf(text: string, from: number): number {
  const found = text.slice(from, from + WINDOW).search(/(?<=[^\\\s;&|<>])[ \t]/)
  return found < 0 ? from : from + found + 1
}

/** A command whose first words were in the piece before; undefined where it is not as expected. */
function joinedCommand(begun: Command, node: PipelineNode): PipelineNode | undefined {
  if (node.type === 'Pipeline') {
    const [first, ...others] = node.commands
    const whole = first && joinedCommand(begun, first)
    if (!whole || whole.type === 'Pipeline') return undefined
    return { ...node, pos: begun.pos, commands: [whole, ...others] }
  }
  if (node.type !== 'Command') return undefined
  // the words that stood in for those before are no part of it
  const [suffix, own] = begun.name ? [node.suffix.slice(1), node.prefix] : [node.suffix, node.prefix.slice(1)]
  const redirects = begun.redirects.concat(node.redirects)
  const args = begun.args.concat(begun.name ? node.args.slice(1) : node.args)
  const { pos, name = node.name } = begun
  // there may be no more words
  const end = Math.max(begun.end, node.end)
  return {
    type: 'Command',
    pos,
    end,
    name,
    prefix: begun.prefix.concat(own),
    suffix: begun.suffix.concat(suffix),
    args,
    redirects,
  }
}

/** The same of a statement. */
function joined(begun: Begun, statement: Statement): Statement | undefined {
  const { command, background } = statement
  const { pos } = begun
  const end = Math.max(begun.end, statement.end)
  if (command.type !== 'AndOr') {
    const whole = joinedCommand(begun.command, command)
    return whole && { type: 'Statement', pos, end, command: whole, background }
  }
  const [first, ...others] = command.commands
  const whole = first && joinedCommand(begun.command, first)
  return (
    whole && { type: 'Statement', pos, end, command: { ...command, pos, commands: [whole, ...others] }, background }
  )
}

/** What a command's further words are read after, so that they are such: nothing where its beginning is not that plain. */
function openingOf({ command: { name, prefix, suffix } }: Begun): string | undefined {
  if (!name) return prefix.length > 0 && suffix.length === 0 ? 'a=1' : undefined
  return suffix.length > 0 && PLAIN_NAME.test(name.text) ? `${name.text} -` : undefined
}

/** A command that a text ends with, and that may go on. */
function begunIn(text: string, commands: readonly Statement[]): Begun | undefined {
  const last = commands.at(-1)
  if (!last || last.command.type !== 'Command' || !WORDS_END.test(text.slice(last.end))) return undefined
  const begun: Begun = { ...last, command: last.command }
  return openingOf(begun) === undefined ? undefined : begun
}

/** What a piece has that is as it would be in the whole text. */
interface Piece {
  readonly end: number
  readonly commands: readonly Statement[]
  /** Its last command has more words in the next piece. */
  readonly goesOn: boolean
}

/** As much of a text that was broken off as is sure: up to the word, or the command, that it breaks off in. */
function pieceIn(text: string, { commands, problems }: Parsed): Piece | undefined {
  if (problems.length === 0 && begunIn(text, commands)) return { end: text.length, commands, goesOn: true }
  const last = commands.at(-1)
  if (!last || commands.length === 1 || problems.some(({ pos }) => pos < last.pos)) return undefined
  return { end: last.pos, commands: commands.slice(0, -1), goesOn: false }
}

/** A long text, parsed in pieces that end between two commands, or two words of one. */
class Pieces {
  readonly #text: string
  readonly #size: number
  #commands: Statement[] = []
  #begun: Begun | undefined

  constructor(text: string, size: number) {
    this.#text = text
    this.#size = size
  }

  /** @throws RangeError */
  *parsed(): Work<Parsed> {
    for (let at = 0; ;) {
      const piece = yield* this.#piece(at)
      if (!piece) return yield* this.#last(at)
      if (!this.#take(piece.commands)) return parse(this.#text)
      at = piece.end
      this.#begun = piece.goesOn ? begunIn(this.#text.slice(0, at), this.#commands) : undefined
    }
  }

  /** The piece that begins at a place, no longer than it has to be; undefined where that is all there is. */
  *#piece(at: number): Work<Piece | undefined> {
    for (let size = this.#size; at + size < this.#text.length; size *= GROWTH) {
      const end = endOf(this.#text, at + size)
      const parsed = this.#parse(at, end)
      yield (end - at) / CHARACTERS
      const piece = pieceIn(this.#text.slice(0, end), parsed)
      if (piece) return piece
    }
    return undefined
  }

  *#last(at: number): Work<Parsed> {
    const { commands, problems } = this.#parse(at, this.#text.length)
    yield (this.#text.length - at) / CHARACTERS
    return this.#take(commands) ? { commands: this.#commands, problems } : parse(this.#text)
  }

  /** Parses from a place on, as what stands before it has it; all that is found tells of places in the whole text. */
  #parse(at: number, end: number): Parsed {
    const opening = this.#begun ? openingOf(this.#begun) : undefined
    return parse((opening ?? '').padEnd(at) + this.#text.slice(at, end))
  }

  /** Takes what a piece has to what those before it had; gives whether that is possible. */
  #take(commands: readonly Statement[]): boolean {
    const [first, ...others] = commands
    if (!this.#begun) {
      this.#commands = this.#commands.concat(commands)
      return true
    }
    const whole = first && joined(this.#begun, first)
    if (whole) this.#commands = this.#commands.slice(0, -1).concat(whole, others)
    return whole !== undefined
  }
}

/** Here-documents come after the line that they are named in. */
const HERE_DOCUMENT = /(?<!<)<<(?!<)/

/** How much is parsed at once of a text that is so long. */
const pieceOf = (length: number): number => Math.max(PIECE, Math.ceil(length / MOST_PIECES))

/** What `readScript` gives, for a long text: others may have their turn in between. @param piece how much is parsed at once */
export function* readingLong(text: string, piece = pieceOf(text.length)): Work<Script> {
  try {
    const parsed = HERE_DOCUMENT.test(text) ? parse(text) : yield* new Pieces(text, piece).parsed()
    yield text.length / CHARACTERS
    const inspection = new Inspection(text)
    if (INSPECTED.test(text)) yield* walking(parsed.commands, (node) => inspection.visit(node))
    return scriptOf(text, parsed, inspection)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return tooDeep(text)
  }
}
