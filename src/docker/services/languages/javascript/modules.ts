import type { ImportDeclaration, ModuleDeclaration, Program as Tree, Statement } from 'acorn'
import { directoryName, fromDirectory, normalizePath } from '../../../../linux/path.ts'
import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import { runAsync } from './async.ts'
import { parseJson } from './builtins/json.ts'
import { evaluate, reach } from './evaluate.ts'
import { declareBlock } from './functions.ts'
import { execute } from './execute.ts'
import { namesIn, variables } from './hoist.ts'
import { get, hide } from './objects.ts'
import { isModuleText, parse, SyntaxTrouble } from './parse.ts'
import type { Frame } from './frame.ts'
import type { Realm } from './realm.ts'
import { runTree } from './run-tree.ts'
import { type Modules as Reaching, Scope } from './scope.ts'
import { builtinNames, packageSource, sourceOf } from './sources/index.ts'
import {
  Fn,
  type Maybe,
  Native,
  Obj,
  put,
  settled,
  type SourceFile,
  type Steps,
  andThen,
  Thrown,
  Trouble,
  typeError,
  Unsimulated,
  type Value,
} from './values.ts'

/** A module with `import` and `export`. */
interface Linked {
  readonly exports: Map<string, () => Value>
  readonly namespace: Obj
}

/** A file that a name leads to, or a module that comes with Node.js or stands for a package. */
type Found = { readonly type: 'file'; readonly path: string } | { readonly type: 'internal'; readonly name: string }

const TRAIL: readonly (readonly [string, string])[] = [
  ['Module._compile', 'node:internal/modules/cjs/loader:1521:14'],
  ['Module._extensions..js', 'node:internal/modules/cjs/loader:1623:10'],
  ['Module.load', 'node:internal/modules/cjs/loader:1266:32'],
  ['Module._load', 'node:internal/modules/cjs/loader:1091:12'],
]
const REQUIRED: readonly (readonly [string | undefined, string])[] = [
  ...TRAIL,
  ['Module.require', 'node:internal/modules/cjs/loader:1289:19'],
  ['require', 'node:internal/modules/helpers:182:18'],
]
const RESOLVING: readonly (readonly [string, string])[] = [
  ['Module._resolveFilename', 'node:internal/modules/cjs/loader:1207:15'],
  ['Module._load', 'node:internal/modules/cjs/loader:1038:27'],
  ['Module.require', 'node:internal/modules/cjs/loader:1289:19'],
  ['require', 'node:internal/modules/helpers:182:18'],
]
const LINKING: readonly (readonly [string, string])[] = [
  ['defaultResolve', 'node:internal/modules/esm/resolve:1188:11'],
  ['ModuleLoader.defaultResolve', 'node:internal/modules/esm/loader:708:12'],
  ['#cachedDefaultResolve', 'node:internal/modules/esm/loader:657:25'],
  ['ModuleLoader.resolve', 'node:internal/modules/esm/loader:640:38'],
  ['ModuleLoader.getModuleJobForImport', 'node:internal/modules/esm/loader:264:38'],
  ['ModuleJob._link', 'node:internal/modules/esm/module_job:168:49'],
]
const MODULE: readonly (readonly [string, string])[] = [
  ['ModuleJob.run', 'node:internal/modules/esm/module_job:325:25'],
  ['async ModuleLoader.import', 'node:internal/modules/esm/loader:606:24'],
  ['async asyncRunEntryPointWithESMLoader', 'node:internal/modules/run_main:117:5'],
]
const MAIN: readonly (readonly [string | undefined, string])[] = [
  ...TRAIL,
  ['Function.executeUserEntryPoint [as runMain]', 'node:internal/modules/run_main:164:12'],
  [undefined, 'node:internal/main/run_main_module:28:49'],
]
const EVALUATED: readonly (readonly [string | undefined, string])[] = [
  ['runScriptInThisContext', 'node:internal/vm:209:10'],
  [undefined, 'node:internal/process/execution:118:14'],
  [undefined, '[eval]-wrapper:6:24'],
  ['runScript', 'node:internal/process/execution:101:62'],
  ['evalScript', 'node:internal/process/execution:133:3'],
  [undefined, 'node:internal/main/eval_string:51:3'],
]

