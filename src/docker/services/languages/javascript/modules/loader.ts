import type { ModuleDeclaration, Program as Tree, Statement } from 'acorn'
import { directoryName, fromDirectory } from '../../../../../linux/path.ts'
import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import { runAsync } from '../async.ts'
import { parseJson } from '../builtins/json.ts'
import { declareBlock } from '../functions.ts'
import { execute } from '../execute.ts'
import { fileScope } from '../file-scope.ts'
import { variables } from '../hoist.ts'
import { get, hide } from '../objects.ts'
import { isModuleText, parse, SyntaxTrouble } from '../parse.ts'
import type { Realm } from '../realm.ts'
import { runTree } from '../run-tree.ts'
import type { Scope } from '../scope.ts'
import { Session } from '../session.ts'
import { builtinNames, sourceOf } from '../sources/index.ts'
import {
  Fn,
  type Maybe,
  Obj,
  put,
  settled,
  type SourceFile,
  type Steps,
  andThen,
  Trouble,
  typeError,
  Unsimulated,
  type Value,
} from '../values.ts'

import { bindNames, exportsOf, expose, fresh, type Linked, nameIn, wrapped } from './linked.ts'
import { type Found, Resolver } from './resolver.ts'
import { EVALUATED, framesOf, MAIN, MODULE, REQUIRED } from './trails.ts'

/** Loads the modules of a program. */
export class Loader {
  readonly #process: GnuProcess
  readonly #realm: Realm
  /** What modules of Node.js know of the machine. */
  readonly #host: Obj
  readonly #cache = new Map<string, Obj>()
  readonly #linked = new Map<string, Linked>()
  readonly #main: Obj
  readonly #resolver: Resolver

  constructor(
    process: GnuProcess,
    { realm, host, version }: { readonly realm: Realm; readonly host: Obj; readonly version: string },
  ) {
    this.#process = process
    this.#realm = realm
    this.#host = host
    this.#resolver = new Resolver(process, realm, version)
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
    if (this.#resolver.isModule(path, source)) return yield* this.#mainModule(path)
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

  /** What is typed at a prompt, text after text. */
  session(): Session {
    return new Session({
      realm: this.#realm,
      scope: this.#evaluating({ path: 'REPL', text: '', isInternal: false }, '<repl>'),
      modules: { names: builtinNames, load: (name) => this.internal(name) },
    })
  }

  /** The names that a text has which is no file. */
  #evaluating(file: SourceFile, name: string): Scope {
    const module = this.#realm.object({ exports: this.#realm.object() })
    const place = fromDirectory(this.#process.cwd, name)
    const scope = this.#scope(file, place, { self: this.#realm.globals, name: undefined })
    scope.initialise('require', this.#require(place))
    scope.initialise('module', module)
    scope.initialise('exports', module.own('exports')?.value)
    return scope
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
    const scope = this.#evaluating(file, '[eval]')
    return yield* this.below(EVALUATED, this.#realm.within(scope.context.frame, runTree(tree, scope)))
  }

  *#evaluated(file: SourceFile): Steps<Value> {
    const tree = parse(file, 'module')
    const linked = fresh()
    yield* this.#runModule(tree, file, { linked, path: `${this.#process.cwd}/[eval1]` })
    return undefined
  }

  #scope(
    file: SourceFile,
    path: string,
    {
      meta,
      ...how
    }: {
      readonly self: Value
      readonly name: string | undefined
      readonly isStrict?: boolean
      readonly meta?: () => Value
    },
  ): Scope {
    const load = (wanted: Value): Value => this.#dynamic(wanted, path) as Value
    return fileScope(this.#realm, { ...how, file, modules: { load, meta: meta ?? (() => undefined) } })
  }

  #dynamic(wanted: Value, from: string): Maybe<Value> {
    const steps = function* (this: Loader): Steps<Value> {
      const found = this.#resolver.resolve(String(wanted), from, 'import')
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
        put(module, 'exports', yield* this.#json(path, source))
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

  *#json(path: string, source: string): Steps<Value> {
    try {
      return yield* parseJson(this.#realm, source)
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
        const found = this.#resolver.resolve(String(name), from, 'require')
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
    const found = this.#resolver.resolve(name, from, 'require')
    if (found.type === 'internal') return this.internal(found.name)
    const known = this.#cache.get(found.path)
    if (known) return get(this.#realm, known, 'exports')
    const source = this.#process.system.fs.readText(found.path)
    if (this.#resolver.isModule(found.path, source))
      return andThen(this.#link(found.path), ({ namespace }) => namespace)
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

  /** A module of the old kind, one for each key. */
  #kept(key: string, exports: Value): Linked {
    const linked = this.#linked.get(key) ?? wrapped(exports)
    this.#linked.set(key, linked)
    return linked
  }

  *#linkFound(found: Found): Steps<Linked> {
    if (found.type === 'internal') return this.#kept(found.name, yield* this.internal(found.name))
    return yield* this.#link(found.path)
  }

  /** Loads a file with `import` and `export`, after those that it imports. */
  *#link(path: string): Steps<Linked> {
    const known = this.#linked.get(path)
    if (known) return known
    const source = this.#process.system.fs.readText(path)
    if (!this.#resolver.isModule(path, source)) {
      const module = this.#cache.get(path)
      const exports = module ? module.own('exports')?.value : yield* this.#runFile(path, source, this.#realm.object())
      return this.#kept(path, exports)
    }
    const linked = fresh()
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
    for (const node of tree.body) exportsOf(node, scope, linked)
    for (const node of tree.body) yield* this.#imports(node, scope, { linked, path })
    expose(linked)
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
    const from = yield* this.#linkFound(this.#resolver.resolve(String(node.source.value), path, 'import'))
    if (node.type === 'ImportDeclaration') return bindNames(node, scope, from)
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
}

const isStrict = ({ body }: Tree): boolean => {
  const [first] = body
  return first?.type === 'ExpressionStatement' && 'directive' in first && first.directive === 'use strict'
}
