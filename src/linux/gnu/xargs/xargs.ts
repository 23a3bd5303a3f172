import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { Input } from '../../../shell/posix/input.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { signalNumbers } from '../../../shell/posix/signals.ts'
import { MemoryInput, type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { XargsWords } from './words.ts'

/** How long a command line may be where nothing else is said, in characters. */
const LONGEST = 131_072

interface How {
  /** The most words a command gets, and the most lines. */
  readonly words: number
  readonly lines: number
  readonly length: number
  /** What -I replaces by a line. */
  readonly replace: string | undefined
  readonly tell: boolean
  readonly ask: boolean
  readonly runEmpty: boolean
  readonly parallel: number
  /** -x: a command line that is too long is an error. */
  readonly strict: boolean
}

function countOf(value: string | undefined, letter: string, least = 1): number {
  if (value === undefined) return Infinity
  if (!/^-?\d+$/.test(value)) throw new UsageError(`invalid number "${value}" for -${letter} option`)
  if (Number(value) < least) throw new UsageError(`value ${value} for -${letter} option should be >= ${least}`)
  return Number(value)
}

/** Of -I, -L and -n the last one counts. */
async function limitsOf(process: GnuProcess, { given }: Arguments): Promise<Pick<How, 'words' | 'lines' | 'replace'>> {
  const names: Readonly<Record<string, string>> = { n: '--max-args', L: '-L', l: '-L', I: '--replace', i: '--replace' }
  const later: Readonly<Record<string, string>> = {
    ...names,
    n: '--max-args/-n',
    I: '--replace/-I/-i',
    i: '--replace/-I/-i',
  }
  let last: (typeof given)[number] | undefined
  for (const option of given) {
    const name = names[option.name]
    if (name === undefined) continue
    const before = last && names[last.name]
    const harmless = option.name === 'n' && option.value === '1' && before === '--replace'
    if (before !== undefined && before !== name && !harmless)
      await process.complain(
        `warning: options ${before} and ${later[option.name] ?? name} are mutually exclusive, ignoring previous ${before} value`,
      )
    if (!harmless) last = option
  }
  const { name = '', value } = last ?? {}
  if (name === 'n') return { words: countOf(value, 'n'), lines: Infinity, replace: undefined }
  if (name === 'L' || name === 'l') return { words: Infinity, lines: countOf(value ?? '1', name), replace: undefined }
  if (name === '') return { words: Infinity, lines: Infinity, replace: undefined }
  return { words: Infinity, lines: 1, replace: value ?? '{}' }
}

const LIST_TOO_LONG = 'argument list too long'
const CANNOT_FIT = 'cannot fit single argument within argument list size limit'

/** Ends xargs early: with this status, and this message perhaps. */
class Runner {
  status = 0
  readonly #process: GnuProcess
  readonly #command: readonly string[]
  readonly #how: How
  readonly #input: OpenFile
  readonly #running: ReturnType<typeof spawnCommand<GnuProcess['system']>>[] = []
  #words: string[] = []
  #lines = 0
  #length: number
  #ran = false

  constructor(process: GnuProcess, command: readonly string[], how: How, input: OpenFile) {
    this.#process = process
    this.#command = command
    this.#how = how
    this.#input = input
    this.#length = this.#base
  }

  get #base(): number {
    return this.#command.reduce((sum, word) => sum + word.length + 1, 0)
  }

  /** Takes a word, and runs the command when it has enough. */
  async take(word: string, endsLine: boolean): Promise<void> {
    const { replace, length, lines, words, strict } = this.#how
    if (replace !== undefined) {
      await this.#run(this.#command.map((own) => own.replaceAll(replace, () => word)))
      return
    }
    if (this.#base + word.length + 1 > length) {
      if (this.#words.length > 0 && !strict) await this.#flush()
      throw new Failure(
        this.#base > length ? CANNOT_FIT : strict && this.#words.length > 0 ? LIST_TOO_LONG : 'argument line too long',
      )
    }
    if (this.#length + word.length + 1 > length) {
      if (strict && this.#words.length > 0) throw new Failure(LIST_TOO_LONG)
      await this.#flush()
    }
    this.#words.push(word)
    this.#length += word.length + 1
    if (endsLine) this.#lines += 1
    if (this.#words.length >= words || this.#lines >= lines) await this.#flush()
  }

  /** Runs what is left, and waits for all; `empty`: it may run without any word. */
  async end(empty: boolean): Promise<void> {
    if (this.#words.length > 0 || (empty && !this.#ran && this.#how.runEmpty && this.#how.replace === undefined))
      await this.#flush()
    while (this.#running.length > 0) await this.#reap()
  }

  async #flush(): Promise<void> {
    if (this.#base > this.#how.length) throw new Failure(CANNOT_FIT)
    const words = [...this.#command, ...this.#words]
    this.#words = []
    this.#lines = 0
    this.#length = this.#base
    await this.#run(words)
  }

  async #run(words: readonly string[]): Promise<void> {
    this.#ran = true
    if (!(await this.#announced(words))) return
    if (this.#running.length >= this.#how.parallel) await this.#reap()
    const process = this.#process
    const descriptors = new Map(process.descriptors).set(0, this.#input)
    const child = attempt(() => spawnCommand(process, words, { descriptors }))
    if (!(child instanceof FileSystemError)) {
      this.#running.push(child)
      if (this.#how.parallel === 1) await this.#reap()
      return
    }
    throw new Failure(`${quoteName(words[0] ?? '')}: ${child.message}`, child.code === 'ENOENT' ? 127 : 126)
  }

  async #announced(words: readonly string[]): Promise<boolean> {
    const { tell, ask } = this.#how
    if (!tell && !ask) return true
    const process = this.#process
    await process.write(2, words.map(quoteName).join(' ') + (ask ? '' : '\n'))
    if (!ask) return true
    const terminal = attempt(() => openFile(process, '/dev/tty', { read: true }))
    if (terminal instanceof FileSystemError)
      throw new Failure(`failed to open /dev/tty for reading: ${terminal.message}`)
    await process.write(2, '?...')
    const line = await new Input(process, terminal).lines()
    return /^[yY]/.test(line?.[0] ?? '')
  }

  async #reap(): Promise<void> {
    const child = this.#running.shift()
    if (!child) return
    const result = await this.#process.wait(child)
    if (result.type === 'signaled')
      throw new Failure(`${child.name}: terminated by signal ${signalNumbers[result.signal]}`, 125)
    if (result.status === 255) throw new Failure(`${child.name}: exited with status 255; aborting`, 124)
    if (result.status !== 0) this.status = 123
  }
}

function delimiterOf({ has, value }: Arguments): string | undefined {
  if (has('0')) return '\0'
  const text = value('d')
  if (text === undefined) return undefined
  const named: Readonly<Record<string, string>> = { n: '\n', t: '\t', '0': '\0', r: '\r', '\\': '\\', a: '\u0007' }
  if (text.length === 1) return text
  const escaped = text.startsWith('\\') ? named[text.slice(1)] : undefined
  if (escaped !== undefined) return escaped
  throw new Failure(
    `Invalid input delimiter specification ${text}: the delimiter must be either a single character or an escape sequence starting with \\.`,
  )
}

const NUL_WARNING =
  'WARNING: a NUL character occurred in the input.  It cannot be passed through in the argument list.  Did you mean to use ' +
  'the --null option?'

async function feed(process: GnuProcess, file: OpenFile, words: XargsWords, runner: Runner): Promise<void> {
  const input = new Input(process, file)
  let warned = false
  while (!words.ended) {
    const text = await input.text()
    if (!warned && words.areQuoted && text?.includes('\0')) {
      warned = true
      await process.complain(NUL_WARNING)
    }
    for (const { word, endsLine } of text === undefined ? words.end() : words.take(text)) {
      const due = process.due()
      if (due) await due
      // a command's word ends at a NUL
      await runner.take(word.split('\0', 1)[0] ?? '', endsLine)
    }
    if (text === undefined) break
  }
  await runner.end(words.problem === undefined)
  if (words.problem) throw words.problem
}

async function warnOfEnd(process: GnuProcess, args: Arguments): Promise<void> {
  if (args.has('E') && delimiterOf(args) !== undefined)
    await process.complain('warning: the -E option has no effect if -0 or -d is used.\n')
}

/** xargs(1) */
export const xargs = gnu({
  name: 'xargs',
  options: optionList(
    '0,null a,arg-file=FILE d,delimiter=CHAR E=EOF e,eof[=EOF] I=REPLACE i,replace[=REPLACE] L=NUM l,max-lines[=NUM] ' +
      'n,max-args=NUM o,open-tty P,max-procs=NUM p,interactive r,no-run-if-empty s,max-chars=NUM ' +
      't,verbose x,exit',
  ),
  operands: [
    { name: 'COMMAND', kind: 'command', optional: true },
    { name: 'ARGUMENT', kind: 'text', optional: true, repeated: true },
  ],
  refused: optionList('process-slot-var=VAR show-limits'),
  optionsFirst: true,
  async run(process, args) {
    const { has, value, operands } = args
    const limits = await limitsOf(process, args)
    const length = Math.min(countOf(value('s'), 's'), LONGEST)
    const parallel = countOf(value('P') ?? '1', 'P', 0) || Infinity
    const how: How = {
      ...limits,
      length,
      tell: has('t'),
      ask: has('p'),
      runEmpty: !has('r'),
      parallel,
      strict: has('x') || limits.replace !== undefined || limits.lines < Infinity,
    }
    const path = value('a')
    const file = path === undefined ? process.file(0) : attempt(() => openFile(process, path, { read: true }))
    if (file instanceof FileSystemError)
      throw new Failure(phrase`Cannot open input file ${quoted(path ?? '')}: ${file.message}`)
    await warnOfEnd(process, args)
    const words = new XargsWords({
      delimiter: delimiterOf(args),
      byLine: limits.replace !== undefined,
      last: value('E') ?? value('e'),
    })
    const childInput = has('o')
      ? attempt(() => openFile(process, '/dev/tty', { read: true }))
      : path === undefined
        ? new MemoryInput('')
        : process.file(0)
    if (childInput instanceof FileSystemError)
      throw new Failure(`failed to open /dev/tty for reading: ${childInput.message}`)
    const runner = new Runner(process, operands.length === 0 ? ['echo'] : operands, how, childInput)
    retain(file)
    try {
      await feed(process, file, words, runner)
    } finally {
      release(file)
    }
    return runner.status
  },
})
