import type { Clock } from '../../base/clock.ts'
import { createDecoder } from '../../host.ts'
import type { Chunk } from '../../shell/posix/stream.ts'
import type { DockerHost } from '../docker-host.ts'
import { appendLog } from '../engine/containers.ts'
import type { LogLine } from '../engine/model.ts'

/** How long a main program that begins anew may say again what it said before, in milliseconds. */
const START = 100

/** Whose log it is. */
interface Logged {
  readonly id: string
  readonly clock: Clock
  /** What its main program told before it began anew, as after a reload: it is not told again at once. */
  readonly told: readonly string[]
}

/** What a container's main program writes to one of its streams, line by line, as `docker logs` tells it. */
export class ContainerLog {
  readonly #host: DockerHost
  readonly #id: string
  readonly #clock: Clock
  readonly #stream: LogLine['stream']
  readonly #decode = createDecoder()
  /** The beginning of a line. */
  #rest = ''
  readonly #told: readonly string[]
  /** How many of the lines that were told before have come again. */
  #again = 0
  readonly #startedAt: number

  constructor(host: DockerHost, { id, clock, told }: Logged, stream: LogLine['stream']) {
    this.#told = told
    this.#startedAt = clock.now()
    this.#host = host
    this.#id = id
    this.#clock = clock
    this.#stream = stream
  }

  write(chunk: Chunk): void {
    const text = this.#rest + (typeof chunk === 'string' ? chunk : this.#decode(chunk))
    const lines = text.split('\n')
    this.#rest = lines.pop() ?? ''
    this.#append(lines)
  }

  /** A line without an end is a line, too. */
  end(): void {
    const rest = this.#rest
    this.#rest = ''
    if (rest !== '') this.#append([rest])
  }

  #append(all: readonly string[]): void {
    const texts = this.#isStarting ? this.#untold(all) : all
    if (texts.length === 0) return
    const time = this.#clock.now()
    // a terminal's lines end with a return as well
    const lines = texts.map((text) => ({ time, stream: this.#stream, text: text.replace(/\r$/, '') }))
    this.#host.engine.update((engine) => appendLog(engine, this.#id, lines))
  }

  get #isStarting(): boolean {
    return this.#again < this.#told.length && this.#clock.now() - this.#startedAt < START
  }

  /** Lines without those that were told before, in the same order; from the first other one on they are told. */
  #untold(texts: readonly string[]): readonly string[] {
    for (const [at, text] of texts.entries()) {
      if (text !== this.#told[this.#again]) {
        this.#again = this.#told.length
        return texts.slice(at)
      }
      this.#again += 1
    }
    return []
  }
}
