import { evaluate, functionOf } from './evaluate.ts'
import type { Frame } from './frame.ts'
import { getItem } from './subscript.ts'
import type { Code, Expression } from './syntax.ts'
import { Class, Dict, type FunctionValue, GenericAlias, settled, type Steps, Tuple, type Value } from './values.ts'

const isType = (value: Value): boolean => value instanceof Class || value instanceof GenericAlias

const membersOf = (value: Value): readonly Value[] =>
  value instanceof GenericAlias && value.origin === undefined ? value.parameters : [value]

/** What an annotation means: types keep their parameters, which count for nothing elsewhere. */
function* meaning(node: Expression, frame: Frame): Steps<Value> {
  if (node.type === 'item') {
    const type = yield* meaning(node.value, frame)
    const given = yield* parameters(node.index, frame)
    if (type instanceof Class) return new GenericAlias(type, given)
    return yield* settled(getItem(type, node.index.type === 'tuple' ? new Tuple(given) : (given[0] ?? null)))
  }
  if (node.type === 'binary' && node.sign === '|') {
    const left = yield* meaning(node.left, frame)
    const right = yield* meaning(node.right, frame)
    if (isType(left) || isType(right)) return new GenericAlias(undefined, [...membersOf(left), ...membersOf(right)])
  }
  return yield* evaluate(node, frame)
}

function* parameters(node: Expression, frame: Frame): Steps<readonly Value[]> {
  if (node.type !== 'tuple') return [yield* meaning(node, frame)]
  const found: Value[] = []
  for (const item of node.items) found.push(yield* meaning(item, frame))
  return found
}

/** Keeps what an annotation of a class's or module's name means, in `__annotations__`. */
export function* annotate(name: string, node: Expression, frame: Frame): Steps<void> {
  const { values } = frame.scope
  const known = values.get('__annotations__')
  const annotations = known instanceof Dict ? known : new Dict()
  values.set('__annotations__', annotations)
  annotations.entries.set(name, [name, yield* meaning(node, frame)])
}

/** What the annotations of a function mean; undefined where it has none. */
function* annotationsOf({ parameters: all, returns }: Code, frame: Frame): Steps<Dict | undefined> {
  const written = [...all, { name: 'return', annotation: returns }]
  const found = new Dict()
  for (const { name, annotation } of written)
    if (annotation) found.entries.set(name, [name, yield* meaning(annotation, frame)])
  return found.entries.size > 0 ? found : undefined
}

/** A function with its annotations, in `__annotations__`. */
export function* annotatedFunction(code: Code, frame: Frame): Steps<FunctionValue> {
  const made = yield* functionOf(code, frame)
  const annotations = yield* annotationsOf(code, frame)
  if (annotations) made.attributes.set('__annotations__', annotations)
  return made
}
