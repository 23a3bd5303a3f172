import { INSPECTED, Inspection } from './inspection.ts'
import { parse, type Parsed, type Problem, type Statement, walk } from './parser.ts'

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
  /** Where an extended pattern's parenthesis is: an error unless `shopt -s extglob`. */
  readonly extended: number | undefined
}

/** A text as a shell reads it: line by line, and only so far as it can be understood. */
export interface Script {
  /** What positions count in: the text that was read, or one in which `case` is quoted where it is a mere word. */
  readonly text: string
  readonly units: readonly Unit[]
  /** What cannot be understood; the units before it can. */
  readonly error: Problem | undefined
  /** A here-document's end has not come. */
  readonly openDocument: boolean
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

function unitsOf(text: string, commands: readonly Statement[]): readonly (readonly Statement[])[] {
  const units: Statement[][] = []
  let last: Statement | undefined
  for (const statement of commands) {
    if (last && !text.slice(last.end, statement.pos).includes('\n')) units.at(-1)?.push(statement)
    else units.push([statement])
    last = statement
  }
  return units
}

/** What a text that is nested too deeply, or too long, comes to. */
export const tooDeep = (text: string): Script => ({
  text,
  units: [],
  error: { type: 'too deep', pos: 0 },
  openDocument: false,
})

/** `case` among the words of a command in `$(…)`, where the parser takes it for the keyword. */
const WORD_CASE =
  /(?<=\$\((?:[^("']*[\s;&|])?(?!(?:do|then|else|elif|if|while|until|time)\s)[^\s;&|(){}!"'`]+[ \t]+)case(?=[\s);])/g

/** An operator, or what a redirection begins with, at the end of a text. */
const OPERATOR_END = /(?:(?<![^\s;&|()])(?:\d+|\{\w+\}))?[&|;<>]{1,2}$/

/** A text in which the `\` and line end within an operator, which the parser takes for two, stand before it; or undefined. */
function withWholeOperator(text: string, position: number): string | undefined {
  const at = text[position] === '\\' ? position : position - 2
  if (!text.startsWith('\\\n', at) || !/[&|;<>(]/.test(text[at + 2] ?? '')) return undefined
  const [operator] = OPERATOR_END.exec(text.slice(0, at)) ?? []
  if (operator === undefined) return undefined
  return `${text.slice(0, at - operator.length)}\\\n${operator}${text.slice(at + 2)}`
}

/** How many UTF-16 units are read again, at most, to make operators whole: each of them takes a reading of the text. */
const MOST_REREAD = 2 ** 21

/** A script with the operators whole that go on in another line, as long as that brings the parser further. */
function scriptOfLines(text: string): Script {
  let script = scriptAsIs(text)
  for (let reread = 0; script.error && reread <= MOST_REREAD; reread += text.length) {
    const whole = withWholeOperator(script.text, script.error.pos)
    if (whole === undefined) return script
    const next = scriptAsIs(whole)
    if (next.error && next.error.pos <= script.error.pos) return script
    script = next
  }
  return script
}

/** A script, read once more where only such a word keeps it from being understood. */
function makeScript(text: string): Script {
  const script = scriptOfLines(text)
  const quoted = script.error?.type === 'unterminated' ? text.replaceAll(WORD_CASE, '\\case') : text
  const other = quoted === text ? script : scriptAsIs(quoted)
  return other.error && other.error.pos <= (script.error?.pos ?? 0) ? script : other
}

/** A script, or that it cannot be understood because it is nested too deeply. */
function scriptAsIs(text: string): Script {
  try {
    const parsed = parse(text)
    const inspection = new Inspection(text)
    if (INSPECTED.test(text)) walk(parsed.commands, (node) => inspection.visit(node))
    return scriptOf(text, parsed, inspection)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return tooDeep(text)
  }
}

/** What is wrong within a list of words besides that it has no end: `a=(1; echo`, `a=("x`. */
function problemInList(text: string): Problem | undefined {
  const [error] = parse(`${text}\n)`).problems
  return error && error.pos < text.length ? error : undefined
}

const isOpenList = (problem: Problem): boolean => problem.type === 'unterminated' && problem.within === 'list'

/** What follows a command whose line has ended. */
const ENDED = /^(?![ \t]*[&|]{1,2}(?:\s|$))[^]*\n/

/** What a text that was parsed and inspected has. */
export function scriptOf(text: string, { commands, problems: found }: Parsed, inspection: Inspection): Script {
  const listed = found.map((problem) => (isOpenList(problem) ? (problemInList(text) ?? problem) : problem))
  const problems = [...listed, ...inspection.problems].toSorted((first, second) => first.pos - second.pos)
  const [error] = problems
  const opened = problems.some(({ type }) => type === 'unclosed')
  const groups = unitsOf(text, commands)
  const units: Unit[] = []
  for (const [at, statements] of groups.entries()) {
    const start = statements[0]?.pos ?? 0
    const end = groups[at + 1]?.[0]?.pos ?? text.length
    const last = statements.at(-1)?.end ?? end
    const unclosed = error && opened && (groups[at + 1]?.[0]?.pos ?? Infinity) > error.pos
    if (error && (unclosed || last > error.pos || !ENDED.test(text.slice(last, error.pos)))) break
    const extended = inspection.extended.find((place) => place >= start && place < last)
    units.push({ statements, start, end, extended })
  }
  return { text, units, error, openDocument: inspection.openDocument }
}
