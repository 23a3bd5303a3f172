import { isException, isSubclass, exceptionClass, typeError } from './exceptions.ts'
import { latin1 } from './bytes.ts'
import { floatText, integerText } from './numbers.ts'
import { call, identityOf, specialMethod } from './protocol.ts'
import { typeName, typeOf, types } from './types.ts'
import {
  BoundMethod,
  Builtin,
  ByteArray,
  Bytes,
  Class,
  Constant,
  Dict,
  FunctionValue,
  ELLIPSIS,
  GenericAlias,
  GeneratorValue,
  isDue,
  List,
  MethodOfType,
  Module,
  PAUSE,
  pauseAfter,
  ROUNDS,
  Range,
  SetValue,
  settled,
  type Steps,
  Thing,
  Tuple,
  type Value,
  View,
  words,
  AsyncGenerator,
} from './values.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  '\\': '\\\\',
}

/** A letter as an escape, as short as its number allows. */
export function escaped(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16)
  if (code.length <= 2) return String.raw`\x${code.padStart(2, '0')}`
  return code.length <= 4 ? String.raw`\u${code.padStart(4, '0')}` : String.raw`\U${code.padStart(8, '0')}`
}

/** What repr() does not show as it is: controls, formats, surrogates, unassigned and private letters, all spaces but one. */
const UNPRINTABLE = /[\\\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

function inQuotes(text: string, pattern: RegExp): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const inner = text.replaceAll(pattern, (letter) => ESCAPES[letter] ?? escaped(letter))
  return quote + inner.replaceAll(quote, `\\${quote}`) + quote
}

/** A text as repr() quotes it. */
export const quoted = (text: string): string => inQuotes(text, UNPRINTABLE)

const quotedBytes = (bytes: Uint8Array): string => `b${inQuotes(latin1(bytes), /[\\\u0000-\u001f\u007f-\u00ff]/g)}`

/** The place of an object, as repr() writes it: no two have the same. */
const placeOf = (value: Thing): string => `0x7f0000${(identityOf(value) * 16).toString(16).padStart(6, '0')}`

function* joined(items: Iterable<Value>, within: readonly Thing[]): Steps<string> {
  const texts: string[] = []
  for (const item of items) {
    if (isDue(texts.length)) yield PAUSE
    texts.push(yield* repr(item, within))
  }
  yield pauseAfter(texts.length % ROUNDS)
  return texts.join(', ')
}

function* dictText(dict: Dict, within: readonly Thing[]): Steps<string> {
  const texts: string[] = []
  for (const [key, value] of dict.entries.values()) {
    if (isDue(texts.length)) yield PAUSE
    texts.push(`${yield* repr(key, within)}: ${yield* repr(value, within)}`)
  }
  yield pauseAfter(texts.length % ROUNDS)
  return `{${texts.join(', ')}}`
}

function* setText(value: SetValue, within: readonly Thing[]): Steps<string> {
  const inner = value.items.size === 0 ? '' : `{${yield* joined(value.items.values(), within)}}`
  if (value.isFrozen) return `frozenset(${inner})`
  return inner || 'set()'
}

function* container(value: Thing, within: readonly Thing[]): Steps<string | undefined> {
  const inner = [...within, value]
  if (value instanceof List) return within.includes(value) ? '[...]' : `[${yield* joined(value.items, inner)}]`
  if (value instanceof Dict) return within.includes(value) ? '{...}' : yield* dictText(value, inner)
  if (value instanceof View) return `${value.kind}([${yield* joined(value.items(), inner)}])`
  if (value instanceof SetValue) return yield* setText(value, inner)
  if (value instanceof Tuple) return `(${yield* joined(value.items, inner)}${value.items.length === 1 ? ',' : ''})`
  return undefined
}

const classPath = ({ module, name }: Class): string => (module === 'builtins' ? name : `${module}.${name}`)

function* parameterText(value: Value): Steps<string> {
  if (value === types.NoneType) return 'None'
  if (value === ELLIPSIS) return '...'
  return value instanceof Class ? classPath(value) : yield* repr(value)
}

function* aliasText({ origin, parameters }: GenericAlias): Steps<string> {
  const texts: string[] = []
  for (const one of parameters) texts.push(yield* parameterText(one))
  return origin ? `${classPath(origin)}[${texts.join(', ')}]` : texts.join(' | ')
}

