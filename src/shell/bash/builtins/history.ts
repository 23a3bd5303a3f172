import { FileSystemError } from '../../posix/errno.ts'
import { openFile, resolvePath } from '../../posix/open.ts'
import { textOf } from '../../posix/bytes.ts'
import { release, retain } from '../../posix/stream.ts'
import { holdsCommand } from '../memory-history.ts'
import type { History } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options, refuse, say } from './library/define.ts'
import { tooMany } from './library/number.ts'

const NO_LINES = { first: 1, lines: [] }

/** `history -p`: what the history makes of words; the command itself is taken out of it. */
async function expanded(context: Context, words: readonly string[]): Promise<number> {
  const { state, process } = context
  const { expandHistory } = await process.outside(import('../interactive/history-expansion.ts'))
  const { history = NO_LINES } = state
  if (state.history && holdsCommand(state.history, state))
    state.history.remove(state.history.first + state.history.lines.length - 1)
  let status = 0
  for (const word of words) {
    const result = expandHistory(word, history, { extended: state.shopt.has('extglob') })
    if (result.type === 'error') status = await refuse(context, `${word}: history expansion failed`)
    else await process.print(`${result.type === 'expanded' ? result.line : word}\n`)
  }
  return status
}

/** Lines as `history` prints them, the last `most` of them. */
function listing(history: History, most: number): string {
  const from = Math.max(0, history.lines.length - most)
  return history.lines
    .slice(from)
    .map((line, index) => `${String(history.first + from + index).padStart(5)}  ${line}\n`)
    .join('')
}

const historyFile = ({ state }: Context, operand: string | undefined): string | undefined =>
  operand ?? state.get('HISTFILE')

/** Reads lines from a file, or writes them to it. @throws FileSystemError */
async function exchange(context: Context, path: string, { has }: Options): Promise<void> {
  const { process, state } = context
  const { history } = state
  if (!history) return
  if (has('r') || has('n')) {
    const text = textOf(process.system.fs.readFile(resolvePath(process, path)))
    for (const line of text.split('\n')) if (line !== '') history.add(line)
    return
  }
  const append = has('a')
  const file = retain(openFile(process, path, { write: true, create: true, append, truncate: !append }))
  try {
    await file.write(history.lines.map((line) => `${line}\n`).join(''))
  } finally {
    release(file)
  }
}

async function remove(context: Context, history: History, offset: string): Promise<number> {
  const [, from, to = from] = /^(-?\d+)(?:-(-?\d+))?$/.exec(offset) ?? []
  const last = history.first + history.lines.length - 1
  const place = (text: string | undefined): number => (Number(text) < 0 ? last + 1 + Number(text) : Number(text))
  const [start, end] = [place(from), place(to)]
  if (from === undefined || start < history.first || end > last || end < start) {
    return refuse(context, `${offset}: history position out of range`)
  }
  for (let number = end; number >= start; number -= 1) history.remove(number)
  return 0
}

async function run(options: Options, context: Context): Promise<number> {
  const { has, value, operands } = options
  const list = context.state.history
  const [operand] = operands
  if (has('c')) list?.clear()
  const offset = value('d')
  if (offset !== undefined) {
    return list ? remove(context, list, offset) : refuse(context, `${offset}: history position out of range`)
  }
  if (has('s')) {
    if (list && operands.length > 0) {
      // in the place of this command
      if (holdsCommand(list, context.state)) list.remove(list.first + list.lines.length - 1)
      list.add(operands.join(' '))
    }
    return 0
  }
  if (has('p')) return expanded(context, operands)
  if (/[anrw]/.test(options.letters)) {
    const path = historyFile(context, operand)
    if (path === undefined) return 0
    try {
      await exchange(context, path, options)
    } catch (error) {
      if (error instanceof FileSystemError) return refuse(context, `${path}: ${error.message}`)
      throw error
    }
    return 0
  }
  if (has('c')) return 0
  if (operand !== undefined && !/^-?\d+$/.test(operand)) return refuse(context, `${operand}: numeric argument required`)
  return list ? say(context, listing(list, operand === undefined ? Infinity : Math.abs(Number(operand)))) : 0
}

/** Whether the words are taken for how many lines are listed. */
const isList = ({ letters, operands }: Options): boolean => letters === '' && /^-?\d+$/.test(operands[0] ?? '')

export const history = define('history', 'acd:npsrw', function* (options, context): Steps<number> {
  if (isList(options) && options.operands.length > 1) yield* tooMany(context)
  return yield* settle(run(options, context))
})
