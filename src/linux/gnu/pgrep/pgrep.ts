import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import type { ProgramOption } from '../../../shell/posix/declaration.ts'
import { signalFrom, type SignalName, signalNumbers } from '../../../shell/posix/signals.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { optionList } from '../library/options.ts'
import { ancestorsOf, criteriaOf, criteriaOptions, hasCriteria } from './criteria.ts'
import { sendTo, signalList } from '../kill/kill.ts'
import { NAME_LENGTH } from '../../process-name.ts'
import { listProcesses, type ListedProcess } from '../library/process-list.ts'
import { procpsHint } from '../library/procps-hint.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const text = { name: 'PATTERN', kind: 'text' } as const

const selecting: readonly ProgramOption[] = [
  { short: 'f', long: 'full' },
  { short: 'i', long: 'ignore-case' },
  { short: 'n', long: 'newest' },
  { short: 'o', long: 'oldest' },
  { short: 'v', long: 'inverse' },
  { short: 'x', long: 'exact' },
  { short: 'c', long: 'count' },
  { short: 'A', long: 'ignore-ancestors' },
  ...criteriaOptions,
]

const refused = optionList('L,logpidfile cgroup=NAME ns=PID nslist=NAME')

/** Wrong usage as procps says it, with its own quotes. */
async function usage(process: GnuProcess, sentence: string): Promise<number> {
  await process.write(2, `${process.name}: ${sentence}\nTry \`${process.name} --help' for more information.\n`)
  return 2
}

function patternOf(pattern: string, { has }: Arguments): Pattern | undefined {
  try {
    return compile(pattern, { syntax: 'extended', ignoreCase: has('i'), whole: has('x') ? 'text' : undefined })
  } catch (error) {
    if (error instanceof PatternError) return undefined
    throw error
  }
}

/** The processes that fit, by rising number: never the one that asks. */
function matching(process: GnuProcess, args: Arguments, pattern: Pattern): readonly ListedProcess[] {
  const { has } = args
  const criteria = criteriaOf(process, args)
  const all = listProcesses(process)
  const spared = has('A') ? ancestorsOf(process, all) : undefined
  const rows = all.filter((row) => {
    if (row.live === process || spared?.has(row.pid)) return false
    const fits = pattern.test(has('f') ? row.command : row.name) && criteria.every((criterion) => criterion(row))
    return fits !== has('v')
  })
  const byAge = rows.toSorted((a, b) => a.startedAt - b.startedAt || a.pid - b.pid)
  return has('n') ? byAge.slice(-1) : has('o') ? byAge.slice(0, 1) : rows
}

/** Of -n, -o and -v only one makes sense. @throws UsageError */
function checkChoice({ given }: Arguments): void {
  const choices = given.filter(({ name }) => /^[nov]$/.test(name)).map(({ name }) => name)
  if (choices.length > 1 && choices.some((name) => name !== 'v')) throw new UsageError('')
}

type Use = (process: GnuProcess, rows: readonly ListedProcess[], args: Arguments) => Promise<number>

async function search(process: GnuProcess, args: Arguments, use: Use): Promise<number> {
  const [pattern, second] = args.operands
  checkChoice(args)
  if (second !== undefined) return usage(process, 'only one pattern can be provided')
  if (pattern === undefined && !hasCriteria(args)) return usage(process, 'no matching criteria specified')
  const regex = patternOf(pattern ?? '', args)
  if (!regex) {
    await process.complain(`Invalid regular expression: ${pattern}`)
    return 2
  }
  return use(process, matching(process, args, regex), args)
}

export const pgrep = gnu({
  name: 'pgrep',
  hint: procpsHint('pgrep'),
  helpLetter: 'h',
  versionLetter: 'V',
  options: [
    ...selecting,
    { short: 'l', long: 'list-name' },
    { short: 'a', long: 'list-full' },
    { short: 'd', long: 'delimiter', value: { ...text, name: 'STRING' } },
    { short: 'w', long: 'lightweight' },
  ],
  refused,
  operands: [{ ...text, optional: true }],
  usageStatus: 2,
  run: (process, given) =>
    search(process, given, async (_process, rows, { has, value }) => {
      const shown = rows.map((row) => `${row.pid}${has('a') ? ` ${row.command}` : has('l') ? ` ${row.name}` : ''}`)
      if (has('c')) await process.print(`${rows.length}\n`)
      else if (rows.length > 0) await process.print(`${shown.join(value('d') ?? '\n')}\n`)
      return rows.length > 0 ? 0 : 1
    }),
})

