import { isBearable } from '../../../regular-expressions/bearable.ts'
import { toInteger, toNumber, toText } from '../convert.ts'
import { checkText, checkItems } from '../memory.ts'
import { call, get, isCallable } from '../objects.ts'
import type { Realm } from '../realm.ts'
import { makeRegExp, type RegExpObj } from '../regexp.ts'
import {
  Arr,
  type Call,
  Native,
  Obj,
  put,
  settled,
  type Steps,
  andThen,
  Trouble,
  typeError,
  type Value,
} from '../values.ts'
import { makeIterator } from './array.ts'
import type { Maker, NativeCode, Natives } from './install.ts'
import { native } from './number.ts'

type Given = Call<Realm>

/** The text that a method is called of. */
function* own({ realm, self }: Given): Steps<string> {
  if (self === undefined || self === null) throw typeError('String.prototype method called on null or undefined')
  return yield* settled(toText(realm, self instanceof Native && typeof self.data === 'string' ? self.data : self))
}

/** A method of texts and whole numbers alone. */
const plain = (act: (text: string, args: readonly (number | undefined)[]) => Value): NativeCode =>
  function* (given) {
    const numbers: (number | undefined)[] = []
    for (const arg of given.args)
      numbers.push(arg === undefined ? undefined : yield* settled(toInteger(given.realm, arg)))
    return act(yield* own(given), numbers)
  }

/** A method that looks for a text. */
const searching = (act: (text: string, wanted: string, at: number | undefined) => Value, name: string): NativeCode =>
  function* (given) {
    const {
      realm,
      args: [wanted, at],
    } = given
    if (isRegExp(wanted) && name !== 'indexOf')
      throw typeError(`First argument to String.prototype.${name} must not be a regular expression`)
    const place = at === undefined ? undefined : yield* settled(toInteger(realm, at))
    return act(yield* own(given), yield* settled(toText(realm, wanted)), place)
  }

export const isRegExp = (value: Value): value is RegExpObj => value instanceof Native && value.type === 'RegExp'

/** A text that a regular expression may be run over. @throws Trouble */
const guarded = (text: string, expression: RegExp): string => {
  if (!isBearable(expression, text))
    throw new Trouble('RangeError', 'regular expressions that may take this long are not simulated')
  return text
}

/** What is kept of all that an expression matches in a text, others having their turn in between. */
function* allMatches<T>(
  realm: Realm,
  text: string,
  { expression, keep }: { readonly expression: RegExp; readonly keep: (match: RegExpExecArray) => T },
): Steps<T[]> {
  const found: T[] = []
  for (const match of guarded(text, expression).matchAll(expression)) {
    checkItems(found.push(keep(match)))
    const due = realm.pause()
    if (due) yield due
  }
  return found
}

/** What is replaced of a text. */
interface Replaced {
  readonly words: readonly Value[]
  readonly index: number
  readonly groups: Record<string, string> | undefined
}

/** A match as a program sees it. */
function matchArray(realm: Realm, match: RegExpExecArray): Arr {
  const made = realm.array([...match])
  put(made, 'index', match.index)
  put(made, 'input', match.input)
  const { groups } = match
  const named = new Obj(null)
  for (const [name, text] of Object.entries(groups ?? {})) put(named, name, text)
  put(made, 'groups', groups ? named : undefined)
  if (match.indices) put(made, 'indices', realm.array(match.indices.map((pair) => realm.array(pair ? [...pair] : []))))
  return made
}

/** Runs a regular expression from where it stands. */
export function exec(pattern: RegExpObj, text: string): RegExpExecArray | null {
  const { data } = pattern
  const isMoving = data.global || data.sticky
  data.lastIndex = isMoving ? Number(pattern.own('lastIndex')?.value ?? 0) : 0
  const match = data.exec(guarded(text, data))
  const prop = pattern.props.get('lastIndex')
  if (isMoving && prop) prop.value = match ? data.lastIndex : 0
  return match
}

