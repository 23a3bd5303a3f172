import type { Unfinished } from '../unfinished.ts'

/** A comment at the end of a line: nothing can follow it there. */
const COMMENT = /(?:^|[\s;&|()])#[^\n]*$/

/** What the parser lets a semicolon follow, and bash does not. */
const NO_SEMICOLON = /(?:&[ \t]*|\w\s*\(\s*\)|\n[ \t]*)$/

/** The lines of a command while it is unfinished: as they are run, and as the history has them, in one line if it can be (bash(1), cmdhist). */
export class PendingCommand {
  readonly #unfinished: (source: string) => Unfinished | undefined
  #lines = 0
  #source = ''
  #entry = ''
  #before: Unfinished | undefined
  #within: Unfinished | undefined

  constructor(unfinished: (source: string) => Unfinished | undefined) {
    this.#unfinished = unfinished
  }

  get source(): string {
    return this.#source
  }

  /** What the history keeps; `lithist` keeps the lines as they were typed. */
  entry(lithist: boolean): string {
    return lithist ? this.#source : this.#entry
  }

  get isEmpty(): boolean {
    return this.#lines === 0
  }

  /** Where the lines break off; undefined when they are whole, or can become nothing. */
  get within(): Unfinished | undefined {
    return this.#within
  }

  add(line: string): void {
    this.#entry = this.isEmpty ? line : this.#joined(line)
    this.#source = this.isEmpty ? line : `${this.#source}\n${line}`
    this.#lines += 1
    this.#before = this.#within
    this.#within = this.#unfinished(this.#source)
  }

  clear(): void {
    this.#lines = 0
    this.#within = undefined
  }

  #joined(line: string): string {
    return this.#within === 'escape' ? this.#entry.slice(0, -1) + line : this.#entry + this.#joint() + line
  }

  #joint(): string {
    if (this.#within === 'list') return ' '
    // the line that ends a here-document stands alone
    if (this.#within !== 'command' || this.#before === 'document' || COMMENT.test(this.#source)) return '\n'
    return !NO_SEMICOLON.test(this.#source) && this.#unfinished(`${this.#source};`) ? '; ' : ' '
  }
}
