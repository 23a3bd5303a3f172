import { charsetOf, localText } from '../../../shell/posix/locale.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import type { Input } from '../../../shell/posix/input.ts'
import { part } from '../../../shell/later.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError, type PatternOptions } from '../../../shell/posix/regex/syntax.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'

/** What of a pattern a search needs. */
export type Finder = Pick<Pattern, 'isCostly' | 'test' | 'testing' | 'near' | 'locating'> &
  Partial<Pick<Pattern, 'literal'>>

/** What a run of grep looks for, and how it tells. */
export interface Settings {
  /** Undefined when there is no pattern at all, which is what an empty file gives. */
  readonly pattern: Finder | undefined
  readonly invert: boolean
  /** Whether it is plain from the start that no line can be selected: then no file is opened. */
  readonly hopeless: boolean
  /** What is told of a file. */
  readonly report: 'lines' | 'matches' | 'count' | 'names with' | 'names without' | 'nothing'
  readonly separator: string
  readonly numbers: boolean
  readonly offsets: boolean
  readonly tab: boolean
  /** What follows a file's name: undefined stands for the usual separator. */
  readonly afterName: string | undefined
  readonly most: number
  /** Lines before and after a match; undefined when none were asked for, which is not the same as 0. */
  readonly context: { readonly before: number; readonly after: number } | undefined
  readonly groupSeparator: string | undefined
  readonly binary: 'binary' | 'text' | 'without-match'
  /** Whether text may hold bytes that are no characters: in the C locale there are no others. */
  readonly strays: boolean
  readonly color: boolean
  readonly silent: boolean
}

function numberOf(args: Arguments, name: string, complain: (value: string) => string): number | undefined {
  const value = args.value(name)
  if (value === undefined) return undefined
  if (!/^[ \t]*\+?\d+$/.test(value)) throw new Failure(complain(value), 2)
  return Number(value)
}

/** How many patterns there may be: of more no automaton is made, however short they are. */
const MOST_PATTERNS = 2 ** 14

async function addLines(input: Input<GnuSystem>, patterns: Set<string>): Promise<void> {
  for (let lines = await input.lines(); lines !== undefined; lines = await input.lines()) {
    for (const line of lines) patterns.add(line)
    if (patterns.size > MOST_PATTERNS) throw new Failure('Regular expression too big', 2)
  }
}

/** The patterns of -e and -f; undefined without these options. One that stands there twice is the same pattern. */
async function givenPatterns(process: GnuProcess, args: Arguments): Promise<readonly string[] | undefined> {
  if (!args.has('e') && !args.has('f')) return undefined
  const patterns = new Set<string>()
  for (const { name, value = '' } of args.given) {
    if (name === 'e') for (const pattern of value.split('\n')) patterns.add(pattern)
    if (name !== 'f') continue
    try {
      await withInput(process, value, (input) => addLines(input, patterns))
    } catch (error) {
      if (error instanceof FileSystemError) throw new Failure(`${value}: ${error.message}`, 2)
      throw error
    }
  }
  return [...patterns]
}

async function patternsOf(process: GnuProcess, args: Arguments, operands: string[]): Promise<readonly string[]> {
  const given = await givenPatterns(process, args)
  if (given) return given
  const first = operands.shift()
  if (first === undefined) throw new UsageError('')
  return first.split('\n')
}

function syntaxOf(args: Arguments): PatternOptions['syntax'] {
  const kinds = new Set(args.given.flatMap(({ name }) => (/^[EFGP]$/.test(name) ? [name] : [])))
  if (kinds.size > 1) throw new Failure('conflicting matchers specified', 2)
  if (kinds.has('F')) return 'fixed'
  return kinds.has('E') ? 'egrep' : 'grep'
}

const perl = part(() => import('./perl/matcher.ts'))

