import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { WebRequest } from '../../../linux/network.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { isMapping, type Scope, textOf, Unsimulated, type Worth, worthOf, worthsOf } from './expression.ts'
import { consoleText, plain } from './console.ts'
import { ABSENT, javascript } from './semantics.ts'
import { statementsOf } from './statements.ts'
import type { Printed, Reply, Route, WebProgram } from './web-program.ts'

/** Modules that node has itself. */
const BUILT_IN = /^(?:node:)?(?:http|path|fs|os|url)$/

/** A module that is neither node's own nor installed. */
export class MissingModule extends Error {}

const MODULE =
  /^(?:(?:const|let|var)\s+(?:\w+|\{[^}]*\})\s*=\s*require\((["'])([^"']+)\1\)|import\s+(?:[^'"]*\sfrom\s+)?(["'])([^"']+)\3)$/
const VARIABLE = /^(?:const|let|var)\s+(\w+)\s*=\s*([^]+)$/
const ROUTE = /^\w+\.(get|post|put|delete|all)\(\s*([^]+?),\s*(?:async\s*)?\(([^)]*)\)\s*=>\s*([^]+)\)$/
const CREATED =
  /^(?:(?:const|let|var)\s+\w+\s*=\s*)?\w*\.?createServer\(\s*(?:async\s*)?\([^)]*\)\s*=>\s*([^]+?)\)(?:\.listen\(([^]+)\))?$/
