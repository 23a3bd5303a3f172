import { FileSystemError } from '../../posix/errno.ts'
import { appendHistory, readHistory, writeHistory } from '../history/file.ts'
import { limit } from '../history/remember.ts'
import { holdsCommand } from '../history/shell-history.ts'
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
  if (state.history && holdsCommand(state)) state.history.remove(state.history.first + state.history.lines.length - 1)
  let status = 0
  for (const word of words) {
    const result = expandHistory(word, history, { extended: state.shopt.has('extglob') })
    if (result.type === 'error') status = await refuse(context, `${word}: history expansion failed`)
    else await process.print(`${result.type === 'expanded' ? result.line : word}\n`)
  }
  return status
}

/** Lines as `history` prints them, the last `most` of them; HISTTIMEFORMAT says how their times are written. */
async function listing({ process, state }: Context, history: History, most: number): Promise<string> {
  const from = Math.max(0, history.lines.length - most)
  const format = state.get('HISTTIMEFORMAT')
  const dateText = format ? await process.system.dates() : undefined
  const time = (number: number): string => dateText?.(format ?? '', history.timeOf(number), state.get('TZ')) ?? ''
  const shown = history.lines.slice(from).map((line, index) => {
    const number = history.first + from + index
    return `${String(number).padStart(5)}  ${time(number)}${line}\n`
  })
  return shown.join('')
}

/** Reads lines from a file, or writes them to it. @throws FileSystemError */
async function exchange({ process, state }: Context, history: History, path: string, { has }: Options): Promise<void> {
  if (has('a')) return appendHistory({ process, state }, history, path)
  if (has('w')) return writeHistory({ process, state }, history, path)
  const { lines, times } = readHistory(process, path)
  const from = has('n') ? history.known : 0
  history.add(lines.slice(from), times.slice(from))
  // what others have added is as good as entered here (history.def)
  if (has('n')) history.entered += Math.max(0, lines.length - from)
  history.known = lines.length
  limit(state)
}

/** `history -a`, `-n`, `-r` and `-w`: bash says only of the first what went wrong. */
async function withFile(context: Context, options: Options): Promise<number> {
  const { history } = context.state
  const path = options.operands[0] ?? context.state.get('HISTFILE')
  const appends = options.has('a')
  if (!history || !path) return appends ? 0 : 1
  try {
    await exchange(context, history, path, options)
    return 0
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    return appends ? refuse(context, `${path}: cannot create: ${error.message}`) : 1
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
  history.remove(start, end - start + 1)
  return 0
}

async function run(options: Options, context: Context): Promise<number> {
  const { has, value, operands } = options
  limit(context.state)
  const list = context.state.history
  const [operand] = operands
  if (new Set(options.letters.match(/[anrw]/g)).size > 1) return refuse(context, 'cannot use more than one of -anrw')
  if (has('c')) list?.clear()
  const offset = value('d')
  if (offset !== undefined) {
    return list ? remove(context, list, offset) : refuse(context, `${offset}: history position out of range`)
  }
  if (has('s')) {
    if (list && operands.length > 0) {
      // in the place of this command
      if (holdsCommand(context.state)) list.remove(list.first + list.lines.length - 1)
      list.add([operands.join(' ')])
      list.entered += 1
    }
    return 0
  }
  if (has('p')) return expanded(context, operands)
  if (/[anrw]/.test(options.letters)) return withFile(context, options)
  if (has('c')) return 0
  if (operand !== undefined && !/^-?\d+$/.test(operand)) return refuse(context, `${operand}: numeric argument required`)
  return list
    ? say(context, await listing(context, list, operand === undefined ? Infinity : Math.abs(Number(operand))))
    : 0
}

/** Whether the words are taken for how many lines are listed. */
const isList = ({ letters, operands }: Options): boolean => letters === '' && /^-?\d+$/.test(operands[0] ?? '')

export const history = define('history', 'acd:npsrw', function* (options, context): Steps<number> {
  if (isList(options) && options.operands.length > 1) yield* tooMany(context)
  return yield* settle(run(options, context))
})
