import type { SmallShell } from './small-shell.ts'
import type { Chance } from '../../base/chance.ts'
import type { Clock } from '../../base/clock.ts'
import { type Epoch, newEpoch } from '../../base/epoch.ts'
import type { KeySettings } from '../../base/key-settings.ts'
import type { Work } from '../../base/work.ts'
import type { Charset } from '../posix/locale.ts'
import { AssociativeArray, IndexedArray } from './arrays.ts'
import type { CompletionSpec } from './completion-spec.ts'
import type { RandomSequence } from './random.ts'
import { CommandTable } from './command-table.ts'
import { SharedMap, SharedSet } from './shared.ts'
import { setOptions, usualSetOptions, usualShellOptions } from './shell-options.ts'
import type { Compound } from './syntax/source.ts'
import { type Attributes, cased, firstOf, lengthOf, REFERRED, type Subscript, type Value } from './value.ts'

/** After how many variables others may have their turn. */
const MANY = 1024

/** Why a shell refuses something; `message` is what it says after `bash: line 1: `. */
export class ShellError extends Error {
  override readonly name = 'ShellError'
}

/** A variable whose value the shell makes or follows. */
export interface Special {
  get?(state: ShellState): Value
  /** Called with each new value. */
  set?(value: string, state: ShellState): void
  /** Called with each new element of an array that the shell makes: none of those is removed by `unset`. */
  setElement?(key: string, value: string, state: ShellState): void
  /** What a list of all variables shows, for which nothing is computed; its value when absent. */
  readonly listed?: { readonly value: Value }
}

export interface Variable extends Attributes {
  readonly value: Value
  readonly special: Special | undefined
  /** Of OPTIND: where `getopts` is within a bundle of letters. A new value, or a variable of a function's own, begins anew. */
  readonly offset?: number
}

/** A variable without a value and without attributes. */
const PLAIN: Variable = {
  value: undefined,
  exported: false,
  readonly: false,
  integer: false,
  capitalized: false,
  lowercase: false,
  uppercase: false,
  nameref: false,
  traced: false,
  special: undefined,
}

/** A function: `source` is the text of its definition's file, for messages; `body` is what runs. */
export interface ShellFunction {
  readonly name: string
  readonly body: Compound
  /** Where it was defined, BASH_SOURCE. */
  readonly file: string
  readonly exported?: boolean
  readonly readonly?: boolean
  /** It inherits the traps DEBUG and RETURN: `declare -ft`. */
  readonly traced?: boolean
}

/** One level of `local`: what names meant outside of it. */
export interface Scope {
  readonly type: 'function' | 'assignments'
  readonly hidden: Map<string, Variable | undefined>
  /** Whose assignments these are: `export` of `x=1 export x`. */
  readonly command?: string
  /** `local -`: the options to come back to. */
  options?: ReadonlySet<string>
}

/** A call that is under way: a function's, or of `source`. */
export interface Call {
  /** FUNCNAME: `source` for a sourced file. */
  readonly name: string
  /** BASH_SOURCE: where what runs now stands. */
  readonly file: string
  /** BASH_LINENO: the line of the call. */
  readonly line: number
  /** BASH_ARGV: what it was called with, where that is kept (`shopt -s extdebug`). */
  readonly words?: readonly string[]
}

/** Texts of variables that differ by less are not told of as memory. */
const LONG = 4096

/** A limit of `ulimit`, getrlimit(2): a number, or `unlimited`. */
export interface ShellLimit {
  readonly soft: string
  readonly hard: string
}

/** What stands behind RANDOM, SECONDS, BASHPID and BASH_COMMAND. */
export interface ShellHost {
  readonly clock: Clock
  readonly chance: Chance
  readonly pid: number
  command(): string
  /** Whether a file descriptor is open. */
  hasOpen(fd: number): boolean
  /** Variables that are there only once they are set, and what heeds their values. */
  readonly heeded: Readonly<Record<string, Special>>
  /** Hears how many more bytes its variables have. */
  hold(bytes: number): void
  /** Leaves as many lines in the history file as HISTFILESIZE says. */
  cutHistoryFile(): void
}

