import { typeError } from '../exceptions.ts'
import { BoundMethod, FunctionValue, List, type Native, Tuple, type Value } from '../values.ts'
import { natives } from './native.ts'

const calleeOf = (value: Value): Value => (value instanceof BoundMethod ? value.callee : value)

/** The parameters of a function, each with its name, kind, and what it is by default, if anything: `[(name, kind, usual…)]`. */
const parameters: Native = ({ places: [value = null] }) => {
  const called = calleeOf(value)
  if (!(called instanceof FunctionValue)) throw typeError('no signature of what is no function')
  const own = called.code.parameters.slice(value instanceof BoundMethod ? 1 : 0)
  return new List(
    own.map(({ name, kind, positional }) => {
      const usual = called.usual.get(name)
      return new Tuple([name, positional ? 'positional' : kind, ...(usual === undefined ? [] : [usual])])
    }),
  )
}

const isAsync: Native = ({ places: [value = null] }) => {
  const called = calleeOf(value)
  return called instanceof FunctionValue && called.code.isAsync && !called.code.isGenerator
}

/** What `inspect` and its like ask of functions. */
export const functions = (): ReadonlyMap<string, Value> => natives({ parameters, is_async: isAsync })
