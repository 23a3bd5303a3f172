import type { ImportDeclaration, ModuleDeclaration, Statement } from 'acorn'
import { namesIn } from '../hoist.ts'
import { SyntaxTrouble } from '../parse.ts'
import type { Scope } from '../scope.ts'
import { Fn, Native, Obj, type Value } from '../values.ts'

/** A module with `import` and `export`. */
export interface Linked {
  readonly exports: Map<string, () => Value>
  readonly namespace: Obj
}

export function fresh(): Linked {
  const namespace = new Native(null, 'Module', undefined)
  namespace.define(Symbol.toStringTag, { value: 'Module', writable: false, enumerable: false, configurable: false })
  return { exports: new Map(), namespace }
}

/** A module of the old kind as `import` sees it. */
export function wrapped(exports: Value): Linked {
  const linked = fresh()
  linked.exports.set('default', () => exports)
  if (exports instanceof Obj)
    for (const name of exports.keys())
      if (
        typeof name === 'string' &&
        name !== 'default' &&
        !(exports instanceof Fn && /^(?:length|name|prototype)$/.test(name))
      )
        linked.exports.set(name, () => exports.own(name)?.value)
  expose(linked)
  return linked
}

/** Gives the namespace of a module what the module exports. */
export function expose({ exports, namespace }: Linked): void {
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

/** Notes what a statement exports of the module's own names. */
export function exportsOf(node: Statement | ModuleDeclaration, scope: Scope, { exports }: Linked): void {
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

/** Gives the names of an import what they stand for. */
export function bindNames(node: ImportDeclaration, scope: Scope, from: Linked): void {
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

export const nameIn = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  node.name ?? String(node.value)
