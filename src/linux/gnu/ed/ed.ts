import { Interrupted } from '../../../base/signal.ts'
import type { SignalName } from '../../../shell/posix/signals.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { runLine } from './commands.ts'
import { Editor } from './editor.ts'
import { InputLines, type LineSource } from './line-source.ts'
import { EdError } from './scanner.ts'

/** The status at the end of the input while the buffer is not written. */
const UNWRITTEN = 2

/** Reads commands to the end. */
class Session {
  readonly #editor: Editor
  readonly #process: GnuProcess
  readonly #source: LineSource
  readonly #prompt: string
  #status = 0

  constructor(editor: Editor, prompt: string) {
    const { process } = editor
    this.#editor = editor
    this.#process = process
    this.#source = new InputLines(process)
    this.#prompt = prompt
  }

  /** Reads the file that ed is started with. */
  async open(name: string): Promise<void> {
    try {
      await this.#editor.edit(name)
    } catch (error) {
      if (!(error instanceof EdError)) throw error
      this.#editor.error = error.message
      if (error.message === 'Cannot read input file') await this.#refuse(error.message)
    }
  }

  async run(): Promise<number> {
    this.#process.handler = (signal) => this.#handle(signal)
    for (;;) {
      try {
        const ended = await this.#step()
        if (ended !== undefined) return ended
      } catch (error) {
        if (error instanceof Interrupted) await this.#interrupted()
        else if (error instanceof EdError) await this.#refuse(error.message)
        else throw error
      }
    }
  }

  /** Ctrl-C ends a command, unless it is one of the shell, which hears it itself; Ctrl-\ does nothing. */
  #handle(signal: SignalName): boolean {
    if (signal === 'HUP') this.#editor.rescue()
    else if (signal === 'INT' && !this.#editor.runsShell) this.#process.interrupt()
    return signal === 'INT' || signal === 'QUIT'
  }

  /** One command; the status where it was the last one. @throws EdError, Interrupted */
  async #step(): Promise<number | undefined> {
    const editor = this.#editor
    if (editor.prompts) await this.#process.print(this.#prompt)
    const line = await this.#source.line()
    if (line === undefined) return this.#atEnd()
    return (await runLine(editor, line, this.#source)) === 'quit' ? this.#status : undefined
  }

  async #atEnd(): Promise<number | undefined> {
    const editor = this.#editor
    if (!editor.buffer.modified || editor.warned) return this.#status
    await this.#refuse('Warning: buffer modified')
    this.#status = UNWRITTEN
    if (this.#process.file(0).type !== 'terminal') return this.#status
    editor.warned = true
    return undefined
  }

  async #refuse(sentence: string): Promise<void> {
    this.#status = 1
    this.#editor.error = sentence
    await this.#process.print(this.#editor.verbose ? `?\n${sentence}\n` : '?\n')
  }

  async #interrupted(): Promise<void> {
    this.#editor.error = 'Interrupt'
    await this.#process.print(this.#editor.verbose ? '\n?\nInterrupt\n' : '\n?\n')
  }
}

/** ed(1): a line editor. */
export const ed = gnu({
  name: 'ed',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList(
    'E,extended-regexp l,loose-exit-status p,prompt=STRING q,quiet silent r,restricted s,script v,verbose',
  ),
  refused: [{ short: 'G', long: 'traditional' }, { long: 'strip-trailing-cr' }],
  operands: [{ name: 'FILE', kind: 'file', optional: true }],
  async run(process, { has, value, operands: [file] }) {
    const editor = new Editor(process, {
      extended: has('E'),
      quiet: has('q') || has('silent'),
      restricted: has('r'),
      scripted: has('s'),
    })
    const prompt = value('p')
    editor.verbose = has('v')
    editor.prompts = prompt !== undefined
    const session = new Session(editor, prompt ?? '*')
    if (file !== undefined) await session.open(file)
    const status = await session.run()
    return has('l') ? 0 : status
  },
})
