import type { ProcessHost } from '../../../host.ts'

/** The longest that a timer waits, in milliseconds: one of more ends at once. */
const LONGEST = 2 ** 31 - 1

/** Says when nothing was entered at a prompt for as long as TMOUT has it (bash(1), Shell Variables). */
export class AutoLogout {
  readonly #host: ProcessHost
  readonly #logOut: () => void
  #stop: (() => void) | undefined

  constructor(host: ProcessHost, logOut: () => void) {
    this.#host = host
    this.#logOut = logOut
  }

  /** The prompt is there. @param seconds the value of TMOUT: without a number above 0 there is no end to the waiting */
  begin(seconds: string | undefined): void {
    this.end()
    if (!/^\d*[1-9]\d*$/.test(seconds ?? '')) return
    const timer = this.#host.setTimeout(this.#logOut, Math.min(Number(seconds) * 1000, LONGEST))
    this.#stop = () => this.#host.clearTimeout(timer)
  }

  /** A line was entered, or nobody waits for one any more. */
  end(): void {
    this.#stop?.()
    this.#stop = undefined
  }
}
