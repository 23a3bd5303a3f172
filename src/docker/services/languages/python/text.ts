import { isException, raised, typeError } from './exceptions.ts'
import { floatText } from './numbers.ts'
import { call, identityOf, specialMethod } from './protocol.ts'
import { typeName, typeOf } from './types.ts'
import {
  BoundMethod,
  Builtin,
  Bytes,
  Class,
  Constant,
  Dict,
  FunctionValue,
  GeneratorValue,
  List,
  MethodOfType,
  Module,
  Range,
  SetValue,
  settled,
  type Steps,
  Thing,
  Tuple,
  type Value,
  View,
  words,
} from './values.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  '\\': '\\\\',
}

const hexOf = (letter: string): string => (letter.codePointAt(0) ?? 0).toString(16)

/** A text as repr() quotes it. */
export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const inner = text.replaceAll(
    /[\\\n\r\t\u0000-\u001f\u007f-\u00a0\u00ad]/g,
    (letter) => ESCAPES[letter] ?? String.raw`\x${hexOf(letter).padStart(2, '0')}`,
  )
  return quote + inner.replaceAll(quote, `\\${quote}`) + quote
}

function quotedBytes(bytes: Uint8Array): string {
  const text = String.fromCharCode(...bytes)
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const inner = text.replaceAll(
    /[\\\n\r\t\u0000-\u001f\u007f-\u00ff]/g,
    (letter) => ESCAPES[letter] ?? String.raw`\x${hexOf(letter).padStart(2, '0')}`,
  )
  return `b${quote}${inner.replaceAll(quote, `\\${quote}`)}${quote}`
}

/** The place of an object, as repr() writes it: no two have the same. */
const placeOf = (value: Thing): string => `0x7f0000${(identityOf(value) * 16).toString(16).padStart(6, '0')}`

function* joined(items: Iterable<Value>, within: readonly Thing[]): Steps<string> {
  const texts: string[] = []
  for (const item of items) texts.push(yield* repr(item, within))
  return texts.join(', ')
}

