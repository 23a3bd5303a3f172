import { bytesOf, joinBytes } from '../../../shell/posix/bytes.ts'
import { type Input, refuseHuge } from '../../../shell/posix/input.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { isReadError } from '../library/each-input.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'
import { Failure } from '../library/program.ts'

/** What a file says of itself when it cannot be read. */
const failureOf = (name: string, error: unknown): unknown =>
  isReadError(error) ? new Failure(`${name}: ${error.message}`, 2) : error

/** One of the files, as far as it was read. */
class Side {
  ended = false
  readonly #name: string
  readonly #input: Input<GnuSystem>
  readonly #skip: number
  readonly #pieces: Uint8Array[] = []
  #length = 0

  constructor(name: string, input: Input<GnuSystem>, skip: number) {
    this.#name = name
    this.#input = input
    this.#skip = skip
  }

  /** How many bytes there are to compare. */
  get length(): number {
    return this.#length - this.#skip
  }

  /** Reads on. @throws Failure */
  async more(): Promise<void> {
    try {
      const chunk = await this.#input.chunk()
      if (chunk === undefined) this.ended = true
      else this.#pieces.push(bytesOf(chunk))
      this.#length += this.ended ? 0 : (this.#pieces.at(-1)?.length ?? 0)
      refuseHuge(this.#length)
    } catch (error) {
      throw failureOf(this.#name, error)
    }
  }

  bytes(most: number): Uint8Array {
    return joinBytes(this.#pieces).subarray(this.#skip, this.#skip + most)
  }
}

async function opened<Result>(
  process: GnuProcess,
  name: string,
  use: (input: Input<GnuSystem>) => Promise<Result>,
): Promise<Result> {
  try {
    return await withInput(process, name, use)
  } catch (error) {
    throw failureOf(name, error)
  }
}

/** The bytes of two files behind what is skipped, `most` at most; one that has no end is read no further than the other. @throws Failure */
export function bytesOfBoth(
  process: GnuProcess,
  names: readonly [string, string],
  skips: readonly [number, number],
  most: number,
): Promise<readonly [Uint8Array, Uint8Array]> {
  return opened(process, names[0], (first) =>
    opened(process, names[1], async (second) => {
      const [left, right] = [new Side(names[0], first, skips[0]), new Side(names[1], second, skips[1])]
      const isRead = (side: Side, other: Side): boolean =>
        side.ended || side.length >= most || (other.ended && side.length > other.length)
      for (;;) {
        const [leftIsRead, rightIsRead] = [isRead(left, right), isRead(right, left)]
        if (leftIsRead && rightIsRead) return [left.bytes(most), right.bytes(most)]
        await (rightIsRead || (!leftIsRead && left.length <= right.length) ? left : right).more()
      }
    }),
  )
}
