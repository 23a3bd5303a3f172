import { FileSystemError } from '../../posix/errno.ts'
import type { OpenFile } from '../../posix/stream.ts'
import { isTerminal, type TerminalLineOptions } from '../../posix/terminal.ts'
import { IndexedArray } from '../arrays.ts'
import { ShellError } from '../state.ts'
import { MOST_WORDS, tooManyWords } from '../expand/fields.ts'
import { joining, readFields, unquoting } from '../expand/split.ts'
import { type Context, define, type Options, refuse } from './library/define.ts'
import { readKeys } from './library/key-input.ts'
import { editedRead } from './library/edited-read.ts'
import { hasInput, type Line, readLine } from './library/line-input.ts'
import { assignWord, isAssignable, withElements } from './library/variable.ts'

/** The status of a `read` that ran out of time: as if SIGALRM had ended it. */
const TIMED_OUT = 142

interface Wanted {
  readonly file: OpenFile
  readonly delimiter: string | undefined
  readonly count: number | undefined
  /** Milliseconds. */
  readonly timeout: number | undefined
  readonly raw: boolean
}

function number(text: string, sentence: string): number {
  if (!/^\d+$/.test(text)) throw new ShellError(`${text}: ${sentence}`)
  return Number(text)
}

/** The open file of `-u`. @throws ShellError */
export function inputOf({ process }: Context, { value }: Options): OpenFile {
  const text = value('u') ?? '0'
  const file = process.descriptors.get(number(text, 'invalid file descriptor specification'))
  if (file) return file
  if (value('u') === undefined) throw new ShellError('read error: 0: Bad file descriptor')
  throw new ShellError(`${text}: invalid file descriptor: Bad file descriptor`)
}

function wantedOf(context: Context, options: Options): Wanted {
  const { value, has } = options
  const timeout = value('t') ?? context.state.get('TMOUT')
  if (timeout !== undefined && !/^(\d+\.?\d*|\.\d+)$/.test(timeout)) {
    throw new ShellError(`${timeout}: invalid timeout specification`)
  }
  const counted = value('N') ?? value('n')
  const count = counted === undefined ? undefined : number(counted, 'invalid number')
  return {
    file: inputOf(context, options),
    delimiter: has('N') ? undefined : (value('d') ?? '\n').slice(0, 1),
    count,
    timeout: timeout === undefined ? undefined : Number(timeout) * 1000,
    raw: has('r'),
  }
}

function lineFrom(context: Context, wanted: Wanted, options: Options): Line | Promise<Line> {
  const { process } = context
  const { file, delimiter, count, timeout, raw } = wanted
  const prompt = options.value('p') ?? ''
  if (count === 0) return { text: '', complete: true }
  const end = { delimiter, count, escapes: !raw && !options.has('N'), timeout }
  if (isTerminal(file)) {
    const keys = options.has('s') || count !== undefined || timeout !== undefined || delimiter !== '\n'
    if (keys) return readKeys(process, file, { prompt, silent: options.has('s'), timeout, delimiter, count })
    const { history } = context.state
    const own = { history: history?.lines, text: options.value('i'), edited: editedRead(context) }
    const how = options.has('e') ? own : { canonical: true }
    return edited(context, file, { prompt, raw, how })
  }
  return readLine(process, file, end)
}

/** A line of the terminal; without `-r` a backslash at its end asks for more. */
async function edited(
  { process, state }: Context,
  terminal: Parameters<typeof readKeys>[1],
  { prompt, raw, how }: { readonly prompt: string; readonly raw: boolean; readonly how: TerminalLineOptions },
): Promise<Line> {
  let text = ''
  let asks = prompt
  for (;;) {
    const line = await process.readLine(terminal, asks, how)
    if (line === undefined) return { text, complete: false }
    text += line.replace(/\n$/, '')
    asks = ''
    if (!line.endsWith('\n')) continue
    if (raw || !/(^|[^\\])(\\\\)*\\$/.test(text)) return { text, complete: true }
    text += '\n'
    asks = state.get('PS2') ?? '> '
  }
}

/** Gives the fields of a line to the variables. @throws ShellError */
function assign(context: Context, text: string, options: Options): void | Promise<void> {
  const { state, process } = context
  const raw = options.has('r')
  const separators = state.get('IFS') ?? ' \t\n'
  const array = options.value('a')
  const { operands: names } = options
  if (array !== undefined) {
    return whenRead(process.inTurns(readFields(text, { separators, most: MOST_WORDS + 1, raw })), (fields) => {
      if (fields.length > MOST_WORDS) throw tooManyWords()
      state.replace(array, new IndexedArray(fields))
    })
  }
  if (names.length === 0)
    return whenRead(raw ? text : process.inTurns(unquoting(text)), (line) => state.assign('REPLY', line))
  if (options.has('N')) {
    for (const [index, name] of names.entries()) assignWord(state, name, index === 0 ? text : '')
  } else {
    return whenRead(process.inTurns(readFields(text, { separators, most: names.length, raw })), (fields) => {
      for (const [index, name] of names.entries()) {
        if (!isAssignable(name)) throw new ShellError(`\`${name}': not a valid identifier`)
        assignWord(state, name, fields[index] ?? '')
      }
    })
  }
  return undefined
}

const whenRead = <T, U>(read: T | Promise<T>, act: (read: T) => U | Promise<U>): U | Promise<U> =>
  read instanceof Promise ? read.then(act) : act(read)

function finish(context: Context, { text, complete, timedOut }: Line, options: Options): number | Promise<number> {
  // a backslash before a newline, and the newline, are as if they were not there
  const joined = options.has('r') || options.has('N') ? text : context.process.inTurns(joining(text))
  const status = timedOut ? TIMED_OUT : complete ? 0 : 1
  return whenRead(joined, (line) => {
    const assigning = assign(context, line.replaceAll('\0', ''), options)
    return assigning ? assigning.then(() => status) : status
  })
}

export const read = define('read', 'ersa:d:i:n:N:p:t:u:', (options, context) =>
  withElements(context.shell, options.operands, (operands) => run({ ...options, operands }, context)),
)

function run(options: Options, context: Context): number | Promise<number> {
  const bad = [options.value('a'), options.operands[0]].find((name) => name !== undefined && !isAssignable(name))
  const wanted = wantedOf(context, options)
  if (bad !== undefined) return refuse(context, `\`${bad}': not a valid identifier`)
  if (wanted.timeout === 0 && options.has('t')) return asked(context, wanted.file)
  try {
    const line = lineFrom(context, wanted, options)
    return line instanceof Promise ? reading(context, line, options) : finish(context, line, options)
  } catch (error) {
    return failed(context, error)
  }
}

/** `read -t 0`: whether there is something to read. */
async function asked(context: Context, file: OpenFile): Promise<number> {
  try {
    return (await hasInput(context.process, file)) ? 0 : 1
  } catch (error) {
    return failed(context, error)
  }
}

async function reading(context: Context, line: Promise<Line>, options: Options): Promise<number> {
  try {
    return await finish(context, await line, options)
  } catch (error) {
    return failed(context, error)
  }
}

function failed(context: Context, error: unknown): number | Promise<number> {
  if (error instanceof FileSystemError) return refuse(context, `read error: 0: ${error.message}`)
  throw error
}
