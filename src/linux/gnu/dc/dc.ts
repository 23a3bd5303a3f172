import { FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { Input } from '../../../shell/posix/input.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { DecimalError } from '../bc/decimal.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { chunkOf } from '../library/octets.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { DcMachine, type Surroundings } from './machine.ts'

const HINT = `Usage: dc [OPTION] [file ...]
  -e, --expression=EXPR    evaluate expression
  -f, --file=FILE          evaluate contents of file
  -h, --help               display this help and exit
  -V, --version            output version information and exit

`

/** What the calculator writes, in the order in which it comes, to be sent between its steps. */
class Outlet implements Surroundings {
  readonly #process: GnuProcess
  #lines: readonly string[] = []
  #input: Input<GnuProcess['system']> | undefined
  /** What is written, and where. */
  #written: { readonly fd: number; readonly text: string }[] = []

  constructor(process: GnuProcess) {
    this.#process = process
  }

  print(text: string): void {
    this.#written.push({ fd: 1, text })
  }

  complain(sentence: string): void {
    this.#written.push({ fd: 2, text: `${this.#process.name}: ${sentence}\n` })
  }

  refuse(sentence: string): void {
    // GNU's writes the half of it elsewhere
    this.#written.push({ fd: 2, text: `${this.#process.name}: ` }, { fd: 1, text: `${sentence}\n` })
  }

  warn(sentence: string): void {
    this.#written.push({ fd: 2, text: `Runtime warning: ${sentence}\n` })
  }

  due(): Promise<void> | undefined {
    return this.#written.length > 0 ? this.flush() : this.#process.due()
  }

  async flush(): Promise<void> {
    const written = this.#written
    this.#written = []
    for (const { fd, text } of written) await this.#process.write(fd, chunkOf(text))
  }

  async readLine(): Promise<string> {
    await this.flush()
    this.#input ??= new Input(this.#process, this.#process.file(0))
    if (this.#lines.length === 0) this.#lines = (await this.#input.lines()) ?? []
    const [line = '', ...others] = this.#lines
    this.#lines = others
    return line
  }

  async shell(line: string): Promise<void> {
    await this.flush()
    await this.#process.wait(spawnCommand(this.#process, ['sh', '-c', line]))
  }
}

/** The text of a file; undefined, once it is said why, where it cannot be read. */
async function textOf(process: GnuProcess, name: string): Promise<string | undefined> {
  try {
    return await withInput(process, name, async (input, file) => {
      if (file.type !== 'directory') return input.whole()
      await process.complain(`Will not attempt to process directory ${name}`)
      return undefined
    })
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    await process.complain(`Could not open file ${name}`)
    return undefined
  }
}

/** dc(1): a calculator with a stack. */
export const dc = gnu({
  name: 'dc',
  helpLetter: 'h',
  versionLetter: 'V',
  hint: async (process) => {
    await process.print('Email bug reports to:  bug-dc@gnu.org .\n')
    return HINT
  },
  options: optionList('e,expression=EXPR f,file=FILE'),
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  async run(process, { given, operands }) {
    const outlet = new Outlet(process)
    const machine = new DcMachine(outlet)
    const scripts = [
      ...given.map(({ name, value = '' }) => ({ type: name === 'e' ? 'text' : 'file', value })),
      ...operands.map((value) => ({ type: 'file', value })),
    ]
    if (scripts.length === 0) scripts.push({ type: 'file', value: '-' })
    try {
      for (const { type, value } of scripts) {
        const text = type === 'text' ? value : await textOf(process, value)
        if (text === undefined) continue
        if (!(await machine.run(text, type === 'file'))) return type === 'file' ? 1 : 0
      }
    } catch (error) {
      if (error instanceof DecimalError) throw new Failure(error.message)
      throw error
    } finally {
      await outlet.flush()
    }
    return 0
  },
})
