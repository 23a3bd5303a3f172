import { type Chance, pickInteger } from '../../../base/chance.ts'
import { textOf } from '../../posix/bytes.ts'
import { FileSystemError } from '../../posix/errno.ts'
import { openFile } from '../../posix/open.ts'
import { release, retain } from '../../posix/stream.ts'
import { call, settle, type Steps } from '../steps.ts'
import { holdsCommand } from '../history/shell-history.ts'
import type { History } from '../state.ts'
import { BadUsage, type Context, type Options, plain, readOptions, refuse, say, usage } from './library/define.ts'

/** The history without its last line where that is this very command. */
const before = (history: History, { state }: Context): Lines => ({
  lines: holdsCommand(state) ? history.lines.slice(0, -1) : history.lines,
  first: history.first,
})

/** What a list has: this very command only where there is nothing else. */
function listed(history: History, context: Context): Lines {
  const past = before(history, context)
  return past.lines.length > 0 ? past : history
}

type Lines = Pick<History, 'lines' | 'first'>

/** The number of the line that a word means: a number, a negative one from the end, or how the line begins. */
function numberOf({ lines, first }: Lines, word: string): number | undefined {
  const last = first + lines.length - 1
  if (/^-?\d+$/.test(word)) {
    const number = Number(word)
    return Math.min(last, Math.max(first, number <= 0 ? last + (number || -1) + 1 : number))
  }
  const index = lines.findLastIndex((line) => line.startsWith(word))
  return index < 0 ? undefined : first + index
}

/** Where a list begins: with the first line of all where a number leaves none before the last one, as in bash 5.2. */
function startOf(history: Lines, word: string): number | undefined {
  const last = history.first + history.lines.length - 1
  return /^\d+$/.test(word) && Number(word) >= last ? history.first : numberOf(history, word)
}

function list(context: Context, history: Lines, { operands, has }: Options): number | Promise<number> {
  if (history.lines.length === 0) return 0
  const last = history.first + history.lines.length - 1
  const [from = '-16', to] = operands
  const start = startOf(history, from)
  const end = to === undefined ? last : numberOf(history, to)
  if (start === undefined || end === undefined) return refuse(context, 'no command found')
  const numbers = Array.from({ length: Math.abs(end - start) + 1 }, (_, index) => Math.min(start, end) + index)
  const ordered = start > end !== has('r') ? numbers.toReversed() : numbers
  const shown = ordered.map((number) => {
    const line = history.lines[number - history.first] ?? ''
    return has('n') ? `\t ${line}\n` : `${number}\t ${line}\n`
  })
  return say(context, shown.join(''))
}

/** `fc -s [pattern=replacement] [command]`: runs a line again. */
function* again(context: Context, history: History, operands: readonly string[]): Steps<number> {
  const changes = operands.filter((word) => word.includes('='))
  const [word = '-1'] = operands.slice(changes.length)
  const past = before(history, context)
  const number = numberOf(past, word)
  let line = number === undefined ? undefined : past.lines[number - past.first]
  if (line === undefined) return yield* settle(refuse(context, 'no command found'))
  for (const change of changes) {
    const [pattern = '', replacement = ''] = change.split(/=(.*)/s)
    line = line.replaceAll(pattern, () => replacement)
  }
  yield* settle(context.process.write(2, `${line}\n`))
  // in the place of this command
  history.remove(history.first + history.lines.length - 1)
  history.add([line])
  return yield* call(context.shell.evaluate(line))
}

/** The lines between two words, in the order in which they are named. */
function chosen(history: Lines, [from = '-1', to = from]: readonly string[], reverse: boolean): readonly string[] {
  const [start, end] = [numberOf(history, from), numberOf(history, to)]
  if (start === undefined || end === undefined) return []
  const lines = history.lines.slice(Math.min(start, end) - history.first, Math.max(start, end) - history.first + 1)
  return start > end !== reverse ? lines.toReversed() : lines
}

/** `fc [-e editor] [first] [last]`: edits lines as a file, and runs what has become of them. */
function* edit(context: Context, history: History, { operands, value, has }: Options): Steps<number> {
  const { process, shell, state } = context
  const past = before(history, context)
  if (past.lines.length === 0) return 0
  const lines = chosen(past, operands, has('r'))
  if (lines.length === 0) return yield* settle(refuse(context, 'no command found'))
  const path = `/tmp/bash-fc.${pickLetters(process.kernel.chance)}`
  const file = retain(openFile(process, path, { write: true, create: true, exclusive: true }))
  yield* settle(file.write(lines.map((line) => `${line}\n`).join('')))
  release(file)
  const editor = value('e') ?? (state.get('FCEDIT') || state.get('EDITOR') || 'vi')
  const status = yield* call(shell.evaluate(`${editor} ${path}`))
  const edited = textOf(process.system.fs.readFile(path)).replace(/\n$/, '')
  yield* call(shell.evaluate(`command rm -f ${path}`))
  if (status !== 0) return 1
  if (holdsCommand(state)) history.remove(history.first + history.lines.length - 1)
  yield* settle(process.write(2, `${edited}\n`))
  history.add(edited.split('\n'))
  return yield* call(shell.evaluate(edited))
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const pickLetters = (chance: Chance): string =>
  Array.from({ length: 6 }, () => LETTERS.charAt(pickInteger(chance, LETTERS.length))).join('')

function* run(words: readonly string[], context: Context): Steps<number> {
  const { history } = context.state
  try {
    // negative numbers are no options
    const first = words.findIndex((word) => /^-\d/.test(word))
    const options = readOptions(first < 0 ? words : words.toSpliced(first, 0, '--'), 'e:lnrs')
    if (!history) return 0
    if (options.has('l')) return yield* settle(list(context, listed(history, context), options))
    if (options.has('s') || options.value('e') === '-') return yield* again(context, history, options.operands)
    return yield* edit(context, history, options)
  } catch (error) {
    if (error instanceof FileSystemError)
      return yield* settle(refuse(context, `${error.path}: cannot open temp file: ${error.message}`))
    if (error instanceof BadUsage) return yield* settle(usage(context, error.message))
    throw error
  }
}

export const fc = plain('fc', run)
