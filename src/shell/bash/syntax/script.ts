import { parse, type Problem, problemsIn, type Statement, type SyntaxNode, walk } from './parser.ts'

/** How many parsed texts are kept. */
const MOST_CACHED = 64
/** Longer texts are not kept. */
const MOST_LENGTH = 65_536
/** Texts without these have nothing that `inspect` looks for. */
const INSPECTED = /[(`]|<</
/** The three expressions of `for ((…))`. */
export const FOR_HEADER = /^for\s*\(\(([\s\S]*)\)\)/

/** An assignment or a redirection at the end of what stands before a command on its line. */
const BEFORE_COMMAND = /(?:^|[\s;&|({])(?:[A-Za-z_]\w*(?:\[[^\s\]]*\])?\+?=|\d*[<>]+[&|]?[ \t]*)[^\s;&|()<>]*[ \t]+$/

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

/** What the parser lets pass, and bash does not. */
class Inspection {
  readonly problems: Problem[] = []
  readonly extended: number[] = []
  openDocument = false
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** Looks at a node; gives whether those within it are to be looked at. */
  visit(node: SyntaxNode): boolean {
    switch (node.type) {
      case 'Script':
        this.problems.push(...problemsIn(node).map((problem) => ({ ...problem, substituted: true as const })))
        break
      case 'CommandExpansion':
        // what is within backquotes is read when it is run
        return !node.text.startsWith('`')
      case 'Function':
        this.#definition(node.pos, node.name.end)
        break
      case 'TestCommand':
        return false
      case 'ExtendedGlob':
        this.extended.push(node.pos + 1)
        break
      case 'ArithmeticFor':
        this.#header(node.pos, this.#text.slice(node.pos, node.body.pos))
        break
      case 'HereDoc':
        if (!node.closing) this.openDocument = true
        break
      case 'Word':
      case 'HereDocBody':
        // what is in them is read when it is asked for
        return INSPECTED.test(node.text)
      case 'Command':
        if (node.name) this.#call(node.name.end)
        break
      default:
    }
    return true
  }

  #header(pos: number, text: string): void {
    const single = /^for\s*\((?!\()/.exec(text)
    if (single) this.#unexpected(pos + single[0].length - 1)
    else if (!FOR_HEADER.test(text)) this.problems.push({ type: 'open for header', pos })
  }

  /** `name (word`: only a function's definition may go on so. */
  #call(end: number): void {
    const [whole = ''] = /^[ \t]*\([ \t]*(?=[^ \t)])/.exec(this.#text.slice(end, end + 80)) ?? []
    if (whole !== '') this.#unexpected(end + whole.length)
    else if (/^[ \t]*\([ \t]*$/.test(this.#text.slice(end))) this.#unexpected(this.#text.length)
  }

  /** `x=1 name()`, `>file name()`: a definition has nothing before it. */
  #definition(start: number, end: number): void {
    const line = this.#text.slice(this.#text.lastIndexOf('\n', start - 1) + 1, start)
    const open = this.#text.indexOf('(', end)
    if (BEFORE_COMMAND.test(line) && /^[ \t]*$/.test(this.#text.slice(end, open))) this.#unexpected(open)
  }

  #unexpected(pos: number): void {
    this.problems.push({ type: 'unexpected token', pos })
  }
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

/** A script, or that it cannot be understood because it is nested too deeply. */
function makeScript(text: string): Script {
  try {
    return understood(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { text, units: [], error: { type: 'too deep', pos: 0 }, openDocument: false }
  }
}

/** What is wrong within a list of words besides that it has no end: `a=(1; echo`, `a=("x`. */
function problemInList(text: string): Problem | undefined {
  const [error] = parse(`${text}\n)`).problems
  return error && error.pos < text.length ? error : undefined
}

const isOpenList = (problem: Problem): boolean => problem.type === 'unterminated' && problem.within === 'list'

function understood(text: string): Script {
  const { commands, problems: found } = parse(text)
  const inspection = new Inspection(text)
  if (INSPECTED.test(text)) walk(commands, (node) => inspection.visit(node))
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
    if (error && (unclosed || last > error.pos || !text.slice(last, error.pos).includes('\n'))) break
    const extended = inspection.extended.find((place) => place >= start && place < last)
    units.push({ statements, start, end, extended })
  }
  return { text, units, error, openDocument: inspection.openDocument }
}
