import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { Unsimulated as UnsimulatedWorth } from '../languages/expression.ts'
import { runAsync } from '../languages/javascript/async.ts'
import { furnish } from '../languages/javascript/builtins/globals.ts'
import { zoneOf } from '../languages/javascript/builtins/zone.ts'
import { install, type NativeCode, type Natives } from '../languages/javascript/builtins/install.ts'
import { fileScope } from '../languages/javascript/file-scope.ts'
import { Exit } from '../languages/javascript/host/host.ts'
import { EventLoop } from '../languages/javascript/loop.ts'
import { HeapExhausted } from '../languages/javascript/memory.ts'
import { isError } from '../languages/javascript/objects.ts'
import { SyntaxTrouble } from '../languages/javascript/parse.ts'
import type { PromiseObj } from '../languages/javascript/promises.ts'
import { Realm } from '../languages/javascript/realm.ts'
import type { Modules } from '../languages/javascript/scope.ts'
import { Session } from '../languages/javascript/session.ts'
import { Native, type SourceFile, type Steps, Thrown, Unsimulated, type Value } from '../languages/javascript/values.ts'
import { type Connected, ShellObjects } from './objects.ts'
import { shownValue } from './values.ts'

/** How many calls and rounds of loops are done before it is asked whose turn it is. */
const ROUNDS = 16

const number: NativeCode = ({ args: [value] }) => Number(value ?? 0)
const end: NativeCode = ({ args: [status] }) => {
  throw new Exit(Number(status ?? 0))
}

/** A shell imports nothing. */
const NO_MODULES: Modules = {
  load() {
    throw new Unsimulated('import')
  },
  meta: () => undefined,
}

const fileOf = (text: string): SourceFile => ({ path: 'REPL1', text, isInternal: false })

/** What became of a text that was evaluated. */
export type Evaluated =
  | { readonly type: 'value'; readonly text: string }
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'ended'; readonly status: number }

/** The JavaScript of mongosh, in which a database is asked. */
export class MongoShell {
  readonly #process: GnuProcess
  readonly #realm: Realm
  readonly #loop: EventLoop
  readonly #objects: ShellObjects
  readonly #session: Session
  readonly #print: NativeCode = ({ args }) => this.#printing(args)

  constructor(process: GnuProcess, connection: Pick<Connected, 'ask' | 'silence'>) {
    this.#process = process
    let rounds = 0
    this.#realm = new Realm(() => {
      rounds = (rounds + 1) % ROUNDS
      return rounds === 0 ? process.due(ROUNDS) : undefined
    })
    this.#loop = new EventLoop(process, this.#realm, () => undefined)
    furnish(this.#realm, {
      now: () => this.#loop.now,
      chance: process.kernel.chance,
      zone: () => zoneOf(process.environment.get('TZ') ?? ''),
    })
    this.#objects = new ShellObjects({
      process,
      realm: this.#realm,
      ask: (question) => connection.ask(question),
      silence: () => connection.silence(),
    })
    const { globals } = this.#realm
    install(this.#realm, globals, this.#globals())
    const console = this.#realm.object()
    install(this.#realm, console, { log: this.#print, info: this.#print, error: this.#print })
    globals.define('console', { value: console, writable: true, enumerable: false, configurable: true })
    const scope = fileScope(this.#realm, { file: fileOf(''), self: globals, modules: NO_MODULES })
    this.#session = new Session({ realm: this.#realm, scope })
  }

  /** Gives `db` its meaning. */
  use(database: string): void {
    const value = this.#objects.database(database)
    this.#realm.globals.define('db', { value, writable: true, enumerable: true, configurable: true })
  }

  /** Evaluates a text; what it is worth is given as it is shown. */
  async evaluate(source: string): Promise<Evaluated> {
    try {
      const file = fileOf(source)
      const steps = this.#session.run(this.#session.read(file), file)
      const running = runAsync(this.#realm, steps, { name: undefined, file: undefined, at: 0 })
      const value = await this.#awaited(await this.#loop.drive(running))
      const seen = await this.#loop.drive(this.#objects.shown(value))
      return { type: 'value', text: seen === undefined ? '' : shownValue(this.#realm, seen) }
    } catch (error) {
      this.#realm.frames.length = 0
      return this.#failure(error)
    }
  }

  /** What a promise is settled with; undefined for one that nothing settles. @throws Thrown with what it is rejected with */
  async #awaited({ data }: PromiseObj): Promise<Value> {
    data.isHandled = true
    await this.#loop.run()
    if (data.state === 'rejected') throw new Thrown(data.value)
    return data.value
  }

  #failure(error: unknown): Evaluated {
    if (error instanceof Exit) return { type: 'ended', status: error.status }
    if (error instanceof Unsimulated || error instanceof UnsimulatedWorth)
      return { type: 'failed', text: `mongosh: not simulated here: ${error.message}` }
    if (error instanceof SyntaxTrouble) return { type: 'failed', text: `SyntaxError: ${error.message}` }
    if (error instanceof HeapExhausted) return { type: 'failed', text: 'RangeError: out of memory' }
    const raised = this.#realm.raised(error)
    if (!(raised instanceof Thrown)) throw error
    return { type: 'failed', text: this.#textOf(raised.value) }
  }

  #textOf(value: Value): string {
    if (!isError(value)) return `Uncaught: ${shownValue(this.#realm, value)}`
    const named = (key: string): Value => value.own(key)?.value ?? value.proto?.own(key)?.value
    return `${String(named('name') ?? 'Error')}: ${String(named('message') ?? '')}`
  }

  *#printing(args: readonly Value[]): Steps<Value> {
    const texts: string[] = []
    for (const value of args) texts.push(shownValue(this.#realm, yield* this.#objects.shown(value)))
    const written = this.#process.print(`${texts.join(' ')}\n`)
    if (written) yield written
    return undefined
  }

  #globals(): Natives {
    const realm = this.#realm
    const process = this.#process
    return {
      print: this.#print,
      printjson: this.#print,
      ObjectId: this.#objects.objectId,
      ISODate: ({ args: [text] }) =>
        new Native(realm.proto('Date'), 'Date', new Date(text === undefined ? this.#loop.now : String(text))),
      NumberInt: number,
      NumberLong: number,
      Int32: number,
      Long: number,
      Double: number,
      quit: end,
      exit: end,
      *sleep({ args: [ms] }) {
        yield process.sleep(Number(ms ?? 0))
        return undefined
      },
    }
  }
}
