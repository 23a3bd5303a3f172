import { pickInteger } from '../../../base/chance.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { bytesOf, joinBytes } from '../../../shell/posix/bytes.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'

/** Gives bytes that look random: of the machine, or of a file. */
export class RandomBytes {
  readonly #process: GnuProcess
  readonly #name: string | undefined
  readonly #file: OpenFile | undefined
  #held: Uint8Array = new Uint8Array()

  /** @param name of a file. @throws Failure */
  constructor(process: GnuProcess, name: string | undefined) {
    this.#process = process
    this.#name = name
    const file = name === undefined ? undefined : attempt(() => openFile(process, name, { read: true }))
    if (file instanceof FileSystemError) throw new Failure(`${quoteName(name ?? '')}: ${file.message}`)
    this.#file = file && retain(file)
  }

  /** @throws Failure at the end of the file */
  async take(length: number): Promise<Uint8Array> {
    if (!this.#file) return this.#ofChance(length)
    while (this.#held.length < length) {
      const chunk = await this.#process.readFrom(this.#file)
      if (chunk === undefined) throw new Failure(phrase`${quoted(this.#name ?? '')}: end of file`)
      this.#held = joinBytes([this.#held, bytesOf(chunk)])
    }
    const bytes = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return bytes
  }

  close(): void {
    if (this.#file) release(this.#file)
  }

  #ofChance(length: number): Uint8Array {
    const words = new Uint32Array(Math.ceil(length / 4))
    for (let at = 0; at < words.length; at += 1) words[at] = pickInteger(this.#process.kernel.chance, 2 ** 32)
    return new Uint8Array(words.buffer, 0, length)
  }
}