async function compiled(process: GnuProcess, args: Arguments, patterns: readonly string[]): Promise<Finder> {
  try {
    const folding = args.given.findLast(({ name }) => name === 'i' || name === 'y' || name === 'no-ignore-case')
    const whole = args.has('x') ? 'text' : args.has('w') ? 'word' : undefined
    const ignoreCase = folding !== undefined && folding.name !== 'no-ignore-case'
    const bytes = charsetOf(process.environment) === 'ASCII'
    const options = { syntax: syntaxOf(args), ignoreCase, whole, bytes } as const
    if (args.has('P')) {
      const [only = '', second] = patterns
      if (second !== undefined) throw new Failure('the -P option only supports a single pattern', 2)
      return new (await perl()).PerlMatcher(only, options)
    }
    const pattern = compile(patterns, options)
    for (const warning of pattern.warnings) await process.complain(`warning: ${warning}`)
    return pattern
  } catch (error) {
    if (error instanceof PatternError) throw new Failure(error.message, 2)
    throw error
  }
}

function contextOf(args: Arguments): Settings['context'] {
  const read = (name: string): number | undefined =>
    numberOf(args, name, (value) => `${value}: invalid context length argument`)
  const [before, after, both] = [read('B'), read('A'), read('C')]
  if (before === undefined && after === undefined && both === undefined) return undefined
  return { before: before ?? both ?? 0, after: after ?? both ?? 0 }
}

function binaryOf(args: Arguments): Settings['binary'] {
  const last = args.given.findLast(({ name }) => name === 'a' || name === 'I' || name === 'binary-files')
  if (last?.name === 'a') return 'text'
  if (last?.name === 'I') return 'without-match'
  const { value = 'binary' } = last ?? {}
  if (value === 'binary' || value === 'text' || value === 'without-match') return value
  throw new Failure('unknown binary-files type', 2)
}

function reportOf(args: Arguments): Settings['report'] {
  if (args.has('q') || args.has('silent')) return 'nothing'
  const list = args.given.findLast(({ name }) => name === 'l' || name === 'L')
  if (list) return list.name === 'l' ? 'names with' : 'names without'
  if (args.has('c')) return 'count'
  return args.has('o') ? 'matches' : 'lines'
}

/** Whether --color has a word that is none: grep answers that with its help. */
export const wantsHelp = ({ values }: Arguments): boolean =>
  [...values('color'), ...values('colour')].some(
    (word) => !/^(?:always|yes|force|auto|tty|if-tty|never|no|none)$/.test(word),
  )

function colorOf(process: GnuProcess, args: Arguments): boolean {
  const last = args.given.findLast(({ name }) => name === 'color' || name === 'colour')
  if (!last) return false
  const { value = 'auto' } = last
  if (/^(?:always|yes|force)$/.test(value)) return true
  return value !== 'never' && !value.startsWith('no') && isTerminal(process.descriptors.get(1))
}

/** No pattern matches nothing; an empty one matches everything. */
function isHopeless({ has }: Arguments, patterns: readonly string[]): boolean {
  if (!has('v')) return patterns.length === 0
  return patterns.length === 1 && patterns[0] === '' && !has('x') && !has('w')
}

/** Reads the command line; takes the pattern off the operands when it is one of them. @throws UsageError, Failure */
export async function settingsOf(process: GnuProcess, args: Arguments, operands: string[]): Promise<Settings> {
  if (args.values('D').some((action) => action !== 'read' && action !== 'skip'))
    throw new Failure('unknown devices method', 2)
  const context = contextOf(args)
  const endless = /^[ \t]*-\d+$/.test(args.value('m') ?? '')
  const most = (endless ? undefined : numberOf(args, 'm', () => 'invalid max count')) ?? Infinity
  const strays = charsetOf(process.environment) === 'ASCII'
  const binary = binaryOf(args)
  const given = await patternsOf(process, args, operands)
  const patterns = given.map((pattern) => localText(pattern, process.environment))
  return {
    pattern: patterns.length === 0 ? undefined : await compiled(process, args, patterns),
    invert: args.has('v'),
    hopeless: most === 0 || isHopeless(args, patterns),
    report: reportOf(args),
    separator: args.has('z') ? '\0' : '\n',
    numbers: args.has('n'),
    offsets: args.has('b'),
    tab: args.has('T'),
    afterName: args.has('Z') ? '\0' : undefined,
    most,
    context,
    groupSeparator: args.has('no-group-separator') ? undefined : (args.value('group-separator') ?? '--'),
    binary,
    strays,
    color: colorOf(process, args),
    silent: args.has('s'),
  }
}
