import { GrowingText } from '../../../base/growing-text.ts'
import { piecewise } from '../../../base/piecewise.ts'
import { sorted } from '../../../base/sorting.ts'
import type { Work } from '../../../base/work.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import type { Match, Pattern } from '../../../shell/posix/regex/pattern.ts'
import { Failure } from '../library/program.ts'
import { formatDate } from '../library/date-format.ts'
import { fromLocal, zoneFrom } from '../library/zone.ts'
import type { Machine } from './machine.ts'
import { format } from './printf.ts'
import type { Expression } from './syntax.ts'
import { type AwkArray, InputText, setElement, toNumber, type Value } from './values.ts'

/** How a function gets at what it was called with. */
export interface Call {
  readonly machine: Machine
  readonly args: readonly Expression[]
  value(index: number): Value
  number(index: number): number
  text(index: number): string
  /** A regular expression: a constant one, or one made of text. */
  pattern(index: number): Pattern
  array(index: number): AwkArray
  assign(index: number, value: Value): void
}

const codes = (text: string): readonly string[] => (/[\ud800-\udfff]/.test(text) ? Array.from(text) : text.split(''))

/** How many characters a text has. */
const charactersIn = (text: string): number => {
  const pairs = /[\ud800-\udfff]/.test(text) ? text.match(/[\ud800-\udbff][\udc00-\udfff]/g) : undefined
  return text.length - (pairs?.length ?? 0)
}

function substring({ machine, args, number, text }: Call): string {
  const chars = text(0)
  const given = Math.trunc(number(1))
  const start = machine.startsAtFirst ? Math.max(given, 1) : given
  const count = args.length > 2 ? Math.trunc(number(2)) : Infinity
  // mawk counts the places before the first character on top of the length
  const from = Math.max(start - 1, 0)
  const to = start < 1 ? count - start : from + Math.max(count, 0)
  return /[\ud800-\udfff]/.test(chars)
    ? codes(chars).slice(from, Math.max(to, from)).join('')
    : chars.slice(from, Math.max(to, from))
}

/** What replaces a match: `&` is the match, a backslash takes that away; with `groups`, \1 is a group. */
function replacement(text: string, subject: string, match: Match, groups: boolean): string {
  const part = (index: number): string => subject.slice(...(match[index] ?? [0, 0]))
  return text.replaceAll(/\\(.)|&/g, (all: string, next?: string) => {
    if (next === undefined) return part(0)
    if (next === '&' || next === '\\') return next
    return groups && /\d/.test(next) ? part(Number(next)) : all
  })
}

/** How many matches are replaced, and how many elements are set, between two turns. */
const MATCHES = 512
const ELEMENTS = 4096
/** How many characters are put together between two turns, and how many there may be in all. */
const CHARACTERS = 2 ** 20
const MOST_CHARACTERS = 2 ** 27

interface Replacing {
  readonly pattern: Pattern
  readonly by: string
  /** The only match that is replaced, from 1; 0 for all. */
  readonly only: number
  readonly groups: boolean
  /** What becomes of the text, and of how many matches were replaced: gives the value of the function. */
  keep(text: string, count: number): Value
}

function* replace(subject: string, { pattern, by, only, groups, keep }: Replacing): Work<Value> {
  const before = new GrowingText()
  let [text, added, at, found, count, end, rounds] = ['', 0, 0, 0, 0, -1, 0]
  while (at <= subject.length) {
    rounds += 1
    if (rounds % MATCHES === 0 || text.length > CHARACTERS) {
      added += text.length
      if (added > MOST_CHARACTERS) throw new Failure('memory exhausted', 2)
      before.add(text)
      text = ''
      yield MATCHES
    }
    const near = groups ? 'far' : pattern.near(subject, at)
    const match = near === 'far' ? yield* pattern.finding(subject, at) : near && ([near] as const)
    if (!match) break
    const [[start, stop]] = match
    text += subject.slice(at, start)
    if (start < stop || start !== end) {
      found += 1
      const wanted = only === 0 || only === found
      count += wanted ? 1 : 0
      text += wanted ? replacement(by, subject, match, groups) : subject.slice(start, stop)
    }
    at = stop
    end = stop
    if (only > 0 && found >= only) break
    if (start === stop) {
      text += subject.slice(at, at + 1)
      at += 1
    }
  }
  return keep(before.whole(text + subject.slice(at)), count)
}

function substitute(call: Call, only: number): Work<Value> {
  const { args, text, pattern, assign, machine } = call
  const subject = args.length > 2 ? text(2) : machine.record
  const keep = (changed: string, count: number): number => {
    if (count > 0) assign(2, changed)
    return count
  }
  return replace(subject, { pattern: pattern(0), by: text(1), only, groups: false, keep })
}

function generalSubstitute({ args, text, pattern, number, machine }: Call): Work<Value> {
  const how = text(2)
  const only = /^[gG]/.test(how) ? 0 : Math.max(1, number(2))
  const subject = args.length > 3 ? text(3) : machine.record
  return replace(subject, { pattern: pattern(0), by: text(1), only, groups: true, keep: (changed) => changed })
}

function* matchPosition({ args, text, pattern, array, machine }: Call): Work<number> {
  const subject = text(0)
  const found = yield* pattern(1).finding(subject)
  const [start, end] = found?.[0] ?? [-1, -2]
  machine.setSpecial('RSTART', start + 1)
  machine.setSpecial('RLENGTH', end - start)
  if (args.length > 2) {
    const groups = array(2)
    groups.clear()
    found?.forEach((span, index) => span && groups.set(String(index), new InputText(subject.slice(...span))))
  }
  return start + 1
}

