/** The program has ended itself (`quit`, `halt`). */
export class BcEnd extends Error {
  override readonly name = 'BcEnd'
}
