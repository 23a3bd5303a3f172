/** A long text in the making: its beginning is set aside now and then, for millions of parts would take more room than their characters. */
export class GrowingText {
  readonly #pieces: string[] = []

  /** Sets a piece aside, in one: V8 puts a text together when one of its characters is asked for. */
  add(piece: string): void {
    if (piece.charCodeAt(0) >= 0) this.#pieces.push(piece)
  }

  /** All of it, with what comes last. */
  whole(last: string): string {
    return this.#pieces.length === 0 ? last : this.#pieces.join('') + last
  }
}