/** Where a shell keeps its lines; the first has the number `first`. */
export interface History {
  readonly lines: readonly string[]
  readonly first: number
  /** How many lines were entered that stand in no history file yet (bashhist.c, history_lines_this_session). */
  entered: number
  /** How many lines of the history file are known: `history -n` reads those that follow. */
  known: number
  /** When the line with this number was put in, in milliseconds since 1970. */
  timeOf(number: number): number
  /** Puts lines behind the others; their times are that of now where they are not given. */
  add(lines: readonly string[], times?: readonly (number | undefined)[]): void
  clear(): void
  /** Takes away lines from this number on. */
  remove(number: number, count?: number): void
  /** Takes away the first lines; the others keep their numbers. */
  drop(count: number): void
  /** What a subshell has. */
  fork(): History
}

/** PIPESTATUS after a command that is no pipeline, by its status. */
const singleStatuses: readonly (readonly number[])[] = Array.from({ length: 256 }, (_none, status) => [status])
export const singleStatus = (status: number): readonly number[] => singleStatuses[status] ?? [status]

/** The order of `$-`. */
const LETTERS = 'abefhikmnprtuvxBCEHPT'
/** How a state begins. */
interface StateOptions {
  readonly interactive?: boolean
  readonly small?: SmallShell | undefined
  /** The state that it is a copy of. */
  readonly from?: ShellState
}

/** All that a shell remembers. A copy costs nothing: what is big is shared until one of the two writes to it. */
export class ShellState {
  readonly variables: SharedMap<string, Variable>
  readonly scopes: Scope[]
  readonly functions: SharedMap<string, ShellFunction>
  readonly aliases: SharedMap<string, string>
  /** How the words of commands are completed, by command. */
  readonly completions: SharedMap<string, CompletionSpec>
  /** Names of `set -o` that are on. */
  options: SharedSet<string>
  /** Names of `shopt` that are on. */
  readonly shopt: SharedSet<string>
  /** Builtins that are off: `enable -n`. */
  readonly disabled: SharedSet<string>
  /** $1, $2, … */
  positional: readonly string[] = []
  /** What the script itself was called with, once BASH_ARGV was asked for or is kept. */
  scriptWords: readonly string[] | undefined
  /** $0 */
  name = 'bash'
  /** Where the commands come from: `-c`, standard input, or a file (''). */
  mode: 'c' | 's' | '' = ''
  /** $? */
  status = 0
  /** PIPESTATUS */
  pipeStatus: readonly number[] = []
  /** It was forked from a shell with job control: `$-` goes on to tell of that. */
  monitored = false
  /** $! */
  lastBackground: number | undefined
  /** Statuses of background processes that have ended, for `wait`, the oldest first. */
  readonly ended: SharedMap<number, number>
  /** $_ */
  lastArgument = ''
  /** LINENO */
  line = 1
  /** The characters of the shell when it read the commands that run: bash takes `$'\\u…'` for what it means as it reads it. */
  readAs: Charset | undefined
  /** How many texts have been run: the number of the next command, for `\\#`. */
  commands = 0
  /** How often `set` has replaced the positional parameters. */
  timesSet = 0
  /** $$ */
  pid = 0
  /** BASH_SUBSHELL */
  depth = 0
  /** Innermost first is last. */
  readonly calls: Call[]
  /** What to run, by signal name, EXIT, ERR, DEBUG or RETURN; '' ignores. */
  readonly traps: SharedMap<string, string>
  /** What `trap` prints in a subshell that has set none: its parent's. */
  parentTraps: ReadonlyMap<string, string> | undefined
  /** Where commands were found, and how often they were run (`hash`). */
  readonly hash: CommandTable
  /** `pushd`'s stack, without the current directory. */
  directories: readonly string[] = []
  /** Limits that `ulimit` has set, by their letters. */
  limits: ReadonlyMap<string, ShellLimit> = new Map()
  history: History | undefined
  /** What its line editor's keys do, once it has read its init file. */
  keys: KeySettings | undefined
  /** What the shell's own variables follow outside of it. */
  host: ShellHost | undefined
  /** When the shell began, for SECONDS. */
  startedAt = 0
  /** What RANDOM gives once a script has set it. */
  random: RandomSequence | undefined
  readonly interactive: boolean
  /** Whether messages are for who sits at the terminal: also those of an interactive shell's subshells. */
  readonly spoken: boolean
  /** The `sh` that it is, where that is not Bash. */
  readonly small: SmallShell | undefined
  /** Evaluates arithmetic for integer variables; set by the interpreter. */
  evaluate: (text: string) => string = (text) => text
  /** Says something that ends nothing; set by the interpreter. */
  warn: (message: string) => void = () => undefined
  /** Arrays of this epoch may be changed in place: no copy has them. */
  #epoch: Epoch = newEpoch()
  #environment: ReadonlyMap<string, string> | undefined

