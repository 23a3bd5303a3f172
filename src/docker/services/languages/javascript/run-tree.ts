import type { Program as Tree } from 'acorn'
import { evaluate } from './evaluate/evaluate.ts'
import { execute } from './execute.ts'
import { declareBlock } from './functions.ts'
import { variables } from './hoist.ts'
import type { Scope } from './scope.ts'
import { settled, type Steps, type Value } from './values.ts'

/** Runs statements; gives the value of the last expression. */
export function* runTree(tree: Tree, scope: Scope): Steps<Value> {
  for (const name of variables(tree.body)) if (!scope.names.has(name)) scope.initialise(name, undefined)
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
