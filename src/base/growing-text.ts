/** After how many parts they are put together. */
const PARTS = 4096

/** A text that is made of very many parts: they would take more room than its characters. */
export class GrowingText {
  readonly #before: string[] = []
  #text = ''
  #parts = 0

  add(part: string): void {
    this.#text += part
    this.#parts += 1
    if (this.#parts < PARTS) return
    // V8 puts a text together when one of its characters is asked for
    if (this.#text.charCodeAt(0) >= 0) this.#before.push(this.#text)
    this.#text = ''
    this.#parts = 0
  }

  whole(): string {
    return this.#before.length === 0 ? this.#text : this.#before.join('') + this.#text
  }
}
