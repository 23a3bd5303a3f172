import { inspect } from '../inspect/inspect.ts'
import { isError } from '../objects.ts'
import type { SyntaxTrouble } from '../parse.ts'
import { marked } from '../stack.ts'
import type { Obj, Value } from '../values.ts'

/** What the keywords of the prompt do: `.help` lists them. */
export const HELP = `.break   Sometimes you get stuck, this gets you out
.clear   Alias for .break
.exit    Exit the REPL
.help    Print this help message
.load    Load JS from a file into the REPL session
.save    Save all evaluated commands in this REPL session to a file

Press Ctrl+C to abort current expression, Ctrl+D to exit the REPL
`

const WIDTH = 80

/** Whether an error has a name by its prototypes. */
function inheritsName(error: Obj, name: string): boolean {
  for (let at = error.proto; at; at = at.proto) if (at.own('name')) return at.own('name')?.value === name
  return false
}

/** What the prompt says of an error that nobody caught. */
export function uncaughtText(value: Value, colors: boolean): string {
  const shown = inspect(value, { colors })
  if (!isError(value)) return `Uncaught${shown.includes('\n') ? ':\n' : ' '}${shown}\n`
  const whole = /^\[[^]*\]$/.test(shown) ? shown.slice(1, -1) : shown
  const text = value.own('name') || !inheritsName(value, 'SyntaxError') ? whole : whole.replaceAll(/\n {4}at .*/g, '')
  const [first = ''] = text.split('\n', 1)
  return `Uncaught${first.length > WIDTH ? ':\n' : ' '}${text}\n`
}

/** What the prompt says of a text that cannot be read. */
export function syntaxText({ file, at, width, message }: SyntaxTrouble): string {
  const [, ...lines] = marked({ file, at }, width).split('\n')
  return `${width === 0 ? '' : `${lines.join('\n')}\n`}Uncaught SyntaxError: ${message}\n`
}
