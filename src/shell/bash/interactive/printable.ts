import { type Host, platformHost } from '../../../host.ts'
import { bytesOf } from '../../posix/bytes.ts'
import type { Chunk } from '../../posix/stream.ts'

/** What a program may send besides text: newline, tab, return, backspace, bell, colours (SGR) and the erasing of a line's end. */
const CONTROL =
  /(\x1b\[(?:[0-9;:]*m|0?K)|\x1b\[H\x1b\[2?J(?:\x1b\[3J)?)|\x1b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?|[ -/]*[0-~])?|[\x00-\x06\x0b\x0c\x0e-\x1f\x7f-\x9f]/g
const UNSAFE = /[\x00-\x06\x0b\x0c\x0e-\x1f\x7f-\x9f]/
/** A control sequence that goes on in the next piece. A string (OSC and the like) is not waited for longer than this. */
const UNFINISHED = /\x1b(?:\[[0-?]*[ -/]*|[\]PX^_][^\x07\x1b\x9c]{0,4096}\x1b?|[ -/]*)?$/
/** The erasing of the screen, as `clear` writes it. */
export const ERASE = /\x1b\[H\x1b\[2?J(?:\x1b\[3J)?/
/** The beginning of it, at the end of a piece. */
const ERASE_BEGINS = /\x1b\[H(?:\x1b(?:\[2?)?)?$/

/** Half of a character: bytes that are no UTF-8 stand as these in text. */
const STRAY = /[\udc80-\udcff]/

/** Makes of what programs write what may be shown: decoded, and with nothing in it that would move the caret or talk to the terminal. */
export class Printable {
  readonly #decode: (bytes: Uint8Array) => string
  /** The last piece may have ended within a character. */
  #inCharacter = false
  #held = ''

  constructor(host: Host = platformHost) {
    this.#decode = host.createDecoder()
  }

  /** The part of what was written so far that can be shown now. */
  take(chunk: Chunk): string {
    const text = this.#held + this.#textOf(chunk)
    this.#held = ''
    if (!UNSAFE.test(text)) return text
    const [unfinished] = UNFINISHED.exec(text) ?? ERASE_BEGINS.exec(text) ?? []
    if (unfinished === undefined) return harmless(text)
    this.#held = unfinished
    return harmless(text.slice(0, -unfinished.length))
  }

  #textOf(chunk: Chunk): string {
    if (typeof chunk === 'string' && !this.#inCharacter && !STRAY.test(chunk)) return chunk
    const bytes = bytesOf(chunk)
    this.#inCharacter = (bytes.at(-1) ?? 0) >= 0x80
    return this.#decode(bytes)
  }
}

function harmless(text: string): string {
  return text.replace(CONTROL, (_all, allowed: string | undefined) => allowed ?? '')
}
