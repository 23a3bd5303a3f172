import { Interrupted } from '../../../../base/signal.ts'
import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import { directoryName, fromDirectory } from '../../../../linux/path.ts'
import { Input } from '../../../../shell/posix/input.ts'
import { signalNumbers } from '../../../../shell/posix/signals.ts'
import { isTerminal } from '../../../../shell/posix/terminal.ts'
import { isStartedAgain, type Surroundings } from '../../daemon.ts'
import { argument, needed, textArgument } from './arguments.ts'
import { builtinsWith, printed } from './builtins.ts'
import { asRaised, isException, raised } from './exceptions.ts'
import { evaluate } from './evaluate.ts'
import { execute, tracesOf } from './execute.ts'
import { type Frame, type Limits, type Machine, NOWHERE } from './frame.ts'
import { nativeModules, packagesOf, refuseModule, sources } from './modules/library.ts'
import { pathText, refused } from './modules/machine.ts'
import { type Host, natives } from './modules/native.ts'
import { standardFile } from './modules/standard-files.ts'
import { isUnsimulated } from './modules/unsimulated-names.ts'
import { packageNames, standardModules } from './modules/standard.ts'
import { checkOpening } from './opening.ts'
import { parse, type Program } from './parser.ts'
import { call, getAttribute } from './protocol.ts'
import { SyntaxTrouble, Unsimulated } from './syntax.ts'
import { str } from './text.ts'
import { tracebackText, troubleText } from './traceback.ts'
import { Dict, Module, Raised, Scope, settled, type Steps, type Value, type Words, words } from './values.ts'

/** How a program was started. */
export interface Started {
  /** What sys.argv holds. */
  readonly argv: readonly string[]
  readonly surroundings: Surroundings
}

const SITE = '/usr/local/lib/python3/site-packages'

/** Runs programs in Python for a process. */
export class Interpreter {
  readonly #process: GnuProcess
  readonly #machine: Machine
  readonly #host: Host
  readonly #modules = new Map<string, Module>()
  readonly #texts = new Map<string, readonly string[]>()
  readonly #pending: (keyof typeof signalNumbers)[] = []
  readonly #handlers = new Map<string, Value>()
  #input: Input<GnuProcess['system']> | undefined
  #lines: string[] = []
  /** Nothing is written while it starts again what ran before the world was put back. */
  #isSilent: boolean

  constructor(process: GnuProcess, { argv, surroundings }: Started) {
    this.#process = process
    this.#isSilent = isStartedAgain(process, surroundings)
    const limits: Limits = { recursion: 1000 }
    this.#host = {
      process,
      surroundings,
      argv,
      signals: this.#handlers,
      limits,
      calling: () => this.#machine.calling,
      write: (descriptor, text) => this.#write(descriptor, text),
      drive: (steps) => this.#drive(steps, false),
      listens: () => void (this.#isSilent = false),
    }
    this.#machine = {
      pause: (work) => (this.#pending.length > 0 ? Promise.resolve() : process.due(work)),
      builtins: builtinsWith({
        print: (given) => this.#print(given),
        input: (given) => this.#ask(given),
        open: (given) => this.#open(given),
        exit: ({ places: [status = null] }) => {
          throw raised('SystemExit', status)
        },
      }),
      load: (name, from) => this.#load(name, from),
      run: execute,
      depth: 0,
      limits,
      calling: undefined,
      caught: undefined,
    }
    process.handler = (signal) => {
      const isHeard = signal === 'INT' || this.#handlers.has(signal)
      if (!isHeard) return false
      this.#pending.push(signal)
      process.interrupt()
      return true
    }
  }

  /** Runs a source as the main program; gives the status. @param file the name that tracebacks have for it */
  async main(source: string, file: string): Promise<number> {
    return this.ended(await this.#guarded(this.#main(source, file), { source, file }))
  }

  /** Does what the program has left for its end; gives its status. */
  async ended(status: number): Promise<number> {
    const last = [
      ['threading', '_shutdown'],
      ['atexit', '_run'],
    ] as const
    for (const [module, name] of last) {
      const run = this.#modules.get(module)?.attributes.get(name)
      if (run !== undefined) await this.#guarded(settled(call(run, words())), { source: '', file: module })
    }
    return status
  }

  /** Runs steps to the end, and tells of what goes wrong; gives the status. */
  async #guarded(
    steps: Steps<Value>,
    { source, file }: { readonly source: string; readonly file: string },
  ): Promise<number> {
    try {
      await this.#drive(steps, true)
      return 0
    } catch (error) {
      if (error instanceof SyntaxTrouble) {
        await this.#process.write(2, troubleText(error, file, source))
        return 1
      }
      if (error instanceof Unsimulated) {
        await this.#process.complain(`${error.message} not simulated`)
        return 1
      }
      if (!(error instanceof Raised)) throw error
      return this.#failed(error)
    }
  }

