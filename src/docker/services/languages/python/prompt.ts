import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import { Interrupted } from '../../../../base/signal.ts'
import { isTerminal } from '../../../../shell/posix/terminal.ts'
import type { Surroundings } from '../../daemon.ts'
import { Interpreter } from './interpreter.ts'
import { parse, type Program } from './parser.ts'
import { SyntaxTrouble, Unsimulated } from './syntax.ts'
import { troubleText } from './traceback.ts'
import type { Value } from './values.ts'

/** What was typed: a program, that more is needed, or what is wrong with it. */
type Typed =
  | { readonly type: 'program'; readonly program: Program }
  | { readonly type: 'open' }
  | { readonly type: 'wrong'; readonly text: string }

function typed(lines: readonly string[]): Typed {
  const source = `${lines.join('\n')}\n`
  const isBlock = lines.length > 1 || /:\s*(?:#.*)?$/.test(lines[0] ?? '') || /^\s*@/.test(lines[0] ?? '')
  try {
    const program = parse(source)
    return isBlock && lines.at(-1)?.trim() !== '' && lines.at(-1)?.startsWith(' ')
      ? { type: 'open' }
      : { type: 'program', program }
  } catch (error) {
    if (error instanceof Unsimulated) return { type: 'wrong', text: `python: ${error.message} not simulated\n` }
    if (!(error instanceof SyntaxTrouble)) throw error
    return error.isOpen ? { type: 'open' } : { type: 'wrong', text: troubleText(error, '<stdin>', source) }
  }
}

/** A line of the terminal; undefined at the end of the input, null where Ctrl-C ended it. */
async function lineOf(process: GnuProcess, sign: string): Promise<string | undefined | null> {
  const terminal = process.descriptors.get(0)
  if (!isTerminal(terminal)) return undefined
  try {
    return (await process.readLine(terminal, sign))?.replace(/\n$/, '')
  } catch (error) {
    if (error instanceof Interrupted) return null
    throw error
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
  let lines: string[] = []
  for (;;) {
    const line = await lineOf(process, lines.length === 0 ? '>>> ' : '... ')
    interpreter.forgetSignals()
    if (line === undefined) {
      await process.write(1, '\n')
      return 0
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
    if (status !== undefined) return status
  }
}
