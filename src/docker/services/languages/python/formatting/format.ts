import { typeError, valueError } from '../exceptions.ts'
import { call, specialMethod } from '../protocol.ts'
import { str, textAnswer } from '../text.ts'
import { typeName } from '../types.ts'
import { settled, type Steps, type Value, words } from '../values.ts'
import { floatFormat, integerFormat, padded } from './numbers.ts'
import { checkKind, type Spec, specOf } from './spec.ts'

/** @throws Raised ValueError for what is for numbers alone */
function checkText(spec: Spec): void {
  checkKind(spec, 's', 'str')
  if (spec.group !== '') throw valueError(`Cannot specify '${spec.group}' with 's'.`)
  if (spec.sign === ' ') throw valueError('Space not allowed in string format specifier')
  if (spec.sign !== '') throw valueError('Sign not allowed in string format specifier')
  if (spec.isPlainZero) throw valueError('Negative zero coercion (z) not allowed in string format specifier')
  if (spec.isAlternate) throw valueError('Alternate form (#) not allowed in string format specifier')
  if (spec.align === '=') throw valueError("'=' alignment not allowed in string format specifier")
}

function textFormat(text: string, spec: Spec): string {
  checkText(spec)
  return padded(spec.precision === undefined ? text : [...text].slice(0, spec.precision).join(''), spec, '<')
}

/** A value as format() writes it. */
export function* format(value: Value, text: string): Steps<string> {
  const own = specialMethod(value, '__format__')
  if (own !== undefined) return textAnswer('__format__', yield* settled(call(own, words(value, text))))
  if (text === '') return yield* str(value)
  if (typeof value === 'number') return floatFormat(value, specOf(text, 'float'))
  if (typeof value === 'bigint') return integerFormat(value, specOf(text, 'int'))
  if (typeof value === 'boolean') return integerFormat(BigInt(value), specOf(text, 'bool'))
  if (typeof value === 'string') return textFormat(value, specOf(text, 'str'))
  throw typeError(`unsupported format string passed to ${typeName(value)}.__format__`)
}
