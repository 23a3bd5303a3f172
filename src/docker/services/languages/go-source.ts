import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { WebRequest } from '../../../linux/network.ts'
import { type Scope, textOf, Unsimulated, type Worth, worthOf, worthsOf } from './expression.ts'
import { golang } from './semantics.ts'
import { statementsOf } from './statements.ts'
import type { Printed, Reply, Route, WebProgram } from './web-program.ts'

const HANDLER =
  /^\w+\.HandleFunc\(\s*("[^"]*")\s*,\s*func\(\s*(\w+)\s+http\.ResponseWriter\s*,[^)]*\)\s*\{([^]*)\}\s*\)$/
const NAMED = /^\w+\.HandleFunc\(\s*("[^"]*")\s*,\s*(\w+)\s*\)$/
const FUNCTION = /^func\s+(\w+)\(([^)]*)\)\s*\{([^]*)\}$/
const WRITE = /^fmt\.Fprint(f|ln)?\(\s*\w+\s*,([^]*)\)$/
const WRITE_BYTES = /^(?:\w+\.Write\(\s*\[\]byte\(([^]*)\)\s*\)|io\.WriteString\(\s*\w+\s*,([^]*)\))$/
const SET_HEADER = /^\w+\.Header\(\)\.(?:Set|Add)\(([^]*)\)$/
const WRITE_HEADER = /^\w+\.WriteHeader\(([^]*)\)$/
const ERROR = /^http\.Error\(\s*\w+\s*,([^]*)\)$/
const PLAIN = 'text/plain; charset=utf-8'

/** The names that net/http has for statuses. */
const STATUSES: ReadonlyMap<string, Worth> = new Map([
  ['http.StatusOK', 200],
  ['http.StatusCreated', 201],
  ['http.StatusAccepted', 202],
  ['http.StatusNoContent', 204],
  ['http.StatusBadRequest', 400],
  ['http.StatusUnauthorized', 401],
  ['http.StatusForbidden', 403],
  ['http.StatusNotFound', 404],
  ['http.StatusMethodNotAllowed', 405],
  ['http.StatusTeapot', 418],
  ['http.StatusInternalServerError', 500],
  ['http.StatusServiceUnavailable', 503],
])

/** What a handler has said so far. */
interface Saying {
  status: number
  type: string
  text: string
  readonly headers: (readonly [string, string])[]
  readonly prints: Printed[]
}
const PRINT = /^(fmt|log)\.Print(f|ln)?\(([^]*)\)$/
/** What is done about an error that does not come: it is known where it ends the function. */
const CHECK =
  /^if\s+(?:(err\s*:?=\s*[^;]+);\s*)?err\s*!=\s*nil\s*\{\s*(?:log\.Fatal(?:f|ln)?\([^\n]*\)|panic\([^\n]*\)|return\b[^\n]*)\s*\}$/
const LISTEN = /^(?:log\.Fatal\(\s*)?(?:err\s*:?=\s*)?http\.ListenAndServe\(([^]*?),\s*\w+\s*\)\)?$/
const MUX = /^\w+\s*:=\s*http\.NewServeMux\(\)$/
/** What a variable is where nothing was given: `if port == "" { port = "8080" }`. */
const USUAL = /^if\s+(\w+)\s*==\s*""\s*\{\s*(\1\s*=[^]+?)\s*\}$/
const VARIABLE = /^(?:(?:var|const)\s+)?(\w+)\s*:?=\s*([^]+)$/

const VERBS: Readonly<Record<string, (worth: Worth) => string | undefined>> = {
  s: (worth) => (typeof worth === 'string' ? worth : undefined),
  d: (worth) => (Number.isInteger(worth) ? String(worth) : undefined),
  q: (worth) => (typeof worth === 'string' ? JSON.stringify(worth) : undefined),
  v: golang.text,
}

/** A text with its holes (%s, %d, %q, %v) filled. @throws Unsimulated for any other, and for a word of another type */
function formatted([form = '', ...words]: readonly Worth[]): string {
  const left = [...words]
  const text = textOf(form).replaceAll(/%([^]?)/g, (hole, verb: string) => {
    if (verb === '%') return '%'
    const word = left.shift()
    const filled = word === undefined || !Object.hasOwn(VERBS, verb) ? undefined : VERBS[verb]?.(word)
    if (filled === undefined) throw new Unsimulated(`${hole} in ${textOf(form)}`)
    return filled
  })
  if (left.length > 0) throw new Unsimulated(`a word without a verb: ${textOf(form)}`)
  return text
}

/** Print puts a blank between two words of which none is a text. */
const joined = (words: readonly Worth[]): string =>
  words
    .map((word, at) => {
      const isApart = at > 0 && typeof word !== 'string' && typeof words[at - 1] !== 'string'
      return `${isApart ? ' ' : ''}${golang.text(word)}`
    })
    .join('')

function said(how: string | undefined, words: readonly Worth[]): string {
  if (how === 'f') return formatted(words)
  return how === 'ln' ? `${words.map(golang.text).join(' ')}\n` : joined(words)
}

/** What a statement of Go prints; package log adds the time, and the end of the line where there is none. */
function printed([, writer, how, words = '']: readonly (string | undefined)[], scope: Scope, now: number): Printed {
  const text = said(how, worthsOf(words, scope))
  if (writer === 'fmt') return { stream: 'out', text }
  const time = new Date(now).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ')
  return { stream: 'err', text: `${time} ${text.replace(/\n?$/, '\n')}` }
}

const missing = (): string => '404 page not found\n'

/** The statements of a function; the semicolon in the head of an `if` ends none. */
function bodyOf(body: string): readonly string[] {
  const statements: string[] = []
  for (const statement of statementsOf(body)) {
    const isHead = /^if\b[^{]*$/.test(statements.at(-1) ?? '')
    statements.push(isHead ? `${statements.pop() ?? ''}; ${statement}` : statement)
  }
  return statements
}

/** Reads what main does: prints, and perhaps serves with net/http. */
class GoSource {
  readonly #process: GnuProcess
  readonly #functions = new Map<string, string>()
  readonly #variables = new Map<string, Worth>()
  readonly #routes: Route[] = []
  readonly #prints: Printed[] = []
  #listening: { readonly port: number; readonly address?: string } | undefined

  constructor(process: GnuProcess, source: string) {
    this.#process = process
    for (const statement of statementsOf(source)) {
      const [, name = '', , body = ''] = FUNCTION.exec(statement) ?? []
      if (name !== '') this.#functions.set(name, body)
      else if (!/^(?:package|import)\b/.test(statement)) this.#variable(statement, this.#variables)
    }
  }

  program(): WebProgram {
    const main = this.#functions.get('main')
    if (main === undefined) throw new Unsimulated('a program without main')
    for (const statement of bodyOf(main)) this.#statement(statement)
    const prints = this.#prints
    if (!this.#listening) return { prints }
    const routes = this.#routes.toSorted((one, other) => (other.path ?? '').length - (one.path ?? '').length)
    return { prints, server: { ...this.#listening, routes, directories: [], started: [], stream: 'err', missing } }
  }

  #variable(statement: string, variables: Map<string, Worth>): void {
    const [, name = '', value = ''] = VARIABLE.exec(statement) ?? []
    if (name === '') throw new Unsimulated(statement)
    variables.set(name, worthOf(value, this.#scope(variables)))
  }

  #statement(statement: string): void {
    const [print, check] = [PRINT.exec(statement), CHECK.exec(statement)]
    const [, path, , body] = HANDLER.exec(statement) ?? []
    const [, other, name = ''] = NAMED.exec(statement) ?? []
    const place = path ?? other
    const listen = LISTEN.exec(statement)
    const usual = USUAL.exec(statement)
    if (print) this.#prints.push(this.#printed(print, this.#variables))
    else if (place !== undefined)
      this.#route(textOf(worthOf(place, this.#scope(this.#variables))), body ?? this.#functions.get(name) ?? name)
    else if (listen) this.#listen(textOf(worthOf(listen[1] ?? '', this.#scope(this.#variables))))
    else if (usual) {
      if (this.#variables.get(usual[1] ?? '') === '') this.#variable(usual[2] ?? '', this.#variables)
    } else if (check?.[1] !== undefined) this.#statement(check[1])
    else if (!check && !MUX.test(statement)) this.#variable(statement, this.#variables)
  }

  #listen(place: string): void {
    const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(place) ?? []
    const address = host === 'localhost' ? '127.0.0.1' : host
    if (port === '' || !/^(?:[\d.]+)?$/.test(address)) throw new Unsimulated(`the address ${place}`)
    this.#listening = { port: Number(port), ...(address !== '' && address !== '0.0.0.0' && { address }) }
  }

  #printed(print: RegExpExecArray, variables: ReadonlyMap<string, Worth>): Printed {
    return printed(print, this.#scope(variables), this.#process.kernel.clock.now())
  }

  /** A pattern of net/http: a path, which a method may stand before. */
  #route(pattern: string, body: string): void {
    const statements = bodyOf(body)
    const [, method, path = ''] = /^(?:([A-Z]+) )?(\/[^{}]*)$/.exec(pattern) ?? []
    if (path === '') throw new Unsimulated(`the pattern ${pattern}`)
    const reply = (request: Pick<WebRequest, 'path' | 'method'>): Reply => this.#reply(statements, request)
    reply({ path: '/', method: method ?? 'GET' })
    this.#routes.push({ ...(method !== undefined && { method }), path, isPrefix: path.endsWith('/'), reply })
  }

  #reply(statements: readonly string[], { path, method }: Pick<WebRequest, 'path' | 'method'>): Reply {
    const variables = new Map<string, Worth>([
      ...STATUSES,
      ...this.#variables,
      ['r.URL.Path', path],
      ['r.Method', method],
    ])
    const saying: Saying = { status: 200, type: PLAIN, text: '', headers: [], prints: [] }
    for (const statement of statements) {
      if (/^return$/.test(statement)) break
      if (!this.#writes(statement, saying, variables)) this.#variable(statement, variables)
    }
    const { text: worth, ...rest } = saying
    return { ...rest, worth }
  }

  /** Does what a statement of a handler writes; tells whether it writes anything. */
  #writes(statement: string, saying: Saying, variables: ReadonlyMap<string, Worth>): boolean {
    const scope = this.#scope(variables)
    const [print, written] = [PRINT.exec(statement), WRITE.exec(statement)]
    const [, bytes, text = bytes] = WRITE_BYTES.exec(statement) ?? []
    const [header, status, error] = [SET_HEADER, WRITE_HEADER, ERROR].map((form) => form.exec(statement)?.[1])
    if (written) saying.text += said(written[1], worthsOf(written[2] ?? '', scope))
    else if (print) saying.prints.push(this.#printed(print, variables))
    else if (text !== undefined) saying.text += textOf(worthOf(text, scope))
    else if (status !== undefined) saying.status = Number(worthOf(status, scope))
    else if (header !== undefined) {
      const [name = '', value = ''] = worthsOf(header, scope).map(textOf)
      if (/^content-type$/i.test(name)) saying.type = value
      else saying.headers.push([name, value])
    } else if (error !== undefined) {
      const [message = '', code = 500] = worthsOf(error, scope)
      saying.text += `${textOf(message)}\n`
      saying.status = Number(code)
      saying.type = PLAIN
    } else return false
    return true
  }

  #scope(variables: ReadonlyMap<string, Worth>): Scope {
    const { environment, system } = this.#process
    return {
      semantics: golang,
      value: (name) => variables.get(name),
      call: (name, [first = '']) => {
        if (name === 'os.Getenv') return environment.get(textOf(first)) ?? ''
        return name === 'os.Hostname' ? system.hostName : undefined
      },
    }
  }
}

/** What a program in Go does. @throws Unsimulated for what is neither printing nor serving texts */
export const readGo = (process: GnuProcess, source: string): WebProgram => new GoSource(process, source).program()