  constructor({ interactive = false, small, from }: StateOptions = {}) {
    this.interactive = interactive
    this.spoken = interactive || from?.spoken === true
    this.small = from?.small ?? small
    this.variables = new SharedMap(from?.variables)
    this.scopes = from ? from.scopes.map((scope) => ({ ...scope, hidden: new Map(scope.hidden) })) : []
    this.functions = new SharedMap(from?.functions)
    this.aliases = new SharedMap(from?.aliases)
    this.completions = new SharedMap(from?.completions)
    this.options = new SharedSet(from?.options ?? usualSetOptions)
    this.shopt = new SharedSet(from?.shopt ?? usualShellOptions)
    this.disabled = new SharedSet(from?.disabled)
    this.ended = new SharedMap(from?.ended)
    this.calls = from ? [...from.calls] : []
    this.traps = new SharedMap(from?.traps)
    this.hash = new CommandTable(from?.hash)
    if (from) this.#take(from)
  }

  /** Written out: each command of a pipeline begins so. */
  #take(from: ShellState): void {
    this.positional = from.positional
    this.scriptWords = from.scriptWords
    this.name = from.name
    this.mode = from.mode
    this.status = from.status
    this.pipeStatus = from.pipeStatus
    this.lastBackground = from.lastBackground
    this.lastArgument = from.lastArgument
    this.monitored = from.monitored
    this.line = from.line
    this.readAs = from.readAs
    this.commands = from.commands
    this.pid = from.pid
    this.depth = from.depth
    this.directories = from.directories
    this.limits = from.limits
    this.history = from.history
    this.keys = from.keys
    this.startedAt = from.startedAt
    this.random = from.random
    this.#environment = from.#environment
    from.#epoch = newEpoch()
  }

  /** The same again: neither sees what the other changes. */
  copy(): ShellState {
    return new ShellState({ interactive: this.interactive, from: this })
  }

  /** A copy for a subshell, which has chance anew and no traps. */
  fork(): ShellState {
    const fork = new ShellState({ from: this })
    fork.depth += 1
    fork.monitored ||= this.options.has('monitor')
    fork.random = undefined
    fork.history = this.history?.fork()
    fork.parentTraps = this.parentTraps ?? (this.traps.size > 0 ? new Map(this.traps) : undefined)
    fork.traps.clear()
    fork.ended.clear()
    return fork
  }

  /** The letters of `$-`. */
  get letters(): string {
    const letters = Object.entries(setOptions).flatMap(([name, letter]) => (this.options.has(name) ? [letter] : []))
    if (this.spoken) letters.push('i')
    if (this.monitored) letters.push('m')
    return [...LETTERS].filter((letter) => letters.includes(letter)).join('') + this.mode
  }

  /** Traps that functions and subshells inherit: `set -T`, `set -E`. */
  get inheritedTraps(): readonly string[] {
    const [traced, errors] = [this.options.has('functrace'), this.options.has('errtrace')]
    return [...(traced ? ['DEBUG', 'RETURN'] : []), ...(errors ? ['ERR'] : [])]
  }

  /** The name that a name stands for, through `declare -n`; undefined where it comes to stand for itself. */
  referent(name: string): string | undefined {
    let resolved = name
    for (let hops = 0; hops < 10; hops += 1) {
      const variable = this.variables.get(resolved)
      if (!variable?.nameref || typeof variable.value !== 'string' || variable.value === '') return resolved
      resolved = variable.value
      if (resolved === name) return undefined
    }
    return undefined
  }

  /** The same; warns of one that comes to stand for itself, and gives its name. The part after it in `declare -n r=a[1]` is kept. */
  resolve(name: string): string {
    const target = this.referent(name)
    if (target === undefined) this.warn(`warning: ${name}: circular name reference`)
    return target ?? name
  }

  /** What a name means outside of all functions, where a variable hides it: what a `declare -n` that stands for itself means. */
  outermost(name: string): Variable | undefined {
    return this.#outermostScope(name)?.hidden.get(name)
  }

  #outermostScope(name: string): Scope | undefined {
    return this.scopes.find(({ hidden }) => hidden.has(name))
  }

  /** The variable of a name, through `declare -n`. */
  variable(name: string): Variable | undefined {
    const variable = this.variables.get(name)
    if (!variable?.nameref) return variable
    const target = this.resolve(name)
    return target === name && variable.value ? this.outermost(name) : this.variables.get(target)
  }

  /** The whole value of a variable, computed where the shell makes it. */
  value(name: string): Value {
    const variable = this.variable(name)
    return variable?.special?.get ? variable.special.get(this) : variable?.value
  }

  /** The text of a variable (of an array: its element 0); undefined when it is unset. */
  get(name: string): string | undefined {
    return firstOf(this.value(name))
  }

  /** Sets a variable's text (of an array: its element 0), as `name=value` does. @throws ShellError when it is readonly */
  set(name: string, value: string): void {
    const old = this.variables.get(name)
    if (old && (old.nameref || old.readonly || typeof old.value === 'object')) this.assign(name, value)
    else this.#store(name, old ?? PLAIN, old ? this.#converted(old, value) : value)
  }

  /** Sets a variable or an element of it, appending with `append`. @throws ShellError */
  assign(name: string, value: string, { subscript, append = false }: AssignOptions = {}): void {
    const target = this.resolve(name)
    this.#refuseReferent(target, value)
    const inner = target.endsWith(']') ? /^(\w+)\[(.*)\]$/s.exec(target) : null
    if (inner) return this.assign(inner[1] ?? '', value, { subscript: inner[2] ?? '', append })
    const old = this.variables.get(target)
    if (target === name && old?.nameref && old.value) return this.#assignOutermost(name, value)
    this.refuseReadonly(target)
    if (subscript === undefined && typeof old?.value !== 'object') {
      const previous = append ? this.get(target) : undefined
      this.#store(target, old ?? PLAIN, this.#converted(old ?? PLAIN, value, previous))
      return
    }
    if (old?.special?.setElement) return old.special.setElement(String(subscript ?? 0), value, this)
    const array = this.#writable(target, old)
    const key = subscript ?? (array instanceof IndexedArray ? 0 : '0')
    if (array instanceof IndexedArray) {
      const index = this.index(target, array, key)
      array.set(index, this.#converted(old ?? PLAIN, value, append ? array.get(index) : undefined))
    } else array.set(String(key), this.#converted(old ?? PLAIN, value, append ? array.get(String(key)) : undefined))
    this.#weigh(array)
    old?.special?.set?.(value, this)
  }

  /** Sets what a name means outside of all functions, where a `declare -n` stands for itself. @throws ShellError where nothing is */
  #assignOutermost(name: string, value: string): void {
    const hidden = this.#outermostScope(name)?.hidden
    if (!hidden) throw new ShellError('')
    this.warn(`warning: ${name}: circular name reference`)
    const outer = hidden.get(name) ?? PLAIN
    hidden.set(name, { ...outer, value: this.#converted(outer, value) })
  }

  /** Gives a variable a whole new value (an array, for example), keeping its attributes. @throws ShellError */
  replace(name: string, value: Value): void {
    const target = this.resolve(name)
    this.refuseReadonly(target)
    const { setElement } = this.variables.get(target)?.special ?? {}
    if (setElement && value instanceof AssociativeArray) {
      for (const [key, element] of value.entries()) setElement(key, element, this)
      return
    }
    if (typeof value === 'object') value.told = value.bytes
    this.#store(target, this.variables.get(target) ?? PLAIN, value)
    if (typeof value === 'object') value.epoch = this.#epoch
  }

  /** Puts values behind the last element of an indexed array. */
  append(name: string, values: readonly string[]): void {
    const array = this.#writable(name, this.variables.get(name))
    if (array instanceof IndexedArray) for (const value of values) array.set(array.next, value)
    array.blank = false
    this.#weigh(array)
  }

  /** Lets a `declare -n` name stand for another one. @throws ShellError */
  refer(name: string, target: string): void {
    if (target === name && !this.scopes.some(({ type }) => type === 'function'))
      throw new ShellError(`${name}: nameref variable self references not allowed`)
    if (target === '') throw new ShellError("`': not a valid identifier")
    if (!REFERRED.test(target)) throw new ShellError(`\`${target}': invalid variable name for name reference`)
    this.define(name, { ...this.variables.get(name), nameref: true, value: target })
  }

  /** What a variable holds is from now on the name of what it stands for. @throws ShellError where that is no name */
  becomeNameref(name: string): void {
    const value = firstOf(this.variables.get(name)?.value)
    if (value !== undefined && !REFERRED.test(value))
      throw new ShellError(`\`${value}': invalid variable name for name reference`)
    this.declare(name, { nameref: true })
  }

  /** A `declare -n` that stands for nothing yet takes a name. @throws ShellError for any other value */
  #refuseReferent(name: string, value: string): void {
    const variable = this.variables.get(name)
    if (variable?.nameref && !variable.value && !REFERRED.test(value))
      throw new ShellError(`\`${value}': not a valid identifier`)
  }

  /** Changes attributes, declaring the variable where there is none. */
  declare(name: string, attributes: Partial<Attributes>): void {
    this.variables.set(name, { ...(this.variables.get(name) ?? PLAIN), ...attributes })
    this.#environment = undefined
  }

  /** Makes a variable that the shell follows. */
  define(name: string, variable: Partial<Variable>): void {
    this.variables.set(name, { ...PLAIN, ...variable })
    this.#environment = undefined
  }

  /** @throws ShellError */
  refuseReadonly(name: string): void {
    if (this.variables.get(name)?.readonly)
      throw new ShellError(`${name}: ${this.small?.readOnly ?? 'readonly variable'}`)
  }

  /** Removes a variable; of a local one its name stays, without a value. @throws ShellError when it is readonly */
  unset(name: string): void {
    if (this.variables.get(name)?.readonly) throw new ShellError(`${name}: cannot unset: readonly variable`)
    this.#hold(name, -1)
    const top = this.scopes.at(-1)
    const scope = this.scopes.findLast(({ hidden }) => hidden.has(name))
    const outer = scope?.hidden.get(name)
    const stays = scope?.type === 'function' && this.shopt.has('localvar_unset')
    if (scope && !stays && (scope !== top || scope.type === 'assignments')) {
      scope.hidden.delete(name)
      if (outer) this.variables.set(name, outer)
      else this.variables.delete(name)
    } else if (scope?.type === 'function') this.variables.set(name, PLAIN)
    else this.variables.delete(name)
    if (name === 'PATH') this.hash.clear()
    this.#environment = undefined
  }

  /** Removes an element. @throws ShellError */
  unsetElement(name: string, subscript: Subscript): void {
    const target = this.resolve(name)
    if (this.variables.get(target)?.readonly) throw new ShellError(`${name}: cannot unset: readonly variable`)
    const old = this.variables.get(target)
    if (!old || typeof old.value !== 'object') return
    const array = this.#writable(target, old)
    if (array instanceof IndexedArray) array.delete(this.index(target, array, subscript))
    else array.delete(String(subscript))
    this.#weigh(array)
  }

  /** The index that a subscript means; negative ones count from the end. @throws ShellError */
  index(name: string, array: IndexedArray, subscript: Subscript): number {
    const number = typeof subscript === 'number' ? subscript : Number(this.evaluate(subscript))
    const index = number < 0 ? array.next + number : number
    if (index < 0) throw new ShellError(`${name}[${subscript}]: bad array subscript`)
    return index
  }

  /** Makes a name local to the innermost function; gives its variable, which is new unless it was local already. */
  makeLocal(name: string, { inherit = false } = {}): void {
    const scope = this.scopes.findLast(({ type }) => type === 'function')
    if (!scope || scope.hidden.has(name)) return
    const outer = this.variables.get(name)
    if (outer?.readonly) throw new ShellError(`${name}: readonly variable`)
    scope.hidden.set(name, outer)
    if (outer && (inherit || this.#isOfCall(scope, name))) {
      this.#hold(name, 1)
      return
    }
    this.variables.delete(name)
    this.define(name, { exported: outer?.exported ?? false })
  }

  /** Ends what `x=1 command` gives a name before the command ends; gives the text that it was given. */
  takeGiven(name: string, command: string): string | undefined {
    const scope = this.scopes.at(-1)
    if (scope?.command !== command || !scope.hidden.has(name)) return undefined
    const given = this.get(name)
    this.#hold(name, -1)
    const outer = scope.hidden.get(name)
    scope.hidden.delete(name)
    if (outer) this.variables.set(name, outer)
    else this.variables.delete(name)
    return given
  }

  /** Whether a name was given to a function's call: `x=1 f`. */
  #isOfCall(scope: Scope, name: string): boolean {
    const outer = this.scopes[this.scopes.indexOf(scope) - 1]
    return outer?.type === 'assignments' && outer.hidden.has(name)
  }

  /** Whether a name is local to the innermost function. */
  isLocal(name: string): boolean {
    return this.scopes.findLast(({ type }) => type === 'function')?.hidden.has(name) ?? false
  }

  /** `local -`: when the innermost function ends, the options are what they are now. */
  keepOptions(): void {
    const scope = this.scopes.findLast(({ type }) => type === 'function')
    if (scope) scope.options ??= new Set(this.options)
  }

  /** Whether the options come back when the function under way returns. */
  get keepsOptions(): boolean {
    return this.scopes.findLast(({ type }) => type === 'function')?.options !== undefined
  }

  pushScope(type: Scope['type'], command?: string): Scope {
    const scope: Scope = { type, hidden: new Map(), ...(command !== undefined && { command }) }
    this.scopes.push(scope)
    return scope
  }

  popScope(): void {
    const scope = this.scopes.pop()
    if (!scope) return
    for (const [name, variable] of scope.hidden) {
      const special = this.variables.get(name)?.special ?? variable?.special
      this.#hold(name, -1)
      if (variable) this.variables.set(name, variable)
      else this.variables.delete(name)
      special?.set?.(this.get(name) ?? '', this)
    }
    if (scope.options) this.options = new SharedSet(scope.options)
    if (scope.hidden.size > 0) this.#environment = undefined
  }

  /** Hides a name until the innermost scope ends (`x=1 command`). */
  hide(name: string): void {
    const scope = this.scopes.at(-1)
    if (!scope || scope.hidden.has(name)) return
    scope.hidden.set(name, this.variables.get(name))
    // what is hidden stays in memory when the name gets another value
    this.#hold(name, 1)
  }

  /** What commands get as their environment. */
  *environment(): Work<ReadonlyMap<string, string>> {
    this.#environment ??= yield* this.#exports()
    return this.#environment
  }

  /** Names of variables that have a value, sorted. */
  names(prefix = ''): readonly string[] {
    return [...this.variables.keys()].filter((name) => name.startsWith(prefix)).toSorted()
  }

  *#exports(): Work<ReadonlyMap<string, string>> {
    const environment = new Map<string, string>()
    let looked = 0
    for (const [name, { exported }] of this.variables) {
      looked += 1
      if (looked % MANY === 0) yield MANY / 2
      const value = exported ? this.value(name) : undefined
      if (typeof value === 'string') environment.set(name, value)
    }
    return environment
  }

  #store(name: string, old: Variable, value: Value): void {
    const exported = old.exported || this.options.has('allexport')
    const { readonly, integer, capitalized, lowercase, uppercase, nameref, traced } = old
    const special = old === PLAIN ? this.host?.heeded[name] : old.special
    // written out: much faster than copying whatever is there
    // prettier-ignore
    this.variables.set(name, { value, exported, readonly, integer, capitalized, lowercase, uppercase, nameref, traced, special })
    const more = lengthOf(value) - lengthOf(old.value)
    if (more > LONG || more < -LONG) this.host?.hold(more)
    if (exported || old.exported) this.#environment = undefined
    if (special && typeof value === 'string') special.set?.(value, this)
  }

  /** Takes memory for what a name means now once more, or gives it back before that goes. */
  #hold(name: string, sign: 1 | -1): void {
    const length = lengthOf(this.variables.get(name)?.value)
    if (length > LONG) this.host?.hold(sign * length)
  }

  /** Takes memory for what an array holds more than was told of it, or gives it back. */
  #weigh(array: IndexedArray | AssociativeArray): void {
    const more = array.bytes - array.told
    if (more <= LONG && more >= -LONG) return
    array.told = array.bytes
    this.host?.hold(more)
  }

  /** A value as the attributes of a variable want it; `previous` is what stands before it. @throws ShellError */
  converted(name: string, value: string, previous?: string): string {
    return this.#converted(this.variable(name) ?? PLAIN, value, previous)
  }

  #converted(variable: Variable, value: string, previous?: string): string {
    return variable.integer
      ? this.evaluate(previous === undefined ? value : `${previous}+(${value})`)
      : cased(variable, previous === undefined ? value : previous + value)
  }

  /** The array of a variable, made when it has none, copied when another state shares it. */
  #writable(name: string, old: Variable = PLAIN): IndexedArray | AssociativeArray {
    const { value } = old
    if (typeof value === 'object' && value.epoch === this.#epoch) return value
    const array = typeof value === 'object' ? value.copy() : new IndexedArray(value === undefined ? [] : [value])
    array.epoch = this.#epoch
    this.#store(name, old, array)
    return array
  }
}

export interface AssignOptions {
  readonly subscript?: Subscript
  readonly append?: boolean
}
