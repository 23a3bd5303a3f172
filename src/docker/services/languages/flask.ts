import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import {
  type Arguments,
  argumentsOf,
  type Scope,
  textOf,
  Unsimulated,
  type Worth,
  worthOf,
  worthsOf,
} from './expression.ts'
import { python } from './semantics.ts'
import type { Printed, Reply, Route, WebProgram } from './web-program.ts'

const IMPORT = /^(?:from\s+([\w.]+)\s+import\s+.+|import\s+([\w., ]+))$/
const BUILT_IN = new Set(['os', 'socket', 'time', 'sys', 'json'])
const ROUTE = /^@\w+\.(route|get|post)\((.+)\)$/
const FUNCTION = /^def\s+(\w+)\(\)(?:\s*->.+)?:$/
const VARIABLE = /^(\w+)\s*=\s*(.+)$/
const PRINT = /^print\((.*)\)$/
const PORT = 5000

/** A module that is not installed. */
export class NoModule extends Error {}

/** A name that stands for no application of Flask, in gunicorn's words. */
export class NoApplication extends Error {}

/** A line of a program without its comment, and how far it is indented. */
interface Line {
  readonly depth: number
  readonly text: string
}

/** What stands between semicolons; those in a text divide nothing. */
const STATEMENTS = /(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^;])+/g

const linesOf = (source: string): readonly Line[] =>
  source
    .split('\n')
    .flatMap((line) => {
      const depth = line.length - line.trimStart().length
      const statements = line.trim().startsWith('#') ? [] : (line.match(STATEMENTS) ?? [])
      return statements.map((statement) => ({ depth, text: statement.trim() }))
    })
    .filter(({ text }) => text !== '')

/** How `app.run` or `flask run` serve. */
export interface Serving {
  readonly name: string
  readonly host: string
  readonly port: number
  /** Flask's own where it is absent. */
  readonly server?: 'gunicorn'
  /** The module and the name that the application has in it, where it is told. */
  readonly application?: readonly [module: string, name: string]
  readonly isDebugging?: boolean
}

const MISSING =
  '<!doctype html>\n<html lang=en>\n<title>404 Not Found</title>\n<h1>Not Found</h1>\n<p>The requested URL was not found on the server. If you entered the URL manually please check your spelling and try again.</p>\n'

/** `10/Jan/2026 12:00:00`, as Werkzeug dates requests. */
function dated(time: number): string {
  const [, day = '', month = '', year = '', clock = ''] =
    /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(new Date(time).toUTCString()) ?? []
  return `${day}/${month}/${year} ${clock}`
}

/** A text of a parameter of print that may be None; its default where it is not given. */
function textual(worth: Worth | undefined, usual: string): string {
  if (worth === undefined || worth === null) return usual
  if (typeof worth !== 'string') throw new Unsimulated(JSON.stringify(worth))
  return worth
}

/** What `print` prints; it may flush, which changes nothing here. */
function printed(source: string, scope: Scope): Printed {
  const { words, named } = argumentsOf(source, scope)
  const { end, sep, flush: _flush, ...others } = named
  const [other] = Object.keys(others)
  if (other !== undefined) throw new Unsimulated(`${other}= of print`)
  return { stream: 'out', text: words.map(python.text).join(textual(sep, ' ')) + textual(end, '\n') }
}

/** What `int` makes of a text or a number; undefined for what it makes an error of. */
function integer(worth: Worth): number | undefined {
  if (typeof worth === 'string') return /^\s*[-+]?\d+\s*$/.test(worth) ? Number(worth) : undefined
  return typeof worth === 'number' ? Math.trunc(worth) : undefined
}

/** What `jsonify` makes a body of; undefined for what it makes an error of. */
function jsonified(words: readonly Worth[], named: Arguments['named']): Worth | undefined {
  if (words.length === 0) return named
  if (Object.keys(named).length > 0) return undefined
  return words.length === 1 ? words[0] : words
}

/** Reads a program with Flask, or one that prints. */
class Python {
  readonly #process: GnuProcess
  readonly #lines: readonly Line[]
  readonly #prints: Printed[] = []
  readonly #variables = new Map<string, Worth>()
  readonly #routes: Route[] = []
  readonly #applications = new Set<string>()
  #serving: Serving | undefined
  /** Whether it is imported, and `__name__` is not `__main__`. */
  #isImported = false
  #at = 0

