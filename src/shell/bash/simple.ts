import type {
  ArrayValue,
  Assignment,
  Command,
  CommandArgument,
  CommandNode,
  Redirection,
  Word,
} from './syntax/parser.ts'
import { NotLoaded } from '../later.ts'
import { FileSystemError } from '../posix/errno.ts'
import { loadExecutable, type Executable } from '../posix/exec.ts'
import { resolvePath } from '../posix/open.ts'
import type { PosixSystem } from '../posix/system.ts'
import { AssociativeArray, IndexedArray } from './arrays.ts'
import type { Builtin, BuiltinContext } from './builtin.ts'
import { Discarded, ExitShell, type Node, type Place, type ReplaceOptions, type RunOptions } from './core.ts'
import { Pipelines } from './pipeline.ts'
import { quoteIfNeeded } from './text/quote.ts'
import { Redirections } from './redirect.ts'
import { type AssignOptions, type ShellFunction, ShellError } from './state.ts'
import { type Answer, call, isImmediate, settle, type Steps } from './steps.ts'
import { joined } from './syntax/joined.ts'
import { type Compiled, compileWord, compileWords } from './expand/words.ts'

/** How deep functions may call each other where FUNCNEST does not say. */
const MOST_NESTED = 8000
/** How deep `source` and `eval` may be in each other. */
const MOST_SOURCED = 1000

/** A command without redirections whose words are constants and plain variables. */
interface Plan {
  readonly name: string
  readonly words: readonly (string | { readonly name: string; readonly quoted: boolean })[]
}

interface Prepared {
  readonly words: readonly string[]
  /** Arguments of `declare` and the like, assignments as they are written. */
  readonly arguments: readonly (string | Assignment)[]
}

const DECLARATIONS = new Set(['declare', 'typeset', 'local', 'export', 'readonly'])
/** Text that neither splitting nor pathname expansion changes, whatever IFS is usually. */
const PLAIN = /^[\w./:=,+-]+$/

const plans = new WeakMap<Command, Plan | false>()
const elements = new WeakMap<Word, ElementAssignment | false>()

interface ElementAssignment {
  readonly key: Compiled | undefined
  readonly keyText: string
  readonly value: Compiled | undefined
  readonly append: boolean
}

function planOf(node: Command): Plan | undefined {
  const known = plans.get(node)
  if (known !== undefined) return known || undefined
  const plan = makePlan(node)
  plans.set(node, plan ?? false)
  return plan
}

function makePlan(node: Command): Plan | undefined {
  const { name, prefix, suffix } = joined(node)
  if (!name || prefix.length > 0) return undefined
  const command = compileWord(name).constant
  if (command === undefined || DECLARATIONS.has(command) || command === 'exec') return undefined
  const words: (string | { readonly name: string; readonly quoted: boolean })[] = []
  for (const argument of suffix) {
    if (argument.type !== 'Word') return undefined
    const { constant, variable } = compileWord(argument)
    const word = constant ?? variable
    if (word === undefined) return undefined
    words.push(word)
  }
  return { name: command, words }
}

