import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { versionHere } from '../referee/programs.ts'
import { type Contestant, createTerminal, type Size, type Terminal, type View, viewOf, write } from './contestant.ts'

const PROGRAM = fileURLToPath(new URL('bash_in_pty.py', import.meta.url))
/** How long a second look waits, for a machine that is busy. */
const SECOND_LOOK_SECONDS = 0.08

/** What is asked of the process: a new bash, keys, or to look again. */
export type Request = Size | { readonly keys: string } | { readonly wait: number }

/** GNU Readline, playing or played back. */
export interface Opponent extends Contestant {
  /** Starts a new bash at an empty screen. */
  open(size: Size): Promise<void>
  /** Waits for output that may have come late. */
  lookAgain(): Promise<void>
}

/** Answers a request with what bash wrote. */
type Answer = (request: Request) => string | Promise<string>

/** What GNU Readline writes, shown by a terminal like ours. */
class Player implements Opponent {
  readonly #answer: Answer
  #terminal: Terminal = createTerminal({ columns: 80, rows: 24 })

  constructor(answer: Answer) {
    this.#answer = answer
  }

  async open(size: Size): Promise<void> {
    this.#terminal.dispose()
    this.#terminal = createTerminal(size)
    await this.#ask(size)
  }

  async press(keys: string): Promise<void> {
    await this.#ask({ keys })
  }

  async lookAgain(): Promise<void> {
    await this.#ask({ wait: SECOND_LOOK_SECONDS })
  }

  view(): View {
    return viewOf(this.#terminal)
  }

  close(): void {
    this.#terminal.dispose()
  }

  async #ask(request: Request): Promise<void> {
    await write(this.#terminal, Buffer.from(await this.#answer(request), 'latin1'))
  }
}

/** One request of a game, and what bash wrote then, a character a byte. */
export type Turn = readonly [request: Request, output: string]

/** Plays a recorded game back. */
export class PlayedBack extends Player {
  constructor(turns: readonly Turn[]) {
    const waiting = [...turns].toReversed()
    super((request) => {
      const [expected, output = ''] = waiting.pop() ?? []
      if (JSON.stringify(expected) !== JSON.stringify(request))
        throw new Error(`recorded were ${JSON.stringify(expected)}, and not ${JSON.stringify(request)}`)
      return output
    })
  }
}

/** The bash whose line editor ours is compared with: GNU Readline 8.2. */
const BASH = /^5\.2\./

/** What keeps the referee from its work; nothing when that bash and python3 are there. */
export function missingPrograms(): readonly string[] {
  const python = spawnSync('python3', ['--version']).status === 0 ? [] : ['python3']
  return BASH.test(versionHere('bash')) ? python : ['bash 5.2', ...python]
}

/** GNU Readline as bash has it, in a pseudo-terminal. */
export class Readline extends Player {
  /** What was asked and answered since it was last opened. */
  readonly turns: Turn[] = []
  readonly #process: ChildProcessByStdio<Writable, Readable, null>

  constructor() {
    const process = spawn('python3', [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] })
    const answers = createInterface(process.stdout)[Symbol.asyncIterator]()
    super(async (request) => {
      process.stdin.write(`${JSON.stringify(request)}\n`)
      const answer = await answers.next()
      if (answer.done) throw new Error('bash in a pseudo-terminal has ended')
      const { output } = JSON.parse(answer.value) as { output: string }
      if ('columns' in request) this.turns.length = 0
      this.turns.push([request, output])
      return output
    })
    this.#process = process
  }

  /** Ends bash. */
  override close(): void {
    this.#process.stdin.end()
    super.close()
  }
}
