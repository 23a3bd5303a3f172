import { piecewise } from '../../../../../base/piecewise.ts'
import { joinBytes } from '../../../../../shell/posix/bytes.ts'
import { argument, define, type Methods, needed, textArgument, wholeArgument, wholeNumber } from '../arguments.ts'
import { utf8 } from '../bytes.ts'
import { raised, typeError } from '../exceptions.ts'
import { format } from '../formatting/format.ts'
import { checkSize } from '../memory.ts'
import { getAttribute, itemsOf, keyOf, sizeOf } from '../protocol.ts'
import { getItem } from '../subscript.ts'
import { escaped, repr, str } from '../text.ts'
import { typeName, types } from '../types.ts'
import {
  Builtin,
  Bytes,
  Descriptor,
  Dict,
  isDue,
  List,
  PAUSE,
  settled,
  type Steps,
  Tuple,
  type Value,
  type Words,
} from '../values.ts'

export const isText = (value: Value): value is string => typeof value === 'string'

const isBlank = (letter: string): boolean => /\s/.test(letter)

/** A text without letters of a set, or blanks, at its sides. */
function* stripped(text: string, letters: Value | undefined, sides: 'both' | 'left' | 'right'): Steps<Value> {
  const isGone = typeof letters === 'string' ? (letter: string): boolean => letters.includes(letter) : isBlank
  let [start, end] = [0, text.length]
  if (sides !== 'right') for (; start < end && isGone(text.charAt(start)); start += 1) if (isDue(start)) yield PAUSE
  if (sides !== 'left') for (; start < end && isGone(text.charAt(end - 1)); end -= 1) if (isDue(end)) yield PAUSE
  return text.slice(start, end)
}

/** The length of a text that is looked through at once. */
const SHORT = 2 ** 16

/** A text that is changed letter by letter. */
function* changed(text: string, change: (piece: string, before: string) => string): Steps<string> {
  const work = piecewise(text, change)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    yield { type: 'pause', rounds: value }
  }
}

/** The lines of a text. */
function* linesOf(text: string, isKept: boolean): Steps<Value> {
  const lines: string[] = []
  let start = 0
  for (const { 0: end, index } of text.matchAll(/\r\n|[\n\r\v\f]/g)) {
    if (isDue(lines.length)) yield PAUSE
    const next = index + end.length
    checkSize('items', lines.push(text.slice(start, isKept ? next : index)))
    start = next
  }
  if (start < text.length) lines.push(text.slice(start))
  return new List(lines)
}

/** Where one text stands in another, from the left on. */
function* placesOf(text: string, wanted: string): Steps<readonly number[]> {
  const places: number[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    if (isDue(places.length)) yield PAUSE
    checkSize('items', places.push(at))
  }
  return places
}

/** The parts of a text between signs, or between blanks. */
function* partsOf(text: string, sign: string | undefined): Steps<string[]> {
  if (text.length <= SHORT) return sign === undefined ? text.trim().split(/\s+/).filter(Boolean) : text.split(sign)
  const parts: string[] = []
  if (sign === undefined) {
    for (const [word] of text.matchAll(/\S+/g)) {
      if (isDue(parts.length)) yield PAUSE
      checkSize('items', parts.push(word))
    }
    return parts
  }
  let start = 0
  for (const at of yield* placesOf(text, sign)) {
    if (isDue(parts.length)) yield PAUSE
    parts.push(text.slice(start, at))
    start = at + sign.length
  }
  parts.push(text.slice(start))
  return parts
}

function* replaced(
  text: string,
  from: string,
  { to, most }: { readonly to: string; readonly most: number },
): Steps<Value> {
  if (text.length <= SHORT || from === '') {
    let count = 0
    return most < 0 ? text.replaceAll(from, () => to) : text.replaceAll(from, (all) => ((count += 1) > most ? all : to))
  }
  const all = yield* placesOf(text, from)
  const places = most < 0 ? all : all.slice(0, most)
  checkSize('letters', text.length + places.length * (to.length - from.length))
  let [made, start] = ['', 0]
  for (const [round, at] of places.entries()) {
    if (isDue(round)) yield PAUSE
    made += text.slice(start, at) + to
    start = at + from.length
  }
  return made + text.slice(start)
}