/** `[key]=value` among the elements of an array. */
function elementOf(word: Word): ElementAssignment | undefined {
  const known = elements.get(word)
  if (known !== undefined) return known || undefined
  const match = /^\[((?:[^\]"'$\\]|\\[\s\S]|"[^"]*"|'[^']*'|\$[^\]])+)\](\+?)=([\s\S]*)$/.exec(word.text)
  const [, keyText = '', plus, valueText = ''] = match ?? []
  const [key] = match ? compileWords([keyText]) : []
  const [value] = valueText === '' ? [] : compileWords([valueText])
  const assignment = match ? { key, keyText, value, append: plus === '+' } : undefined
  elements.set(word, assignment ?? false)
  return assignment
}

/** Runs simple commands: assignments, functions, builtins, programs (bash(1), SIMPLE COMMAND EXPANSION). */
export abstract class SimpleCommands<System extends PosixSystem> extends Pipelines<System> {
  readonly #contexts = new Map<string, BuiltinContext<System>>()
  /** What `command_not_found` suggests, for interactive shells. */
  commandNotFound: ((name: string) => string | undefined | Promise<string | undefined>) | undefined

  abstract declare(name: string, words: readonly (string | Assignment)[]): Steps<number>

  quick(node: Node | CommandNode): Answer<number> | undefined {
    if (node.type !== 'Command') return undefined
    const plan = planOf(node)
    if (!plan) return undefined
    const { state } = this
    if (state.options.has('xtrace') || state.traps.has('DEBUG')) return undefined
    const builtin = state.functions.has(plan.name) ? undefined : this.builtin(plan.name)
    if (!builtin) return undefined
    state.line = this.source.lineAt(node.pos)
    if (!this.inTrap) this.place = node
    const words: string[] = []
    for (const word of plan.words) {
      const text = typeof word === 'string' ? word : this.#quickVariable(word)
      if (text === undefined) return undefined
      words.push(text)
    }
    state.lastArgument = words.at(-1) ?? plan.name
    return this.runBuiltin(builtin, plan.name, words)
  }

  #quickVariable({ name, quoted }: { readonly name: string; readonly quoted: boolean }): string | undefined {
    const text = this.state.get(name)
    if (text === undefined || quoted) return text
    const separators = this.state.get('IFS')
    return PLAIN.test(text) && (separators === undefined || separators === ' \t\n') ? text : undefined
  }

  *simple(node: Command, last = false): Steps<number> {
    const { state } = this
    state.line = this.source.lineAt(node.pos)
    const open = this.openSubstitutions
    try {
      yield* this.begins(node)
      this.substituted = undefined
      const prepared = yield* this.#prepare(node)
      const status = yield* this.#run(node, prepared, last)
      state.lastArgument = prepared.words.at(-1) ?? ''
      state.pipeStatus = [status]
      yield* this.finish(status)
      return status
    } finally {
      if (this.openSubstitutions > open) this.endSubstitutions(open)
    }
  }

  *#prepare(node: Command): Steps<Prepared> {
    const { name, suffix } = joined(node)
    const words: string[] = []
    if (name) yield* this.expander.fields(name, words)
    const declares = DECLARATIONS.has(words[0] ?? '') && !this.state.functions.has(words[0] ?? '')
    const list: (string | Assignment)[] = []
    for (const argument of suffix) {
      if (!isArgument(argument)) continue
      if (argument.type === 'Word') {
        const start = words.length
        yield* this.expander.fields(argument, words)
        if (declares) list.push(...words.slice(start))
      } else {
        if (declares) list.push(argument)
        words.push(declares ? argument.text : yield* this.#assignmentText(argument))
      }
    }
    return { words, arguments: list }
  }

  *#assignmentText({ value, text }: Assignment): Steps<string> {
    if (value.type !== 'Word') return text
    return text.slice(0, text.length - (value.end - value.pos)) + (yield* this.expander.text(value, 'value'))
  }

  *#run(node: Command, prepared: Prepared, last: boolean): Steps<number> {
    const assignments = joined(node).prefix.filter((item) => item.type === 'Assignment')
    const redirects = node.redirects
    const { words } = prepared
    if (words.length === 0) {
      const assigned = yield* this.#assignAll(assignments)
      if (redirects.length === 0) return assigned
      // nothing that such redirections change stays
      if (redirects.some(({ descriptor }) => descriptor?.type === 'FileDescriptorVariable')) {
        const child = this.spawn((shell) => shell.withRedirections(redirects, () => settle(0)))
        return (yield* this.waitFor([child], node))[0] ?? 0
      }
      return yield* this.withRedirections(redirects, () => settle(assigned))
    }
    if (this.state.options.has('xtrace')) yield* this.#traceCommand(assignments, words)
    if (redirects.length === 0 && assignments.length === 0) return yield* this.#dispatch(prepared, last)
    return yield* this.#redirectedRun({ redirects, assignments, prepared, last })
  }

  *#redirectedRun({ redirects, assignments, prepared, last }: Redirected): Steps<number> {
    const { state } = this
    const redirections = new Redirections(this.expander)
    const scope = assignments.length > 0 ? state.pushScope('assignments') : undefined
    try {
      yield* redirections.apply(redirects)
      for (const assignment of assignments) {
        if (state.variables.get(assignment.name)?.readonly)
          yield* settle(this.complain(`${assignment.name}: readonly variable`))
        else yield* this.#assignTemporarily(assignment)
      }
      const status = yield* this.#dispatch(prepared, last)
      if (prepared.words[0] === 'exec' && prepared.words.length === 1) redirections.keep()
      return status
    } catch (error) {
      const status = this.failed(error)
      if (status === undefined) throw error
      return status
    } finally {
      if (scope) this.#dropScope(scope)
      redirections.undo()
    }
  }

  #dropScope(scope: unknown): void {
    while (this.state.scopes.length > 0) {
      const top = this.state.scopes.at(-1)
      this.state.popScope()
      if (top === scope) return
    }
  }

  *#assignTemporarily(assignment: Assignment): Steps<void> {
    const { name } = assignment
    this.state.hide(name)
    yield* this.assign(assignment)
    this.state.declare(name, { exported: true })
  }

  *#assignAll(assignments: readonly Assignment[]): Steps<number> {
    for (const assignment of assignments) {
      yield* this.assign(assignment)
      if (this.state.options.has('xtrace')) yield* this.#traceCommand([assignment], [])
    }
    return this.substituted ?? 0
  }

  /** Does an assignment. @throws ShellError */
  *assign({ name, value, index, append = false }: Assignment): Steps<void> {
    const { state } = this
    if (value.type === 'ArrayValue') {
      yield* this.assignArray(name, value, append)
      return
    }
    const text = yield* this.expander.text(value, 'value')
    if (!index) {
      if (append) state.assign(name, text, { append })
      else state.set(name, text)
      return
    }
    if (index.text === '') throw new ShellError(`${name}[]: bad array subscript`)
    const subscript = yield* this.#subscript(name, index)
    state.assign(name, text, { subscript, append } satisfies AssignOptions)
  }

  *#subscript(name: string, index: Word): Steps<string> {
    if (this.expander.isAssociative(this.state.resolve(name))) return yield* this.expander.text(index)
    return /[$`"'\\]/.test(index.text) ? (yield* this.expander.quotedText(index.text)).replaceAll('"', '') : index.text
  }

  /** `name=(…)` @throws ShellError */
  *assignArray(name: string, { elements: words }: ArrayValue, append = false): Steps<void> {
    const { state } = this
    const target = state.resolve(name)
    state.refuseReadonly(target)
    const old = state.value(target)
    const { integer } = state.variable(target) ?? {}
    const convert = (text: string): string => (integer ? state.evaluate(text) : text)
    if (old instanceof AssociativeArray) {
      state.replace(target, yield* this.#associative(words, append ? old.copy() : new AssociativeArray()))
      return
    }
    let array = new IndexedArray()
    if (append && old instanceof IndexedArray) array = old.copy()
    else if (append && typeof old === 'string') array.set(0, old)
    let next = array.next
    for (const word of words) {
      const element = elementOf(word)
      if (element) {
        const text = element.value ? yield* this.expander.compiledText(element.value, 'value') : ''
        const key = element.key ? yield* this.expander.compiledText(element.key) : element.keyText
        const at = state.index(name, array, key)
        array.set(at, convert(element.append ? (array.get(at) ?? '') + text : text))
        next = at + 1
        continue
      }
      const texts: string[] = []
      yield* this.expander.fields(word, texts)
      for (const text of texts) {
        array.set(next, convert(text))
        next += 1
      }
    }
    state.replace(target, array)
  }

  *#associative(words: readonly Word[], array: AssociativeArray): Steps<AssociativeArray> {
    let key: string | undefined
    for (const word of words) {
      const element = elementOf(word)
      if (element) {
        const text = element.value ? yield* this.expander.compiledText(element.value, 'value') : ''
        const name = element.key ? yield* this.expander.compiledText(element.key) : element.keyText
        array.set(name, element.append ? (array.get(name) ?? '') + text : text)
        continue
      }
      const text = yield* this.expander.text(word)
      if (key === undefined) key = text
      else {
        array.set(key, text)
        key = undefined
      }
    }
    if (key !== undefined) array.set(key, '')
    return array
  }

  *#dispatch({ words, arguments: list }: Prepared, last: boolean): Steps<number> {
    const [name = ''] = words
    const definition = this.state.functions.get(name)
    if (definition) return yield* call(this.callFunction(definition, words.slice(1)))
    if (name.startsWith('%') && this.jobControl) return yield* this.runWords(['fg', ...words])
    const builtin = this.builtin(name)
    if (builtin && DECLARATIONS.has(name)) return yield* this.#guarded(name, this.declare(name, list))
    if (!builtin) return yield* this.external(words, { last, ...(this.place && { place: this.place }) })
    const answer = this.runBuiltin(builtin, name, words.slice(1))
    return isImmediate(answer) ? answer : yield* settle(answer)
  }

  *runWords(words: readonly string[], options: RunOptions = {}): Steps<number> {
    const [name = ''] = words
    const definition = options.noFunctions || options.onlyBuiltins ? undefined : this.state.functions.get(name)
    if (definition) return yield* call(this.callFunction(definition, words.slice(1)))
    const builtin = this.builtin(name)
    if (builtin && DECLARATIONS.has(name)) return yield* this.#guarded(name, this.declare(name, words.slice(1)))
    if (builtin) return yield* settle(this.runBuiltin(builtin, name, words.slice(1)))
    return yield* this.external(words, options.path === undefined ? {} : { path: options.path })
  }

  runBuiltin(builtin: Builtin<System>, name: string, words: readonly string[]): Answer<number> {
    let context = this.#contexts.get(name)
    if (!context) {
      const { process, state } = this
      const complain = (message: string): void | Promise<void> => this.complain(`${name}: ${message}`)
      context = { name, process, state, shell: this, complain }
      this.#contexts.set(name, context)
    }
    try {
      const answer = builtin.run(words, context)
      return isImmediate(answer) ? answer : this.#guarded(name, settle(answer))
    } catch (error) {
      return this.#builtinFailed(name, error)
    }
  }

  *#guarded(name: string, steps: Steps<number>): Steps<number> {
    try {
      return yield* steps
    } catch (error) {
      return this.#builtinFailed(name, error)
    }
  }

  #builtinFailed(name: string, error: unknown): number {
    if (error instanceof FileSystemError && error.code !== 'EAGAIN') {
      this.warn(`${name}: write error: ${error.message}`)
      return 1
    }
    if (error instanceof NotLoaded || (error instanceof ShellError && error.constructor === ShellError)) {
      this.warn(`${name}: ${error.message}`)
      return 1
    }
    throw error
  }

  *callFunction({ name, body, file }: ShellFunction, words: readonly string[]): Steps<number> {
    const { state } = this
    const most = Number(state.get('FUNCNEST') ?? 0) || MOST_NESTED
    if (state.frames.length >= most) {
      throw new ShellError(`${name}: maximum function nesting level exceeded (${most})`)
    }
    const { positional, line } = state
    const { source, loops } = this
    const traps = this.#hideTraps()
    state.frames.push({ name, file, line: state.line })
    const scope = state.pushScope('function')
    let before: number | undefined
    state.positional = words
    this.source = body.source
    this.loops = 0
    try {
      const status = yield* this.#body(body.node.body)
      if (this.jump?.type === 'return') {
        before = this.jump.before
        this.jump = undefined
        return state.status
      }
      return status
    } catch (error) {
      // it is said here, where it happened
      if (this.failed(error) === undefined) throw error
      throw new Discarded('')
    } finally {
      yield* this.#leaves(before)
      for (const [trap, command] of traps) if (!state.traps.has(trap)) state.traps.set(trap, command)
      this.#dropScope(scope)
      this.loops = loops
      this.source = source
      state.line = line
      state.positional = positional
      state.frames.pop()
    }
  }

  /** The RETURN trap, which sees the status before `return`. */
  *#leaves(before = this.state.status): Steps<void> {
    const { status } = this.state
    this.state.status = before
    yield* this.trap('RETURN')
    this.state.status = status
  }

  /** Functions do not inherit these traps unless `set -T` or `set -E` say so. */
  #hideTraps(): readonly (readonly [string, string])[] {
    const { traps, options } = this.state
    const hidden: (readonly [string, string])[] = []
    for (const name of ['DEBUG', 'RETURN', 'ERR']) {
      const command = traps.get(name)
      if (command === undefined || options.has(name === 'ERR' ? 'errtrace' : 'functrace')) continue
      traps.delete(name)
      hidden.push([name, command])
    }
    return hidden
  }

  *#body(node: ShellFunction['body']['node']['body']): Steps<number> {
    return node.type === 'CompoundList' ? yield* this.list(node.commands) : yield* this.node(node)
  }

  *sourceFile(path: string, words: readonly string[], text: string): Steps<number> {
    const { state } = this
    if (this.nesting >= MOST_SOURCED)
      throw new ShellError(`${path}: maximum source nesting level exceeded (${MOST_SOURCED})`)
    const { positional } = state
    state.frames.push({ name: 'source', file: path, line: state.line })
    if (words.length > 0) state.positional = words
    this.nesting += 1
    const { source, loops, commandString } = this
    this.commandString = false
    try {
      const status = yield* call(this.evaluate(text, { name: '' }))
      if (this.jump?.type === 'return') {
        this.jump = undefined
        return state.status
      }
      return status
    } finally {
      yield* this.#leaves()
      this.nesting -= 1
      this.commandString = commandString
      this.loops = loops
      this.source = source
      if (words.length > 0) state.positional = positional
      state.frames.pop()
    }
  }

  /** Runs a program. */
  *external(words: readonly string[], { last = false, path: searched, place }: ExternalOptions = {}): Steps<number> {
    const [name = ''] = words
    const found = searched ?? this.locate(name)
    if (found === undefined) return yield* this.#notFound(words)
    let executable: Executable<System>
    try {
      executable = this.#load(name, found, words)
    } catch (error) {
      if (error instanceof FileSystemError) return yield* this.#cannotRun(name, found, error)
      throw error
    }
    const environment = this.#environmentOf(found)
    const { argv, image } = executable
    if (last) {
      const { process } = this
      process.argv = argv
      process.environment.clear()
      for (const [key, value] of environment) process.environment.set(key, value)
      process.handler = undefined
      return yield* settle(image(process))
    }
    const group = this.jobControl ? ('own' as const) : undefined
    const started = this.process.spawn({
      argv,
      image: (child) => {
        if (group && child.terminal) child.terminal.foreground = child.group
        return image(child)
      },
      environment,
      ...(group && { group }),
    })
    const [status = 0] = yield* this.waitFor([started], place ?? words.join(' '))
    return status
  }

  #environmentOf(path: string): Map<string, string> {
    const environment = new Map(this.state.environment).set('_', path)
    for (const definition of this.state.functions.values()) {
      if (!definition.exported) continue
      const text = this.functionText(definition).trimEnd()
      environment.set(`BASH_FUNC_${definition.name}%%`, text.replace(/^\S+ \(\)\s*/, '() '))
    }
    return environment
  }

  #load(name: string, path: string, words: readonly string[]): Executable<System> {
    try {
      const executable = loadExecutable(this.process, path, words)
      const known = this.state.hash.get(name)
      if (!name.includes('/') && this.state.options.has('hashall'))
        this.state.hash.set(name, { path, hits: (known?.hits ?? 0) + 1 })
      return executable
    } catch (error) {
      const bash = this.process.kernel.program('bash')
      if (!(error instanceof FileSystemError) || error.code !== 'ENOEXEC' || !bash) throw error
      return { argv: ['bash', path, ...words.slice(1)], image: bash.run }
    }
  }

  *#notFound(words: readonly string[]): Steps<number> {
    const [name = ''] = words
    const handler = this.state.functions.get('command_not_found_handle')
    if (handler && !name.includes('/')) return yield* this.callFunction(handler, words)
    const suggestion = this.interactive && !name.includes('/') ? yield* settle(this.commandNotFound?.(name)) : undefined
    if (suggestion !== undefined) yield* settle(this.tell(suggestion))
    else
      yield* settle(this.complain(`${name}: ${name.includes('/') ? 'No such file or directory' : 'command not found'}`))
    return 127
  }

  *#cannotRun(name: string, path: string, error: FileSystemError): Steps<number> {
    const { fs } = this.process.system
    const stat = fs.peek(resolvePath(this.process, path))
    if (stat?.type === 'directory') yield* settle(this.complain(`${name}: Is a directory`))
    else if (error.code === 'ENOENT' && stat)
      yield* settle(this.complain(`${path}: cannot execute: required file not found`))
    else yield* settle(this.complain(`${path}: ${error.message}`))
    return error.code === 'ENOENT' ? 127 : 126
  }

  *replaceBy(words: readonly string[], { name, cleanEnvironment = false }: ReplaceOptions): Steps<number> {
    const [command = ''] = words
    const path = this.locate(command)
    if (path === undefined) {
      yield* settle(this.complain(`exec: ${command}: not found`))
      return 127
    }
    try {
      const executable = loadExecutable(this.process, path, [name ?? command, ...words.slice(1)])
      const { process } = this
      process.argv = executable.argv
      process.environment.clear()
      if (!cleanEnvironment) for (const [key, value] of this.state.environment) process.environment.set(key, value)
      process.handler = undefined
      throw new ExitShell(yield* settle(executable.image(process)))
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      yield* settle(this.complain(`exec: ${command}: cannot execute: ${error.message}`))
      return 126
    }
  }

  *trace(text: string): Steps<void> {
    const { options } = this.state
    options.delete('xtrace')
    const prompt = yield* this.prompt(this.state.get('PS4') ?? '+ ')
    options.add('xtrace')
    const [first = ''] = prompt
    yield* settle(this.tell(`${first.repeat(this.nesting + 1)}${prompt.slice(1)}${text}\n`))
  }

  *#traceCommand(assignments: readonly Assignment[], words: readonly string[]): Steps<void> {
    for (const { name, append, value, text } of assignments) {
      const plain =
        value.type === 'Word' ? quoteIfNeeded(this.state.get(name) ?? '') : text.slice(text.indexOf('=') + 1)
      const shown =
        words.length > 0 && value.type === 'Word' ? quoteIfNeeded(yield* this.expander.text(value, 'value')) : plain
      yield* this.trace(`${name}${append ? '+' : ''}=${shown}`)
    }
    if (words.length > 0) yield* this.trace(words.map(traced).join(' '))
  }
}

/** A word as `set -x` shows it. */
const traced = (word: string): string => (word === '' ? "''" : quoteIfNeeded(word))

interface ExternalOptions {
  readonly last?: boolean
  readonly path?: string
  readonly place?: Place
}

interface Redirected {
  readonly redirects: readonly Redirection[]
  readonly assignments: readonly Assignment[]
  readonly prepared: Prepared
  readonly last: boolean
}

function isArgument(item: CommandArgument | Redirection): item is CommandArgument {
  return item.type === 'Word' || item.type === 'Assignment'
}
