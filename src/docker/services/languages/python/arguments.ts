import { typeError } from './exceptions.ts'
import { typeName } from './types.ts'
import { type Class, MethodOfType, type Steps, type Value, type Words } from './values.ts'

/** Methods of a type of the language: each gets a value of it first. */
export type Methods<Self> = Readonly<Record<string, (self: Self, words: Words) => Value | Steps<Value>>>

/** Adds methods to a type. */
export function define<Self>(type: Class, is: (value: Value) => value is Value & Self, methods: Methods<Self>): void {
  for (const [name, call] of Object.entries(methods))
    type.members.set(
      name,
      new MethodOfType(name, (self, words) => {
        if (!is(self))
          throw typeError(
            `descriptor '${name}' for '${type.name}' objects doesn't apply to a '${typeName(self)}' object`,
          )
        return call(self, words)
      }),
    )
}

/** An argument by its place or its name; undefined where it is not given. */
export const argument = ({ places, named }: Words, at: number, name = ''): Value | undefined =>
  at < places.length ? places[at] : name === '' ? undefined : named.get(name)

/** An argument that has to be there. @throws Raised TypeError */
export function needed(words: Words, at: number, name = ''): Value {
  const found = argument(words, at, name)
  if (found === undefined)
    throw typeError(`expected at least ${at + 1} argument${at === 0 ? '' : 's'}, got ${words.places.length}`)
  return found
}

/** @throws Raised TypeError */
export function textArgument(words: Words, at: number, name = ''): string {
  const found = needed(words, at, name)
  if (typeof found !== 'string') throw typeError(`must be str, not ${typeName(found)}`)
  return found
}

/** @throws Raised TypeError */
export function wholeNumber(value: Value): number {
  if (typeof value !== 'bigint' && typeof value !== 'boolean')
    throw typeError(`'${typeName(value)}' object cannot be interpreted as an integer`)
  return Number(value)
}

/** An integer that may be absent. @throws Raised TypeError */
export function wholeArgument(words: Words, at: number, name: string, usual: number): number {
  const found = argument(words, at, name)
  return found === undefined || found === null ? usual : wholeNumber(found)
}

/** A number as a float. @throws Raised TypeError */
export function numberArgument(value: Value): number {
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return Number(value)
  throw typeError(`must be real number, not ${typeName(value)}`)
}