function* timesIn(text: string, wanted: string): Steps<Value> {
  return BigInt(wanted === '' ? text.length + 1 : (yield* placesOf(text, wanted)).length)
}

function* divided(text: string, words: Words, fromRight: boolean): Steps<Value> {
  const separator = argument(words, 0, 'sep') ?? null
  const most = wholeArgument(words, 1, 'maxsplit', -1)
  if (separator === '') throw raised('ValueError', 'empty separator')
  const sign = typeof separator === 'string' ? separator : undefined
  const parts = yield* partsOf(text, sign)
  if (most < 0 || parts.length <= most + 1) return new List(parts)
  if (sign !== undefined)
    return new List(
      fromRight
        ? [parts.slice(0, -most || undefined).join(sign), ...parts.slice(parts.length - most)]
        : [...parts.slice(0, most), parts.slice(most).join(sign)],
    )
  if (fromRight) return new List([parts.slice(0, parts.length - most).join(' '), ...parts.slice(parts.length - most)])
  const rest = new RegExp(String.raw`^\s*(?:\S+\s+){${most}}`)
  return new List([...parts.slice(0, most), text.replace(rest, '')])
}

function partition(text: string, sign: string, fromRight: boolean): Value {
  const at = fromRight ? text.lastIndexOf(sign) : text.indexOf(sign)
  if (at < 0) return new Tuple(fromRight ? ['', '', text] : [text, '', ''])
  return new Tuple([text.slice(0, at), sign, text.slice(at + sign.length)])
}

/** The part of a text that is looked through. */
function bounds(text: string, words: Words): readonly [number, number] {
  const [start, end] = [wholeArgument(words, 1, '', 0), wholeArgument(words, 2, '', text.length)]
  const place = (at: number): number => Math.max(0, at < 0 ? at + text.length : at)
  return [place(start), place(end)]
}

/** A text with spaces up to the next stop for each tab. */
function untabbed(text: string, size: number): Steps<string> {
  let column = 0
  const change = (piece: string): string =>
    piece.replaceAll(/\t|[\r\n]|[^\t\r\n]+/g, (part) => {
      if (part !== '\t') {
        column = part === '\n' || part === '\r' ? 0 : column + part.length
        return part
      }
      const width = size > 0 ? size - (column % size) : 0
      column += width
      return ' '.repeat(width)
    })
  return changed(text, change)
}

function found(text: string, words: Words, fromRight: boolean): number {
  const [from, to] = bounds(text, words)
  const within = text.slice(0, to)
  const at = fromRight ? within.lastIndexOf(textArgument(words, 0)) : within.indexOf(textArgument(words, 0), from)
  return at < from ? -1 : at
}

function sought(text: string, words: Words, fromRight: boolean): Value {
  const at = found(text, words, fromRight)
  if (at < 0) throw raised('ValueError', 'substring not found')
  return BigInt(at)
}

/** Whether a text begins, or ends, with one or one of several. */
function has(words: Words, test: (one: string) => boolean, name: string): boolean {
  const given = needed(words, 0)
  const all = given instanceof Tuple ? given.items : [given]
  return all.some((one) => {
    if (typeof one !== 'string')
      throw typeError(`${name} first arg must be str or a tuple of str, not ${typeName(one)}`)
    return test(one)
  })
}

function* contains(text: string, wanted: RegExp): Steps<boolean> {
  let isThere = false
  yield* changed(text, (piece) => {
    isThere ||= wanted.test(piece)
    return ''
  })
  return isThere
}

/** Whether there is something in a text, and no letter of a class. */
function* isWithout(text: string, others: RegExp): Steps<boolean> {
  return text !== '' && !(yield* contains(text, others))
}

