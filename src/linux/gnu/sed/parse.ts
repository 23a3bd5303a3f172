import { largest } from '../../../base/largest.ts'
import type { Work } from '../../../base/work.ts'
import { compile } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { Failure } from '../library/program.ts'
import type { Address, Command, Expression, Script, Substitution } from './command.ts'
import { type Piece, readEscape, ScriptReader } from './reader.ts'
import { partsOf, unescaped } from './substitution-text.ts'

interface Options {
  readonly extended: boolean
  readonly sandbox: boolean
  /** Lines end in NUL: a newline is a character like others. */
  readonly zeros: boolean
  /** Only commands and flags that POSIX has. */
  readonly posix: boolean
  /** The script and the lines are of bytes: the C locale. */
  readonly bytes: boolean
}

/** How long it takes to read a command, in microseconds, beside its characters. */
const COMMAND = 16
/** How many characters are read in a microsecond. */
const SPEED = 16

class ScriptParser {
  readonly commands: Command[] = []
  readonly #options: Options
  readonly #labels = new Map<string, number>()
  readonly #blocks: number[] = []
  /** A command whose text comes with the next part of the script. */
  #unfinished: Command | undefined

  constructor(options: Options) {
    this.#options = options
  }

  *parse(piece: Piece): Work<void> {
    const reader = new ScriptReader(piece)
    if (this.#unfinished) {
      const text = reader.text()
      this.#unfinished.text += `${text}\n`
      if (reader.isContinued) return
      this.#unfinished = undefined
    }
    for (;;) {
      reader.match(/[\s;]*/y)
      if (reader.next === undefined) return
      const before = reader.at
      if (reader.next === '#') reader.match(/[^\n]*/y)
      else this.#command(reader)
      yield COMMAND + (reader.at - before) / SPEED
    }
  }

