/** A flag as Docker's own help tells of it. */
export interface ReferenceFlag {
  readonly short: string | undefined
  readonly long: string
  /** The word for its value's type; undefined for a switch. */
  readonly value: string | undefined
  readonly about: string
}

/** What Docker's own help says of a command (Docker 24.0.6). */
export interface Reference {
  /** Its paths after `docker`, the usual one first: `ps`, `container ls`. */
  readonly paths: readonly string[]
  /** What the usage line shows after the path; each further line is a path of its own. */
  readonly usage: string
  /** One line. */
  readonly about: string
  /** What its help says in place of that line: often the same. */
  readonly text: string
  /** What stands before its options, where there is an example; empty otherwise. */
  readonly example: string
  readonly flags: readonly ReferenceFlag[]
}

const HEAD = 'Format output using a custom template:\n'
const TABLE = `'table':            Print output in table format with column headers (default)
'table TEMPLATE':   Print output in table format using the given Go template
`
const REST = `'json':             Print in JSON format
'TEMPLATE':         Print output using the given Go template.
Refer to https://docs.docker.com/go/formatting/ for more information about formatting output with templates`

/** What many commands say of their --format. */
const FORMATS: Readonly<Record<string, string>> = {
  '@table': HEAD + TABLE + REST,
  '@json': HEAD + REST,
  '@inspect': HEAD + REST,
}

function flagOf(row: string): ReferenceFlag {
  const [names = '', about = ''] = row.split(/ \| (.*)/s)
  const [letters = '', value] = names.split(' ')
  const [first = '', second] = letters.split(',')
  const named = second === undefined ? { short: undefined, long: first } : { short: first, long: second }
  const [, form = '', more = ''] = /^(@\w+)?(.*)$/s.exec(about) ?? []
  return { ...named, value, about: (FORMATS[form] ?? '') + more.replaceAll('\\n', '\n') }
}

/** Flags, one a line: `n,last int | Show n last created containers`. */
export const flagsOf = (rows: string): readonly ReferenceFlag[] => rows.split('\n').filter(Boolean).map(flagOf)

/** What a help says: in one line, in full where that is more, and an example. */
type Texts = string | readonly [about: string, text: string, example?: string]

/**
 * A command of the reference.
 * @param paths with commas between, the usual one first
 */
export function reference(paths: string, usage: string, texts: Texts, flags = ''): Reference {
  const [about, text, example = ''] = typeof texts === 'string' ? [texts, texts] : texts
  return { paths: paths.split(', '), usage, about, text, example, flags: flagsOf(flags) }
}
