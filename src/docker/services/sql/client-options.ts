import { optionsOf } from './connection.ts'

/**
 * The options of a program: of each its letter and long names with commas between them, `=` behind where it takes a value, `?` where
 * it takes only what is joined to it. Options are parted by spaces.
 */
export interface KnownOptions {
  readonly taken: string
  /** Nothing that is simulated could differ by them. */
  readonly inert: string
  /** Those that only the real program has. */
  readonly absent: string
}

/** What is wrong with an option. */
export interface OptionProblem {
  readonly type: 'unknown' | 'not-simulated' | 'no-value'
  readonly name: string
  /** What stood behind `=`. */
  readonly value?: string
}

/** What a program was called with; an option goes by its first name, which is its letter where it has one. */
export interface Called {
  readonly options: ReadonlyMap<string, string>
  readonly given: readonly (readonly [name: string, value: string])[]
  readonly words: readonly string[]
  readonly problem: OptionProblem | undefined
}

interface Entry {
  readonly name: string
  readonly value: '' | '=' | '?'
  readonly isSimulated: boolean
}

function entriesOf({ taken, inert, absent }: KnownOptions): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>()
  const read = (text: string, isSimulated: boolean): void => {
    for (const [, names = '', value = ''] of text.matchAll(/([^\s=?]+)([=?]?)/g)) {
      const [name = '', ...others] = names.split(',')
      const entry: Entry = { name, value: value === '=' || value === '?' ? value : '', isSimulated }
      for (const one of [name, ...others]) entries.set(one, entry)
    }
  }
  read(taken, true)
  read(inert, true)
  read(absent, false)
  return entries
}

/** Reads what a program was called with, and tells what is wrong with it. */
export function readOptions(argv: readonly string[], known: KnownOptions): Called {
  const entries = entriesOf(known)
  const valued = (wanted: '=' | '?'): ReadonlySet<string> =>
    new Set([...entries].filter(([, { value }]) => value === wanted).map(([name]) => name))
  const { given, words, lacking } = optionsOf(argv, { always: valued('='), joined: valued('?') })
  const named = given.map(([name, value]) => [entries.get(name)?.name ?? name, value] as const)
  return { options: new Map(named), given: named, words, problem: problemOf(given, entries, lacking) }
}

function problemOf(
  given: Called['given'],
  entries: ReadonlyMap<string, Entry>,
  lacking: string | undefined,
): OptionProblem | undefined {
  for (const [name, value] of given) {
    const entry = entries.get(name)
    if (!entry) return { type: 'unknown', name, ...(value !== '' && { value }) }
    if (!entry.isSimulated) return { type: 'not-simulated', name }
    if (name === lacking) return { type: 'no-value', name }
  }
  return undefined
}

/** An option as it is typed. */
export const asTyped = (name: string): string => (name.length > 1 ? `--${name}` : `-${name}`)

/** What a client of PostgreSQL says of an option; its status is 1. */
export function postgresWords(program: string, { type, name }: OptionProblem): string {
  if (type === 'not-simulated') return `${program}: error: option ${asTyped(name)} is not simulated here\n`
  const [long, short] =
    type === 'unknown'
      ? [`unrecognized option '--${name}'`, `invalid option -- '${name}'`]
      : [`option '--${name}' requires an argument`, `option requires an argument -- '${name}'`]
  return `${program}: ${name.length > 1 ? long : short}\n${program}: hint: Try "${program} --help" for more information.\n`
}

/** Statuses of my_getopt: EXIT_UNKNOWN_OPTION, EXIT_ARGUMENT_REQUIRED, EXIT_UNKNOWN_VARIABLE. */
const [UNKNOWN_OPTION, ARGUMENT_REQUIRED, UNKNOWN_VARIABLE] = [2, 5, 7]

/** What a client of MySQL or MariaDB says of an option, and its status. */
export function mysqlWords(
  program: string,
  problem: OptionProblem,
): { readonly text: string; readonly status: number } {
  const { type, name, value } = problem
  const isMariadb = program.startsWith('mariadb')
  const [before, after] = isMariadb ? [`${program}: `, '\n'] : [`${program}: [ERROR] `, '.\n']
  if (type === 'not-simulated')
    return { text: `${before}option '${asTyped(name)}' is not simulated here${after}`, status: UNKNOWN_OPTION }
  if (type === 'no-value') {
    const own = isMariadb ? '' : `${program}: `
    return { text: `${before}${own}option '${asTyped(name)}' requires an argument${after}`, status: ARGUMENT_REQUIRED }
  }
  if (value !== undefined && name.length > 1)
    return { text: `${before}unknown variable '${name}=${value}'${after}`, status: UNKNOWN_VARIABLE }
  return { text: `${before}unknown option '${asTyped(name)}'${after}`, status: UNKNOWN_OPTION }
}
