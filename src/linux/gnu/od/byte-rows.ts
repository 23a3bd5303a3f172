import type { Work } from '../../../base/work.ts'
import { bytesOf, joinBytes } from '../../../shell/posix/bytes.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { isReadError } from '../library/each-input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How a row is shown; a row may have millions of bytes. */
export type ShowRow = (row: Uint8Array) => Work<string>

/** How many bytes are shown between two turns. */
export const MANY = 2048

/** Which bytes of some files, one after another, are shown, and how many in a row. */
export interface RowPlan {
  readonly files: readonly string[]
  readonly width: number
  readonly skip: number
  readonly most: number
}

/** What became of the reading. */
export interface RowsRead {
  /** How many bytes were shown. */
  readonly shown: number
  /** How many were to be skipped, but were not there. */
  readonly unskipped: number
  readonly failures: number
}

/** Bytes on their way into rows. */
class Rows {
  readonly #width: number
  #skip: number
  #left: number
  #kept: Uint8Array = new Uint8Array()
  #shown = 0

  constructor({ width, skip, most }: RowPlan) {
    this.#width = width
    this.#skip = skip
    this.#left = most
  }

  get wants(): boolean {
    return this.#left > 0
  }

  get read(): Omit<RowsRead, 'failures'> {
    return { shown: this.#shown, unskipped: this.#skip }
  }

  *take(chunk: Uint8Array, show: ShowRow): Work<string> {
    const bytes = chunk.subarray(this.#skip, this.#skip + this.#left)
    this.#skip -= Math.min(this.#skip, chunk.length)
    this.#left -= bytes.length
    this.#shown += bytes.length
    const all = joinBytes([this.#kept, bytes])
    let [out, at, since] = ['', 0, 0]
    for (; at + this.#width <= all.length; at += this.#width) {
      out += yield* show(all.subarray(at, at + this.#width))
      since += this.#width
      if (since < MANY) continue
      yield since
      since = 0
    }
    this.#kept = all.slice(at)
    return out
  }

  /** The last row, which may be shorter. */
  *end(show: ShowRow): Work<string> {
    return this.#kept.length > 0 ? yield* show(this.#kept) : ''
  }
}

/** Gives the bytes of files in rows, the last one perhaps shorter; what `show` gives is printed. Stops reading when it has enough. */
export async function eachRow(process: GnuProcess, plan: RowPlan, show: ShowRow): Promise<RowsRead> {
  const rows = new Rows(plan)
  let failures = 0
  for (const name of plan.files.length > 0 ? plan.files : ['-']) {
    try {
      await withInput(process, name, async (input) => {
        while (rows.wants) {
          const chunk = await input.chunk()
          if (chunk === undefined) return
          await process.print(await process.inTurns(rows.take(bytesOf(chunk), show)))
        }
      })
    } catch (error) {
      if (!isReadError(error)) throw error
      await process.complain(`${name}: ${error.message}`)
      failures += 1
    }
  }
  await process.print(await process.inTurns(rows.end(show)))
  return { ...rows.read, failures }
}

const same = (one: Uint8Array, other: Uint8Array): boolean => {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}

/** Rows that repeat the one before are shown as one `*`. */
export function squeezed(show: ShowRow, offset: number, all: boolean): ShowRow {
  let last: Uint8Array | undefined
  let starred = false
  let at = offset
  const first = offset
  return function* (row) {
    const repeats = !all && at > first && last !== undefined && same(last, row)
    at += row.length
    last = row
    if (!repeats) {
      starred = false
      return yield* show(row)
    }
    const out = starred ? '' : '*\n'
    starred = true
    return out
  }
}

/** Bytes as the text beside their numbers. */
export function* plainText(row: Uint8Array, character: (byte: number) => string = plainCharacter): Work<string> {
  if (row.length <= MANY) return Array.from(row, character).join('')
  let text = ''
  for (let at = 0; at < row.length; at += MANY) {
    text += Array.from(row.subarray(at, at + MANY), character).join('')
    yield MANY / 16
  }
  return text
}

/** How a byte stands among text: itself, or a full stop. */
export const plainCharacter = (byte: number): string => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '.')

/** A byte as a character of C. */
export function escapedCharacter(byte: number): string {
  const named = '\\a\\b\\t\\n\\v\\f\\r'
  if (byte === 0) return '\\0'
  if (byte >= 7 && byte <= 13) return named.slice((byte - 7) * 2, (byte - 6) * 2)
  return byte >= 32 && byte < 127 ? String.fromCharCode(byte) : byte.toString(8).padStart(3, '0')
}
