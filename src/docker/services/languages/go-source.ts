import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { type Scope, textOf, Unsimulated, type Worth, worthOf, worthsOf } from './expression.ts'
import { statementsOf } from './statements.ts'
import type { Reply, Route, WebProgram } from './web-program.ts'

const HANDLER =
  /^http\.HandleFunc\(\s*("[^"]*")\s*,\s*func\(\s*(\w+)\s+http\.ResponseWriter\s*,[^)]*\)\s*\{([^]*)\}\s*\)$/
const NAMED = /^http\.HandleFunc\(\s*("[^"]*")\s*,\s*(\w+)\s*\)$/
const FUNCTION = /^func\s+(\w+)\(([^)]*)\)\s*\{([^]*)\}$/
const WRITE = /^fmt\.Fprint(f|ln)?\(\s*\w+\s*,([^]*)\)$/
const PRINT = /^(?:fmt\.Print(f|ln)?|log\.Print(?:f|ln)?)\(([^]*)\)$/
const LISTEN = /^(?:log\.Fatal\(\s*)?(?:err\s*:?=\s*)?http\.ListenAndServe\(([^]*?),\s*nil\s*\)\)?$/
const VARIABLE = /^(?:(?:var|const)\s+)?(\w+)\s*:?=\s*([^]+)$/

/** A text with its holes (%s, %d, %v) filled. */
function formatted([form = '', ...words]: readonly Worth[]): string {
  const left = [...words]
  return textOf(form).replaceAll(/%[sdvq%]/g, (hole) => (hole === '%%' ? '%' : textOf(left.shift() ?? '')))
}

const said = (how: string | undefined, words: readonly Worth[]): string =>
  how === 'f' ? formatted(words) : `${words.map(textOf).join(' ')}${how === 'ln' ? '\n' : ''}`

const missing = (): string => '404 page not found\n'

/** Reads what main does: prints, and perhaps serves with net/http. */
class GoSource {
  readonly #process: GnuProcess
  readonly #functions = new Map<string, string>()
  readonly #variables = new Map<string, Worth>()
  readonly #routes: Route[] = []
  readonly #prints: string[] = []
  #port: number | undefined

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
    for (const statement of statementsOf(main)) this.#statement(statement)
    const prints = this.#prints.join('').replace(/\n$/, '')
    const shown = this.#prints.length === 0 ? [] : prints.split('\n')
    if (this.#port === undefined) return { prints: shown }
    const routes = this.#routes
    return { prints: shown, server: { port: this.#port, routes, directories: [], started: [], stream: 'err', missing } }
  }

  #variable(statement: string, variables: Map<string, Worth>): void {
    const [, name = '', value = ''] = VARIABLE.exec(statement) ?? []
    if (name === '') throw new Unsimulated(statement)
    variables.set(name, worthOf(value, this.#scope(variables)))
  }

  #statement(statement: string): void {
    const print = PRINT.exec(statement)
    const [, path, , body] = HANDLER.exec(statement) ?? []
    const [, other, name = ''] = NAMED.exec(statement) ?? []
    const place = path ?? other
    const listen = LISTEN.exec(statement)
    if (print) this.#prints.push(said(print[1] ?? 'ln', this.#worths(print[2] ?? '')))
    else if (place !== undefined)
      this.#route(textOf(worthOf(place, this.#scope(this.#variables))), body ?? this.#functions.get(name) ?? name)
    else if (listen) this.#port = Number(textOf(this.#worths(listen[1] ?? '')[0] ?? '').replace(/^.*:/, ''))
    else if (!/^if err\b/.test(statement)) this.#variable(statement, this.#variables)
  }

  #route(path: string, body: string): void {
    const statements = statementsOf(body)
    const reply = (url: string): Reply => this.#reply(statements, url)
    reply('/')
    this.#routes.push({ ...(path !== '/' && { path }), reply: (request) => reply(request.path) })
  }

  #reply(statements: readonly string[], url: string): Reply {
    const variables = new Map([...this.#variables, ['r.URL.Path', url]] as const)
    let text = ''
    for (const statement of statements) {
      const written = WRITE.exec(statement)
      if (written) text += said(written[1], worthsOf(written[2] ?? '', this.#scope(variables)))
      else if (!PRINT.test(statement)) this.#variable(statement, variables)
    }
    return { status: 200, type: 'text/plain; charset=utf-8', worth: text }
  }

  #worths(words: string): readonly Worth[] {
    return worthsOf(words, this.#scope(this.#variables))
  }

  #scope(variables: ReadonlyMap<string, Worth>): Scope {
    const { environment, system } = this.#process
    return {
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
