import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { eachInput } from '../library/each-input.ts'
import { chunkOf, octetsOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'

/** Which lines of a section are numbered: all, those with text in them, none, those that match. */
type Style = 'a' | 't' | 'n' | Pattern

const FORMATS: Readonly<Record<string, (number: number, width: number) => string>> = {
  ln: (number, width) => String(number).padEnd(width),
  rn: (number, width) => String(number).padStart(width),
  rz: (number, width) =>
    number < 0 ? `-${String(-number).padStart(width - 1, '0')}` : String(number).padStart(width, '0'),
}

class Numbering {
  readonly #format: (number: number, width: number) => string
  readonly #styles: Readonly<Record<string, Style>>
  /** The line that begins a section, and its letter among the options. */
  readonly #sections: ReadonlyMap<string, string>
  readonly #width: number
  readonly #increment: number
  readonly #separator: string
  readonly #start: number
  readonly #join: number
  readonly #renumbers: boolean
  #style: Style
  #number: number
  #blanks = 0

  constructor({ value, has }: Arguments) {
    const styleOf = (option: string, section: string, usual: 'a' | 't' | 'n'): Style => {
      const style = value(option) ?? usual
      if (style.startsWith('p')) return compile([style.slice(1)], { syntax: 'grep' })
      if (style === 'a' || style === 't' || style === 'n') return style
      throw new UsageError(phrase`invalid ${section} numbering style: ${quoted(style)}`)
    }
    const number = (
      option: string,
      usual: number,
      { what, least = -Infinity }: { what: string; least?: number },
    ): number => {
      const text = value(option) ?? String(usual)
      if (!/^\s*[-+]?\d+$/.test(text)) throw new Failure(phrase`invalid ${what}: ${quoted(text)}`)
      if (Number(text) < least)
        throw new Failure(phrase`invalid ${what}: ${quoted(text)}: Numerical result out of range`)
      return Number(text)
    }
    this.#styles = { h: styleOf('h', 'header', 'n'), b: styleOf('b', 'body', 't'), f: styleOf('f', 'footer', 'n') }
    this.#style = this.#styles['b'] ?? 't'
    const format = FORMATS[value('n') ?? 'rn']
    if (!format) throw new UsageError(phrase`invalid line numbering format: ${quoted(value('n') ?? '')}`)
    this.#format = format
    this.#start = number('v', 1, { what: 'starting line number' })
    this.#increment = number('i', 1, { what: 'line number increment' })
    this.#join = number('l', 1, { what: 'line number of blank lines', least: 1 })
    this.#width = number('w', 6, { what: 'line number field width', least: 1 })
    this.#separator = octetsOf(value('s') ?? '\t')
    const given = value('d') ?? '\\:'
    const mark = given.length === 1 ? `${given}:` : given
    this.#sections = new Map(mark ? ['f', 'b', 'h'].map((letter, index) => [mark.repeat(index + 1), letter]) : [])
    this.#renumbers = !has('p')
    this.#number = this.#start
  }

  line(line: string): string {
    const section = this.#sections.get(line)
    if (section !== undefined) {
      this.#style = this.#styles[section] ?? 'n'
      if (this.#renumbers) this.#number = this.#start
      return '\n'
    }
    if (!this.#counts(line)) return `${' '.repeat(this.#width + this.#separator.length)}${line}\n`
    const number = this.#format(this.#number, this.#width)
    this.#number += this.#increment
    return `${number}${this.#separator}${line}\n`
  }

  #counts(line: string): boolean {
    if (typeof this.#style !== 'string') return this.#style.test(line)
    if (this.#style !== 'a') return this.#style === 't' && line !== ''
    this.#blanks = line === '' ? this.#blanks + 1 : 0
    if (line !== '' || this.#join === 1) return true
    if (this.#blanks < this.#join) return false
    this.#blanks = 0
    return true
  }
}

/** nl(1): numbers lines. */
export const nl = gnu({
  name: 'nl',
  options: [
    { short: 'b', long: 'body-numbering', value: { name: 'STYLE', kind: 'text' } },
    { short: 'd', long: 'section-delimiter', value: { name: 'CC', kind: 'text' } },
    { short: 'f', long: 'footer-numbering', value: { name: 'STYLE', kind: 'text' } },
    { short: 'h', long: 'header-numbering', value: { name: 'STYLE', kind: 'text' } },
    { short: 'i', long: 'line-increment', value: { name: 'NUMBER', kind: 'number' } },
    { short: 'l', long: 'join-blank-lines', value: { name: 'NUMBER', kind: 'number' } },
    { short: 'n', long: 'number-format', value: { name: 'FORMAT', kind: 'text' } },
    { short: 'p', long: 'no-renumber' },
    { short: 's', long: 'number-separator', value: { name: 'STRING', kind: 'text' } },
    { short: 'v', long: 'starting-line-number', value: { name: 'NUMBER', kind: 'number' } },
    { short: 'w', long: 'number-width', value: { name: 'NUMBER', kind: 'number' } },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  run(process, args) {
    const numbering = new Numbering(args)
    return eachInput(process, args.operands, async ({ input }) => {
      for (let lines = await input.lines(); lines; lines = await input.lines())
        await process.print(chunkOf(lines.map((line) => numbering.line(line)).join('')))
    })
  },
})
