import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { eachInput, isReadError, type OperandInput } from '../library/each-input.ts'
import { type Amount, amountOf, headings, openSentence } from '../head/head.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { matchArgument } from '../library/argument-match.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** The last `count` lines or bytes of a text. */
function lastOf(text: string, { unit, count, separator }: Amount): string {
  if (count === 0) return ''
  if (unit === 'bytes') return text.slice(-count)
  let at = text.endsWith(separator) ? text.length - 1 : text.length
  for (let left = count; left > 0; left -= 1) {
    if (at <= 0) return text
    at = text.lastIndexOf(separator, at - 1)
    if (at < 0) return text
  }
  return text.slice(at + 1)
}

/** How many of what is counted are in a piece of text. */
function sizeOf(text: string, { unit, separator }: Amount): number {
  if (unit === 'bytes') return text.length
  let size = 0
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) size += 1
  return size
}

async function printLast(process: GnuProcess, { input }: OperandInput, amount: Amount): Promise<void> {
  // in pieces: one text would be copied again and again
  const kept: { readonly text: string; readonly size: number }[] = []
  let behind = 0
  const drop = (pieces: typeof kept): void => {
    for (const { text } of pieces) process.hold(-text.length)
  }
  for (let piece = await input.text(); piece !== undefined; piece = await input.text()) {
    const text = lastOf(piece, amount)
    const size = sizeOf(text, amount)
    // a piece with enough in it needs nothing that came before
    if (text.length < piece.length) {
      drop(kept.splice(0))
      behind = 0
    }
    if (kept.length > 0) behind += size
    kept.push({ text, size })
    process.hold(text.length)
    while (behind > amount.count) {
      drop(kept.splice(0, 1))
      behind -= kept[0]?.size ?? 0
    }
  }
  await process.print(chunkOf(lastOf(kept.map(({ text }) => text).join(''), amount)))
  drop(kept)
}

/** Skips what stands before line or byte `count` and prints the rest. */
async function printFrom(
  process: GnuProcess,
  { input }: OperandInput,
  { unit, count, separator }: Amount,
): Promise<void> {
  let skip = count - 1
  for (let text = await input.text(); text !== undefined; text = await input.text()) {
    let at = 0
    if (unit === 'bytes') {
      at = Math.min(Math.max(skip, 0), text.length)
      skip -= at
      if (at < text.length) await process.print(chunkOf(text.slice(at)))
      continue
    }
    while (skip > 0 && at < text.length) {
      const end = text.indexOf(separator, at)
      at = end < 0 ? text.length : end + 1
      if (end >= 0) skip -= 1
    }
    if (at < text.length) await process.print(chunkOf(text.slice(at)))
  }
}

/** How long, in milliseconds, it takes at most until a change is seen. Linux tells of one at once; -s is only for file systems where it does not. */
const SOON = 100

/** A file whose growth is watched. */
interface Watched {
  readonly name: string
  /** Undefined while there is no such file (`-F`). */
  file: OpenFile | undefined
}

function reopen(process: GnuProcess, watched: Watched): OpenFile | undefined {
  try {
    watched.file = retain(openFile(process, watched.name, { read: true }))
    return watched.file
  } catch (error) {
    if (!isReadError(error)) throw error
    return undefined
  }
}

async function printGrowth(process: GnuProcess, { file }: Watched, heading: () => string): Promise<void> {
  if (!file) return
  let title = heading
  for (let chunk = await process.readFrom(file); chunk !== undefined; chunk = await process.readFrom(file)) {
    await process.print(title())
    title = () => ''
    await process.print(chunk)
  }
}

/** Prints what is added to the files, until the process ends that is waited for, or a signal ends this one. */
async function follow(
  process: GnuProcess,
  all: readonly Watched[],
  how: { ms: number; heading(name: string): string; ends(): boolean },
): Promise<void> {
  let last = all.at(-1)
  let ended = false
  for (;;) {
    for (const watched of all) {
      if (!watched.file && reopen(process, watched))
        await process.complain(`${quoteName(watched.name)} has appeared;  following new file`)
      await printGrowth(process, watched, () => (watched === last ? '' : how.heading(watched.name)))
      last = watched
    }
    if (ended) return
    // what is written before the end is read once more
    ended = how.ends()
    if (!ended) await process.sleep(Math.min(how.ms, SOON))
  }
}

