import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import { Interrupted } from '../../../../base/signal.ts'
import { isTerminal } from '../../../../shell/posix/terminal.ts'
import type { Surroundings } from '../../daemon.ts'
import { Interpreter } from './interpreter.ts'
import { parse, type Program } from './parser.ts'
import { SyntaxTrouble, Unsimulated } from './syntax.ts'
import { troubleText } from './traceback.ts'
import type { Value } from './values.ts'
import { Input } from '../../../../shell/posix/input.ts'

/** What was typed: a program, that more is needed, or what is wrong with it. */
type Typed =
  | { readonly type: 'program'; readonly program: Program }
  | { readonly type: 'open' }
  | { readonly type: 'wrong'; readonly text: string }

/** Statements that an empty line ends. */
const COMPOUND: ReadonlySet<string> = new Set(['class', 'for', 'function', 'if', 'match', 'try', 'while', 'with'])

function typed(lines: readonly string[]): Typed {
  const source = `${lines.join('\n')}\n`
  try {
    const program = parse(source)
    const isBlock = COMPOUND.has(program.body.at(-1)?.type ?? '')
    return isBlock && lines.at(-1)?.trim() !== '' ? { type: 'open' } : { type: 'program', program }
  } catch (error) {
    if (error instanceof Unsimulated) return { type: 'wrong', text: `python: ${error.message} not simulated\n` }
    if (!(error instanceof SyntaxTrouble)) throw error
    return error.isOpen ? { type: 'open' } : { type: 'wrong', text: troubleText(error, '<stdin>', source) }
  }
}

/** What lines are read from: the terminal, or whatever standard input is. */
class Lines {
  readonly #process: GnuProcess
  #input: Input<GnuProcess['system']> | undefined
  readonly #waiting: string[] = []

  constructor(process: GnuProcess) {
    this.#process = process
  }

  /** The next line; undefined at the end of the input, null where Ctrl-C ended it. */
  async next(sign: string): Promise<string | undefined | null> {
    const process = this.#process
    const terminal = process.descriptors.get(0)
    try {
      if (isTerminal(terminal)) return (await process.readLine(terminal, sign))?.replace(/\n$/, '')
      await process.write(2, sign)
      this.#input ??= new Input(process, process.file(0))
      if (this.#waiting.length === 0) for (const line of (await this.#input.lines()) ?? []) this.#waiting.push(line)
      return this.#waiting.shift()
    } catch (error) {
      if (error instanceof Interrupted) return null
      throw error
    }
  }
}

/** Python's own prompt. */
export async function prompt(process: GnuProcess, surroundings: Surroundings): Promise<number> {
  const interpreter = new Interpreter(process, { argv: [''], surroundings })
  const globals = new Map<string, Value>([
    ['__name__', '__main__'],
    ['__doc__', null],
  ])
  await process.write(
    1,
    `Python ${surroundings.version} (main) [GCC 14.2.0] on linux\nType "help", "copyright", "credits" or "license" for more information.\n`,
  )
  const input = new Lines(process)
  let lines: string[] = []
  for (;;) {
    const line = await input.next(lines.length === 0 ? '>>> ' : '... ')
    interpreter.forgetSignals()
    if (line === undefined) {
      await process.write(1, '\n')
      return interpreter.ended(0)
    }
    if (line === null) {
      lines = []
      await process.write(2, '\nKeyboardInterrupt\n')
      continue
    }
    if (line.trim() === '' && lines.length === 0) continue
    lines.push(line)
    const found = typed(lines)
    if (found.type === 'open') continue
    lines = []
    if (found.type === 'wrong') await process.write(2, found.text)
    const status = found.type === 'program' ? await interpreter.entry(found.program, globals) : undefined
    if (status !== undefined) return interpreter.ended(status)
  }
}
