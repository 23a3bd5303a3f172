import { typeError } from '../exceptions.ts'
import { needed } from '../arguments.ts'
import { FunctionValue, List, type Steps, Tuple, type Value } from '../values.ts'
import { natives } from './native.ts'

/** Gives the parameters of a function: of each its name, its annotation, and what it is by default. */
function* parameters(callee: Value, absent: Value): Steps<Value> {
  if (!(callee instanceof FunctionValue)) throw typeError('only functions that are written in Python have parameters')
  const { code, told } = callee
  const { entries } = yield* told.annotations()
  const parts = code.parameters.map(({ name }) => {
    const annotation = entries.get(name)?.[1]
    const usual = told.usual.get(name)
    // None is null here, which is no absence
    return new Tuple([name, annotation === undefined ? absent : annotation, usual === undefined ? absent : usual])
  })
  return new List(parts)
}

/** What functions say of themselves. */
export const signature = (): ReadonlyMap<string, Value> =>
  natives({ parameters: (given) => parameters(needed(given, 0), needed(given, 1)) })