  constructor(process: GnuProcess, source: string) {
    this.#process = process
    this.#lines = linesOf(source)
  }

  /** @param served how it is served where that is not said in the program */
  program(served: Serving | undefined): WebProgram {
    this.#isImported = served !== undefined
    while (this.#at < this.#lines.length) this.#statement()
    const serving = served ?? this.#serving
    if (!serving) return { prints: this.#prints }
    this.#checkApplication(serving)
    return this.#web(serving)
  }

  /** @throws NoApplication */
  #checkApplication({ application }: Serving): void {
    if (!application || this.#applications.has(application[1])) return
    const [module, name] = application
    throw new NoApplication(
      this.#variables.has(name)
        ? 'Application object must be callable.'
        : `Failed to find attribute '${name}' in '${module}'.`,
    )
  }

  #web(serving: Serving): WebProgram {
    const { host, port, name } = serving
    const isLocal = host === '127.0.0.1' || host === 'localhost'
    if (serving.server === 'gunicorn') return this.#gunicorn(serving, isLocal)
    const addresses = isLocal
      ? [` * Running on http://127.0.0.1:${port}`]
      : [` * Running on all addresses (${host})`, ` * Running on http://127.0.0.1:${port}`]
    const warning =
      'WARNING: This is a development server. Do not use it in a production deployment. Use a production WSGI server instead.'
    return {
      prints: [
        ...this.#prints,
        {
          stream: 'out',
          text: ` * Serving Flask app '${name}'\n * Debug mode: ${serving.isDebugging ? 'on' : 'off'}\n`,
        },
        ...(serving.isDebugging
          ? [{ stream: 'err', text: ' * The reloader and the debugger are not simulated here\n' } as const]
          : []),
      ],
      server: {
        port,
        ...(isLocal && { address: '127.0.0.1' }),
        routes: this.#routes,
        directories: [],
        stream: 'err',
        started: [warning, ...addresses, 'Press CTRL+C to quit'],
        missing: () => MISSING,
        logged: ({ from = '-', method, path }, status, now) =>
          `${from} - - [${dated(now)}] "${method} ${path} HTTP/1.1" ${status} -`,
      },
    }
  }

  #gunicorn({ host, port }: Serving, isLocal: boolean): WebProgram {
    const { clock } = this.#process.kernel
    const at = `[${new Date(clock.now()).toISOString().slice(0, 19).replace('T', ' ')} +0000] `
    const started = [`Listening at: http://${host}:${port} (1)`, 'Using worker: sync']
    return {
      prints: this.#prints,
      server: {
        port,
        ...(isLocal && { address: '127.0.0.1' }),
        routes: this.#routes,
        directories: [],
        stream: 'err',
        software: 'gunicorn',
        started: ['Starting gunicorn', ...started].map((line) => `${at}[1] [INFO] ${line}`),
        missing: () => MISSING,
      },
    }
  }