function* split({ args, text, value, pattern, array, machine }: Call): Work<number> {
  const subject = text(0)
  const by = args.length < 3 ? machine.special('FS') : args[2]?.type === 'regex' ? pattern(2) : value(2)
  const parts = yield* machine.splitting(subject, by)
  const into = array(1)
  into.clear()
  for (const [index, part] of parts.entries()) {
    setElement(into, String(index + 1), new InputText(part))
    if (index % ELEMENTS === ELEMENTS - 1) yield ELEMENTS
  }
  return parts.length
}

function* sort({ args, array, machine }: Call, keys: boolean): Work<number> {
  const from = array(0)
  const elements = Array.from(keys ? from.keys() : from.values(), (value: Value) => ({ value }))
  const ordered = yield* sorted(elements, (left, right) => machine.compare(left.value, right.value))
  const into = args.length > 1 ? array(1) : from
  into.clear()
  for (const [index, { value }] of ordered.entries()) {
    setElement(into, String(index + 1), value)
    if (index % ELEMENTS === ELEMENTS - 1) yield ELEMENTS
  }
  return elements.length
}

/** The arguments of printf by the first of them; `failed` hears what came before one that is missing. */
export function formatted(
  { machine, args, value }: Pick<Call, 'machine' | 'args' | 'value'>,
  failed?: (before: string) => void,
): string {
  let at = 0
  const text = machine.text(value(0))
  const next = (): Value => {
    at += 1
    if (at >= args.length) throw machine.failure(`not enough arguments passed to printf("${text}")`)
    return value(at)
  }
  const char = (): string => {
    const given = next()
    if (typeof given === 'number') return textOf(Uint8Array.of(Math.trunc(given)))
    return Array.from(machine.text(given))[0] ?? ''
  }
  return format(text, { number: () => toNumber(next()), text: () => machine.text(next()), char }, failed)
}

function time({ machine, args, text, number }: Call): string {
  const { process } = machine
  const when = args.length > 1 ? number(1) * 1000 : process.kernel.clock.now()
  const zone = args.length > 2 && number(2) !== 0 ? zoneFrom('UTC0') : zoneFrom(process.environment.get('TZ'))
  return formatDate(args.length > 0 ? text(0) : '%a %b %e %H:%M:%S %Z %Y', when, zone)
}

function makeTime({ machine, text }: Call): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text(0).trim().split(/\s+/).map(Number)
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  return Number.isNaN(local) ? -1 : Math.floor(fromLocal(local, zoneFrom(machine.process.environment.get('TZ'))) / 1000)
}

function length({ args, array, text, machine }: Call): number {
  const [first] = args
  if (first?.type === 'name' && machine.held(first) instanceof Map) return array(0).size
  const counted = first ? text(0) : machine.record
  return charactersIn(counted)
}

function position({ text }: Call): number {
  const [subject, sought] = [text(0), text(1)]
  const at = subject.indexOf(sought)
  return at < 0 ? 0 : charactersIn(subject.slice(0, at)) + 1
}

function hexNumber({ text, number }: Call): number {
  const given = text(0).trim()
  if (/^[-+]?0[xX]/.test(given)) return Number(given)
  return /^0[0-7]+$/.test(given) ? Number.parseInt(given, 8) : number(0)
}

const bits =
  (join: (left: bigint, right: bigint) => bigint) =>
  ({ args, number }: Call): number =>
    Number(args.map((_arg, at) => BigInt(Math.trunc(number(at)))).reduce(join))

/** Functions that wait for nothing. */
export const functions: Readonly<Record<string, (call: Call) => Value>> = {
  length,
  substr: substring,
  index: position,
  sprintf: (call) => {
    const text = formatted(call)
    call.machine.note(text)
    return text
  },
  int: ({ number }) => Math.trunc(number(0)) + 0,
  sqrt: ({ number }) => Math.sqrt(number(0)),
  exp: ({ number }) => Math.exp(number(0)),
  log: ({ number }) => Math.log(number(0)),
  sin: ({ number }) => Math.sin(number(0)),
  cos: ({ number }) => Math.cos(number(0)),
  atan2: ({ number }) => Math.atan2(number(0), number(1)),
  rand: ({ machine }) => machine.chance.next(),
  srand: ({ machine, args, number }) =>
    machine.reseed(args.length > 0 ? number(0) : Math.floor(machine.process.kernel.clock.now() / 1000)),
  systime: ({ machine }) => Math.floor(machine.process.kernel.clock.now() / 1000),
  strftime: time,
  mktime: makeTime,
  strtonum: hexNumber,
  and: bits((left, right) => left & right),
  or: bits((left, right) => left | right),
  xor: bits((left, right) => left ^ right),
  lshift: bits((left, right) => left << right),
  rshift: bits((left, right) => left >> right),
  compl: ({ number }) => Number(BigInt.asUintN(53, ~BigInt(Math.trunc(number(0))))),
}

/** Functions that take long where texts are long, or arrays large. */
export const works: Readonly<Record<string, (call: Call) => Work<Value>>> = {
  split,
  match: matchPosition,
  sub: (call) => substitute(call, 1),
  gsub: (call) => substitute(call, 0),
  gensub: generalSubstitute,
  tolower: ({ text }) => piecewise(text(0), (piece) => piece.toLowerCase()),
  toupper: ({ text }) => piecewise(text(0), (piece) => piece.toUpperCase()),
  asort: (call) => sort(call, false),
  asorti: (call) => sort(call, true),
}
