import type { Buffer } from './buffer.ts'
import { EdError, type Scanner } from './scanner.ts'

/** The lines that a command is about, and how many addresses were given. */
export interface Range {
  readonly count: number
  readonly first: number
  readonly second: number
}

/** Finds the line that an expression matches, from the current one on, or back; it is read from behind its first delimiter. */
export type Search = (scanner: Scanner, forward: boolean) => Promise<number>

/** Reads the addresses before a command. */
export class AddressReader {
  readonly #buffer: Buffer
  readonly #search: Search

  constructor(buffer: Buffer, search: Search) {
    this.#buffer = buffer
    this.#search = search
  }

  /** @throws EdError */
  async range(scanner: Scanner): Promise<Range> {
    let [first, second]: (number | undefined)[] = []
    /** Whether the last separator stood alone: then it goes to the end of the buffer. */
    let open = false
    for (;;) {
      const address = await this.address(scanner)
      const separator = scanner.match(/[,;%]/y)
      if (separator === undefined) {
        if (address !== undefined) [first, second] = [second, address]
        else if (open) [first, second] = [second, this.#buffer.last]
        else if (second !== undefined) first = second
        return this.#checked(first, second)
      }
      const from = separator === ';' ? this.#buffer.current : 1
      const alone: number = open ? this.#buffer.last : (second ?? from)
      ;[first, second] = [second, address ?? alone]
      open = address === undefined && first === undefined
      if (separator === ';') this.#buffer.current = second
    }
  }

  #checked(first: number | undefined, second: number | undefined): Range {
    const { current } = this.#buffer
    if (second === undefined) return { count: 0, first: current, second: current }
    const range = { count: first === undefined ? 1 : 2, first: first ?? second, second }
    if (range.first > range.second) throw new EdError('Invalid address')
    return range
  }

  /** One address; undefined where there is none. @throws EdError */
  async address(scanner: Scanner): Promise<number | undefined> {
    scanner.skipBlanks()
    let line = await this.#base(scanner)
    for (;;) {
      scanner.skipBlanks()
      const digits = scanner.match(/\d+/y)
      const sign = digits === undefined ? scanner.match(/[-+]/y) : '+'
      if (sign === undefined) break
      const count = Number(digits ?? scanner.match(/\d+/y) ?? 1)
      line = (line ?? this.#buffer.current) + (sign === '+' ? count : -count)
    }
    if (line !== undefined && (line < 0 || line > this.#buffer.last)) throw new EdError('Invalid address')
    return line
  }

  async #base(scanner: Scanner): Promise<number | undefined> {
    const digits = scanner.match(/\d+/y)
    if (digits !== undefined) return Number(digits)
    const sign = scanner.match(/[.$/?']/y)
    if (sign === '.') return this.#buffer.current
    if (sign === '$') return this.#buffer.last
    if (sign === "'") return this.#marked(scanner.take())
    return sign === undefined ? undefined : this.#search(scanner, sign === '/')
  }

  #marked(letter: string): number {
    if (!/^[a-z]$/.test(letter)) throw new EdError('Invalid mark character')
    const line = this.#buffer.marked(letter)
    if (line === 0) throw new EdError('Invalid address')
    return line
  }
}
