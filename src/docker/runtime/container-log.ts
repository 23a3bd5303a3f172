import type { Clock } from '../../base/clock.ts'
import { createDecoder } from '../../host.ts'
import type { Chunk } from '../../shell/posix/stream.ts'
import type { DockerHost } from '../docker-host.ts'
import { appendLog } from '../engine/containers.ts'
import type { LogLine } from '../engine/model.ts'

/** What a container's main program writes to one of its streams, line by line, as `docker logs` tells it. */
export class ContainerLog {
  readonly #host: DockerHost
  readonly #id: string
  readonly #clock: Clock
  readonly #stream: LogLine['stream']
  readonly #decode = createDecoder()
  /** The beginning of a line. */
  #rest = ''

  constructor(
    host: DockerHost,
    { id, clock }: { readonly id: string; readonly clock: Clock },
    stream: LogLine['stream'],
  ) {
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

  #append(texts: readonly string[]): void {
    if (texts.length === 0) return
    const time = this.#clock.now()
    // a terminal's lines end with a return as well
    const lines = texts.map((text) => ({ time, stream: this.#stream, text: text.replace(/\r$/, '') }))
    this.#host.engine.update((engine) => appendLog(engine, this.#id, lines))
  }
}