/** Whether a text has letters of one case, and none of the other. */
function* isOfCase(text: string, one: RegExp, other: RegExp): Steps<boolean> {
  return (yield* contains(text, one)) && !(yield* contains(text, other))
}

function padded(text: string, words: Words, how: 'left' | 'right' | 'both'): string {
  const width = wholeNumber(needed(words, 0))
  checkSize('letters', width)
  const length = sizeOf(text) ?? 0
  const left = width - length
  const fill = words.places[1] === undefined ? ' ' : textArgument(words, 1)
  if (left <= 0) return text
  if (how === 'left') return fill.repeat(left) + text
  if (how === 'right') return text + fill.repeat(left)
  const before = Math.floor(left / 2) + (left & (length + left) & 1)
  return fill.repeat(before) + text + fill.repeat(left - before)
}

/** A text, or a piece of one behind a letter, whose words begin with capitals. */
const titled = (text: string, before = ''): string =>
  text
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word, at: number) =>
      at === 0 && /\p{L}/u.test(before) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )

/** Whether all words begin with capitals, and there is a letter that has one. */
function* isTitle(text: string): Steps<boolean> {
  return (yield* contains(text, /[\p{Lu}\p{Ll}\p{Lt}]/u)) && (yield* changed(text, titled)) === text
}

const swapped = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  )

const HOLE = /\{\{|\}\}|\{([^{}:!]*)(?:!([rs]))?(?::((?:[^{}]|\{[^{}]*\})*))?\}/g

/** What a hole of str.format names: `0.name[key]`. */
function* field(path: string, { places, named }: Words, next: () => number): Steps<Value> {
  const [, name = '', rest = ''] = /^([^.[]*)([^]*)$/.exec(path) ?? []
  const number = name === '' ? next() : /^\d+$/.test(name) ? Number(name) : undefined
  let value = number === undefined ? named.get(name) : places[number]
  if (value === undefined)
    throw number === undefined
      ? raised('KeyError', name)
      : raised('IndexError', `Replacement index ${number} out of range for positional args tuple`)
  for (const [, attribute, key = ''] of rest.matchAll(/\.(\w+)|\[([^\]]*)\]/g))
    value = yield* settled(
      attribute === undefined ? getItem(value, /^\d+$/.test(key) ? BigInt(key) : key) : getAttribute(value, attribute),
    )
  return value
}

function formatted(text: string, words: Words): Steps<string> {
  let count = 0
  return filled(text, words, () => (count += 1) - 1)
}

/** A text with its holes filled. @param next the number of a hole without a name */
function* filled(text: string, words: Words, next: () => number): Steps<string> {
  let [shown, end] = ['', 0]
  for (const match of text.matchAll(HOLE)) {
    const [all, path, conversion, spec = ''] = match
    shown += text.slice(end, match.index)
    end = match.index + all.length
    if (path === undefined) {
      shown += all.charAt(0)
      continue
    }
    const value = yield* field(path, words, next)
    const inner = spec.includes('{') ? yield* filled(spec, words, next) : spec
    shown += yield* format(
      conversion === 'r' ? yield* repr(value) : conversion === 's' ? yield* str(value) : value,
      inner,
    )
  }
  return shown + text.slice(end)
}

function* joined(sign: string, words: Words): Steps<Value> {
  const items = yield* itemsOf(needed(words, 0))
  let text = ''
  for (const [at, item] of items.entries()) {
    if (isDue(at)) yield PAUSE
    if (typeof item !== 'string') throw typeError(`sequence item ${at}: expected str instance, ${typeName(item)} found`)
    checkSize('letters', text.length + item.length)
    text += at === 0 ? item : sign + item
  }
  return text
}

/** The bytes of a long text, made of its parts. */
function* longUtf8(text: string): Steps<Value> {
  const parts: Uint8Array[] = []
  for (let at = 0; at < text.length;) {
    // the two units of a letter stay together
    const end = at + SHORT + ((text.codePointAt(at + SHORT - 1) ?? 0) > 0xffff ? 1 : 0)
    parts.push(utf8(text.slice(at, end)))
    at = end
    yield PAUSE
  }
  return new Bytes(joinBytes(parts))
}