  /** Calls a function of a module, as `flask run` does. */
  async service(module: string, act: (loaded: Module) => Steps<Value>): Promise<number> {
    const machine = this.#machine
    const frame = this.#frame('__main__', '<frozen>', new Scope('module', undefined, parse('').names, new Map()))
    const steps = (function* (): Steps<Value> {
      return yield* act(yield* machine.load(module, frame))
    })()
    return this.#guarded(steps, { source: '', file: `${module}.py` })
  }

  /** Loads a module from within another one's work. */
  *load(name: string): Steps<Module> {
    return yield* this.#load(
      name,
      this.#frame('__main__', '<frozen>', new Scope('module', undefined, parse('').names, new Map())),
    )
  }

  /** Signals that came while a line was read. */
  forgetSignals(): void {
    this.#pending.length = 0
  }

  /** Runs what is typed at the prompt; a value that is not None is shown. */
  async entry(program: Program, globals: Map<string, Value>): Promise<number | undefined> {
    const scope = new Scope('module', undefined, program.names, globals)
    const frame = this.#frame('__main__', '<stdin>', scope)
    const builtins = this.#machine.builtins
    const steps = (function* (): Steps<Value> {
      for (const statement of program.body) {
        if (statement.type !== 'expression') {
          yield* execute([statement], frame)
          continue
        }
        frame.span = statement.span
        const value = yield* evaluate(statement.value, frame)
        if (value === null) continue
        globals.set('_', value)
        yield* settled(
          call(builtins.get('print') ?? null, words(yield* settled(call(builtins.get('repr') ?? null, words(value))))),
        )
      }
      return null
    })()
    try {
      await this.#drive(this.#traced(steps, frame), true)
      return undefined
    } catch (error) {
      if (error instanceof Unsimulated) {
        await this.#process.complain(`${error.message} not simulated`)
        return undefined
      }
      if (!(error instanceof Raised)) throw error
      if (error.value.own.name === 'SystemExit') return this.#failed(error)
      if (error.value.own.name === 'KeyboardInterrupt') await this.#process.write(2, '\nKeyboardInterrupt\n')
      else await this.#failed(error)
      return undefined
    }
  }

  *#main(source: string, file: string): Steps<Value> {
    const globals = new Map<string, Value>([
      ['__name__', '__main__'],
      ['__file__', file],
      ['__doc__', null],
    ])
    this.#modules.set('__main__', new Module('__main__', globals, file))
    this.#texts.set(file, file.startsWith('<') ? [] : source.split('\n'))
    const program = parse(source)
    const scope = new Scope('module', undefined, program.names, globals)
    const frame = this.#frame('__main__', file, scope)
    return yield* this.#traced(
      (function* (): Steps<Value> {
        yield* execute(program.body, frame)
        return null
      })(),
      frame,
    )
  }

  *#traced(steps: Steps<Value>, frame: Frame): Steps<Value> {
    try {
      return yield* steps
    } catch (error) {
      const thrown = asRaised(error)
      thrown?.traces.push({ file: frame.file, name: '<module>', span: frame.span })
      throw thrown ?? error
    }
  }

  #frame(name: string, file: string, scope: Scope): Frame {
    return {
      machine: this.#machine,
      scope,
      file,
      name,
      package: name,
      span: NOWHERE,
      handled: [],
      home: { type: undefined },
      self: undefined,
    }
  }

  /** Does steps, waiting where they wait. @param isMain whether signals come to it */
  async #drive<T>(steps: Steps<T>, isMain: boolean): Promise<T> {
    let turn = steps.next()
    while (!turn.done) {
      const wait = turn.value
      try {
        const due =
          wait instanceof Promise
            ? wait
            : wait.type === 'pause'
              ? (wait.due ?? this.#machine.pause(wait.rounds))
              : this.#machine.pause()
        const answer = due && (await due)
        if (isMain) await this.#handlePending()
        turn = steps.next(answer)
      } catch (error) {
        turn = steps.throw(await this.#instead(error, isMain))
      }
    }
    return turn.value
  }

  /** What a program is told of a wait that failed. */
  async #instead(error: unknown, isMain: boolean): Promise<unknown> {
    if (!(error instanceof Interrupted)) return refused(error, '')
    try {
      if (isMain) await this.#handlePending()
      return raised('KeyboardInterrupt')
    } catch (other) {
      return other
    }
  }

  /** Calls what the program has for the signals that have come. @throws Raised */
  async #handlePending(): Promise<void> {
    for (let signal = this.#pending.shift(); signal !== undefined; signal = this.#pending.shift()) {
      const handler = this.#handlers.get(signal)
      if (handler === 1n) continue
      if (handler === undefined) throw raised('KeyboardInterrupt')
      await this.#drive(settled(call(handler, words(BigInt(signalNumbers[signal]), null))), false)
    }
  }

  *#write(descriptor: 1 | 2, text: string): Steps<void> {
    if (this.#isSilent) return
    const written = this.#process.write(descriptor, text)
    if (written) yield written
  }

  *#print(given: Words): Steps<Value> {
    const text = yield* printed(given)
    const file = given.named.get('file') ?? this.#replacedOutput()
    if (file !== null) yield* settled(call(yield* settled(getAttribute(file, 'write')), words(text)))
    else yield* this.#write(1, text)
    return null
  }

  /** What a program has put in the place of sys.stdout. */
  #replacedOutput(): Value {
    const known = this.#modules.get('sys')?.attributes
    const output = known?.get('stdout') ?? null
    return output === known?.get('__stdout__') ? null : output
  }

  *#ask({ places: [prompt = ''] }: Words): Steps<Value> {
    const text = yield* str(prompt)
    let line: string | undefined
    yield this.#line(text).then((found) => (line = found))
    if (line === undefined) throw raised('EOFError', 'EOF when reading a line')
    return line
  }

  async #line(prompt: string): Promise<string | undefined> {
    const process = this.#process
    const terminal = process.descriptors.get(0)
    if (isTerminal(terminal)) return (await process.readLine(terminal, prompt))?.replace(/\n$/, '')
    await process.write(1, prompt)
    this.#input ??= new Input(process, process.file(0))
    if (this.#lines.length === 0) this.#lines = [...((await this.#input.lines()) ?? [])]
    return this.#lines.shift()
  }

  *#open(given: Words): Steps<Value> {
    checkOpening(given)
    const path = needed(given, 0, 'file')
    const files = yield* this.load('_files')
    return yield* settled(
      call(
        yield* settled(getAttribute(files, 'File')),
        words(yield* pathText(path), argument(given, 1, 'mode') ?? 'r', argument(given, 5, 'newline') ?? null),
      ),
    )
  }

  *#load(name: string, from: Frame): Steps<Module> {
    const known = this.#modules.get(name)
    if (known) return known
    const above = name.includes('.') ? yield* this.#load(name.replace(/\.[^.]*$/, ''), from) : undefined
    const made = this.#native(name) ?? (yield* this.#written(name)) ?? this.#missing(name)
    above?.attributes.set(name.replace(/^.*\./, ''), made)
    return made
  }

  #native(name: string): Module | undefined {
    if (name === '_template') {
      const functions = natives({
        evaluate: (given) => this.#template(given),
        execute: (given) => this.#execute(given),
      })
      return this.#kept(new Module(name, new Map(functions)))
    }
    if (name === 'importlib')
      return this.#kept(
        new Module(name, new Map(natives({ import_module: (given) => this.load(textArgument(given, 0)) }))),
      )
    if (name === '_traceback') return this.#kept(new Module(name, new Map(natives(this.#tracebacks()))))
    const make = Object.hasOwn(nativeModules, name) ? nativeModules[name] : undefined
    return make && this.#kept(new Module(name, new Map(make(this.#host)), this.#standardFile(name)))
  }

  #kept(module: Module): Module {
    this.#modules.set(module.name, module)
    return module
  }

  /** An expression of a template, of values that are given. */
  *#template({ places: [source = '', values = null] }: Words): Steps<Value> {
    const program = parse(`(${String(source)})`)
    const [statement] = program.body
    if (statement?.type !== 'expression') throw raised('ValueError', String(source))
    const given =
      values instanceof Dict ? [...values.entries.values()].map(([key, value]) => [String(key), value] as const) : []
    return yield* evaluate(
      statement.value,
      this.#frame('template', '<template>', new Scope('module', undefined, program.names, new Map(given))),
    )
  }

  /** Runs statements, whose names are kept in a dict. */
  *#execute({ places: [source = '', names = null] }: Words): Steps<Value> {
    if (!(names instanceof Dict)) return null
    const program = parse(String(source))
    const globals = new Map([...names.entries.values()].map(([key, value]) => [String(key), value] as const))
    yield* execute(
      program.body,
      this.#frame('<module>', '<string>', new Scope('module', undefined, program.names, globals)),
    )
    for (const [name, value] of globals) names.entries.set(name, [name, value])
    return null
  }

  #tracebacks(): Parameters<typeof natives>[0] {
    const told = (value: Value): Steps<string> => this.#told(value)
    return {
      *text({ places: [value = null] }) {
        return yield* told(value)
      },
      caught: () => this.#machine.caught ?? null,
    }
  }

  /** The traceback of an exception. */
  *#told(value: Value): Steps<string> {
    return isException(value) ? yield* tracebackText(value, tracesOf(value), this.#look()) : 'NoneType: None\n'
  }

  #look(): Parameters<typeof tracebackText>[2] {
    const minor = Number(this.#host.surroundings.version.split('.')[1] ?? 0)
    return { marksCalls: minor >= 13, sources: (file) => this.#texts.get(file) }
  }

  /** A module that is written in Python: of the program, or one of those that come with the language. */
  *#written(name: string): Steps<Module | undefined> {
    const own = this.#fileOf(name)
    const known = own ? undefined : sources.get(name)
    if (known !== undefined && !this.#isInstalled(name)) return undefined
    const source = own?.text ?? known
    if (source === undefined) return undefined
    const file = own?.path ?? `<frozen ${name}>`
    if (own) this.#texts.set(file, source.split('\n'))
    const globals = new Map<string, Value>([['__name__', name], ...(own ? [['__file__', file] as const] : [])])
    const made = this.#kept(new Module(name, globals, own?.path ?? this.#standardFile(name)))
    const program = parse(source)
    const frame: Frame = {
      ...this.#frame(name, file, new Scope('module', undefined, program.names, globals)),
      package: own?.isPackage ? name : name.replace(/\.?[^.]*$/, ''),
    }
    try {
      yield* this.#traced(
        (function* (): Steps<Value> {
          yield* execute(program.body, frame)
          return null
        })(),
        frame,
      )
    } catch (error) {
      this.#modules.delete(name)
      throw error
    }
    return made
  }

  #fileOf(name: string): { readonly path: string; readonly text: string; readonly isPackage: boolean } | undefined {
    const { fs } = this.#process.system
    const [script = ''] = this.#host.argv
    const root =
      script === '' || script.startsWith('-')
        ? this.#process.cwd
        : directoryName(fromDirectory(this.#process.cwd, script))
    const place = `${root}/${name.replaceAll('.', '/')}`.replace('//', '/')
    const path = `${place}/__init__.py`
    // a directory without a file of its own comes behind all others
    if (fs.isDirectory(place) && (fs.exists(path) || (!sources.has(name) && !standardModules.has(name)))) {
      return { path, text: fs.exists(path) ? fs.readText(path) : '', isPackage: true }
    }
    const file = `${place}.py`
    return fs.exists(file) && !fs.isDirectory(file)
      ? { path: file, text: fs.readText(file), isPackage: false }
      : undefined
  }

  #isInstalled(name: string): boolean {
    const { fs } = this.#process.system
    return packagesOf(name)?.some((one) => fs.exists(`${SITE}/${one}`)) ?? true
  }

  #standardFile(name: string): string | undefined {
    return packagesOf(name) === undefined ? standardFile(name, this.#host.surroundings.version) : undefined
  }

  #missing(name: string): never {
    const { fs } = this.#process.system
    const top = name.replace(/\..*$/, '').toLowerCase()
    const own = Object.hasOwn(packageNames, top) ? (packageNames[top] ?? top) : top
    const [above, last] = [name.replace(/\.[^.]*$/, ''), name.replace(/^.*\./, '')]
    const isLoaded = above !== name && (sources.has(above) || Object.hasOwn(nativeModules, above))
    if (
      (standardModules.has(name.replace(/\..*$/, '')) && (!isLoaded || isUnsimulated(above, last))) ||
      (packagesOf(name) === undefined && fs.exists(`${SITE}/${own}`))
    )
      throw refuseModule(name)
    throw raised('ModuleNotFoundError', `No module named '${name}'`)
  }

  /** Tells of an exception that nobody caught; gives the status. */
  async #failed(error: Raised): Promise<number> {
    const { value, traces } = error
    if (value.own.name === 'SystemExit') {
      const code = value.attributes.get('code') ?? null
      if (code === null || typeof code === 'boolean') return code === true ? 1 : 0
      if (typeof code === 'bigint') return Number(BigInt.asUintN(8, code))
      await this.#drive(this.#said(str(code), '\n'), false)
      return 1
    }
    this.#isSilent = false
    await this.#drive(this.#said(tracebackText(value, traces, this.#look()), ''), false)
    return value.own.name === 'KeyboardInterrupt' ? 130 : 1
  }

  *#said(text: Steps<string>, end: string): Steps<void> {
    const shown = yield* text
    const written = this.#process.write(2, shown + end)
    if (written) yield written
  }
}
