import { signalNumbers } from '../../../../shell/posix/signals.ts'
import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import { isStartedAgain, type Surroundings } from '../../daemon.ts'
import { type Ending, endings } from './endings.ts'
import { furnish } from './builtins/globals.ts'
import { takeNewer } from './builtins/since.ts'
import { Exit, type Host } from './host/host.ts'
import { hostObject } from './host/object.ts'
import { inspect } from './inspect/inspect.ts'
import { EventLoop } from './loop.ts'
import { HeapExhausted } from './memory.ts'
import { Loader } from './modules/loader.ts'
import { call, get, isCallable, isError } from './objects.ts'
import { parse, SyntaxTrouble } from './parse.ts'
import type { PromiseObj } from './promises.ts'
import { Realm } from './realm.ts'
import { marked } from './stack.ts'
import {
  Native,
  Obj,
  type Place,
  type SourceFile,
  settled,
  type Steps,
  Thrown,
  Unsimulated,
  type Value,
  hiddenProp,
} from './values.ts'
import { Repl } from './repl/repl.ts'
import { LineReader } from './host/input.ts'
import { zoneOf } from './builtins/zone.ts'

/** How a program was started. */
export interface Started {
  /** What process.argv holds. */
  readonly argv: readonly string[]
  readonly surroundings: Surroundings
}

/** What is run: a file, or a text that `-e` or standard input gives. */
export type Main =
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'text'; readonly source: string; readonly name: string; readonly isPrinted: boolean }
  | { readonly type: 'prompt' }

const WRAPPED = '    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n'

/** How many calls and rounds of loops are done before it is asked whose turn it is. */
const ROUNDS = 16

/** Runs a program in JavaScript for a process. */
export class Program {
  readonly #process: GnuProcess
  readonly #realm: Realm
  readonly #loop: EventLoop
  readonly #loader: Loader
  readonly #surroundings: Surroundings
  readonly #signals = new Map<string, Value>()
  #isSilent: boolean
  #hooks: Obj | undefined
  #repl: Repl | undefined

