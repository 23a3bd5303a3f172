import { numberOfPrimitive, toInteger, toNumber, toPrimitive, toText } from '../convert.ts'
import { type Realm, refuse } from '../realm.ts'
import { type Call, Native, Obj, settled, type Steps, andThen, Trouble, typeError, type Value } from '../values.ts'
import type { Maker, NativeCode, Natives } from './install.ts'

type Given = Call<Realm>

const ownNumber = ({ self }: Given): number => {
  const value = self instanceof Native ? self.data : self
  if (typeof value !== 'number') throw typeError('Number.prototype.valueOf requires that this be a Number')
  return value
}

const digits = (least: number, name: string, act: (number: number, digits: number | undefined) => string): NativeCode =>
  function* (given) {
    const [count] = given.args
    const places = count === undefined ? undefined : yield* settled(toInteger(given.realm, count))
    if (places !== undefined && (places < least || places > 100))
      throw new Trouble('RangeError', `${name} argument must be between ${least} and 100`)
    return act(ownNumber(given), places)
  }

/** Options of Intl's formats, as plain values. */
export function optionsOf(value: Value): Record<string, string | number | boolean> {
  const options: Record<string, string | number | boolean> = {}
  if (!(value instanceof Obj)) return options
  for (const key of value.keys()) {
    const one = value.own(key)?.value
    if (typeof key === 'string' && (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean'))
      options[key] = one
  }
  return options
}

/** Runs a part of the platform whose errors are the program's. */
export function native<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof RangeError) throw new Trouble('RangeError', error.message)
    if (error instanceof TypeError) throw typeError(error.message)
    throw error
  }
}

export const localeOf = (value: Value): string => (typeof value === 'string' ? value : 'en-US')

export const numberMaker: Maker = {
  name: 'Number',
  *code({ realm, args, newTarget }) {
    const primitive = args.length === 0 ? 0 : yield* settled(toPrimitive(realm, args[0], 'number'))
    const number = typeof primitive === 'bigint' ? Number(primitive) : numberOfPrimitive(primitive)
    return newTarget ? new Native(realm.proto('Number'), 'Number', number) : number
  },
  statics: {
    isInteger: ({ args: [value] }) => Number.isInteger(value),
    isSafeInteger: ({ args: [value] }) => Number.isSafeInteger(value),
    isFinite: ({ args: [value] }) => Number.isFinite(value),
    isNaN: ({ args: [value] }) => Number.isNaN(value),
    parseFloat: ({ realm, args: [value] }) => andThen(toText(realm, value), Number.parseFloat),
    *parseInt({ realm, args: [value, radix] }) {
      return Number.parseInt(yield* settled(toText(realm, value)), yield* settled(toInteger(realm, radix)))
    },
  },
  methods: {
    toFixed: digits(0, 'toFixed() digits', (number, places) => number.toFixed(places)),
    toPrecision: digits(1, 'toPrecision()', (number, places) => number.toPrecision(places)),
    toExponential: digits(0, 'toExponential()', (number, places) => number.toExponential(places)),
    *'.toString'(given) {
      const radix = yield* settled(toInteger(given.realm, given.args[0], 10))
      if (radix < 2 || radix > 36) throw new Trouble('RangeError', 'toString() radix argument must be between 2 and 36')
      return ownNumber(given).toString(radix)
    },
    '.toLocaleString': (given) =>
      native(() => ownNumber(given).toLocaleString(localeOf(given.args[0]), optionsOf(given.args[1]))),
    '.valueOf': ownNumber,
  },
}

export const booleanMaker: Maker = {
  name: 'Boolean',
  code: ({ realm, args: [value], newTarget }) =>
    newTarget ? new Native(realm.proto('Boolean'), 'Boolean', Boolean(value)) : Boolean(value),
  methods: {
    '.toString': ({ self }) => String(self instanceof Native ? self.data : self),
    '.valueOf': ({ self }) => (self instanceof Native ? Boolean(self.data) : self),
  },
}

function ownBigInt({ self }: Given, method: string): bigint {
  const value = self instanceof Native ? self.data : self
  if (typeof value !== 'bigint') throw typeError(`BigInt.prototype.${method} requires that 'this' be a BigInt`)
  return value
}

export const bigIntMaker: Maker = {
  name: 'BigInt',
  *code({ realm, args: [value] }) {
    const primitive = yield* settled(toPrimitive(realm, value, 'number'))
    if (typeof primitive === 'number' && !Number.isInteger(primitive))
      throw new Trouble(
        'RangeError',
        `The number ${primitive} cannot be converted to a BigInt because it is not an integer`,
      )
    if (primitive === undefined || primitive === null || typeof primitive === 'symbol')
      throw typeError(`Cannot convert ${String(primitive)} to a BigInt`)
    try {
      return BigInt(primitive)
    } catch {
      throw new Trouble('SyntaxError', `Cannot convert ${String(primitive)} to a BigInt`)
    }
  },
  methods: {
    *'.toString'(given) {
      const radix = yield* settled(toInteger(given.realm, given.args[0], 10))
      if (radix < 2 || radix > 36) throw new Trouble('RangeError', 'toString() radix argument must be between 2 and 36')
      return ownBigInt(given, 'toString').toString(radix)
    },
    '.toLocaleString': (given) => ownBigInt(given, 'toLocaleString').toLocaleString('en-US'),
    '.valueOf': (given) => ownBigInt(given, 'valueOf'),
  },
}