function* template(
  realm: Realm,
  replacement: Value,
  match: {
    readonly words: readonly Value[]
    readonly index: number
    readonly text: string
    readonly groups: Record<string, string> | undefined
  },
): Steps<string> {
  const { words, index, text, groups } = match
  if (isCallable(replacement)) {
    const named = new Obj(null)
    for (const [name, value] of Object.entries(groups ?? {})) put(named, name, value)
    return yield* settled(
      toText(
        realm,
        yield* settled(call(realm, replacement, undefined, [...words, index, text, ...(groups ? [named] : [])])),
      ),
    )
  }
  const whole = String(words[0])
  return (yield* settled(toText(realm, replacement))).replaceAll(
    /\$(?:([$&`'])|(\d{1,2})|<([^>]+)>)/g,
    (sign, special: string, number: string, name: string) => {
      if (special === '$') return '$'
      if (special === '&') return whole
      if (special === '`') return text.slice(0, index)
      if (special === "'") return text.slice(index + whole.length)
      if (name !== undefined) return groups ? (groups[name] ?? '') : sign
      const at = Number(number)
      return at > 0 && at < words.length ? String(words[at] ?? '') : sign
    },
  )
}

function* replace(given: Given, isAll: boolean): Steps<Value> {
  const {
    realm,
    args: [wanted, replacement],
  } = given
  const text = yield* own(given)
  const matches = isRegExp(wanted)
    ? matchesBy(text, wanted.data, isAll)
    : placesOf(text, yield* settled(toText(realm, wanted)), isAll)
  const constant = isCallable(replacement) ? undefined : yield* settled(toText(realm, replacement))
  let [result, end] = ['', 0]
  for (const match of matches) {
    const more =
      constant?.includes('$') === false ? constant : yield* template(realm, constant ?? replacement, { ...match, text })
    checkText(result.length + text.length + more.length)
    result += text.slice(end, match.index) + more
    const due = realm.pause()
    if (due) yield due
    end = match.index + String(match.words[0]).length
  }
  return result + text.slice(end)
}

/** What an expression matches: each of them where it is global. */
function* matchesBy(text: string, expression: RegExp, isAll: boolean): Generator<Replaced> {
  if (isAll && !expression.global)
    throw typeError('String.prototype.replaceAll called with a non-global RegExp argument')
  const pattern = new RegExp(expression.source, expression.flags)
  const first = expression.global ? undefined : pattern.exec(guarded(text, pattern))
  for (const match of expression.global ? guarded(text, pattern).matchAll(pattern) : first ? [first] : [])
    yield { words: [...match], index: match.index, groups: match.groups }
}

/** Where a text stands in another: once, or each time. */
function* placesOf(text: string, sought: string, isAll: boolean): Generator<Replaced> {
  const width = Math.max(1, sought.length)
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + width)) {
    yield { words: [sought], index: at, groups: undefined }
    if (!isAll || at + width > text.length) return
  }
}

function* split(given: Given): Steps<Value> {
  const {
    realm,
    args: [separator, limit],
  } = given
  const text = yield* own(given)
  const most = limit === undefined ? undefined : yield* settled(toInteger(realm, limit))
  if (separator === undefined) return realm.array([text])
  if (isRegExp(separator)) return realm.array(yield* partedBy(realm, text, { separator: separator.data, most }))
  return realm.array(yield* parted(realm, text, { separator: yield* settled(toText(realm, separator)), most }))
}

/** The length of a text that is divided at once. */
const SHORT = 2 ** 16

/** The parts of a text between its separators; those of a long one in turns. */
function* parted(
  realm: Realm,
  text: string,
  { separator, most = Infinity }: { readonly separator: string; readonly most?: number | undefined },
): Steps<string[]> {
  if (text.length <= SHORT) return text.split(separator, most === Infinity ? undefined : most)
  const parts: string[] = []
  const width = separator.length
  for (let at = 0; parts.length < most;) {
    const due = realm.pause()
    if (due) yield due
    checkItems(parts.length)
    const end = width === 0 ? at + 1 : text.indexOf(separator, at)
    const isLast = end < 0 || (width === 0 && end >= text.length)
    parts.push(isLast ? text.slice(at) : text.slice(at, end))
    if (isLast) break
    at = end + width
  }
  return parts
}