  constructor(process: GnuProcess, { argv, surroundings }: Started) {
    this.#process = process
    this.#surroundings = surroundings
    this.#isSilent = isStartedAgain(process, surroundings)
    let rounds = 0
    this.#realm = new Realm((work = 1) => {
      rounds += work
      if (rounds < ROUNDS) return undefined
      const done = rounds
      rounds = 0
      return process.due(done)
    })
    this.#loop = new EventLoop(process, this.#realm, () => this.#checkRejected())
    furnish(this.#realm, {
      now: () => this.#loop.now,
      zone: () => zoneOf(this.#environment('TZ')),
      chance: process.kernel.chance,
    })
    takeNewer(this.#realm, surroundings.version)
    const host: Host = {
      process,
      realm: this.#realm,
      loop: this.#loop,
      surroundings,
      argv,
      signals: this.#signals,
      write: (descriptor, text) => (this.#isSilent ? undefined : process.write(descriptor, text)),
      listens: () => void (this.#isSilent = false),
    }
    this.#loader = new Loader(process, { realm: this.#realm, host: hostObject(host), version: surroundings.version })
    process.handler = (signal) => {
      const handler = this.#signals.get(`SIG${signal}`)
      if (handler === undefined) return false
      this.#loop.enqueue(() => call(this.#realm, handler, undefined, [`SIG${signal}`, signalNumbers[signal]]))
      return true
    }
  }

  /** Runs it to its end; gives the status. */
  async main(main: Main): Promise<number> {
    try {
      await this.#loop.drive(this.#prepare())
      await this.#guarded(() => this.#loop.perform(() => this.#begin(main)))
      for (;;) {
        const isOver = await this.#guarded(() => this.#loop.run())
        if (isOver && !(await this.#guarded(() => this.#loop.perform(() => this.#emit('beforeExit', this.#code())))))
          continue
        if (isOver) break
      }
      return await this.#ended(undefined)
    } catch (error) {
      return this.#failed(error)
    }
  }

  /** Lets the program hear of what nobody caught; false where it did. */
  async #guarded(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      const raised = this.#realm.raised(error)
      this.#realm.frames.length = 0
      const reason = raised instanceof Thrown ? { value: raised.value } : undefined
      const rejected = raised instanceof Rejected ? { value: raised.reason } : undefined
      const told = this.#repl ? (reason ?? rejected) : undefined
      if (this.#repl && told) await this.#loop.drive(this.#repl.tell(told.value))
      else if (!reason || !(await this.#loop.drive(this.#emit('uncaughtException', reason.value)))) throw raised
      return false
    }
  }

  *#prepare(): Steps<void> {
    const hooks = yield* this.#loader.internal('internal/bootstrap')
    if (hooks instanceof Obj) this.#hooks = hooks
  }

  *#begin(main: Main): Steps<Value> {
    if (main.type === 'file') return yield* this.#loader.main(main.path)
    if (main.type === 'prompt') return yield* this.#prompt()
    const value = yield* this.#loader.evaluate(main.source, main.name)
    if (main.isPrinted) {
      const written = this.#process.write(1, `${typeof value === 'string' ? value : inspect(value)}\n`)
      if (written) yield written
    }
    return value
  }

  *#prompt(): Steps<Value> {
    const process = this.#process
    this.#repl = new Repl({
      process,
      realm: this.#realm,
      loop: this.#loop,
      session: this.#loader.session(),
      lines: new LineReader(process),
      version: this.#surroundings.version,
    })
    yield* this.#repl.begin()
    return undefined
  }

  /** Tells those who listen to the process of something; whether there are any. */
  *#emit(event: string, value: Value): Steps<boolean> {
    const emit = this.#hooks ? yield* settled(get(this.#realm, this.#hooks, 'emit')) : undefined
    return isCallable(emit) && Boolean(yield* settled(call(this.#realm, emit, undefined, [event, value])))
  }

  /** What process.env says. */
  #environment(name: string): string {
    const process = this.#hooks?.own('process')?.value
    const environment = process instanceof Obj ? process.own('env')?.value : undefined
    return environment instanceof Obj
      ? String(environment.own(name)?.value ?? '')
      : (this.#process.environment.get(name) ?? '')
  }

  /** What process.exitCode says. */
  #code(): number {
    const found = this.#hooks?.own('process')?.value
    const code = found instanceof Obj ? found.own('exitCode')?.value : undefined
    return Number(code ?? 0)
  }

  async #ended(status: number | undefined): Promise<number> {
    const code = status ?? this.#code()
    try {
      await this.#loop.drive(this.#emit('exit', code))
    } catch (error) {
      if (error instanceof Exit) return error.status & 255
      throw error
    }
    return (status ?? this.#code()) & 255
  }

  /** Promises that were rejected, and that nobody has looked after. */
  *#checkRejected(): Steps<void> {
    for (const promise of this.#realm.rejected) {
      this.#realm.rejected.delete(promise)
      const { value } = (promise as PromiseObj).data
      if (yield* this.#emit('unhandledRejection', value)) continue
      throw new Rejected(value)
    }
  }

  /** Tells of what ended the program; gives the status. */
  async #failed(error: unknown): Promise<number> {
    if (error instanceof Exit) return this.#ended(error.status)
    if (error instanceof HeapExhausted) {
      await this.#process.write(2, EXHAUSTED)
      return ABORTED
    }
    const raised = error instanceof Rejected ? error : this.#realm.raised(error)
    const text = this.#textOf(raised)
    if (text === undefined) throw error
    this.#isSilent = false
    await this.#process.write(2, text)
    if (error instanceof Unsimulated) return 1
    return this.#ended(1)
  }

  #textOf(error: unknown): string | undefined {
    const end = `\nNode.js v${this.#surroundings.version}\n`
    if (error instanceof Unsimulated) return `node: ${error.message} is not simulated\n`
    if (error instanceof SyntaxTrouble) return this.#syntaxText(error) + end
    if (error instanceof Rejected) {
      const { reason } = error
      if (!isError(reason)) return rejectionText(reason) + end
      return `${placeText(reason, undefined)}${inspect(reason)}\n${end}`
    }
    if (!(error instanceof Thrown)) return undefined
    const ending = isError(error.value) ? endings.get(error.value) : undefined
    if (ending && isError(error.value)) return `${ending.head}\n${endedText(error.value, ending)}\n${end}`
    if (isError(error.value)) return `${placeText(error.value, error.place)}${inspect(error.value)}\n${end}`
    const head = error.place ? `\n${marked(error.place)}` : 'Uncaught:\n'
    const hint =
      error.value instanceof Obj ? '' : '(Use `node --trace-uncaught ...` to show where the exception was thrown)\n'
    return `${head}${typeof error.value === 'string' ? error.value : inspect(error.value)}\n${hint}${end}`
  }

  #syntaxText({ file, at, width, message }: SyntaxTrouble): string {
    const hint = message.startsWith('Cannot use import')
      ? `(node:${this.#process.pid}) Warning: To load an ES module, set "type": "module" in the package.json or use the .mjs extension.\n(Use \`node --trace-warnings ...\` to show where the warning was created)\n`
      : ''
    const head = hint + marked({ file, at }, width)
    if (message.startsWith('The requested module')) return `${head}SyntaxError: ${message}\n${LINKED}`
    return `${head}\nSyntaxError: ${message}\n${WRAPPED}${file.path.startsWith('[') ? '' : COMPILED}`
  }

  /** `--check`: whether a source can be read. */
  async check(path: string): Promise<number> {
    const file: SourceFile = { path, text: this.#process.system.fs.readText(path), isInternal: false }
    try {
      parse(file, path.endsWith('.mjs') ? 'module' : 'function')
      return 0
    } catch (error) {
      if (!(error instanceof SyntaxTrouble)) throw error
      const { at, width, message } = error
      await this.#process.write(
        2,
        `${marked({ file, at }, width)}\nSyntaxError: ${message}\n${WRAPPED}    at checkSyntax (node:internal/main/check_syntax:78:3)\n\nNode.js v${this.#surroundings.version}\n`,
      )
      return 1
    }
  }
}

