import type { Unfinished } from '../syntax/unfinished.ts'

/** A comment at the end of a line: nothing can follow it there. */
const COMMENT = /(?:^|[\s;&|()])#[^\n]*$/

/** What the parser lets a semicolon follow, and bash does not. */
const NO_SEMICOLON = /(?:&[ \t]*|\w\s*\(\s*\)|\n[ \t]*)$/

/** The word that ends a here-document, as it stands after `<<`. */
const DELIMITER = /<<-?[ \t]*((?:'[^']*'|"[^"]*"|[^\s;&|<>()])+)/g

/** Longer commands keep their lines in the history, in UTF-16 units: to find out where a semicolon can stand takes a reading of it all. */
const LONGEST_JOINED = 8_192

/** The lines of a command while it is unfinished: as they are run, and as the history has them, in one line if it can be (bash(1), cmdhist). */
export class PendingCommand {
  readonly #unfinished: (source: string) => Unfinished | undefined
  #lines = 0
  #source = ''
  #entry = ''
  #before: Unfinished | undefined
  #within: Unfinished | undefined
  /** How lines begin that may end a here-document. */
  #ends: readonly string[] = []

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
    const own = this.isEmpty ? line : `${this.#entry}\n${line}`
    this.#entry = this.isEmpty ? line : this.#joined(line)
    this.#source = this.isEmpty ? line : `${this.#source}\n${line}`
    this.#lines += 1
    this.#before = this.#within
    if (this.#goesOn(line)) return
    this.#within = this.#unfinished(this.#source)
    // the line that ends a here-document keeps its newline, and the one that begins one stands alone
    if (this.#before === 'document' && this.#within !== 'document') this.#entry += '\n'
    if (this.#before !== 'document' && this.#within === 'document') this.#entry = own
    if (this.#within === 'document')
      this.#ends = [...this.#source.matchAll(DELIMITER)].map(([, word = '']) => word.replaceAll(/['"\\]/g, ''))
  }

  /** Whether a line can end nothing: a long text that is pasted is not read again with each of its lines. */
  #goesOn(line: string): boolean {
    if (this.#within === 'single quotes') return !line.includes("'")
    if (this.#within === 'double quotes') return !line.includes('"')
    if (this.#within !== 'document') return false
    const start = line.replace(/^\t+/, '')
    return !this.#ends.some((end) => start.startsWith(end))
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
    if (this.#within === 'command' && this.#before === 'document') return ' '
    if (this.#within !== 'command' || COMMENT.test(this.#source)) return '\n'
    if (this.#source.length > LONGEST_JOINED) return '\n'
    return !NO_SEMICOLON.test(this.#source) && this.#unfinished(`${this.#source};`) ? '; ' : ' '
  }
}