/** Old forms: `-5`, `+5`, `-5f`, `-20c`. @throws Failure */
function rewrite(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words
  const [old, sign, digits, unit, flag] = /^(?:(?=-\d|\+))([-+])(\d*)([bcl]?)(f?)$/.exec(first) ?? []
  if (old === undefined) return words
  if (words.length > 2 || (/^-./.test(second) && second !== '--')) {
    if (sign === '+') return words
    throw new Failure(`option used in invalid context -- ${first.charAt(1)}`)
  }
  const count = (sign === '+' ? '+' : '') + (digits || '10') + (unit === 'b' ? 'b' : '')
  return [unit === 'c' || unit === 'b' ? '-c' : '-n', count, ...(flag ? ['-f'] : []), ...words.slice(1)]
}

function secondsOf(args: Arguments): number {
  const value = args.value('s') ?? '1'
  if (!/^\d*\.?\d+$/.test(value)) throw new Failure(phrase`invalid number of seconds: ${quoted(value)}`)
  return Number(value)
}

/** Tells whether the process has ended that --pid names; one that is none never does. @throws Failure */
async function endOf(process: GnuProcess, { value }: Arguments, follows: boolean): Promise<() => boolean> {
  const text = value('pid')
  if (text === undefined) return () => false
  if (!/^\s*\+?\d+$/.test(text)) throw new Failure(phrase`invalid PID: ${quoted(text)}`)
  if (!follows) await process.complain('warning: PID ignored; --pid=PID is useful only when following')
  const { kernel } = process
  return () => {
    const found = kernel.find(Number(text))
    return !found || found.state === 'ended'
  }
}

/** tail(1): the last part of files, and what is added to them. */
export const tail = gnu({
  name: 'tail',
  options: [
    { short: 'c', long: 'bytes', value: { name: 'NUM', kind: 'number' } },
    { short: 'f' },
    { long: 'follow', value: { name: 'HOW', kind: 'text', optional: true } },
    { short: 'F' },
    { short: 'n', long: 'lines', value: { name: 'NUM', kind: 'number' } },
    { short: 'q', long: 'quiet' },
    { long: 'silent' },
    { long: 'retry' },
    { long: 'pid', value: { name: 'PID', kind: 'number' } },
    { short: 's', long: 'sleep-interval', value: { name: 'SECONDS', kind: 'number' } },
    { short: 'v', long: 'verbose' },
    { short: 'z', long: 'zero-terminated' },
    { long: 'max-unchanged-stats', value: { name: 'N', kind: 'number' } },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  rewrite,
  async run(process, args) {
    const amount = amountOf(args)
    const stats = args.value('max-unchanged-stats')
    if (stats !== undefined && !/^\+?\d+$/.test(stats))
      throw new Failure(phrase`invalid maximum number of unchanged stats between opens: ${quoted(stats)}`)
    const how = args.value('follow')
    if (how !== undefined) matchArgument({ program: 'tail', option: 'follow', possible: ['descriptor', 'name'] }, how)
    const follows = ['f', 'F', 'follow'].some((name) => args.has(name))
    if (args.has('retry') && !follows)
      await process.complain('warning: --retry ignored; --retry is useful only when following')
    const ends = await endOf(process, args, follows)
    const heading = headings(args)
    const ms = secondsOf(args) * 1000
    const watched: Watched[] = []
    const use = async (operand: OperandInput): Promise<void> => {
      await process.print(heading(operand.name))
      await (amount.sign === '+' ? printFrom : printLast)(process, operand, amount)
      watched.push({ name: operand.name, file: retain(operand.file) })
    }
    try {
      const status = await eachInput(process, args.operands, use, openSentence)
      if (!follows) return status
      const lost = args.operands.filter((name) => !watched.some((one) => one.name === name))
      if (args.has('F') || args.has('retry')) for (const name of lost) watched.push({ name, file: undefined })
      if (watched.length === 0) throw new Failure('no files remaining')
      const growing = watched.filter(({ file }) => file?.type !== 'pipe')
      if (growing.length > 0) await follow(process, growing, { ms, heading, ends })
      return status
    } finally {
      for (const { file } of watched) if (file) release(file)
    }
  },
})