/** Frames of Node.js itself, as stacks tell them below a program's own. */
export const framesOf = (trail: readonly (readonly [string | undefined, string])[]): Frame[] =>
  trail.map(([name, place]) => ({ name, place, file: undefined, at: 0 })).toReversed()

export const TRAILS = {
  main: MAIN,
  required: REQUIRED,
  evaluated: EVALUATED,
  timer: [
    ['listOnTimeout', 'node:internal/timers:581:17'],
    ['process.processTimers', 'node:internal/timers:519:7'],
  ],
} as const

/** Loads the modules of a program. */
export class Loader {
  readonly #process: GnuProcess
  readonly #realm: Realm
  /** What modules of Node.js know of the machine. */
  readonly #host: Obj
  readonly #cache = new Map<string, Obj>()
  readonly #linked = new Map<string, Linked>()
  readonly #main: Obj
  /** Whether files are modules that only read as such: since 20.19 and 22.7. */
  readonly #detectsModules: boolean

  constructor(
    process: GnuProcess,
    { realm, host, version }: { readonly realm: Realm; readonly host: Obj; readonly version: string },
  ) {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    this.#detectsModules = major > 22 || (major === 22 && minor >= 7) || (major === 20 && minor >= 19)
    this.#process = process
    this.#realm = realm
    this.#host = host
    this.#main = realm.object()
  }

  /** Runs steps below frames of Node.js itself. */
  *below<T>(trail: readonly (readonly [string | undefined, string])[], steps: Steps<T>): Steps<T> {
    const { frames } = this.#realm
    const depth = frames.length
    for (const frame of framesOf(trail)) frames.push(frame)
    try {
      return yield* steps
    } finally {
      frames.length = depth
    }
  }

  /** Runs a file as the main program. */
  *main(path: string): Steps<Value> {
    const source = this.#process.system.fs.readText(path)
    if (this.#isModule(path, source)) return yield* this.#mainModule(path)
    const module = this.#main
    return yield* this.below(MAIN, this.#runFile(path, source, module))
  }

  *#mainModule(path: string): Steps<Value> {
    return yield* runAsync(this.#realm, this.below(MODULE, this.#started(path)), {
      name: undefined,
      file: undefined,
      at: 0,
    })
  }

