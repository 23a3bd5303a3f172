import type { Work } from '../../../../base/work.ts'
import type { FileSystemReader } from '../../../../linux/fs.ts'
import { directoryName, fromDirectory } from '../../../../linux/path.ts'
import { directiveProblem } from './check-directive.ts'
import { type Context, OPENED } from './directives.ts'
import { patternProblem } from './pattern-problem.ts'

/** A directive of nginx's configuration. */
export interface Directive {
  readonly name: string
  readonly words: readonly string[]
  /** What its braces hold; undefined where it ends with a semicolon. */
  readonly block: readonly Directive[] | undefined
  readonly file: string
  readonly line: number
}

/** What keeps a configuration from being used, as nginx says it after `[emerg]`. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration'
}

/** Blocks whose lines are no directives. */
const TABLES: ReadonlySet<string> = new Set(['types', 'map', 'geo', 'split_clients'])

/** Files of parameters that nginx brings, of which nothing shows here. */
const PARAMETERS = new Set(['fastcgi_params', 'scgi_params', 'uwsgi_params'].map((name) => `/etc/nginx/${name}`))

interface Token {
  readonly text: string
  readonly line: number
  readonly mark: boolean
}

const TOKEN =
  /(\n)|[ \t\r]+|#[^\n]*|([;{}])|"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|((?:\\.|\$\{\w+\}|[^\s;{}"'\\])+)|(["'])/gs

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', r: '\r', n: '\n' }

