import { evaluate, functionOf } from './evaluate.ts'
import type { Frame } from './frame.ts'
import type { Code, Expression } from './syntax.ts'
import { Dict, type FunctionValue, type Steps } from './values.ts'

/** Keeps what an annotation of a class's or module's name means, in `__annotations__`. */
export function* annotate(name: string, node: Expression, frame: Frame): Steps<void> {
  const { values } = frame.scope
  const known = values.get('__annotations__')
  const annotations = known instanceof Dict ? known : new Dict()
  values.set('__annotations__', annotations)
  annotations.entries.set(name, [name, yield* evaluate(node, frame)])
}

/** What the annotations of a function mean; undefined where it has none. */
function* annotationsOf({ parameters: all, returns }: Code, frame: Frame): Steps<Dict | undefined> {
  const written = [...all, { name: 'return', annotation: returns }]
  const found = new Dict()
  for (const { name, annotation } of written)
    if (annotation) found.entries.set(name, [name, yield* evaluate(annotation, frame)])
  return found.entries.size > 0 ? found : undefined
}

/** A function with its annotations, in `__annotations__`. */
export function* annotatedFunction(code: Code, frame: Frame): Steps<FunctionValue> {
  const made = yield* functionOf(code, frame)
  const annotations = yield* annotationsOf(code, frame)
  if (annotations) made.attributes.set('__annotations__', annotations)
  return made
}