  *#started(path: string): Steps<Value> {
    yield* this.#link(path)
    return undefined
  }

  /** Runs what `-e` says; gives the value of its last expression. */
  *evaluate(source: string, path: string): Steps<Value> {
    const file: SourceFile = { path, text: source, isInternal: false }
    let tree: Tree
    try {
      tree = parse(file, 'script')
    } catch (error) {
      if (!(error instanceof SyntaxTrouble) || !isModuleText(error)) throw error
      return yield* runAsync(this.#realm, this.#evaluated(file), { name: undefined, file: undefined, at: 0 })
    }
    const module = this.#realm.object({ exports: this.#realm.object() })
    const place = fromDirectory(this.#process.cwd, '[eval]')
    const scope = this.#scope(file, place, { self: this.#realm.globals, name: undefined })
    scope.initialise('require', this.#require(place))
    scope.initialise('module', module)
    scope.initialise('exports', module.own('exports')?.value)
    return yield* this.below(EVALUATED, this.#realm.within(scope.context.frame, runTree(tree, scope)))
  }

  *#evaluated(file: SourceFile): Steps<Value> {
    const tree = parse(file, 'module')
    const linked = this.#fresh()
    yield* this.#runModule(tree, file, { linked, path: `${this.#process.cwd}/[eval1]` })
    return undefined
  }

  #isModule(path: string, source: string): boolean {
    if (path.endsWith('.mjs')) return true
    if (path.endsWith('.cjs') || path.endsWith('.json')) return false
    const type = this.#packageType(path)
    return type === 'module' || (type === undefined && this.#detectsModules && isModuleSource(path, source))
  }

  /** What the nearest package.json says of its files. */
  #packageType(path: string): Value {
    for (let place = directoryName(path); ; place = directoryName(place)) {
      const manifest = this.#manifest(place)
      if (manifest) return manifest['type'] as Value
      if (place === '/' || place === '') return undefined
    }
  }

  #manifest(directory: string): Readonly<Record<string, unknown>> | undefined {
    const { fs } = this.#process.system
    const path = `${directory === '/' ? '' : directory}/package.json`
    if (!fs.exists(path)) return undefined
    try {
      const manifest: unknown = JSON.parse(fs.readText(path))
      return typeof manifest === 'object' && manifest !== null ? { ...manifest } : {}
    } catch {
      return {}
    }
  }

  #scope(
    file: SourceFile,
    path: string,
    {
      self,
      name,
      isStrict = false,
      meta,
    }: {
      readonly self: Value
      readonly name: string | undefined
      readonly isStrict?: boolean
      readonly meta?: () => Value
    },
  ): Scope {
    const realm = this.#realm
    const modules: Reaching = {
      load: (wanted) => this.#dynamic(wanted, path) as Value,
      meta: meta ?? (() => undefined),
    }
    return new Scope(undefined, {
      realm,
      walk: { evaluate, execute, reach },
      file,
      frame: { name, file, at: 0 },
      receiver: { value: self, isThere: true },
      home: undefined,
      callee: undefined,
      newTarget: undefined,
      isStrict,
      modules,
    })
  }

  #dynamic(wanted: Value, from: string): Maybe<Value> {
    const steps = function* (this: Loader): Steps<Value> {
      const found = this.#resolve(String(wanted), from, 'import')
      const linked = yield* this.#linkFound(found)
      return linked.namespace
    }.call(this)
    return runAsync(this.#realm, steps, { name: undefined, file: undefined, at: 0 })
  }

  *#runFile(path: string, source: string, module: Obj): Steps<Value> {
    const realm = this.#realm
    const exports = realm.object()
    for (const [key, value] of Object.entries({
      id: path,
      path: directoryName(path),
      exports,
      filename: path,
      loaded: false,
      children: realm.array([]),
      paths: realm.array([]),
    }))
      put(module, key, value)
    this.#cache.set(path, module)
    try {
      if (path.endsWith('.json')) {
        put(module, 'exports', this.#json(path, source))
        return module.own('exports')?.value
      }
      const file: SourceFile = {
        path,
        text: source.replace(/^#![^\n]*/, (line) => ' '.repeat(line.length)),
        isInternal: false,
      }
      const tree = parse(file, 'function')
      const scope = this.#scope(file, path, { self: exports, name: 'Object.<anonymous>', isStrict: isStrict(tree) })
      const given = { exports, require: this.#require(path), module, __filename: path, __dirname: directoryName(path) }
      for (const [name, value] of Object.entries(given)) scope.initialise(name, value)
      yield* realm.within(scope.context.frame, this.#body(tree, scope))
      put(module, 'loaded', true)
      return yield* settled(get(realm, module, 'exports'))
    } catch (error) {
      this.#cache.delete(path)
      throw error
    }
  }

  #json(path: string, source: string): Value {
    try {
      return parseJson(this.#realm, source)
    } catch (error) {
      if (error instanceof Trouble) throw new Trouble('SyntaxError', `${path}: ${error.message}`)
      throw error
    }
  }

  *#body(tree: Tree, scope: Scope): Steps<Value> {
    for (const name of variables(tree.body)) if (!scope.names.has(name)) scope.initialise(name, undefined)
    declareBlock(tree.body, scope)
    for (const statement of tree.body) {
      const outcome = yield* settled(execute(statement, scope))
      if (outcome) return undefined
    }
    return undefined
  }

  /** The function `require` of a module. */
  #require(from: string): Fn {
    const realm = this.#realm
    const made = realm.fn('require', 1, (_, [name]) => this.require(name, from), { kind: 'method' })
    hide(
      made,
      'resolve',
      realm.fn('resolve', 1, (_, [name]) => {
        const found = this.#resolve(String(name), from, 'require')
        return found.type === 'file' ? found.path : found.name
      }),
    )
    hide(made, 'main', this.#main)
    const cache = realm.object()
    hide(made, 'cache', cache)
    return made
  }

  /** `require`. */
  require(name: Value, from: string): Maybe<Value> {
    if (typeof name !== 'string') throw typeError(`The "id" argument must be of type string. Received ${String(name)}`)
    const found = this.#resolve(name, from, 'require')
    if (found.type === 'internal') return this.internal(found.name)
    const known = this.#cache.get(found.path)
    if (known) return get(this.#realm, known, 'exports')
    const source = this.#process.system.fs.readText(found.path)
    if (this.#isModule(found.path, source)) return andThen(this.#link(found.path), ({ namespace }) => namespace)
    return this.below(REQUIRED, this.#runFile(found.path, source, this.#realm.object()))
  }

  /** A module that comes with Node.js, or stands for a package. */
  *internal(name: string): Steps<Value> {
    const realm = this.#realm
    const known = this.#cache.get(`node:${name}`)
    if (known) return known.own('exports')?.value
    const source = sourceOf(name)
    if (source === undefined) throw new Unsimulated(`the module ${name}`)
    const file: SourceFile = { path: `node:${name}`, text: source, isInternal: true }
    const module = realm.object({ exports: realm.object() })
    this.#cache.set(`node:${name}`, module)
    const tree = parse(file, 'function')
    const scope = this.#scope(file, `node:${name}`, { self: undefined, name: 'Module', isStrict: true })
    const requireInternal = realm.fn('require', 1, (_, [wanted]) => this.internal(String(wanted)))
    for (const [key, value] of Object.entries({
      module,
      exports: module.own('exports')?.value,
      require: requireInternal,
      host: this.#host,
    }))
      scope.initialise(key, value)
    yield* realm.within(scope.context.frame, this.#body(tree, scope))
    return yield* settled(get(realm, module, 'exports'))
  }

  /** Where a name leads. @throws Trouble MODULE_NOT_FOUND */
  #resolve(name: string, from: string, how: 'require' | 'import'): Found {
    const plain = name.replace(/^node:/, '')
    if (builtinNames.has(plain)) return { type: 'internal', name: plain }
    if (name.startsWith('node:')) {
      if (how === 'require')
        throw new Trouble('Error', `No such built-in module: ${name}`, { code: 'ERR_UNKNOWN_BUILTIN_MODULE' })
      throw new Trouble('Error', `No such built-in module: ${name}`, { code: 'ERR_UNKNOWN_BUILTIN_MODULE' })
    }
    if (/^(?:\.{0,2}\/|\.{1,2}$|file:)/.test(name)) {
      const place = normalizePath(fromDirectory(directoryName(from), name.replace(/^file:\/\//, '')))
      const path = how === 'import' ? this.#file(place) : this.#fileOrDirectory(place)
      if (path !== undefined) return { type: 'file', path }
      throw this.#missing(name, from, how, place)
    }
    return this.#package(name, from) ?? this.#absent(name, from, how)
  }

  #absent(name: string, from: string, how: 'require' | 'import'): never {
    throw this.#missing(name, from, how, name)
  }

  #file(place: string): string | undefined {
    const { fs } = this.#process.system
    return fs.exists(place) && !fs.isDirectory(place) ? place : undefined
  }

  #fileOrDirectory(place: string): string | undefined {
    for (const ending of ['', '.js', '.json', '.mjs', '.cjs']) {
      const found = this.#file(place + ending)
      if (found !== undefined) return found
    }
    if (!this.#process.system.fs.isDirectory(place)) return undefined
    const main = this.#manifest(place)?.['main']
    const named = typeof main === 'string' ? normalizePath(fromDirectory(place, main)) : undefined
    return (
      (named === undefined ? undefined : this.#fileOrDirectory(named)) ??
      this.#file(`${place}/index.js`) ??
      this.#file(`${place}/index.json`)
    )
  }

  /** A package that lies in one of the directories node_modules. */
  #package(name: string, from: string): Found | undefined {
    const { fs } = this.#process.system
    const [, own = name] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? []
    for (let place = directoryName(from); ; place = directoryName(place)) {
      const directory = `${place === '/' ? '' : place}/node_modules/${own}`
      if (fs.isDirectory(directory)) {
        const path = this.#fileOrDirectory(name === own ? directory : `${directory}${name.slice(own.length)}`)
        if (path !== undefined && !path.endsWith('/package.json')) return { type: 'file', path }
        if (packageSource(name)) return { type: 'internal', name }
        if (path !== undefined && name.endsWith('/package.json')) return { type: 'file', path }
        throw new Unsimulated(`the package ${own}`)
      }
      if (place === '/' || place === '') return undefined
    }
  }

  #missing(name: string, from: string, how: 'require' | 'import', place: string): Trouble | Thrown {
    if (how === 'import') {
      const importer = from
      const what =
        place === name
          ? `Cannot find package '${name}' imported from ${importer}`
          : `Cannot find module '${place}' imported from ${importer}`
      const isFile = place !== name
      const trail = isFile
        ? ([
            ['finalizeResolution', 'node:internal/modules/esm/resolve:283:11'],
            ['moduleResolve', 'node:internal/modules/esm/resolve:952:10'],
          ] as const)
        : ([
            ['packageResolve', 'node:internal/modules/esm/resolve:873:9'],
            ['moduleResolve', 'node:internal/modules/esm/resolve:946:18'],
          ] as const)
      return this.#raised(what, { code: 'ERR_MODULE_NOT_FOUND', ...(isFile && { url: `file://${place}` }) }, [
        ...trail,
        ...LINKING,
      ])
    }
    const stack = from.endsWith('/[eval]') ? [from] : [from]
    return this.#raised(`Cannot find module '${name}'\nRequire stack:\n${stack.map((one) => `- ${one}`).join('\n')}`, {
      code: 'MODULE_NOT_FOUND',
      requireStack: this.#realm.array(stack),
    })
  }

  /** An error that Node.js raises while it looks for a module. */
  #raised(
    message: string,
    more: Readonly<Record<string, Value>>,
    trail: readonly (readonly [string, string])[] = RESOLVING,
  ): Thrown {
    const { frames } = this.#realm
    const depth = frames.length
    const around = trail === RESOLVING ? [] : frames.splice(0)
    for (const frame of framesOf(trail)) frames.push(frame)
    const error = this.#realm.error(new Trouble('Error', message, more))
    frames.length = trail === RESOLVING ? depth : 0
    for (const frame of around) frames.push(frame)
    return new Thrown(error)
  }

  #fresh(): Linked {
    const namespace = new Native(null, 'Module', undefined)
    namespace.define(Symbol.toStringTag, { value: 'Module', writable: false, enumerable: false, configurable: false })
    return { exports: new Map(), namespace }
  }

  *#linkFound(found: Found): Steps<Linked> {
    if (found.type === 'internal') return this.#wrapped(found.name, yield* this.internal(found.name))
    return yield* this.#link(found.path)
  }

  /** A module of the old kind as `import` sees it. */
  #wrapped(key: string, exports: Value): Linked {
    const known = this.#linked.get(key)
    if (known) return known
    const linked = this.#fresh()
    linked.exports.set('default', () => exports)
    if (exports instanceof Obj)
      for (const name of exports.keys())
        if (
          typeof name === 'string' &&
          name !== 'default' &&
          !(exports instanceof Fn && /^(?:length|name|prototype)$/.test(name))
        )
          linked.exports.set(name, () => exports.own(name)?.value)
    this.#expose(linked)
    this.#linked.set(key, linked)
    return linked
  }

  #expose({ exports, namespace }: Linked): void {
    for (const [name, read] of [...exports].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const value = (): Value => read()
      namespace.props.set(name, {
        get value() {
          return value()
        },
        set value(_) {},
        writable: true,
        enumerable: true,
        configurable: false,
      })
    }
  }

  /** Loads a file with `import` and `export`, after those that it imports. */
  *#link(path: string): Steps<Linked> {
    const known = this.#linked.get(path)
    if (known) return known
    const source = this.#process.system.fs.readText(path)
    if (!this.#isModule(path, source)) {
      const module = this.#cache.get(path)
      const exports = module ? module.own('exports')?.value : yield* this.#runFile(path, source, this.#realm.object())
      return this.#wrapped(path, exports)
    }
    const linked = this.#fresh()
    this.#linked.set(path, linked)
    const file: SourceFile = { path: `file://${path}`, text: source, isInternal: false }
    yield* this.#runModule(parse(file, 'module'), file, { linked, path })
    return linked
  }

  *#runModule(
    tree: Tree,
    file: SourceFile,
    { linked, path }: { readonly linked: Linked; readonly path: string },
  ): Steps<void> {
    const realm = this.#realm
    const meta = realm.object({ dirname: directoryName(path), filename: path, url: `file://${path}` })
    const scope = this.#scope(file, path, { self: undefined, name: undefined, isStrict: true, meta: () => meta })
    for (const name of variables(tree.body)) scope.initialise(name, undefined)
    declareBlock(tree.body, scope)
    scope.declare('*default*')
    for (const node of tree.body) this.#exportsOf(node, scope, linked)
    for (const node of tree.body) yield* this.#imports(node, scope, { linked, path })
    this.#expose(linked)
    realm.frames.push(scope.context.frame)
    try {
      for (const statement of tree.body) yield* settled(execute(statement, scope))
    } catch (error) {
      throw realm.raised(error)
    } finally {
      const at = realm.frames.lastIndexOf(scope.context.frame)
      if (at >= 0) realm.frames.splice(at, 1)
    }
  }

  /** Notes what a statement exports of the module's own names. */
  #exportsOf(node: Statement | ModuleDeclaration, scope: Scope, { exports }: Linked): void {
    if (node.type === 'ExportDefaultDeclaration') exports.set('default', () => scope.read('*default*'))
    if (node.type !== 'ExportNamedDeclaration' || node.source) return
    const { declaration } = node
    const names = !declaration
      ? []
      : declaration.type === 'VariableDeclaration'
        ? declaration.declarations.flatMap(({ id }) => namesIn(id))
        : [declaration.id.name]
    for (const name of names) exports.set(name, () => scope.read(name))
    for (const { local, exported } of node.specifiers) exports.set(nameIn(exported), () => scope.read(nameIn(local)))
  }

  *#imports(
    node: Statement | ModuleDeclaration,
    scope: Scope,
    { linked, path }: { readonly linked: Linked; readonly path: string },
  ): Steps<void> {
    if (
      node.type !== 'ImportDeclaration' &&
      node.type !== 'ExportAllDeclaration' &&
      node.type !== 'ExportNamedDeclaration'
    )
      return
    if (!node.source) return
    scope.context.frame.at = node.source.start
    const from = yield* this.#linkFound(this.#resolve(String(node.source.value), path, 'import'))
    if (node.type === 'ImportDeclaration') return this.#bind(node, scope, from)
    if (node.type === 'ExportAllDeclaration') {
      if (node.exported) linked.exports.set(nameIn(node.exported), () => from.namespace)
      else for (const [name, read] of from.exports) if (name !== 'default') linked.exports.set(name, read)
      return undefined
    }
    for (const { local, exported } of node.specifiers) {
      const read = from.exports.get(nameIn(local))
      if (read) linked.exports.set(nameIn(exported), read)
    }
    return undefined
  }

  #bind(node: ImportDeclaration, scope: Scope, from: Linked): void {
    for (const specifier of node.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') {
        scope.link(specifier.local.name, () => from.namespace)
        continue
      }
      const wanted = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameIn(specifier.imported)
      const read = from.exports.get(wanted)
      if (!read)
        throw new SyntaxTrouble(
          `The requested module '${String(node.source.value)}' does not provide an export named '${wanted}'`,
          scope.context.file,
          { at: specifier.start, width: specifier.end - specifier.start },
        )
      scope.link(specifier.local.name, read)
    }
  }
}

/** Whether a source reads as a module only. */
function isModuleSource(path: string, text: string): boolean {
  if (!/\b(?:import|export|await)\b/.test(text)) return false
  try {
    parse({ path, text, isInternal: false }, 'function')
    return false
  } catch (error) {
    return error instanceof SyntaxTrouble && isModuleText(error) && isReadable(path, text)
  }
}

/** Whether a source can be read as a module. */
function isReadable(path: string, text: string): boolean {
  try {
    parse({ path, text, isInternal: false }, 'module')
    return true
  } catch {
    return false
  }
}

const nameIn = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  node.name ?? String(node.value)

const isStrict = ({ body }: Tree): boolean => {
  const [first] = body
  return first?.type === 'ExpressionStatement' && 'directive' in first && first.directive === 'use strict'
}