/** A word as nginx keeps it: of other signs than these a backslash stays. */
const withoutEscapes = (word: string): string =>
  word.replaceAll(/\\(["'\\trn])/g, (_all, sign: string) => ESCAPES[sign] ?? sign)

/** How many tokens, or directives, are read between two turns. */
const RUN = 1_024

function* tokensOf(text: string): Work<readonly Token[]> {
  let line = 1
  const tokens: Token[] = []
  for (const { 0: all, 1: newline, 2: mark, 3: double, 4: single, 5: bare, 6: quote, index } of text.matchAll(TOKEN)) {
    // a quote that nothing closes holds all that follows
    if (quote !== undefined && /^$|[\s;{}]$/.test(text.slice(0, index).slice(-1)))
      return [...tokens, { text: '', line, mark: false }]
    if (mark !== undefined) tokens.push({ text: mark, line, mark: true })
    const word = double ?? single ?? bare
    if (word !== undefined) tokens.push({ text: withoutEscapes(word), line, mark: false })
    line += newline === undefined ? all.split('\n').length - 1 : 1
    if (tokens.length % RUN === RUN - 1) yield RUN
  }
  return tokens
}

/** Where directives are read. */
interface Place {
  readonly tokens: readonly Token[]
  readonly file: string
  /** The name of the directive that they are in; empty at the top. */
  readonly inside: string
  readonly context: Context
  /** The names that the block has so far. */
  readonly given: Set<string>
  /** Whether they end with the file, not with a brace. */
  readonly isFile: boolean
  /** The line that the file ends on. */
  readonly end: number
}

/** Reads the configuration of nginx from files of a container. */
class Reader {
  /** Texts of the files that were read, by their paths. */
  readonly files = new Map<string, string>()
  readonly #fs: FileSystemReader
  #depth = 0

  constructor(fs: FileSystemReader) {
    this.#fs = fs
  }

  *read(file: string, inside = '', context: Context = 'm', given = new Set<string>()): Work<readonly Directive[]> {
    if (!this.#fs.exists(file)) throw new BadConfiguration(`open() "${file}" failed (2: No such file or directory)`)
    this.#depth += 1
    if (this.#depth > 9) throw new BadConfiguration(`"${file}" includes itself`)
    const text = this.#fs.readText(file)
    this.files.set(file, text)
    const tokens = yield* tokensOf(text)
    const [directives, at] = yield* this.#block(
      { tokens, file, inside, context, given, isFile: true, end: text.split('\n').length },
      0,
    )
    const left = tokens[at]
    if (left) throw new BadConfiguration(`unexpected "}" in ${file}:${left.line}`)
    this.#depth -= 1
    return directives
  }

  /** Directives up to a closing brace, or to the end of a file. */
  *#block(place: Place, start: number): Work<readonly [readonly Directive[], number]> {
    const { tokens, file, inside, context, given } = place
    const directives: Directive[] = []
    let at = start
    for (;;) {
      const token = tokens[at]
      if (!token && place.isFile) return [directives, at]
      if (!token) throw new BadConfiguration(`unexpected end of file, expecting "}" in ${file}:${place.end}`)
      if (token.mark && token.text === '}') return [directives, at]
      if (token.mark) throw new BadConfiguration(`unexpected "${token.text}" in ${file}:${token.line}`)
      let end = at
      while (tokens[end]?.mark === false) end += 1
      const mark = tokens[end]
      if (!mark || mark.text === '}') {
        const line = mark?.line ?? place.end
        const what = mark ? 'unexpected "}"' : 'unexpected end of file, expecting ";" or "}"'
        throw new BadConfiguration(`${what} in ${file}:${line}`)
      }
      const words = tokens.slice(at + 1, end).map(({ text }) => text)
      const statement = { name: token.text, words, opens: mark.text === '{' }
      const { name } = statement
      const problem = TABLES.has(inside)
        ? inside === 'map' && mapProblem(name, words)
        : directiveProblem(statement, context, given)
      if (problem) throw new BadConfiguration(`${problem} in ${file}:${mark.line}`)
      if (!TABLES.has(inside)) given.add(name)
      const within = { ...place, inside: name, context: openedBy(name, context), given: new Set<string>() }
      const [block, next] = statement.opens
        ? yield* this.#block({ ...within, isFile: false }, end + 1)
        : [undefined, end]
      const directive = { name, words, block, file, line: token.line }
      if (name === 'include') for (const one of yield* this.#included(directive, place)) directives.push(one)
      else directives.push(directive)
      if (directives.length % RUN === RUN - 1) yield RUN
      at = next + 1
    }
  }

  *#included(
    { words: [pattern = ''], file, line }: Directive,
    { inside, context, given }: Place,
  ): Work<readonly Directive[]> {
    const path = fromDirectory('/etc/nginx', pattern)
    if (!path.includes('*')) {
      if (!this.#fs.exists(path))
        throw new BadConfiguration(`open() "${path}" failed (2: No such file or directory) in ${file}:${line}`)
      if (!PARAMETERS.has(path)) return yield* this.read(path, inside, context, given)
      this.files.set(path, this.#fs.readText(path))
      return []
    }
    const directory = directoryName(path)
    const name = new RegExp(
      `^${(path.split('/').at(-1) ?? '').replace(/[.+]/g, String.raw`\$&`).replaceAll('*', '.*')}$`,
    )
    if (file === '' || !this.#fs.isDirectory(directory)) return []
    const names = this.#fs.names(directory).filter((one) => name.test(one) && !one.startsWith('.'))
    const all: Directive[] = []
    for (const one of names.toSorted())
      for (const directive of yield* this.read(`${directory}/${one}`, inside, context, given)) all.push(directive)
    return all
  }
}

/** What is wrong with a line of a `map`; undefined where nothing is. */
function mapProblem(name: string, words: readonly string[]): string | undefined {
  if (name === 'include' || name === 'hostnames' || name === 'volatile') return undefined
  if (words.length !== 1) return 'invalid number of the map parameters'
  return name.startsWith('~') ? patternProblem(name.replace(/^~\*?/, '')) : undefined
}

/** The context that a block opens: an `if` of a location is another than one of a server. */
const openedBy = (name: string, context: Context): Context =>
  name === 'if' ? (context === 's' ? 'f' : 'i') : (OPENED[name] ?? context)

/** A configuration, and the texts of the files that it stands in, by their paths. */
export interface Configuration {
  readonly directives: readonly Directive[]
  readonly files: ReadonlyMap<string, string>
}

/** Reads nginx's configuration, others having their turn in between. @throws BadConfiguration */
export function* readingConfiguration(fs: FileSystemReader, file: string): Work<Configuration> {
  const reader = new Reader(fs)
  return { directives: yield* reader.read(file), files: reader.files }
}
