import { Interrupted } from '../../../../../base/signal.ts'
import { fromDirectory } from '../../../../../linux/path.ts'
import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import { FileSystemError } from '../../../../../shell/posix/errno.ts'
import { isTerminal } from '../../../../../shell/posix/terminal.ts'
import { runAsync } from '../async.ts'
import { Exit } from '../host/host.ts'
import type { LineReader } from '../host/input.ts'
import { inspect } from '../inspect/inspect.ts'
import type { EventLoop } from '../loop.ts'
import type { Session } from '../session.ts'
import { SyntaxTrouble } from '../parse.ts'
import { react } from '../promises.ts'
import type { Realm } from '../realm.ts'
import { Arr, type SourceFile, type Steps, type Value } from '../values.ts'
import { HELP, syntaxText, uncaughtText } from './text.ts'

interface Given {
  readonly process: GnuProcess
  readonly realm: Realm
  readonly loop: EventLoop
  readonly session: Session
  readonly lines: LineReader
  readonly version: string
}

/** What was typed at the prompt: a line, the end of the input, or Ctrl-C. */
type Typed =
  { readonly type: 'line'; readonly text: string } | { readonly type: 'end' } | { readonly type: 'interrupt' }

/** The prompt of Node.js: it reads a text, runs it, prints its value, and begins again. */
export class Repl {
  readonly #given: Given
  readonly #isTerminal: boolean
  readonly #colors: boolean
  /** The lines of a text whose end has not been typed. */
  #open: string[] = []
  /** All lines that were run, for `.save`. */
  readonly #past: string[] = []
  #count = 0
  /** Whether Ctrl-C was typed just before. */
  #isLeaving = false

  constructor(given: Given) {
    this.#given = given
    this.#isTerminal = isTerminal(given.process.descriptors.get(0))
    this.#colors = isTerminal(given.process.descriptors.get(1))
  }

  /** Says who it is, and asks for the first line. */
  *begin(): Steps<void> {
    yield* this.#print(`Welcome to Node.js v${this.#given.version}.\nType ".help" for more information.\n`)
    this.#ask()
  }

  /** Tells of an error that nobody caught. */
  *tell(error: Value): Steps<void> {
    this.#given.session.set('_error', error)
    yield* this.#print(uncaughtText(error, this.#colors))
  }

  *#print(text: string, descriptor: 1 | 2 = 1): Steps<void> {
    const written = this.#given.process.write(descriptor, text)
    if (written) yield written
  }

  #ask(): void {
    const { loop } = this.#given
    loop.held += 1
    const take = (typed: Typed): void =>
      loop.enqueue(() => {
        loop.held -= 1
        return this.#take(typed)
      })
    this.#given.lines.line(this.#open.length > 0 ? '... ' : '> ').then(
      (text) => take(text === undefined ? { type: 'end' } : { type: 'line', text }),
      (error: unknown) => {
        if (error instanceof Interrupted) take({ type: 'interrupt' })
      },
    )
  }

  *#take(typed: Typed): Steps<void> {
    if (typed.type === 'end') {
      if (this.#isTerminal) yield* this.#print('\n')
      throw new Exit(0)
    }
    if (typed.type === 'interrupt') yield* this.#interrupted()
    else {
      this.#isLeaving = false
      yield* this.#line(typed.text)
    }
  }

  *#interrupted(): Steps<void> {
    if (this.#isLeaving && this.#open.length === 0) throw new Exit(0)
    this.#isLeaving = this.#open.length === 0
    yield* this.#print(this.#isLeaving ? '\n(To exit, press Ctrl+C again or Ctrl+D or type .exit)\n' : '\n')
    this.#open = []
    this.#ask()
  }

  *#line(text: string): Steps<void> {
    const [, keyword, operand = ''] = /^\s*\.([a-z]+)\s*(.*?)\s*$/.exec(text) ?? []
    if (keyword !== undefined && (this.#open.length === 0 || keyword !== 'exit')) {
      if (yield* this.#command(keyword, operand)) return
    } else if (this.#open.length > 0 || text.trim() !== '') {
      this.#open.push(text)
      yield* this.#entry()
      return
    }
    this.#ask()
  }

  /** Does what a keyword says; whether a line has still to be run before the next is asked for. */
  *#command(keyword: string, operand: string): Steps<boolean> {
    switch (keyword) {
      case 'exit':
        throw new Exit(0)
      case 'help':
        yield* this.#print(HELP)
        return false
      case 'break':
      case 'clear':
        this.#open = []
        return false
      case 'save':
        yield* this.#save(operand)
        return false
      case 'load':
        return yield* this.#load(operand)
      case 'editor':
        yield* this.#print('node: .editor is not simulated\n', 2)
        return false
      default:
        yield* this.#print('Invalid REPL keyword\n')
        return false
    }
  }

  *#save(name: string): Steps<void> {
    const { system, cwd } = this.#given.process
    try {
      system.fs.writeFile(fromDirectory(cwd, name), this.#past.join('\n'))
      yield* this.#print(`Session saved to: ${name}\n`)
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      yield* this.#print(`Failed to save: ${name}\n`)
    }
  }

  *#load(name: string): Steps<boolean> {
    const { system, cwd } = this.#given.process
    const path = fromDirectory(cwd, name)
    if (!system.fs.exists(path) || system.fs.isDirectory(path)) {
      yield* this.#print(`Failed to load: ${name}\n`)
      return false
    }
    const text = system.fs.readText(path)
    if (this.#isTerminal) yield* this.#print(text.endsWith('\n') ? text : `${text}\n`)
    this.#open = text.trimEnd().split('\n')
    yield* this.#entry()
    return true
  }

  /** Runs what has been typed, if it is whole. */
  *#entry(): Steps<void> {
    const { session } = this.#given
    const text = this.#open.join('\n')
    this.#count += 1
    try {
      const { file, tree } = this.#readable(text)
      this.#done()
      const { realm } = this.#given
      // in a list: a value that is a promise is shown, not waited for
      const listed = (function* (): Steps<Value> {
        return realm.array([yield* session.run(tree, file)])
      })()
      const promise = yield* runAsync(realm, listed, { name: undefined, file: undefined, at: 0 })
      react(realm, promise, {
        fulfilled: (value) => this.#shown(value instanceof Arr ? value.items[0] : undefined),
        rejected: (reason) => this.#failed(reason),
      })
    } catch (error) {
      if (!(error instanceof SyntaxTrouble)) throw error
      if (error.isOpen) return this.#ask()
      this.#done()
      yield* this.#print(syntaxText(error))
      this.#ask()
    }
  }

  #done(): void {
    for (const line of this.#open) this.#past.push(line)
    this.#open = []
  }

  /** Reads a text; what begins with a brace is an object if it can be one. @throws SyntaxTrouble */
  #readable(text: string): { readonly file: SourceFile; readonly tree: ReturnType<Session['read']> } {
    const path = `REPL${this.#count}`
    const file: SourceFile = { path, text, isInternal: false }
    if (/^\s*\{/.test(text) && !/;\s*$/.test(text))
      try {
        const object: SourceFile = { ...file, text: `(${text.trim()})` }
        return { file: object, tree: this.#given.session.read(object) }
      } catch (error) {
        if (!(error instanceof SyntaxTrouble)) throw error
      }
    return { file, tree: this.#given.session.read(file) }
  }

  *#shown(value: Value): Steps<void> {
    this.#given.session.set('_', value)
    yield* this.#print(`${inspect(value, { colors: this.#colors })}\n`)
    this.#ask()
  }

  *#failed(reason: Value): Steps<void> {
    yield* this.tell(reason)
    this.#ask()
  }
}
