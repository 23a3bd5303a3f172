import { parse, type ParseError, type Statement } from 'unbash'

/** How many parsed texts are kept. */
const MOST_CACHED = 64
/** Longer texts are not kept. */
const MOST_LENGTH = 65_536

/** Commands that are read, and then run, together: those that end on one line. */
export interface Unit {
  readonly statements: readonly Statement[]
  readonly start: number
  /** Where the next one starts: here-documents are before it. */
  readonly end: number
}

/** A text as a shell reads it: line by line, and only so far as it can be understood. */
export interface Script {
  readonly text: string
  readonly units: readonly Unit[]
  /** What cannot be understood, and where the unit begins that it is in. */
  readonly error: (ParseError & { readonly start: number }) | undefined
}

const cache = new Map<string, Script>()

/** Reads a text, from memory where it was read before. */
export function readScript(text: string): Script {
  const known = cache.get(text)
  if (known) {
    cache.delete(text)
    cache.set(text, known)
    return known
  }
  const script = makeScript(text)
  const [oldest] = cache.keys()
  if (oldest !== undefined && cache.size >= MOST_CACHED) cache.delete(oldest)
  if (text.length <= MOST_LENGTH) cache.set(text, script)
  return script
}

function makeScript(text: string): Script {
  const { commands, errors = [] } = parse(text)
  const error = errors.toSorted((first, second) => first.pos - second.pos)[0]
  const units: Unit[] = []
  let statements: Statement[] = []
  let start = 0
  const finish = (end: number): void => {
    if (statements.length > 0) units.push({ statements, start, end })
    statements = []
    start = end
  }
  for (const statement of commands) {
    const last = statements.at(-1)
    if (last && text.slice(last.end, statement.pos).includes('\n')) finish(statement.pos)
    if (statements.length === 0) start = statement.pos
    statements.push(statement)
  }
  finish(text.length)
  if (!error) return { text, units, error: undefined }
  const whole = units.filter(
    (unit) => unit.end <= error.pos && text.slice(unit.statements.at(-1)?.end, error.pos).includes('\n'),
  )
  return { text, units: whole, error: { ...error, start: whole.at(-1)?.end ?? 0 } }
}