const LINKED =
  '    at ModuleJob._instantiate (node:internal/modules/esm/module_job:213:21)\n    at async ModuleJob.run (node:internal/modules/esm/module_job:320:5)\n    at async ModuleLoader.import (node:internal/modules/esm/loader:606:24)\n    at async asyncRunEntryPointWithESMLoader (node:internal/modules/run_main:117:5)\n'

const COMPILED =
  '    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n'

const EXHAUSTED =
  '\n<--- Last few GCs --->\n\n\n<--- JS stacktrace --->\n\nFATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n'

/** The status of a process that SIGABRT ended. */
const ABORTED = 128 + signalNumbers.ABRT

/** A rejection that nobody handled. */
class Rejected {
  readonly reason: Value
  constructor(reason: Value) {
    this.reason = reason
  }
}

/** An error that Node.js itself threw, with what its stack ends in. */
function endedText(error: Native, { more }: Ending): string {
  const stack = error.own('stack')?.value
  if (more !== '' && typeof stack === 'string') error.define('stack', hiddenProp(stack + more))
  return inspect(error)
}

/** The lines before an error: where it came from. */
function placeText(error: Native, thrown: Place | undefined): string {
  if (error.own('code')?.value === 'MODULE_NOT_FOUND')
    return 'node:internal/modules/cjs/loader:1210\n  throw err;\n  ^\n\n'
  if (error.own('code')?.value === 'ERR_MODULE_NOT_FOUND')
    return error.own('url')
      ? 'node:internal/modules/esm/resolve:283\n    throw new ERR_MODULE_NOT_FOUND(\n          ^\n\n'
      : 'node:internal/modules/esm/resolve:873\n  throw new ERR_MODULE_NOT_FOUND(packageName, fileURLToPath(base), null);\n        ^\n\n'
  if (error.own('code')?.value === 'ERR_INVALID_URL')
    return 'node:internal/url:806\n    const href = bindingUrl.parse(input, base, raiseException);\n                            ^\n\n'
  if (thrown?.file.isInternal) return ''
  if (thrown) return `${marked(thrown)}\n`
  const made = error.data as Place | undefined
  if (made) return `${marked(made)}\n`
  return ''
}

const rejectionText = (reason: Value): string =>
  `node:internal/process/promises:389\n      new UnhandledPromiseRejection(reason);\n      ^\n\nUnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason "${reason instanceof Obj ? inspect(reason, { depth: 0 }) : String(reason)}".\n    at throwUnhandledRejectionsMode (node:internal/process/promises:389:7)\n    at processPromiseRejections (node:internal/process/promises:470:17)\n    at process.processTicksAndRejections (node:internal/process/task_queues:96:32) {\n  code: 'ERR_UNHANDLED_REJECTION'\n}\n`
