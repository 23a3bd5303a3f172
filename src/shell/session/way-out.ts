import type { Host } from '../../host.ts'

/** How long a line may run on after Ctrl-C before there is another way out, in milliseconds. */
const PATIENCE = 2000
/** Who presses Ctrl-C as often does not want to wait. */
const PRESSES = 3

/** Offers a way out of a line that does not end at Ctrl-C. */
export class WayOut {
  readonly #host: Host
  readonly #offer: () => void
  #lines = 0
  /** How often Ctrl-C was pressed since the line was entered. */
  #presses = 0

  /** @param offer called where the line goes on */
  constructor(host: Host, offer: () => void) {
    this.#host = host
    this.#offer = offer
  }

  /** A line was entered. */
  begin(): void {
    this.#lines += 1
    this.#presses = 0
  }

  /** Ctrl-C was pressed while it runs. */
  press(): void {
    this.#presses += 1
    const line = this.#lines
    const offer = (): void => {
      if (line === this.#lines) this.#offer()
    }
    if (this.#presses >= PRESSES) offer()
    else this.#host.setTimeout(offer, PATIENCE)
  }
}