/** The parts of a text between what an expression matches, and what its groups hold. */
function* partedBy(
  realm: Realm,
  text: string,
  { separator, most }: { readonly separator: RegExp; readonly most: number | undefined },
): Steps<Value[]> {
  if (text.length <= SHORT || most !== undefined || separator.sticky)
    return guarded(text, separator).split(separator, most)
  const parts: Value[] = []
  let start = 0
  yield* allMatches(realm, text, {
    expression: new RegExp(separator.source, `g${separator.flags.replace('g', '')}`),
    keep: (match) => {
      const end = match.index + match[0].length
      // nothing is no separator where a part would be empty
      if (match.index >= text.length || end === start) return
      parts.push(text.slice(start, match.index))
      for (const group of match.slice(1)) parts.push(group)
      start = end
    },
  })
  parts.push(text.slice(start))
  return parts
}

function* patternOf(realm: Realm, value: Value, flags: string): Steps<RegExpObj> {
  return isRegExp(value)
    ? value
    : makeRegExp(realm, value === undefined ? '' : yield* settled(toText(realm, value)), flags)
}

const matching: Natives = {
  *match(given) {
    const { realm } = given
    const [pattern, text] = [yield* patternOf(realm, given.args[0], ''), yield* own(given)]
    if (pattern.data.global) {
      const found = yield* allMatches(realm, text, { expression: pattern.data, keep: ([whole]) => whole })
      return found.length > 0 ? realm.array(found) : null
    }
    const match = exec(pattern, text)
    return match && matchArray(realm, match)
  },
  *matchAll(given) {
    const { realm } = given
    const [pattern, text] = [yield* patternOf(realm, given.args[0], 'g'), yield* own(given)]
    if (!pattern.data.global) throw typeError('String.prototype.matchAll called with a non-global RegExp argument')
    const matches = guarded(text, pattern.data).matchAll(new RegExp(pattern.data.source, pattern.data.flags))
    return makeIterator(realm, 'RegExp String Iterator', () => {
      const { done, value } = matches.next()
      return done ? undefined : { value: matchArray(realm, value) }
    })
  },
  *search(given) {
    const text = yield* own(given)
    const { data } = yield* patternOf(given.realm, given.args[0], '')
    return guarded(text, data).search(data)
  },
  replace: (given) => replace(given, false),
  replaceAll: (given) => replace(given, true),
  split,
}

function padded(isBefore: boolean): NativeCode {
  return function* (given) {
    const {
      realm,
      args: [length, filler],
    } = given
    const text = yield* own(given)
    const [size, sign] = [
      yield* settled(toInteger(realm, length)),
      filler === undefined ? ' ' : yield* settled(toText(realm, filler)),
    ]
    checkText(size)
    return isBefore ? text.padStart(size, sign) : text.padEnd(size, sign)
  }
}

const methods: Natives = {
  ...matching,
  '.toString': own,
  '.valueOf': own,
  at: plain((text, [at = 0]) => text.at(at)),
  charAt: plain((text, [at = 0]) => text.charAt(at)),
  charCodeAt: plain((text, [at = 0]) => text.charCodeAt(at)),
  codePointAt: plain((text, [at = 0]) => text.codePointAt(at)),
  slice: plain((text, [from, to]) => text.slice(from, to)),
  substring: plain((text, [from = 0, to]) => text.substring(from, to)),
  // eslint-disable-next-line unicorn/prefer-string-slice -- it is that method
  substr: plain((text, [from = 0, count]) =>
    count === undefined ? text.slice(from) : text.slice(from, from < 0 ? text.length + from + count : from + count),
  ),
  repeat: plain((text, [count = 0]) => {
    if (count < 0 || count === Infinity) throw new Trouble('RangeError', `Invalid count value: ${count}`)
    checkText(text.length * count)
    return text.repeat(count)
  }),
  toUpperCase: plain((text) => text.toUpperCase()),
  toLowerCase: plain((text) => text.toLowerCase()),
  toLocaleUpperCase: plain((text) => text.toUpperCase()),
  toLocaleLowerCase: plain((text) => text.toLowerCase()),
  trim: plain((text) => text.trim()),
  trimStart: plain((text) => text.trimStart()),
  trimEnd: plain((text) => text.trimEnd()),
  padStart: padded(true),
  padEnd: padded(false),
  indexOf: searching((text, wanted, at) => text.indexOf(wanted, at), 'indexOf'),
  lastIndexOf: searching((text, wanted, at) => text.lastIndexOf(wanted, at), 'indexOf'),
  includes: searching((text, wanted, at) => text.includes(wanted, at), 'includes'),
  startsWith: searching((text, wanted, at) => text.startsWith(wanted, at), 'startsWith'),
  endsWith: searching((text, wanted, at) => text.endsWith(wanted, at), 'endsWith'),
  localeCompare: searching((text, wanted) => text.localeCompare(wanted, 'en-US'), 'indexOf'),
  *concat(given) {
    let text = yield* own(given)
    for (const one of given.args) {
      const more = yield* settled(toText(given.realm, one))
      checkText(text.length + more.length)
      text += more
    }
    return text
  },
  *normalize(given) {
    const [form] = given.args
    const text = yield* own(given)
    const name = form === undefined ? 'NFC' : yield* settled(toText(given.realm, form))
    return native(() => text.normalize(name))
  },
  *'@@iterator'(given) {
    const signs = [...(yield* own(given))]
    let at = 0
    return makeIterator(given.realm, 'String Iterator', () => (at < signs.length ? { value: signs[at++] } : undefined))
  },
}

