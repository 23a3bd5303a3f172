import { hashOf } from '../../arrays.ts'
import type { CompletionSpec } from '../../completion-spec.ts'
import { quoteSingle } from '../../text/quote.ts'
import { eachOption } from './define.ts'

/** Actions that have a letter, in the order in which `complete -p` prints them. */
const LETTERS: Readonly<Record<string, string>> = {
  alias: 'a',
  builtin: 'b',
  command: 'c',
  directory: 'd',
  export: 'e',
  file: 'f',
  group: 'g',
  job: 'j',
  keyword: 'k',
  service: 's',
  user: 'u',
  variable: 'v',
}
const OTHERS =
  'arrayvar binding disabled enabled function helptopic hostname running setopt shopt signal stopped'.split(' ')
const byLetter = new Map(Object.entries(LETTERS).map(([name, letter]) => [letter, name]))

/** What `-o` may name, in the order of `complete -p`. */
export const completionOptions = 'bashdefault default dirnames filenames noquote nospace nosort plusdirs'.split(' ')

/** The commands that stand for every other, the empty line, and a command's name. */
export const standIns: Readonly<Record<string, string>> = { D: '_DefaultCmD_', E: '_EmptycmD_', I: '_InitialWorD_' }

/** What the words of `complete` and `compgen` say. */
export interface CompletionLine {
  readonly spec: CompletionSpec
  /** Letters that are no part of the specification: p, r, D, E and I. */
  readonly flags: ReadonlySet<string>
  readonly operands: readonly string[]
}

/** A name of `-A` or `-o` that there is not; the status is 2. */
export class UnknownName extends Error {
  override readonly name = 'UnknownName'
}

function known(names: readonly string[], name: string, what: string): string {
  if (!names.includes(name)) throw new UnknownName(`${name}: invalid ${what} name`)
  return name
}

/** Reads the words. @param flags the letters that are allowed besides those of a specification @throws BadUsage, UnknownName */
export function readCompletionLine(words: readonly string[], flags: string): CompletionLine {
  const [actions, options, given] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const values = new Map<string, string>()
  const letters = `${[...byLetter.keys()].join('')}${flags}o:A:G:W:F:C:X:P:S:`
  const operands = eachOption(words, letters, (letter, value) => {
    const action = byLetter.get(letter)
    if (action) actions.add(action)
    else if (value === undefined) given.add(letter)
    else if (letter === 'o') options.add(known(completionOptions, value, 'option'))
    else if (letter === 'A') actions.add(known([...Object.keys(LETTERS), ...OTHERS], value, 'action'))
    else values.set(letter, value)
  })
  return { spec: { actions, options, values }, flags: given, operands }
}

/** A specification as `complete -p` prints it. */
export function completionText(name: string, { actions, options, values }: CompletionSpec): string {
  const words = ['complete']
  for (const option of completionOptions) if (options.has(option)) words.push('-o', option)
  for (const [action, letter] of Object.entries(LETTERS)) if (actions.has(action)) words.push(`-${letter}`)
  for (const action of OTHERS) if (actions.has(action)) words.push('-A', action)
  for (const letter of 'GWPSXCF') {
    const value = values.get(letter)
    if (value !== undefined) words.push(`-${letter}`, letter === 'F' ? value : quoteSingle(value))
  }
  const standIn = Object.entries(standIns).find(([, command]) => command === name)?.[0]
  return `${[...words, standIn === undefined ? name : `-${standIn}`].join(' ')}\n`
}

const BUCKETS = 512

/** Commands in the order of bash's table of specifications. */
export const inOrder = (names: Iterable<string>): readonly string[] =>
  [...names].toSorted((one, other) => (hashOf(one) & (BUCKETS - 1)) - (hashOf(other) & (BUCKETS - 1)))