  #next(): Line | undefined {
    const line = this.#lines[this.#at]
    this.#at += 1
    return line
  }

  /** The lines that are indented more than one. */
  #block(depth: number): readonly string[] {
    const body: string[] = []
    while ((this.#lines[this.#at]?.depth ?? 0) > depth) body.push(this.#next()?.text ?? '')
    return body
  }

  #statement(): void {
    const { depth = 0, text = '' } = this.#next() ?? {}
    const [, from, all] = IMPORT.exec(text) ?? []
    if (from !== undefined || all !== undefined) return this.#needs((from ?? all ?? '').split(/\s*,\s*/))
    const [, application] = /^(\w+)\s*=\s*Flask\(.*\)$/.exec(text) ?? []
    if (application !== undefined) return void this.#applications.add(application)
    if (/^if __name__ == ["']__main__["']:$/.test(text)) return this.#isImported ? void this.#block(depth) : undefined
    const route = ROUTE.exec(text)
    if (route) return this.#route(route)
    const run = /^\w+\.run\((.*)\)$/.exec(text)
    if (run) return this.#run(run[1] ?? '')
    const print = PRINT.exec(text)
    if (print) return void this.#prints.push(printed(print[1] ?? '', this.#scope(this.#variables)))
    const [, name = '', value = ''] = VARIABLE.exec(text) ?? []
    if (name === '') throw new Unsimulated(text)
    this.#variables.set(name, worthOf(value, this.#scope(this.#variables)))
  }

  #needs(modules: readonly string[]): void {
    const { fs } = this.#process.system
    for (const module of modules.map((name) => name.split(/[.\s]/)[0] ?? '')) {
      if (BUILT_IN.has(module)) continue
      if (!fs.exists(`/usr/local/lib/python3/site-packages/${module.toLowerCase()}`)) throw new NoModule(module)
      if (module !== 'flask') throw new Unsimulated(`the module ${module}`)
    }
  }

  #run(words: string): void {
    const { words: places, named } = argumentsOf(words, this.#scope(this.#variables))
    const { host = places[0], port = places[1], debug = places[2], threaded: _threaded, ...others } = named
    const [other] = Object.keys(others)
    if (other !== undefined) throw new Unsimulated(`${other}= of run`)
    const [, file = 'app'] = /([\w-]+)\.py$/.exec(this.#process.argv.at(-1) ?? '') ?? []
    this.#serving = {
      name: file,
      host: textOf(host ?? '127.0.0.1'),
      port: Number(port ?? PORT),
      isDebugging: debug === true,
    }
  }

  #route([, how, words = '']: readonly string[]): void {
    const { words: places, named } = argumentsOf(words, this.#scope(this.#variables))
    const { depth = 0 } = this.#lines[this.#at] ?? {}
    const head = this.#next()?.text ?? ''
    if (!FUNCTION.test(head)) throw new Unsimulated(head || words)
    const body = this.#block(depth)
    const methods = named['methods'] ?? (how === 'post' ? ['POST'] : ['GET'])
    const reply = (): Reply => this.#reply(body)
    reply()
    for (const method of Array.isArray(methods) ? methods : [])
      this.#routes.push({ method: textOf(method), path: textOf(places[0] ?? '/'), reply })
  }

  #reply(body: readonly string[]): Reply {
    const variables = new Map(this.#variables)
    const prints: Printed[] = []
    for (const text of body) {
      const print = PRINT.exec(text)
      const answered = /^return\s+(.+)$/.exec(text)
      if (answered) {
        const [worth = null, status] = worthsOf(
          (answered[1] ?? '').replace(/^\(([^]*)\)$/, '$1'),
          this.#scope(variables),
        )
        return { status: typeof status === 'number' ? status : 200, worth, prints }
      }
      const [, name = '', value = ''] = VARIABLE.exec(text) ?? []
      if (print) prints.push(printed(print[1] ?? '', this.#scope(variables)))
      else if (name !== '') variables.set(name, worthOf(value, this.#scope(variables)))
      else throw new Unsimulated(text)
    }
    throw new Unsimulated(`a function without an answer: ${body.join('; ')}`)
  }

  #scope(variables: ReadonlyMap<string, Worth>): Scope {
    const { environment, system } = this.#process
    return {
      semantics: python,
      value: (name) => (name === '__name__' ? '__main__' : variables.get(name)),
      call: (name, words, named) => {
        const [first = null, second = null] = words
        if (name === 'jsonify') return jsonified(words, named)
        if (Object.keys(named).length > 0) return undefined
        if (name === 'os.environ.get' || name === 'os.getenv') return environment.get(textOf(first)) ?? second
        if (name === 'socket.gethostname') return system.hostName
        if (name === 'int') return integer(first)
        return name === 'str' ? python.text(first) : undefined
      },
    }
  }
}

/**
 * What a program in Python does: what it prints, and what it serves with Flask.
 * @param served how it is served where that is not said in the program, as `flask run` does
 * @throws Unsimulated for anything else
 * @throws NoModule for a module that is not installed
 * @throws NoApplication
 */
export const readPython = (process: GnuProcess, source: string, served?: Serving): WebProgram =>
  new Python(process, source).program(served)