export const stringMaker: Maker = {
  name: 'String',
  *code({ realm, args, newTarget }) {
    const [value] = args
    const text =
      args.length === 0
        ? ''
        : typeof value === 'symbol' && !newTarget
          ? value.toString()
          : yield* settled(toText(realm, value))
    return newTarget ? new Native(realm.proto('String'), 'String', text) : text
  },
  statics: {
    *fromCharCode({ realm, args }) {
      let text = ''
      for (const code of args) {
        text += String.fromCharCode(yield* settled(toNumber(realm, code)))
        const due = realm.pause()
        if (due) yield due
      }
      return text
    },
    *fromCodePoint({ realm, args }) {
      let text = ''
      for (const code of args) {
        const point = yield* settled(toNumber(realm, code))
        text += native(() => String.fromCodePoint(point))
      }
      return text
    },
    *raw({ realm, args: [strings, ...values] }) {
      const raw = strings instanceof Obj ? yield* settled(get(realm, strings, 'raw')) : undefined
      const texts = raw instanceof Arr ? raw.items : []
      let text = ''
      for (const [at, part] of texts.entries()) {
        text += String(part)
        if (at < texts.length - 1 && at < values.length) text += yield* settled(toText(realm, values[at]))
      }
      return text
    },
  },
  methods,
}

const patternSelf = ({ self }: Given): RegExpObj => {
  if (!isRegExp(self)) throw typeError('RegExp method called on incompatible receiver')
  return self
}

const FLAGS = ['global', 'ignoreCase', 'multiline', 'sticky', 'unicode', 'dotAll', 'hasIndices'] as const

const flagGetters: Natives = Object.fromEntries(
  FLAGS.map((flag) => [`get ${flag}`, (given: Given) => patternSelf(given).data[flag]]),
)

export const regExpMaker: Maker = {
  name: 'RegExp',
  *code({ realm, args: [source, flags] }) {
    const given = isRegExp(source) ? source.data : undefined
    const text = given ? given.source : source === undefined ? '(?:)' : yield* settled(toText(realm, source))
    return makeRegExp(realm, text, flags === undefined ? (given?.flags ?? '') : yield* settled(toText(realm, flags)))
  },
  statics: {
    *escape({ realm, args: [text] }) {
      return (yield* settled(toText(realm, text))).replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    },
  },
  methods: {
    ...flagGetters,
    'get source': (given) => patternSelf(given).data.source,
    'get flags': (given) => patternSelf(given).data.flags,
    exec: (given) =>
      andThen(toText(given.realm, given.args[0]), (text) => {
        const match = exec(patternSelf(given), text)
        return match && matchArray(given.realm, match)
      }),
    test: (given) => andThen(toText(given.realm, given.args[0]), (text) => exec(patternSelf(given), text) !== null),
    '.toString': (given) => String(patternSelf(given).data),
  },
}
