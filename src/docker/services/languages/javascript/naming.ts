import type { AnyNode } from 'acorn'
import type { Scope } from './scope.ts'
import { Fn, type Key, type Value } from './values.ts'

/** Notes what is being done, for stacks. */
export function placeOf(scope: Scope, at: number): void {
  scope.context.frame.at = at
}

/** Names a function that has none after what it is assigned to. */
export function nameFunction(value: Value, node: AnyNode, name: Key): Value {
  const isAnonymous =
    node.type === 'ArrowFunctionExpression' ||
    ((node.type === 'FunctionExpression' || node.type === 'ClassExpression') && !node.id)
  if (isAnonymous && value instanceof Fn && (value.own('name')?.value ?? '') === '')
    value.define('name', {
      value: typeof name === 'symbol' ? `[${name.description ?? ''}]` : name,
      writable: false,
      enumerable: false,
      configurable: true,
    })
  return value
}

export const nameOfMethod = (key: Key, kind: string): string => {
  const name = typeof key === 'symbol' ? `[${key.description ?? ''}]` : key
  return kind === 'get' || kind === 'set' ? `${kind} ${name}` : name
}
