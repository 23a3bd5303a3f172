import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { versionHere } from '../referee/programs.ts'
import { type Contestant, createTerminal, type Size, type Terminal, type View, viewOf, write } from './contestant.ts'

const PROGRAM = fileURLToPath(new URL('bash_in_pty.py', import.meta.url))
/** How long a second look waits, for a machine that is busy. */
const SECOND_LOOK_SECONDS = 0.08

type Request = Size | { readonly keys: string } | { readonly wait: number }

/** The bash whose line editor ours is compared with: GNU Readline 8.2. */
const BASH = /^5\.2\./

/** What keeps the referee from its work; nothing when that bash and python3 are there. */
export function missingPrograms(): readonly string[] {
  const python = spawnSync('python3', ['--version']).status === 0 ? [] : ['python3']
  return BASH.test(versionHere('bash')) ? python : ['bash 5.2', ...python]
}

/** GNU Readline as bash has it, in a pseudo-terminal; what it writes is shown by a terminal like ours. */
export class Readline implements Contestant {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>
  readonly #answers: AsyncIterator<string>
  #terminal: Terminal = createTerminal({ columns: 80, rows: 24 })

  constructor() {
    this.#process = spawn('python3', [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#answers = createInterface(this.#process.stdout)[Symbol.asyncIterator]()
  }

  /** Starts a new bash at an empty screen. */
  async open(size: Size): Promise<void> {
    this.#terminal.dispose()
    this.#terminal = createTerminal(size)
    await this.#ask(size)
  }

  async press(keys: string): Promise<void> {
    await this.#ask({ keys })
  }

  /** Waits for output that may have come late. */
  async lookAgain(): Promise<void> {
    await this.#ask({ wait: SECOND_LOOK_SECONDS })
  }

  view(): View {
    return viewOf(this.#terminal)
  }

  /** Ends bash. */
  close(): void {
    this.#process.stdin.end()
    this.#terminal.dispose()
  }

  async #ask(request: Request): Promise<void> {
    this.#process.stdin.write(`${JSON.stringify(request)}\n`)
    const answer = await this.#answers.next()
    if (answer.done) throw new Error('bash in a pseudo-terminal has ended')
    const { output } = JSON.parse(answer.value) as { output: string }
    await write(this.#terminal, Buffer.from(output, 'latin1'))
  }
}