  /** Checks what only the whole script shows. */
  finish(): readonly Command[] {
    if (this.#blocks.length > 0) throw new Failure("-e expression #1, char 0: unmatched `{'")
    for (const command of this.commands) {
      if (!/[btT]/.test(command.name)) continue
      const target = command.text === '' ? this.commands.length : this.#labels.get(command.text)
      if (target === undefined) throw new Failure(`can't find label for jump to \`${command.text}'`, 4)
      command.target = target
    }
    return this.commands
  }

  #command(reader: ScriptReader): void {
    const from = this.#address(reader, true)
    reader.blanks()
    const to = from && this.#rangeEnd(reader)
    reader.blanks()
    const negated = reader.match(/![^\S\n]*/y) !== ''
    if (reader.next === '!') {
      reader.take()
      reader.fail("multiple `!'s")
    }
    const name = reader.take()
    if (name === undefined) reader.fail('missing command')
    const zero = from?.type === 'line' && from.line === 0
    if (zero && to?.type !== 'match' && (to || name !== 'r' || negated)) reader.fail('invalid usage of line address 0')
    const command = this.#complete(reader, {
      // `0r` writes a file before the first line
      name: zero && !to ? '0r' : name,
      ...(from && { from: zero && !to ? { type: 'line', line: 1 } : from }),
      ...(to && { to }),
      negated,
      active: zero && to !== undefined,
      begun: zero && to !== undefined,
      end: Infinity,
      text: '',
      target: 0,
    })
    if (command) this.commands.push(command)
  }

  #rangeEnd(reader: ScriptReader): Address | undefined {
    if (reader.next !== ',') return undefined
    reader.take()
    reader.blanks()
    const address = this.#address(reader, false)
    if (address) return address
    reader.take()
    return reader.fail("unexpected `,'")
  }

  #complete(reader: ScriptReader, base: Command): Command | undefined {
    const { name, from, to } = base
    if (this.#options.posix && /[ezFQTRWv]/.test(name)) reader.fail(`unknown command: \`${name}'`)
    if (/[qQ]/.test(name) && to) reader.fail('command only uses one address')
    if (/[erRwW]/.test(name) && this.#options.sandbox) reader.fail('e/r/w commands disabled in sandbox mode')
    if ('=dDFgGhHnNpPxz'.includes(name)) return this.#ended(reader, base)
    if (/[aic]/.test(name)) return this.#text(reader, base)
    if (/[btT]/.test(name)) return { ...base, text: reader.label() }
    if (/[rRwW]$/.test(name)) return { ...base, text: reader.fileName() }
    switch (name) {
      case '{':
        this.#blocks.push(this.commands.length)
        return base
      case '}':
        return this.#close(reader, from)
      case ':':
        if (from) reader.fail(": doesn't want any addresses")
        return this.#label(reader)
      case 'q':
      case 'Q':
      case 'l':
        reader.blanks()
        return this.#ended(reader, /\d/.test(reader.next ?? '') ? { ...base, number: reader.number() } : base)
      case 's':
        return { ...base, substitution: this.#substitution(reader) }
      case 'y':
        return { ...base, table: this.#table(reader) }
      case 'v':
        reader.label()
        return undefined
      case 'e':
        reader.blanks()
        return { ...base, text: reader.match(/[^\n]*/y) }
      default:
        return reader.fail(`unknown command: \`${name}'`)
    }
  }

  #ended(reader: ScriptReader, command: Command): Command {
    reader.end()
    return command
  }

  #close(reader: ScriptReader, from: Address | undefined): undefined {
    const start = this.#blocks.pop()
    if (start === undefined) reader.fail("unexpected `}'")
    if (from) reader.fail("} doesn't want any addresses")
    const block = this.commands[start]
    if (block) block.target = this.commands.length
    reader.end()
  }

  #label(reader: ScriptReader): undefined {
    const label = reader.label()
    if (label === '') reader.fail('":" lacks a label')
    this.#labels.set(label, this.commands.length)
  }

  #text(reader: ScriptReader, command: Command): Command {
    reader.blanks()
    if (reader.next === undefined) reader.fail("expected \\ after `a', `c' or `i'")
    // on the same line a backslash keeps the blanks after it
    const ownLine = reader.match(/\\[^\S\n]*\n/y) !== ''
    if (!ownLine && reader.next === '\\') reader.take()
    if (reader.next === undefined) this.#unfinished = command
    else {
      command.text = `${reader.text()}\n`
      if (reader.isContinued) this.#unfinished = command
    }
    return command
  }

  #address(reader: ScriptReader, first: boolean): Address | undefined {
    const { next = '' } = reader
    if (/\d/.test(next)) {
      const line = reader.number()
      reader.blanks()
      if (reader.next !== '~' || !first) return { type: 'line', line }
      reader.take()
      return { type: 'step', first: line, step: reader.number() }
    }
    if (next === '+' || next === '~') {
      reader.take()
      const count = reader.number()
      if (first) reader.fail('invalid usage of +N or ~N as first address')
      return { type: next === '+' ? 'more' : 'multiple', count }
    }
    if (next === '$') {
      reader.take()
      return { type: 'last' }
    }
    if (next !== '/' && next !== '\\') return undefined
    reader.take()
    const mark = next === '/' ? '/' : reader.take()
    const text = mark === undefined ? undefined : reader.delimited(mark, 'expression')
    if (text === undefined) reader.fail('unterminated address regex')
    return { type: 'match', expression: this.#expression(reader, text, reader.match(/[IM]*/y)) }
  }

  #expression(reader: ScriptReader, text: string, flags: string): Expression {
    if (text === '' && /[IiMm]/.test(flags)) reader.fail('cannot specify modifiers on empty regexp')
    if (text === '') return undefined
    try {
      return compile(unescaped(text), {
        syntax: this.#options.extended ? 'sed-extended' : 'sed',
        ignoreCase: /i/i.test(flags),
        bytes: this.#options.bytes,
        posix: this.#options.posix,
        multiline: /m/i.test(flags) && !this.#options.zeros,
      })
    } catch (error) {
      if (!(error instanceof PatternError)) throw error
      if (error.message.startsWith('character class syntax')) throw new Failure(error.message, 4)
      return reader.fail(error.message)
    }
  }

  #substitution(reader: ScriptReader): Substitution {
    const mark = reader.take()
    const unterminated = "unterminated `s' command"
    if (mark === undefined || mark === '\n' || mark === '\\') reader.fail(unterminated)
    const text = reader.delimited(mark, 'expression')
    const replacement = text === undefined ? undefined : reader.delimited(mark, 'replacement')
    if (text === undefined || replacement === undefined) reader.fail(unterminated)
    const { letters, number, file } = this.#flags(reader)
    const expression = this.#expression(reader, text, letters)
    const parts = partsOf(replacement)
    const most = largest(parts.map((part) => (part.type === 'group' ? part.group : 0)))
    if (expression && most > expression.groups) reader.fail(`invalid reference \\${most} on \`s' command's RHS`)
    const [global, print, runs] = [letters.includes('g'), letters.includes('p'), letters.includes('e')]
    return { expression, parts, global, print, runs, number: number ?? 1, file }
  }

  #flags(reader: ScriptReader): { letters: string; number?: number; file: string | undefined } {
    let letters = ''
    let number: number | undefined
    const done = (file?: string) => ({ letters, file, ...(number !== undefined && { number }) })
    for (;;) {
      reader.blanks()
      const { next = '\n' } = reader
      if (next === '}' || next === '#') return done()
      if (/\d/.test(next)) {
        if (number !== undefined) {
          reader.take()
          reader.fail("multiple number options to `s' command")
        }
        number = reader.number()
        if (number === 0) reader.fail("number option to `s' command may not be zero")
        continue
      }
      reader.take()
      if (next === '\n' || next === ';') return done()
      if (next === 'w') return done(reader.fileName())
      if (!(this.#options.posix ? /[gp]/ : /[egiImMp]/).test(next)) reader.fail("unknown option to `s'")
      if (next === 'e' && this.#options.sandbox) reader.fail('e/r/w commands disabled in sandbox mode')
      if (/[egp]/.test(next) && letters.includes(next)) reader.fail(`multiple \`${next}' options to \`s' command`)
      letters += next
    }
  }

  #table(reader: ScriptReader): ReadonlyMap<string, string> {
    const mark = reader.take()
    const from = mark === undefined ? undefined : reader.delimited(mark, 'replacement')
    const to = mark === undefined || from === undefined ? undefined : reader.delimited(mark, 'replacement')
    if (from === undefined || to === undefined) reader.fail("unterminated `y' command")
    const [keys, values] = [from, to].map((text) =>
      Array.from(
        text
          .replaceAll(/\\(\\|[^\\]+)/g, (all, rest: string) => {
            const escape = readEscape(rest, 0)
            return rest === '\\' ? '\0\\' : escape ? escape.char + rest.slice(escape.length) : all
          })
          .replaceAll('\0\\', '\\'),
      ),
    )
    if (!keys || !values || keys.length !== values.length) reader.fail("strings for `y' command are different lengths")
    reader.end()
    return new Map(keys.map((key, index) => [key, values[index] ?? '']))
  }
}

/** Reads a script. @throws Failure */
export function* parseScript(pieces: readonly Piece[], options: Options): Work<Script> {
  const parser = new ScriptParser(options)
  for (const piece of pieces) yield* parser.parse(piece)
  return { commands: parser.finish(), quiet: /^#n(?:\n|$)/.test(pieces[0]?.text ?? '') }
}
