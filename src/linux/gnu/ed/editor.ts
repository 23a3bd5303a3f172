import { FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { KeptLines } from '../../../shell/posix/input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { saveFile } from '../network/save.ts'
import { AddressReader, type Range } from './address.ts'
import { Buffer } from './buffer.ts'
import { Expressions } from './expressions.ts'
import { joined, readText, writeText } from './files.ts'
import type { LineSource } from './line-source.ts'
import { EdError, type Scanner } from './scanner.ts'
import { shownLine, type Style } from './show.ts'
import type { Substitution } from './substitution.ts'

export interface EditorOptions {
  readonly extended: boolean
  readonly quiet: boolean
  readonly restricted: boolean
  /** No counts of bytes, no `!` after a command. */
  readonly scripted: boolean
}

/** What the commands of ed work on. */
export class Editor {
  readonly process: GnuProcess
  readonly options: EditorOptions
  readonly buffer = new Buffer()
  readonly expressions: Expressions
  readonly addresses: AddressReader
  fileName = ''
  verbose = false
  prompts = false
  error = ''
  /** How many lines `z` shows. */
  window = 22
  /** Whether the last command was refused because the buffer was not written. */
  warned = false
  inGlobal = false
  /** Whether a command of `!` runs: Ctrl-C is for it alone. */
  runsShell = false
  substitution: Substitution | undefined
  replacement: string | undefined
  shellCommand: string | undefined

  constructor(process: GnuProcess, options: EditorOptions) {
    this.process = process
    this.options = options
    this.expressions = new Expressions(process, options.extended)
    this.addresses = new AddressReader(this.buffer, (scanner, forward) => {
      const { pattern } = this.expressions.read(scanner, forward ? '/' : '?')
      return this.expressions.search(this.buffer, pattern, forward)
    })
  }

  async show(first: number, last: number, style: Style): Promise<void> {
    if (first === 0) throw new EdError('Invalid address')
    for (let number = first; number <= last; number += 1) {
      await this.process.print(shownLine(this.buffer.text(number), number, style))
      this.buffer.current = number
    }
  }

  /** Puts lines up to one that is a dot after line `after`, as many as came where it is interrupted; gives how many. */
  async insert(after: number, source: LineSource): Promise<number> {
    const lines: string[] = []
    const kept = new KeptLines()
    try {
      for (let line = await source.line(); line !== undefined && line !== '.'; line = await source.line()) {
        kept.count(line)
        lines.push(line)
      }
    } finally {
      if (lines.length > 0) this.buffer.append(after, lines)
    }
    return lines.length
  }

  /** What stands after a command that takes the name of a file; nothing where there is none. @throws EdError */
  async name(scanner: Scanner): Promise<string> {
    if (scanner.next !== '' && scanner.match(/[ \t]+/y) === undefined) throw new EdError('Unexpected command suffix')
    const name = scanner.rest()
    if (name.startsWith('!')) return `!${await this.#command(name.slice(1))}`
    if (!this.options.restricted) return name
    if (name === '..' || name.includes('/')) throw new EdError('Directory access restricted')
    return name
  }

  /** The name that a command is given, or else the one that is remembered. @throws EdError */
  target(name: string): string {
    const target = name || this.fileName
    if (target === '') throw new EdError('No current filename')
    return target
  }

  /** Puts a file after a line, and tells its size. @throws EdError */
  async read(after: number, name: string): Promise<void> {
    const text = await this.#reading(name)
    this.buffer.append(after, text.lines)
    if (text.newlineAppended) await this.process.print('Newline appended\n')
    await this.#tell(text.size)
  }

  async #reading(name: string) {
    try {
      return await readText(this.process, name)
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      if (!this.options.quiet) await this.process.write(2, `${name}: ${error.message}\n`)
      throw new EdError(error.code === 'EISDIR' ? 'Cannot read input file' : 'Cannot open input file')
    }
  }

  /** Reads a file in place of the buffer. @throws EdError */
  async edit(name: string): Promise<void> {
    this.buffer.clear()
    if (!name.startsWith('!')) this.fileName = name
    await this.read(0, name)
    this.buffer.modified = false
  }

  async write({ first, second }: Range, name: string, append: boolean): Promise<void> {
    const lines = this.buffer.texts(first, second)
    const size = await writeText(this.process, name, lines, append)
    await this.#tell(size)
    if (lines.length === this.buffer.last && !name.startsWith('!')) this.buffer.modified = false
  }

  /** Saves what is not written once the terminal is gone: in ed.hup here, or else at home. */
  rescue(): void {
    if (!this.buffer.modified || this.buffer.last === 0) return
    const text = joined(this.buffer.texts(1, this.buffer.last))
    for (const directory of ['.', this.process.environment.get('HOME')])
      if (directory !== undefined && !saveFile(this.process, `${directory}/ed.hup`, text)) return
  }

  async #tell(size: number): Promise<void> {
    if (!this.options.scripted) await this.process.print(`${size}\n`)
  }

  /** A command of the shell as it is meant: `!` at its beginning is the last one, `%` the file's name. @throws EdError */
  async #command(text: string): Promise<string> {
    if (this.options.restricted) throw new EdError('Shell access restricted')
    const before = text.startsWith('!') ? this.shellCommand : ''
    if (before === undefined) throw new EdError('No previous command')
    const typed = before + (text.startsWith('!') ? text.slice(1) : text)
    const command = typed.replace(/\\?%/g, (sign) => (sign === '%' ? this.target('') : '%'))
    this.shellCommand = command
    if (command !== text) await this.process.print(`${command}\n`)
    return command
  }

  /** Runs a command of the shell. @throws EdError */
  async shell(text: string): Promise<void> {
    const command = await this.#command(text)
    this.runsShell = true
    try {
      await this.process.wait(spawnCommand(this.process, ['sh', '-c', command]))
    } finally {
      this.runsShell = false
    }
    if (!this.options.scripted) await this.process.print('!\n')
  }
}