/** The bytes of a long text of which each letter is one. */
function* longLatin(text: string): Steps<Value> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    bytes[at] = text.charCodeAt(at)
    if (isDue(at)) yield PAUSE
  }
  return new Bytes(bytes)
}

/** The first letter that is beyond a limit, and its place; undefined where there is none. */
function* strangeIn(
  text: string,
  limit: number,
): Steps<{ readonly letter: string; readonly place: number } | undefined> {
  let place = 0
  for (const letter of text) {
    if ((letter.codePointAt(0) ?? 0) > limit) return { letter, place }
    place += 1
    if (isDue(place)) yield PAUSE
  }
  return undefined
}

function* encoded(text: string, words: Words): Steps<Value> {
  const coding = argument(words, 0, 'encoding') ?? 'utf-8'
  if (coding === 'utf-8' || coding === 'utf8' || coding === 'UTF-8')
    return text.length <= SHORT ? new Bytes(utf8(text)) : yield* longUtf8(text)
  const limit = coding === 'ascii' ? 127 : 255
  if (coding !== 'ascii' && coding !== 'latin-1') throw raised('LookupError', `unknown encoding: ${String(coding)}`)
  const errors = argument(words, 1, 'errors') ?? 'strict'
  if (errors === 'ignore' || errors === 'replace') {
    const other = errors === 'ignore' ? '' : '?'
    const strange = limit === 127 ? /[^\x00-\x7f]/gu : /[^\x00-\xff]/gu
    return yield* longLatin(yield* changed(text, (piece) => piece.replaceAll(strange, other)))
  }
  if (errors !== 'strict') throw raised('NotImplementedError', `errors=${String(errors)} of encode is not simulated`)
  const strange = yield* strangeIn(text, limit)
  if (strange)
    throw raised(
      'UnicodeEncodeError',
      `'${coding}' codec can't encode character '${escaped(strange.letter)}' in position ${strange.place}: ordinal not in range(${limit + 1})`,
    )
  return yield* longLatin(text)
}

function translated(text: string, table: Value): string | Steps<string> {
  if (!(table instanceof Dict)) return text
  const one = (letter: string): string => {
    const to = table.entries.get(letter.codePointAt(0) ?? 0)?.[1]
    if (to === undefined) return letter
    return typeof to === 'bigint' ? String.fromCodePoint(Number(to)) : to === null ? '' : String(to)
  }
  return changed(text, (piece) => piece.replaceAll(/[^]/gu, one))
}

/** The table of str.maketrans(), for translate(). */
function tableOf({ places: [from = null, to, gone] }: Words): Value {
  const made = new Dict()
  const add = (key: Value, value: Value): void => {
    const code = typeof key === 'string' ? BigInt(key.codePointAt(0) ?? 0) : key
    made.entries.set(keyOf(code), [code, value])
  }
  if (to === undefined) {
    if (!(from instanceof Dict)) throw typeError('if you give only one argument to maketrans it must be a dict')
    for (const [key, value] of from.entries.values()) add(key, value)
    return made
  }
  const [letters, others] = [[...String(from)], [...String(to)]]
  if (letters.length !== others.length)
    throw raised('ValueError', 'the first two maketrans arguments must have equal length')
  for (const [at, letter] of letters.entries()) add(letter, BigInt(others[at]?.codePointAt(0) ?? 0))
  for (const letter of typeof gone === 'string' ? gone : '') add(letter, null)
  return made
}

types.str.members.set('maketrans', new Descriptor('staticmethod', new Builtin('maketrans', tableOf)))

/** A letter without its case, for comparisons: `ß` is `ss`. */
function folded(letter: string): string {
  if (letter === 'ς') return 'σ'
  const upper = letter.toUpperCase()
  return upper.length > letter.length ? upper.toLowerCase() : letter.toLowerCase()
}

