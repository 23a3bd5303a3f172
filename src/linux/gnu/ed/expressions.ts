import type { GnuProcess } from '../library/gnu-system.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import type { Buffer } from './buffer.ts'
import { EdError, type Scanner } from './scanner.ts'

/** The regular expressions of commands and addresses; an empty one is the last again. */
export class Expressions {
  readonly #process: GnuProcess
  readonly #syntax: 'basic' | 'extended'
  #last: Pattern | undefined
  /** What the last one was made of: the commands of `g` have theirs at each line. */
  #source = ''

  constructor(process: GnuProcess, isExtended: boolean) {
    this.#process = process
    this.#syntax = isExtended ? 'extended' : 'basic'
  }

  /** @throws EdError where there was none */
  get last(): Pattern {
    if (!this.#last) throw new EdError('No previous pattern')
    return this.#last
  }

  /** Reads an expression from behind its first delimiter to behind its second. @throws EdError */
  read(scanner: Scanner, delimiter: string): { readonly pattern: Pattern; readonly closed: boolean } {
    const { text, closed } = scanner.pattern(delimiter)
    const ignoreCase = closed && scanner.match(/I/y) !== undefined
    return { pattern: this.compile(text, ignoreCase), closed }
  }

  /** @throws EdError */
  compile(text: string, ignoreCase: boolean): Pattern {
    if (text === '') return this.last
    const source = `${ignoreCase ? 'I' : ''}/${text}`
    if (this.#last && source === this.#source) return this.#last
    try {
      this.#last = compile(text, { syntax: this.#syntax, ignoreCase })
      this.#source = source
      return this.#last
    } catch (error) {
      if (error instanceof PatternError) throw new EdError(error.message)
      throw error
    }
  }

  async matches(pattern: Pattern, text: string): Promise<boolean> {
    const due = this.#process.due()
    if (due) await due
    return this.#process.inTurns(pattern.testing(text))
  }

  /** The next line, or the one before, that matches; going round at the ends of the buffer. @throws EdError */
  async search(buffer: Buffer, pattern: Pattern, forward: boolean): Promise<number> {
    const count = buffer.last + 1
    for (let step = 1; step <= count; step += 1) {
      const line = (buffer.current + (forward ? step : count - step) + count) % count
      if (line > 0 && (await this.matches(pattern, buffer.text(line)))) return line
    }
    throw new EdError('No match')
  }
}