const LISTEN = /^\w+\.listen\(([^]+)\)$/
const LATER = /^([^]*?),\s*(?:function\s*\(\)|\(\)\s*=>)\s*([^]+)$/
const PRINT = /^console\.(log|info|error|warn)\(([^]*)\)$/
const STATIC = /^\w+\.use\((?:\s*["']\/["']\s*,)?\s*express\.static\(([^]+)\)\s*\)$/
const MIDDLEWARE = /^\w+\.use\((?:express\.(?:json|urlencoded)|cors)\([^]*\)\)$/
const STATUS = /^(?:return\s+)?\w+\.statusCode\s*=\s*(\d+)$/
const HEADER = /^\w+\.setHeader\(([^]+)\)$/
const HEAD = /^\w+\.writeHead\(([^]+)\)$/
const REPLY = /^(?:return\s+)?\w+(?:\.status\((\d+)\))?\.(send|json|end)\(([^]*)\)$/

/** The statements of an arrow function's body. */
const bodyOf = (text: string): readonly string[] => statementsOf(/^\{[^]*\}$/.test(text) ? text.slice(1, -1) : text)

/** What Express says of a path that it has no answer to. */
const missing = ({ method, path }: WebRequest): string =>
  `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>Cannot ${method} ${path}</pre>\n</body>\n</html>\n`

/** What a function of the language itself makes of values; undefined for one that is not simulated. */
function converted(name: string, words: readonly Worth[]): Worth | undefined {
  const [first = ABSENT, second = ABSENT, third] = words
  if (name === 'String') return javascript.text(words.length === 0 ? '' : first)
  if (name === 'Number') return first === ABSENT ? Number.NaN : Number(words.length === 0 ? 0 : first)
  if (name === 'parseInt')
    return Number.parseInt(javascript.text(first), typeof second === 'number' ? second : undefined)
  const isPlain = second === ABSENT || second === null
  if (name !== 'JSON.stringify' || first === ABSENT || !isPlain) return undefined
  return JSON.stringify(plain(first), undefined, typeof third === 'number' ? third : undefined)
}

/** Status and body of an answer. */
function answerOf(
  [, code, , words = '']: RegExpExecArray,
  scope: Scope,
  status: number,
): Pick<Reply, 'status' | 'worth'> {
  const worth = words.trim() === '' ? ABSENT : worthOf(words, scope)
  return { status: Number(code ?? status), worth: worth === ABSENT ? '' : plain(worth) }
}

/** Headers of an answer; its type is apart from the others. */
function spoken(headers: ReadonlyMap<string, readonly [string, string]>, how: string | undefined): Partial<Reply> {
  const type = how === 'json' ? 'application/json; charset=utf-8' : headers.get('content-type')?.[1]
  const others = [...headers].filter(([name]) => name !== 'content-type').map(([, header]) => header)
  return { ...(type !== undefined && { type }), headers: others }
}

/** Reads a program statement by statement; what is no form that is known is refused. */
class JavaScript {
  readonly prints: Printed[] = []
  readonly #process: GnuProcess
  readonly #variables = new Map<string, Worth>()
  readonly #routes: Route[] = []
  readonly #directories: string[] = []
  readonly #directory: string
  #listening: { readonly port: number; readonly address?: string; readonly started: readonly string[] } | undefined

  constructor(process: GnuProcess, directory: string) {
    this.#process = process
    this.#directory = directory
  }

  program(): WebProgram {
    if (!this.#listening) return { prints: this.prints }
    return {
      prints: this.prints,
      server: { ...this.#listening, routes: this.#routes, directories: this.#directories, stream: 'out', missing },
    }
  }

  read(statement: string): void {
    if (/^["']use strict["']$/.test(statement) || MIDDLEWARE.test(statement)) return
    const module = MODULE.exec(statement)
    if (module) return this.#needs(module[2] ?? module[4] ?? '')
    if (this.#serves(statement)) return
    const print = PRINT.exec(statement)
    if (print) return void this.prints.push(this.#printed(print, this.#variables))
    const [, name = '', value = ''] = VARIABLE.exec(statement) ?? []
    if (name === '') throw new Unsimulated(statement)
    this.#variables.set(name, worthOf(value, this.#scope(this.#variables)))
  }

  #needs(module: string): void {
    const { fs } = this.#process.system
    if (BUILT_IN.test(module)) return
    for (let place = this.#directory; ; place = place.slice(0, place.lastIndexOf('/'))) {
      if (fs.exists(`${place}/node_modules/${module}`)) break
      if (place === '') throw new MissingModule(module)
    }
    if (module !== 'express' && module !== 'cors') throw new Unsimulated(`the module ${module}`)
  }

  /** Whether a statement is about a server. */
  #serves(statement: string): boolean {
    if (/^(?:const|let|var)\s+\w+\s*=\s*express\(\)$/.test(statement)) return true
    const place = STATIC.exec(statement)
    if (place) this.#directories.push(fromDirectory(this.#process.cwd, textOf(this.#worth(place[1] ?? ''))))
    const route = ROUTE.exec(statement)
    if (route) this.#route(route)
    const created = CREATED.exec(statement)
    if (created) this.#routes.push({ reply: this.#handler(created[1] ?? '') })
    const listened = created ? created[2] : LISTEN.exec(statement)?.[1]
    if (listened !== undefined) this.#listen(listened)
    return Boolean(place ?? route ?? created) || listened !== undefined
  }

  #route([, method = '', path = '', , body = '']: readonly string[]): void {
    const verb = method === 'all' ? {} : { method: method.toUpperCase() }
    const place = textOf(this.#worth(path))
    if (/[:*(){}]/.test(place)) throw new Unsimulated(`the path ${place}`)
    this.#routes.push({ ...verb, path: place, reply: this.#handler(body) })
  }

  #listen(words: string): void {
    const [, first = words, body] = LATER.exec(words) ?? []
    const [port, host] = worthsOf(first, this.#scope(this.#variables))
    const started = body === undefined ? [] : bodyOf(body).map((one) => this.#started(one))
    const isLocal = host === 'localhost' || host === '127.0.0.1'
    this.#listening = { port: Number(port), ...(isLocal && { address: '127.0.0.1' }), started }
  }

  /** A line that is printed once it listens. */
  #started(statement: string): string {
    const print = PRINT.exec(statement)
    if (print?.[1] === undefined || print[1] === 'error' || print[1] === 'warn') throw new Unsimulated(statement)
    return this.#printed(print, this.#variables).text.replace(/\n$/, '')
  }

  /** What answers a request; it is tried once, so that what is not simulated is found before anybody asks. */
  #handler(body: string): Route['reply'] {
    const statements = bodyOf(body)
    const reply = (url: string, method: string): Reply => this.#reply(statements, { url, method })
    reply('/', 'GET')
    return ({ path, method }) => reply(path, method)
  }

  #reply(statements: readonly string[], request: Readonly<Record<string, Worth>>): Reply {
    const variables = new Map([
      ...this.#variables,
      ['req.url', request['url'] ?? ''],
      ['req.method', request['method'] ?? ''],
    ] as const)
    const scope = this.#scope(variables)
    const prints: Printed[] = []
    const headers = new Map<string, readonly [string, string]>()
    const keep = (name: string, text: Worth | undefined): void =>
      void headers.set(name.toLowerCase(), [name, javascript.text(text ?? ABSENT)])
    let status = 200
    for (const statement of statements) {
      const [own, header, head] = [STATUS.exec(statement), HEADER.exec(statement), HEAD.exec(statement)]
      const [answered, print] = [REPLY.exec(statement), PRINT.exec(statement)]
      const [, name = '', value = ''] = VARIABLE.exec(statement) ?? []
      if (answered) return { ...answerOf(answered, scope, status), ...spoken(headers, answered[2]), prints }
      if (own) status = Number(own[1])
      else if (header) {
        const [title = '', text] = worthsOf(header[1] ?? '', scope)
        keep(textOf(title), text)
      } else if (head) {
        const [code, more = ABSENT] = worthsOf(head[1] ?? '', scope)
        if (!isMapping(more)) throw new Unsimulated(statement)
        status = Number(code)
        for (const [title, text] of Object.entries(more)) keep(title, text)
      } else if (print) prints.push(this.#printed(print, variables))
      else if (name !== '') variables.set(name, worthOf(value, scope))
      else throw new Unsimulated(statement)
    }
    throw new Unsimulated(`a handler without an answer: ${statements.join('; ')}`)
  }

  #worth(source: string): Worth {
    return worthOf(source, this.#scope(this.#variables))
  }

  #printed([, how, words = '']: RegExpExecArray, variables: ReadonlyMap<string, Worth>): Printed {
    const text = consoleText(worthsOf(words, this.#scope(variables)))
    return { stream: how === 'error' || how === 'warn' ? 'err' : 'out', text: `${text}\n` }
  }

  #scope(variables: ReadonlyMap<string, Worth>): Scope {
    const { environment, system } = this.#process
    return {
      semantics: javascript,
      value: (name) => {
        if (name === '__dirname') return this.#directory
        if (name.startsWith('process.env.')) return environment.get(name.slice('process.env.'.length)) ?? ABSENT
        return variables.get(name)
      },
      call: (name, words) => {
        if (name === 'os.hostname') return system.hostName
        if (name === 'path.join' || name === 'path.resolve')
          return words.map(textOf).reduce((path, word) => fromDirectory(path, word.replace(/^\//, '')))
        return converted(name, words)
      },
    }
  }
}

/**
 * What a program in JavaScript does: what it prints, and what it serves with node's http or with Express.
 * @throws Unsimulated for anything else
 * @throws MissingModule for a module that is not installed
 */
export function readJavaScript(process: GnuProcess, source: string, directory: string): WebProgram {
  const script = new JavaScript(process, directory)
  for (const statement of statementsOf(source)) script.read(statement)
  return script.program()
}
