import type { Invocation, Output } from '../../shell/command.ts'
import { arrival } from '../arrival.ts'
import type { PullResult } from '../daemon/pull.ts'
import type { PullMessage } from '../daemon/pull-message.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Reference } from '../engine/reference.ts'
import { hasRealWording } from './reference/index.ts'
import { progressText } from './progress-bar.ts'

/** Milliseconds between two drawings. */
const INTERVAL = 100

/** Where a pull is told of. */
export interface PullDisplay {
  readonly output: Output
  /** Whether layers are shown on it in rows of their own, drawn in place. */
  readonly isTerminal: boolean
}

const lineOf = ({ id, status }: PullMessage): string => (id === undefined ? status : `${id}: ${status}`)

/** A row for each layer, as it is now. */
class LayerRows {
  readonly #rows = new Map<string, PullMessage>()
  readonly #process: Invocation<DockerHost>
  readonly #output: Output
  #stop: (() => void) | undefined

  constructor(process: Invocation<DockerHost>, output: Output) {
    this.#process = process
    this.#output = output
  }

  async show(message: PullMessage): Promise<void> {
    const { id } = message
    if (id === undefined) {
      await this.settle()
      return void (await this.#output.write(`${lineOf(message)}\n`))
    }
    this.#rows.set(id, message)
    this.#stop ??= this.#process.system.animate?.(() => [...this.#rows.values()].map((row) => this.#row(row)), INTERVAL)
  }

  /** Leaves the rows as they are. */
  async settle(): Promise<void> {
    this.#stop?.()
    this.#stop = undefined
    const rows = [...this.#rows.values()]
    this.#rows.clear()
    if (rows.length > 0) await this.#output.write(rows.map((row) => `${lineOf(row)}\n`).join(''))
  }

  #row(message: PullMessage): string {
    const { progress } = message
    return progress ? `${lineOf(message)} ${progressText(progress, this.#process.screen?.cols ?? 0)}` : lineOf(message)
  }
}

/** Pulls an image and tells of it as Docker does there. @throws Interrupted on Ctrl-C */
export async function pullShown(
  reference: Reference,
  process: Invocation<DockerHost>,
  { output, isTerminal }: PullDisplay,
): Promise<PullResult> {
  const { pullImage } = await arrival(process.system, import('../daemon/pull.ts'))
  if (isTerminal) {
    const rows = new LayerRows(process, output)
    try {
      return await pullImage(reference, process, (message) => rows.show(message))
    } finally {
      await rows.settle()
    }
  }
  const tellsAll = hasRealWording(process.system)
  return pullImage(reference, process, (message) =>
    message.progress || (message.passing && !tellsAll) ? undefined : output.write(`${lineOf(message)}\n`),
  )
}
