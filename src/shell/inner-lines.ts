import type { Store } from '../base/store.ts'
import { LineEvidence } from './evidence.ts'
import type { TtyIO } from './terminal-shell.ts'
import type { Command, Evidence, Watch } from './watch.ts'

/** A line of a shell that was entered, which waits for the next one now. */
export interface InnerLine {
  readonly line: string
  readonly evidence: Evidence
}

const ignore = (): void => undefined

/** What the lines of a terminal do that are typed for a shell while the line that entered it still runs (`docker exec -it`, `bash`). */
export class InnerLines implements Watch {
  readonly #last: Store<InnerLine | undefined>
  /** What it told of last. */
  #told: InnerLine | undefined
  /** Of the line that runs in there. */
  #evidence: LineEvidence | undefined

  /** @param last is told the last one that has ended: first the line that entered the shell; undefined where none was entered */
  constructor(last: Store<InnerLine | undefined>) {
    this.#last = last
  }

  hasRoom(): boolean {
    return this.#evidence?.hasRoom() ?? false
  }

  flow(stage: number): ReturnType<Watch['flow']> {
    return this.#evidence?.flow(stage)
  }

  command(command: Command): (status: number) => void {
    return this.#evidence?.command(command) ?? ignore
  }

  show(type: 'output' | 'error', text: string): void {
    this.#evidence?.show(type, text)
  }

  /** The same terminal; shells that read their lines from it are heard. `outer` is what the outer line has done so far. */
  hear(io: TtyIO, outer: () => LineEvidence): TtyIO {
    const { stdin } = io
    const readLine: TtyIO['stdin']['readLine'] = async (prompt, options) => {
      if (!options?.complete) return stdin.readLine(prompt, options)
      const ended = this.#evidence ?? outer()
      this.#evidence = undefined
      const { ran } = ended.sum(0)
      this.#told = { line: ended.line, evidence: ended.sum(ran.at(-1)?.status ?? 0) }
      this.#last.set(this.#told)
      const line = await stdin.readLine(prompt, options)
      if (line !== undefined) this.#evidence = new LineEvidence(line)
      return line
    }
    return Object.create(io, { stdin: { value: { ...stdin, readLine } } })
  }

  /** The outer line has ended. */
  end(): void {
    this.#evidence = undefined
    if (this.#told && this.#last.get() === this.#told) this.#last.set(undefined)
    this.#told = undefined
  }
}