/** Sends a signal to all of them; true when one got it. */
async function signalAll(process: GnuProcess, rows: readonly ListedProcess[], signal: SignalName): Promise<boolean> {
  let sent = false
  for (const row of rows) {
    const reason = sendTo(process, row, signal)
    if (reason === undefined) sent = true
    else await process.complain(`killing pid ${row.pid} failed: ${reason}`)
  }
  return sent
}

/** `-9` and `-HUP` stand for `--signal`. */
function signalWord(words: readonly string[]): {
  readonly signal: string | undefined
  readonly rest: readonly string[]
} {
  const at = words.findIndex((word) => /^-(\d+|[A-Z][A-Z0-9]+)$/.test(word))
  return at < 0 ? { signal: undefined, rest: words } : { signal: words[at]?.slice(1), rest: words.toSpliced(at, 1) }
}

function withSignalOption(words: readonly string[]): readonly string[] {
  const { signal, rest } = signalWord(words)
  return signal === undefined ? words : [`--signal=${signal}`, ...rest]
}

export const pkill = gnu({
  name: 'pkill',
  hint: procpsHint('pkill'),
  helpLetter: 'h',
  versionLetter: 'V',
  rewrite: withSignalOption,
  options: [...selecting, { short: 'e', long: 'echo' }, { long: 'signal', value: { ...text, name: 'SIGNAL' } }],
  refused: [...refused, ...optionList('q,queue=NUM')],
  operands: [{ ...text, optional: true }],
  usageStatus: 2,
  run: (process, given) =>
    search(process, given, async (_process, rows, { has, value }) => {
      const name = value('signal') ?? 'TERM'
      const signal = signalFrom(name)
      if (!signal) return usage(process, `unknown signal "${name}"`)
      if (has('e')) await process.print(rows.map((row) => `${row.name} killed (pid ${row.pid})\n`).join(''))
      return (await signalAll(process, rows, signal)) ? 0 : 1
    }),
})

/** Those whose name is this one; the names of programs without their directories. */
const named = (process: GnuProcess, name: string): readonly ListedProcess[] =>
  listProcesses(process).filter((row) => row.live !== process && row.name === name.slice(0, NAME_LENGTH))

export const pidof = gnu({
  name: 'pidof',
  options: [{ short: 's', long: 'single-shot' }],
  operands: [{ name: 'PROGRAM', kind: 'command', repeated: true }],
  run: async (process, { operands, has }) => {
    const rows = operands.flatMap((name) => named(process, name)).toSorted((a, b) => b.pid - a.pid)
    const shown = has('s') ? rows.slice(0, 1) : rows
    if (shown.length > 0) await process.print(`${shown.map(({ pid }) => pid).join(' ')}\n`)
    return shown.length > 0 ? 0 : 1
  },
})

export const killall = gnu({
  name: 'killall',
  versionLetter: 'V',
  options: [
    { short: 's', long: 'signal', value: { ...text, name: 'SIGNAL' } },
    { short: 'q', long: 'quiet' },
    { short: 'l', long: 'list' },
    { short: 'v', long: 'verbose' },
  ],
  refused: optionList(
    'e,exact g,process-group I,ignore-case i,interactive n,ns=PID o,older-than=TIME r,regexp u,user=NAME w,wait y,younger-than=TIME Z,context=TEXT',
  ),
  operands: [{ name: 'NAME', kind: 'command', repeated: true }],
  rewrite: withSignalOption,
  run: async (process, { operands: names, has, value }) => {
    if (has('l')) {
      await process.print(signalList())
      return 0
    }
    const wanted = value('s')
    const signal = signalFrom(wanted ?? 'TERM')
    if (!signal || names.length === 0) {
      const sentence = signal
        ? 'Usage: killall [OPTION]... [--] NAME...'
        : `${wanted}: unknown signal; killall -l lists signals.`
      await process.write(2, `${sentence}\n`)
      return 1
    }
    return killNames(process, names, { signal, quiet: has('q'), verbose: has('v') })
  },
})

interface Killing {
  readonly signal: SignalName
  readonly quiet: boolean
  readonly verbose: boolean
}

async function killNames(
  process: GnuProcess,
  names: readonly string[],
  { signal, quiet, verbose }: Killing,
): Promise<number> {
  let status = 0
  for (const name of names) {
    const rows = named(process, name)
    if (rows.length === 0 && !quiet) await process.write(2, `${name}: no process found\n`)
    let sent = false
    for (const row of rows) {
      const reason = sendTo(process, row, signal)
      if (reason === undefined) {
        sent = true
        if (verbose) await process.write(2, `Killed ${name}(${row.pid}) with signal ${signalNumbers[signal]}\n`)
      } else await process.write(2, `${name}(${row.pid}): ${reason}\n`)
    }
    if (!sent) status = 1
  }
  return status
}
