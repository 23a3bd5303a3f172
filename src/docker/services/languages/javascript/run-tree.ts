import type { Program as Tree } from 'acorn'
import { evaluate } from './evaluate/evaluate.ts'
import { reach } from './evaluate/member.ts'
import { execute } from './execute.ts'
import { declareBlock } from './functions.ts'
import { variables } from './hoist.ts'
import { parse } from './parse.ts'
import type { Realm } from './realm.ts'
import { type Modules, Scope } from './scope.ts'
import { settled, type Steps, Unsimulated, type Value } from './values.ts'

/** Runs statements; gives the value of the last expression. */
export function* runTree(tree: Tree, scope: Scope): Steps<Value> {
  for (const name of variables(tree.body)) scope.initialise(name, undefined)
  declareBlock(tree.body, scope)
  let last: Value
  for (const statement of tree.body)
    if (statement.type === 'ExpressionStatement') last = yield* settled(evaluate(statement.expression, scope))
    else {
      last = undefined
      yield* settled(execute(statement, scope))
    }
  return last
}

/** A shell imports nothing. */
const MODULES: Modules = {
  load() {
    throw new Unsimulated('import')
  },
  meta: () => undefined,
}

/** What a shell is given: one text after the other, in one scope. Gives the value of its last expression. @throws SyntaxTrouble */
export function session(realm: Realm, name: string): (source: string) => Steps<Value> {
  const scopeFor = (text: string): Scope =>
    new Scope(undefined, {
      realm,
      walk: { evaluate, execute, reach },
      file: { path: name, text, isInternal: false },
      frame: { name: undefined, file: undefined, at: 0 },
      receiver: { value: realm.globals, isThere: true },
      home: undefined,
      callee: undefined,
      newTarget: undefined,
      isStrict: false,
      modules: MODULES,
    })
  const all = scopeFor('').names
  return function* (source) {
    const tree = parse({ path: name, text: source, isInternal: false }, 'script')
    const scope = scopeFor(source)
    for (const [key, binding] of all) scope.names.set(key, binding)
    try {
      return yield* realm.within(scope.context.frame, runTree(tree, scope))
    } finally {
      for (const [key, binding] of scope.names) all.set(key, binding)
    }
  }
}
