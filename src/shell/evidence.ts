import { byteLength, bytesOf, textOf } from './posix/bytes.ts'
import { readArguments, UsageError } from './posix/getopt.ts'
import type { ReadCommand } from './declaration.ts'
import { type Chunk, cutChunk } from './posix/stream.ts'
import type { Command, Evidence, Flow, Place, Ran, Watch } from './watch.ts'

const MOST_RAN = 200
/** After how many words no more commands are told. */
const MOST_WORDS = 65_536
const MOST_FLOWS = 50
/** In how many bytes of a pipe lines are counted. */
const COUNTED = 4 * 2 ** 20
const NEWLINE = 10

/** How much is kept of each end of what is shown, in bytes. */
const SHOWN = 16_384

/** The first and the last bytes of what is written, as text. */
class Excerpt {
  bytes = 0
  #head = ''
  #tail: Chunk = ''
  readonly #first: number
  readonly #last: number

  constructor(first: number, last: number) {
    this.#first = first
    this.#last = last
  }

  add(chunk: Chunk): void {
    const size = byteLength(chunk)
    const room = this.#first - this.bytes
    this.bytes += size
    const [head, rest] = room > 0 ? cutChunk(chunk, room) : ['', chunk]
    if (room > 0) this.#head += textOf(head)
    if (rest.length === 0) return
    const end = bytesOf(rest.slice(-this.#last)).slice(-this.#last)
    const before = bytesOf(this.#tail)
    const kept = before.subarray(Math.max(0, before.length + end.length - this.#last))
    const tail = new Uint8Array(kept.length + end.length)
    tail.set(kept)
    tail.set(end, kept.length)
    this.#tail = tail
  }

  get head(): string {
    return this.#head
  }

  get tail(): string {
    return textOf(this.#tail)
  }
}

class Meter {
  readonly #stage: number
  readonly #excerpt = new Excerpt(2048, 512)
  #lines = 0

  constructor(stage: number) {
    this.#stage = stage
  }

  add(chunk: Chunk): void {
    this.#lines += linesIn(chunk, COUNTED - this.#excerpt.bytes)
    this.#excerpt.add(chunk)
  }

  get flow(): Flow {
    const { bytes, head, tail } = this.#excerpt
    return { stage: this.#stage, bytes, lines: this.#lines, head, tail }
  }
}

/** How many lines end in the first so many characters, or bytes. */
function linesIn(chunk: Chunk, room: number): number {
  if (room <= 0) return 0
  const counted = chunk.slice(0, room)
  const next = (from: number): number =>
    typeof counted === 'string' ? counted.indexOf('\n', from) : counted.indexOf(NEWLINE, from)
  let lines = 0
  for (let at = next(0); at >= 0; at = next(at + 1)) lines += 1
  return lines
}

/** What a program reads in its words; nothing is an option where it has none, or refuses one. */
function readCommand({ argv, declaration }: Command): ReadCommand {
  const [name = '', ...words] = argv
  const program = name.slice(name.lastIndexOf('/') + 1)
  const unread = { program, given: [], operands: words }
  const declared = declaration()
  if (declared?.read) return declared.read(argv) ?? unread
  if (!declared?.options) return unread
  try {
    const { given, operands } = readArguments(declared, words)
    return { program, given: given.map((one) => ({ name: one.name, value: one.value })), operands }
  } catch (error) {
    if (error instanceof UsageError) return unread
    throw error
  }
}

/** A command that has begun; without a status while it runs. */
interface Began {
  readonly command: Command
  status: number | undefined
}

/** What is being found out about a line while it runs. */
export class LineEvidence implements Watch {
  /** All that was entered, with newlines. */
  line: string
  readonly #ran: Began[] = []
  /** How many words they have. */
  #words = 0
  readonly #meters: Meter[] = []
  readonly #shown = { output: new Excerpt(SHOWN, SHOWN), error: new Excerpt(SHOWN, SHOWN) }

  constructor(line: string) {
    this.line = line
  }

  hasRoom(): boolean {
    return this.#ran.length < MOST_RAN && this.#words < MOST_WORDS
  }

  command(command: Command): (status: number) => void {
    if (!this.hasRoom()) return () => undefined
    const ran: Began = { command, status: undefined }
    this.#ran.push(ran)
    this.#words += command.argv.length
    return (status) => void (ran.status = status)
  }

  flow(stage: number): ((chunk: Chunk) => void) | undefined {
    if (this.#meters.length >= MOST_FLOWS) return undefined
    const meter = new Meter(stage)
    this.#meters.push(meter)
    return (chunk) => meter.add(chunk)
  }

  /** Something was shown. */
  show(type: 'output' | 'error', text: string): void {
    if (text === '') return
    const shown = this.#shown[type]
    // a character has one byte at least: what is between the ends is not looked at
    const ends = text.length > 8 * SHOWN ? [text.slice(0, 2 * SHOWN), text.slice(-2 * SHOWN)] : [text]
    for (const end of ends) shown.add(end)
    if (!text.endsWith('\n')) shown.add('\n')
  }

  /** All of it, once the line has ended. */
  sum(status: number): Evidence {
    const { output, error } = this.#shown
    return {
      ran: this.#ran.map((ran) => this.#told(ran.command, ran.status)),
      flows: this.#meters.map(({ flow }) => flow),
      status,
      stdout: output.head + output.tail,
      stderr: error.head + error.tail,
    }
  }

  #told(command: Command, status: number | undefined): Ran {
    const { argv, cwd, place, redirections } = command
    return { argv, cwd, status, ...readCommand(command), place: this.#placeOf(place), redirections }
  }

  #placeOf(place: Command['place']): Place | undefined {
    if (place?.text !== this.line) return undefined
    const { start, end, stage } = place
    return { start, end, stage }
  }
}
