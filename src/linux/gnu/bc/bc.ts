import { BcEnd } from './end.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { MATH_LIBRARY } from './library.ts'
import { BcSyntaxError, isIllegal, parseBc, type Statement, Unfinished } from './parse.ts'
import { BcMachine, BcRuntimeError } from './run.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How many steps are taken before the others get a turn. */
const STEPS = 200

/** A calculation in progress: reads a program line by line, and runs each as soon as it is whole. */
class Calculator {
  readonly #process: GnuProcess
  readonly #machine = new BcMachine()
  #pending = ''
  #line = 0

  constructor(process: GnuProcess) {
    this.#process = process
  }

  async take(lines: readonly string[], name: string): Promise<void> {
    for (const line of lines) {
      this.#line += 1
      this.#pending += `${line}\n`
      const statements = await this.#parse(name)
      if (statements) await this.#run(statements)
    }
  }

  /** What was read and is not whole is an error at the end. */
  async finish(name: string): Promise<void> {
    if (this.#pending.trim() !== '') await this.#process.write(2, `${name} ${this.#line + 1}: syntax error\n`)
    this.#pending = ''
    this.#line = 0
  }

  async #parse(name: string): Promise<readonly Statement[] | undefined> {
    try {
      const statements = await this.#process.inTurns(parseBc(this.#pending))
      this.#pending = ''
      return statements
    } catch (error) {
      if (error instanceof Unfinished && !this.#isBroken()) return undefined
      if (!(error instanceof BcSyntaxError) && !(error instanceof Unfinished)) throw error
      this.#pending = ''
      await this.#refuse(name, error instanceof BcSyntaxError ? error.token : '\n')
      return undefined
    }
  }

  /** A line that ends too early is noticed on the next. */
  async #refuse(name: string, token: string): Promise<void> {
    const illegal = isIllegal(token) ? `${name} ${this.#line}: illegal character: ${token}\n` : ''
    const line = token === '\n' ? this.#line + 1 : this.#line
    await this.#process.write(2, `${illegal}${name} ${line}: syntax error\n`)
  }

  /** Only braces, comments and strings may go over lines: an expression ends with its line. */
  #isBroken(): boolean {
    const bare = this.#pending.replace(/\/\*[^]*?\*\/|"[^"]*"/g, '')
    if (/\/\*|"/.test(bare) || bare.endsWith('\\\n')) return false
    const depth = bare.split('{').length - bare.split('}').length
    return depth <= 0 && !/(?:\)|else)\s*$/.test(bare)
  }

  async #run(statements: readonly Statement[]): Promise<void> {
    try {
      const run = this.#machine.run(statements)
      for (let step = 1; !run.next().done; step += 1) {
        if (step % STEPS === 0) await this.#flush()
      }
    } catch (error) {
      if (!(error instanceof BcRuntimeError)) throw error
      await this.#flush()
      await this.#process.write(2, `${error.message}\n`)
    } finally {
      await this.#flush()
    }
  }

  async #flush(): Promise<void> {
    const due = this.#process.due()
    if (due) await due
    const { output } = this.#machine
    this.#machine.output = ''
    if (output !== '') await this.#process.print(output)
  }
}

async function readFile(process: GnuProcess, calculator: Calculator, path: string): Promise<void> {
  const name = path === '-' ? '(standard_in)' : path
  await withInput(process, path, async (input) => {
    for (let lines = await input.lines(); lines; lines = await input.lines()) await calculator.take(lines, name)
    await calculator.finish(name)
  })
}

export const bc = gnu({
  name: 'bc',
  helpLetter: 'h',
  options: [
    { short: 'l', long: 'mathlib' },
    { short: 'q', long: 'quiet' },
    { short: 'i', long: 'interactive' },
  ],
  refused: [{ short: 's', long: 'standard' }, { short: 'w', long: 'warn' }, { short: 'v' }],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  async run(process, args) {
    const calculator = new Calculator(process)
    try {
      if (args.has('l')) await calculator.take(MATH_LIBRARY.split('\n'), 'bc')
      for (const path of [...args.operands, '-']) await readFile(process, calculator, path)
    } catch (error) {
      if (error instanceof BcEnd) return 0
      if (!(error instanceof FileSystemError)) throw error
      await process.write(2, `File ${args.operands.find((path) => error.path.endsWith(path))} is unavailable.\n`)
      return 1
    }
    return 0
  },
})