function* dictText(dict: Dict, within: readonly Thing[]): Steps<string> {
  const texts: string[] = []
  for (const [key, value] of dict.entries.values())
    texts.push(`${yield* repr(key, within)}: ${yield* repr(value, within)}`)
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

function* thingText(value: Thing): Steps<string> {
  if (value instanceof Bytes) return quotedBytes(value.bytes)
  if (value instanceof Range) return `range(${value.start}, ${value.stop}${value.step === 1n ? '' : `, ${value.step}`})`
  if (value instanceof Class) return `<class '${classPath(value)}'>`
  if (value instanceof FunctionValue) return `<function ${value.qualified} at ${placeOf(value)}>`
  if (value instanceof Builtin) return `<built-in function ${value.name}>`
  if (value instanceof MethodOfType) return `<method '${value.name}'>`
  if (value instanceof Module)
    return value.file === undefined
      ? `<module '${value.name}' (built-in)>`
      : `<module '${value.name}' from '${value.file}'>`
  if (value instanceof GeneratorValue) return `<generator object ${value.name} at ${placeOf(value)}>`
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
  if (typeof value === 'bigint') return String(value)
  const own = specialMethod(value, '__repr__')
  if (own !== undefined && !(own instanceof MethodOfType))
    return textAnswer('__repr__', yield* settled(call(own, words(value))))
  return (yield* container(value, within)) ?? (yield* thingText(value))
}

function textAnswer(name: string, answer: Value): string {
  if (typeof answer === 'string') return answer
  throw typeError(`${name} returned non-string (type ${typeName(answer)})`)
}

/** As str() gives it. */
export function* str(value: Value): Steps<string> {
  if (typeof value === 'string') return value
  const own = specialMethod(value, '__str__')
  if (own !== undefined && !(own instanceof MethodOfType))
    return textAnswer('__str__', yield* settled(call(own, words(value))))
  if (isException(value)) {
    const ownText = specialMethod(value, '__repr__')
    if (ownText instanceof FunctionValue) return yield* repr(value)
    return yield* exceptionText(value)
  }
  return yield* repr(value)
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
  return value.own.name === 'KeyError' ? yield* repr(first) : yield* str(first)
}

interface Spec {
  readonly fill: string
  readonly align: string
  readonly sign: string
  readonly isAlternate: boolean
  readonly width: number
  readonly group: string
  readonly precision: number | undefined
  readonly kind: string
}

const SPEC = /^(?:([^])?([<>=^]))?([-+ ])?z?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?([bcdeEfFgGnosxX%])?$/u

function specOf(text: string, value: Value): Spec {
  const found = SPEC.exec(text)
  if (!found) throw raised('ValueError', `Invalid format specifier '${text}' for object of type '${typeName(value)}'`)
  const [, fill, align, sign = '-', alternate, zero, width = '0', group = '', precision, kind = ''] = found
  return {
    fill: fill ?? (zero === undefined || align !== undefined ? ' ' : '0'),
    align: align ?? (zero === undefined ? '' : '='),
    sign,
    isAlternate: alternate !== undefined,
    width: Number(width),
    group,
    precision: precision === undefined ? undefined : Number(precision),
    kind,
  }
}

function padded(text: string, { fill, align, width }: Spec, usual: '<' | '>'): string {
  const left = width - [...text].length
  if (left <= 0) return text
  const how = align === '' ? usual : align
  if (how === '<') return text + fill.repeat(left)
  if (how === '^') return fill.repeat(Math.floor(left / 2)) + text + fill.repeat(Math.ceil(left / 2))
  const [, sign = '', digits = text] = how === '=' ? (/^([-+ ]?(?:0[xXbo])?)([^]*)$/.exec(text) ?? []) : []
  return sign + fill.repeat(left) + digits
}

const grouped = (digits: string, sign: string, size = 3): string =>
  sign === '' ? digits : digits.replaceAll(new RegExp(`\\B(?=(?:[\\da-fA-F]{${size}})+(?![\\da-fA-F]))`, 'g'), sign)

const exponent = (text: string): string => text.replace(/e([-+])(\d)$/, 'e$10$2')

/** A float with `%g`: significant digits, without zeros at the end. */
function general(value: number, precision: number, isAlternate: boolean): string {
  const digits = precision === 0 ? 1 : precision
  if (value === 0) return '0'
  const power = Number(value.toExponential(digits - 1).split('e')[1])
  const text =
    power < -4 || power >= digits ? value.toExponential(digits - 1) : value.toFixed(Math.max(0, digits - 1 - power))
  return exponent(isAlternate || !text.includes('.') ? text : text.replace(/\.?0+(?=e|$)/, ''))
}

/** The digits of a float that is not negative. */
function floatDigits(value: number, { kind, precision, isAlternate }: Spec): string {
  if (!Number.isFinite(value)) return (Number.isNaN(value) ? 'nan' : 'inf') + (kind === '%' ? '%' : '')
  if (kind === '') {
    if (precision === undefined) return floatText(value)
    const text = general(value, precision, isAlternate)
    return /^\d+$/.test(text) && text.length < precision ? `${text}.0` : text
  }
  const places = precision ?? 6
  if (kind === '%') return `${(value * 100).toFixed(places)}%`
  if (/[eE]/.test(kind)) return exponent(value.toExponential(places))
  return /[gGn]/.test(kind) ? general(value, places, isAlternate) : fixed(value, places)
}

/** toFixed() gives no digits from 1e21 on. */
const fixed = (value: number, places: number): string =>
  value < 1e21 ? value.toFixed(places) : `${BigInt(value)}${places > 0 ? `.${'0'.repeat(places)}` : ''}`

function signed(digits: string, isNegative: boolean, sign: string): string {
  return (isNegative ? '-' : sign === '-' ? '' : sign) + digits
}

function floatFormat(value: number, spec: Spec): string {
  const isNegative = value < 0 || Object.is(value, -0)
  const [, whole = '', rest = ''] = /^(\d*)([^]*)$/.exec(floatDigits(Math.abs(value), spec)) ?? []
  const text = signed(grouped(whole, spec.group) + rest, isNegative, spec.sign)
  return padded(/[EFG]/.test(spec.kind) ? text.toUpperCase() : text, spec, '>')
}

const BASES: Readonly<Record<string, readonly [number, string]>> = {
  b: [2, '0b'],
  o: [8, '0o'],
  x: [16, '0x'],
  X: [16, '0X'],
}

function integerFormat(value: bigint, spec: Spec): string {
  if (/[eEfFgG%]/.test(spec.kind)) return floatFormat(Number(value), spec)
  if (spec.kind === 'c') return padded(String.fromCodePoint(Number(value)), spec, '<')
  const [base, prefix] = BASES[spec.kind] ?? [10, '']
  const digits = grouped((value < 0n ? -value : value).toString(base), spec.group, base === 10 ? 3 : 4)
  const text = signed((spec.isAlternate ? prefix : '') + digits, value < 0n, spec.sign)
  return padded(spec.kind === 'X' ? text.toUpperCase() : text, spec, '>')
}

/** A value as format() writes it: https://docs.python.org/3/library/string.html#format-specification-mini-language */
export function* format(value: Value, text: string): Steps<string> {
  const own = specialMethod(value, '__format__')
  if (own !== undefined) return textAnswer('__format__', yield* settled(call(own, words(value, text))))
  if (text === '') return yield* str(value)
  if (typeof value === 'number') return floatFormat(value, specOf(text, value))
  if (typeof value === 'bigint' || typeof value === 'boolean') return integerFormat(BigInt(value), specOf(text, value))
  if (typeof value !== 'string') throw typeError(`unsupported format string passed to ${typeName(value)}.__format__`)
  const spec = specOf(text, value)
  if (spec.kind !== '' && spec.kind !== 's')
    throw raised('ValueError', `Unknown format code '${spec.kind}' for object of type 'str'`)
  if (spec.align === '=') return padded(value, { ...spec, align: '<' }, '<')
  return padded(spec.precision === undefined ? value : [...value].slice(0, spec.precision).join(''), spec, '<')
}

const DIRECTIVE = /%(?:\((\w+)\))?([-+ #0]*)(\d+|\*)?(?:\.(\d+))?([diouxXeEfFgGcrsa%])/g

/** `text % values`. */
export function* percent(text: string, given: Value): Steps<string> {
  const left = given instanceof Tuple ? [...given.items] : [given]
  let found = ''
  let end = 0
  for (const match of text.matchAll(DIRECTIVE)) {
    const [all, name, flags = '', width = '', precision, kind = ''] = match
    found += text.slice(end, match.index)
    end = match.index + all.length
    if (kind === '%') {
      found += '%'
      continue
    }
    const value = name === undefined ? left.shift() : given instanceof Dict ? given.entries.get(name)?.[1] : undefined
    if (value === undefined)
      throw name === undefined ? typeError('not enough arguments for format string') : raised('KeyError', name)
    found += yield* directive(
      value,
      kind,
      `${percentAlign(flags, kind)}${/[+ ]/.exec(flags)?.[0] ?? ''}${flags.includes('#') ? '#' : ''}${flags.includes('0') && !flags.includes('-') ? '0' : ''}${width}${precision === undefined ? '' : `.${precision}`}`,
    )
  }
  if (left.length > 0 && given instanceof Tuple) throw typeError('not all arguments converted during string formatting')
  if (end === 0 && !(given instanceof Tuple) && !(given instanceof Dict))
    throw typeError('not all arguments converted during string formatting')
  return found + text.slice(end)
}

const percentAlign = (flags: string, kind: string): string =>
  flags.includes('-') ? '<' : /[rsa]/.test(kind) ? '>' : ''

function* directive(value: Value, kind: string, spec: string): Steps<string> {
  if (kind === 's') return yield* format(yield* str(value), spec)
  if (kind === 'r' || kind === 'a') return yield* format(yield* repr(value), spec)
  if (typeof value !== 'number' && typeof value !== 'bigint' && typeof value !== 'boolean')
    throw typeError(
      `%${kind} format: a ${/[di]/.test(kind) ? 'real number' : 'real number'} is required, not ${typeName(value)}`,
    )
  if (/[diu]/.test(kind))
    return yield* format(BigInt(typeof value === 'number' ? Math.trunc(value) : value), `${spec}d`)
  return yield* format(/[oxXc]/.test(kind) ? value : Number(value), spec + kind)
}