export const textMethods: Methods<string> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  casefold: (text) => text.replace(/./gsu, folded),
  capitalize: (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
  title: (text) => changed(text, titled),
  swapcase: (text) => changed(text, swapped),
  strip: (text, { places }) => stripped(text, places[0], 'both'),
  lstrip: (text, { places }) => stripped(text, places[0], 'left'),
  rstrip: (text, { places }) => stripped(text, places[0], 'right'),
  split: (text, words) => divided(text, words, false),
  rsplit: (text, words) => divided(text, words, true),
  splitlines: (text, { places, named }) => linesOf(text, (places[0] ?? named.get('keepends')) === true),
  partition: (text, words) => partition(text, textArgument(words, 0), false),
  rpartition: (text, words) => partition(text, textArgument(words, 0), true),
  join: joined,
  replace: (text, words) => {
    const [from, to, most] = [textArgument(words, 0), textArgument(words, 1), wholeArgument(words, 2, 'count', -1)]
    return replaced(text, from, { to, most })
  },
  find: (text, words) => BigInt(found(text, words, false)),
  rfind: (text, words) => BigInt(found(text, words, true)),
  index: (text, words) => sought(text, words, false),
  rindex: (text, words) => sought(text, words, true),
  count: (text, words) => {
    const [start, end] = bounds(text, words)
    return timesIn(text.slice(start, end), textArgument(words, 0))
  },
  startswith: (text, words) => has(words, (one) => text.startsWith(one, wholeArgument(words, 1, '', 0)), 'startswith'),
  endswith: (text, words) => has(words, (one) => text.endsWith(one), 'endswith'),
  removeprefix: (text, words) =>
    text.startsWith(textArgument(words, 0)) ? text.slice(textArgument(words, 0).length) : text,
  removesuffix: (text, words) =>
    textArgument(words, 0) !== '' && text.endsWith(textArgument(words, 0))
      ? text.slice(0, -textArgument(words, 0).length)
      : text,
  isdigit: (text) => isWithout(text, /\P{Nd}/u),
  isdecimal: (text) => isWithout(text, /\P{Nd}/u),
  isnumeric: (text) => isWithout(text, /\P{N}/u),
  isalpha: (text) => isWithout(text, /\P{L}/u),
  isalnum: (text) => isWithout(text, /[^\p{L}\p{N}]/u),
  isspace: (text) => isWithout(text, /\S/),
  isupper: (text) => isOfCase(text, /\p{Lu}/u, /\p{Ll}/u),
  islower: (text) => isOfCase(text, /\p{Ll}/u, /\p{Lu}/u),
  istitle: isTitle,
  isidentifier: (text) => (/^[\p{L}_]/u.test(text) ? isWithout(text, /[^\p{L}\p{N}_]/u) : false),
  isascii: (text) => (text === '' ? true : isWithout(text, /[^\x00-\x7f]/)),
  center: (text, words) => padded(text, words, 'both'),
  ljust: (text, words) => padded(text, words, 'right'),
  rjust: (text, words) => padded(text, words, 'left'),
  zfill: (text, words) => {
    const [, sign = '', digits = ''] = /^([-+]?)([^]*)$/.exec(text) ?? []
    const width = wholeNumber(needed(words, 0))
    checkSize('letters', width)
    return sign + digits.padStart(width - sign.length, '0')
  },
  expandtabs: (text, words) => untabbed(text, wholeArgument(words, 0, 'tabsize', 8)),
  format: formatted,
  format_map: (text, words) => {
    const given = needed(words, 0)
    const named = new Map(
      given instanceof Dict ? [...given.entries.values()].map(([key, value]) => [String(key), value] as const) : [],
    )
    return formatted(text, { places: [], named })
  },
  encode: encoded,
  translate: (text, words) => translated(text, needed(words, 0)),
}

define(types.str, isText, textMethods)
