import { call, getAttribute } from './protocol.ts'
import { type Module, settled, type Steps, type Value } from './values.ts'

/** Calls a function of a module. */
export function* callNamed(module: Module, name: string, ...places: readonly Value[]): Steps<Value> {
  return yield* settled(call(yield* settled(getAttribute(module, name)), { places, named: new Map() }))
}
