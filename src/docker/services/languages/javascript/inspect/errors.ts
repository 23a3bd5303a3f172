import { isError } from '../objects.ts'
import { Obj } from '../values.ts'
import type { Showing } from './look.ts'
import { constructorName } from './names.ts'
import { properties, propText } from './property.ts'

/** What an object has for a key as a text, itself or by its prototypes. */
function plainText(object: Obj, key: string): string | undefined {
  for (let at: Obj | null = object; at; at = at.proto) {
    const value = at.own(key)?.value
    if (value !== undefined && !(value instanceof Obj)) return String(value)
  }
  return undefined
}

/** The stack of an error that names its class. */
function improved(stack: string, error: Obj): string {
  const name = plainText(error, 'name') ?? 'Error'
  const sign = stack[name.length]
  if (!name.endsWith('Error') || !stack.startsWith(name) || (sign !== undefined && sign !== ':' && sign !== '\n'))
    return stack
  const type = constructorName(error)
  if (type === null || type === name) return stack
  return type.includes(name) ? type + stack.slice(name.length) : `${type} [${name}]${stack.slice(name.length)}`
}

/** An error as it is shown: its stack. */
export function errorText(showing: Showing, error: Obj): string {
  const stack = error.own('stack')?.value
  const whole = improved(typeof stack === 'string' && stack !== '' ? stack : headOf(error), error)
  const shown = whole.includes('\n    at') ? whole : `[${whole}]`
  return showing.indent === 0 ? shown : shown.replaceAll('\n', `\n${' '.repeat(showing.indent)}`)
}

const headOf = (error: Obj): string => {
  const message = error.own('message')?.value
  const name = constructorName(error) ?? 'Error'
  return typeof message === 'string' && message !== '' ? `${name}: ${message}` : name
}

/** What an error or a function has besides; the cause of an error is shown although it is hidden. */
export function errorParts(showing: Showing, object: Obj): string[] {
  const cause = object.own('cause')
  const entries = properties(showing, object)
  return isError(object) && cause && !cause.enumerable ? [propText(showing, 'cause', cause), ...entries] : entries
}