function* thingText(value: Thing): Steps<string> {
  if (value instanceof ByteArray) return `bytearray(${quotedBytes(value.bytes)})`
  if (value instanceof Bytes) return quotedBytes(value.bytes)
  if (value instanceof Range) return `range(${value.start}, ${value.stop}${value.step === 1n ? '' : `, ${value.step}`})`
  if (value instanceof Class) return `<class '${classPath(value)}'>`
  if (value instanceof GenericAlias) return yield* aliasText(value)
  if (value instanceof FunctionValue) return `<function ${value.qualified} at ${placeOf(value)}>`
  if (value instanceof Builtin) return `<built-in function ${value.name}>`
  if (value instanceof MethodOfType) return `<method '${value.name}'>`
  if (value instanceof Module)
    return value.file === undefined
      ? `<module '${value.name}' (built-in)>`
      : `<module '${value.name}' from '${value.file}'>`
  if (value instanceof AsyncGenerator) return `<async_generator object ${value.body.name} at ${placeOf(value)}>`
  if (value instanceof GeneratorValue)
    return `<${value.isCoroutine ? 'coroutine' : 'generator'} object ${value.name} at ${placeOf(value)}>`
  if (value instanceof Constant) return value.name
  if (value instanceof BoundMethod) {
    const name =
      value.callee instanceof FunctionValue
        ? value.callee.qualified
        : value.callee instanceof MethodOfType
          ? value.callee.name
          : ''
    return value.callee instanceof FunctionValue
      ? `<bound method ${name} of ${yield* repr(value.self)}>`
      : `<built-in method ${name} of ${typeName(value.self)} object at ${value.self instanceof Thing ? placeOf(value.self) : '0x7f0000000010'}>`
  }
  if (isException(value)) {
    const args = value.attributes.get('args')
    return `${value.own.name}(${args instanceof Tuple ? yield* joined(args.items, []) : ''})`
  }
  const type = typeOf(value)
  return value.own ? `<${classPath(type)} object at ${placeOf(value)}>` : `<${type.name} object at ${placeOf(value)}>`
}

/** As repr() shows it. */
export function* repr(value: Value, within: readonly Thing[] = []): Steps<string> {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return floatText(value)
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (value === null) return 'None'
  if (typeof value === 'bigint') return integerText(value)
  const own = specialMethod(value, '__repr__')
  if (own !== undefined && !(own instanceof MethodOfType))
    return textAnswer('__repr__', yield* settled(call(own, words(value))))
  return (yield* container(value, within)) ?? (yield* thingText(value))
}

/** @throws Raised TypeError for an answer that is no text */
export function textAnswer(name: string, answer: Value): string {
  if (typeof answer === 'string') return answer
  throw typeError(`${name} returned non-string (type ${typeName(answer)})`)
}

/** What the language itself makes of a value: an exception is what was said. */
export function* plainText(value: Value): Steps<string> {
  if (typeof value === 'string') return value
  return yield* isException(value) ? exceptionText(value) : repr(value)
}

/** As str() gives it. */
export function* str(value: Value): Steps<string> {
  if (typeof value === 'string') return value
  const own = specialMethod(value, '__str__')
  if (own !== undefined && !(own instanceof MethodOfType))
    return textAnswer('__str__', yield* settled(call(own, words(value))))
  return yield* plainText(value)
}

function* exceptionText(value: Value): Steps<string> {
  if (!isException(value)) return ''
  const [args, number, text, file] = ['args', 'errno', 'strerror', 'filename'].map((name) => value.attributes.get(name))
  if (number !== undefined && number !== null && text !== undefined) {
    const place = file === undefined || file === null ? '' : `: ${yield* repr(file)}`
    return `[Errno ${yield* str(number)}] ${yield* str(text)}${place}`
  }
  if (!(args instanceof Tuple) || args.items.length === 0) return ''
  const [first = null] = args.items
  if (args.items.length > 1) return yield* repr(args)
  return isSubclass(value.own, exceptionClass('KeyError')) ? yield* repr(first) : yield* str(first)
}

/** As ascii() shows it: what is beyond ASCII as escapes. */
export const asciiOnly = (text: string): string => text.replaceAll(/[^\u0000-\u007f]/gu, (letter) => escaped(letter))