/** Symbols of the registry. */
const registries = new WeakMap<Realm, Map<string, symbol>>()

const registryOf = (realm: Realm): Map<string, symbol> => {
  const known = registries.get(realm) ?? new Map<string, symbol>()
  registries.set(realm, known)
  return known
}

function symbolSelf({ self }: Given, method: string): symbol {
  const value = self instanceof Native ? self.data : self
  if (typeof value !== 'symbol') throw typeError(`Symbol.prototype.${method} requires that 'this' be a Symbol`)
  return value
}

export const symbolMaker: Maker = {
  name: 'Symbol',
  *code({ realm, args: [description], newTarget }) {
    if (newTarget) throw typeError('Symbol is not a constructor')
    return Symbol(description === undefined ? undefined : yield* settled(toText(realm, description)))
  },
  statics: {
    *for({ realm, args: [key] }) {
      const name = yield* settled(toText(realm, key))
      const registry = registryOf(realm)
      const known = registry.get(name) ?? Symbol(name)
      registry.set(name, known)
      return known
    },
    keyFor: ({ realm, args: [symbol] }) => [...registryOf(realm)].find(([, one]) => one === symbol)?.[0],
  },
  methods: {
    '.toString': (given) => symbolSelf(given, 'toString').toString(),
    '.valueOf': (given) => symbolSelf(given, 'valueOf'),
    'get description': (given) => symbolSelf(given, 'description').description,
  },
}

/** A function of Math of one number. */
const ONE = [
  'abs',
  'acos',
  'acosh',
  'asin',
  'asinh',
  'atan',
  'atanh',
  'cbrt',
  'ceil',
  'clz32',
  'cos',
  'cosh',
  'exp',
  'expm1',
  'floor',
  'fround',
  'log',
  'log10',
  'log1p',
  'log2',
  'round',
  'sign',
  'sin',
  'sinh',
  'sqrt',
  'tan',
  'tanh',
  'trunc',
] as const
const MANY = ['atan2', 'hypot', 'imul', 'max', 'min', 'pow'] as const

function* numbers({ realm, args }: Given): Steps<number[]> {
  const found: number[] = []
  for (const value of args) found.push(yield* settled(toNumber(realm, value)))
  return found
}

const ofMany: Readonly<Record<(typeof MANY)[number], (list: readonly number[]) => number>> = {
  atan2: ([y = Number.NaN, x = Number.NaN]) => Math.atan2(y, x),
  hypot: (list) => Math.hypot(...list),
  imul: ([one = 0, other = 0]) => Math.imul(one, other),
  max: (list) => list.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY),
  min: (list) => list.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY),
  pow: ([base = Number.NaN, exponent = Number.NaN]) => base ** exponent,
}

export const mathFunctions: Natives = {
  ...Object.fromEntries(
    ONE.map((name) => [
      name,
      (given: Given) => andThen(toNumber(given.realm, given.args[0]), (number) => Math[name](number)),
    ]),
  ),
  ...Object.fromEntries(MANY.map((name) => [name, (given: Given) => andThen(numbers(given), ofMany[name])])),
}

export const MATH_CONSTANTS = ['PI', 'E', 'LN2', 'LN10', 'LOG2E', 'LOG10E', 'SQRT2', 'SQRT1_2'] as const

const coded = (act: (text: string) => string): NativeCode =>
  function* ({ realm, args: [value] }) {
    const text = yield* settled(toText(realm, value))
    try {
      return act(text)
    } catch {
      throw new Trouble('URIError', 'URI malformed')
    }
  }

/** What escape() writes for a unit of UTF-16. */
const unitText = (unit: number): string =>
  unit < 0x100
    ? `%${unit.toString(16).toUpperCase().padStart(2, '0')}`
    : `%u${unit.toString(16).toUpperCase().padStart(4, '0')}`

const escaped = (text: string): string => text.replaceAll(/[^\w@*+\-./]/g, (sign) => unitText(sign.charCodeAt(0)))

const unescaped = (text: string): string =>
  text.replaceAll(/%u([\da-f]{4})|%([\da-f]{2})/gi, (_all, long?: string, short?: string) =>
    String.fromCharCode(Number.parseInt(long ?? short ?? '', 16)),
  )

export const globalFunctions: Natives = {
  eval: () => refuse('eval'),
  parseInt: (given) => numberMaker.statics?.['parseInt']?.(given),
  parseFloat: (given) => numberMaker.statics?.['parseFloat']?.(given),
  isNaN: ({ realm, args: [value] }) => andThen(toNumber(realm, value), Number.isNaN),
  isFinite: ({ realm, args: [value] }) => andThen(toNumber(realm, value), Number.isFinite),
  encodeURIComponent: coded(encodeURIComponent),
  decodeURIComponent: coded(decodeURIComponent),
  escape: ({ args: [value] }) => escaped(String(value)),
  unescape: ({ args: [value] }) => unescaped(String(value)),
  encodeURI: coded(encodeURI),
  decodeURI: coded(decodeURI),
}
