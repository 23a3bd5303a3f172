import { numberOfPrimitive, toNumber, toPrimitive, toText } from '../convert.ts'
import type { Realm } from '../realm.ts'
import { protoFor } from '../objects.ts'
import { type Call, Native, settled, type Steps, andThen, Trouble, typeError, type Value } from '../values.ts'
import type { Maker, NativeCode, Natives } from './install.ts'
import { localeOf, native, optionsOf } from './number.ts'
import { offsetAt, timeAt, zoneName } from './zone.ts'

type Given = Call<Realm>

const dateOf = ({ self }: Given): Date => {
  if (!(self instanceof Native) || !(self.data instanceof Date)) throw typeError('this is not a Date object.')
  return self.data
}

const FIELDS = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const

/** Sets fields of a date whose fields are those of UTC. */
function* changed(given: Given, date: Date, field: (typeof FIELDS)[number]): Steps<void> {
  const numbers: number[] = []
  for (const arg of given.args) numbers.push(yield* settled(toNumber(given.realm, arg)))
  const [first = Number.NaN, ...more] = numbers
  const change = date[`setUTC${field}`] as (...values: number[]) => number
  change.call(date, first, ...more)
}

/** Methods that read and set fields: of UTC, and of where the program's clock stands. */
const fields = (zone: () => string): Natives =>
  Object.fromEntries(
    FIELDS.flatMap((field): (readonly [string, NativeCode])[] => [
      [`getUTC${field}`, (given) => dateOf(given)[`getUTC${field}`]()],
      [`get${field}`, (given) => localOf(dateOf(given), zone())[`getUTC${field}`]()],
      [
        `setUTC${field}`,
        function* (given) {
          yield* changed(given, dateOf(given), field)
          return dateOf(given).getTime()
        },
      ],
      [
        `set${field}`,
        function* (given) {
          const local = localOf(dateOf(given), zone())
          yield* changed(given, local, field)
          return dateOf(given).setTime(timeAt(zone(), local.getTime()))
        },
      ],
    ]),
  )

/** A date whose fields of UTC are those of a zone. */
const localOf = (date: Date, zone: string): Date => new Date(date.getTime() + offsetAt(zone, date.getTime()))

const two = (number: number): string => String(number).padStart(2, '0')
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const dayText = (time: Date, zone: string): string => dayOf(localOf(time, zone))

const dayOf = (date: Date): string =>
  `${DAYS[date.getUTCDay()] ?? ''} ${MONTHS[date.getUTCMonth()] ?? ''} ${two(date.getUTCDate())} ${String(date.getUTCFullYear()).padStart(4, '0')}`

function timeText(time: Date, zone: string): string {
  const date = localOf(time, zone)
  const minutes = offsetAt(zone, time.getTime()) / 60_000
  const ahead = Math.abs(minutes)
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}${two(ahead % 60)}`
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
  return `${clock} GMT${offset} (${zoneName(zone, time.getTime())})`
}

const wholeText = (date: Date, zone: string): string => `${dayText(date, zone)} ${timeText(date, zone)}`

const shown =
  (act: (date: Date) => string): NativeCode =>
  (given) => {
    const date = dateOf(given)
    return Number.isNaN(date.getTime()) ? 'Invalid Date' : act(date)
  }

const localised =
  (name: 'toLocaleString' | 'toLocaleDateString' | 'toLocaleTimeString', zone: () => string): NativeCode =>
  (given) =>
    native(() => dateOf(given)[name](localeOf(given.args[0]), { timeZone: zone(), ...optionsOf(given.args[1]) }))

const isoText: NativeCode = (given) => {
  const date = dateOf(given)
  if (Number.isNaN(date.getTime())) throw new Trouble('RangeError', 'Invalid time value')
  return date.toISOString()
}

/** A text as a time: one without a zone is of where the program's clock stands. */
export function parsed(text: string, zone: string): number {
  const isLocal =
    !/(?:Z|GMT|UTC|[+-]\d\d:?\d\d(?:\s*\(.*\))?)\s*$/i.test(text) && !/^[+-]?\d{4,6}(?:-\d\d){0,2}$/.test(text)
  if (!isLocal) return Date.parse(text)
  return timeAt(zone, Date.parse(/^[+-]?\d{4,6}-\d\d-\d\dT/.test(text) ? `${text}Z` : `${text} UTC`))
}

function* timeOf(realm: Realm, args: readonly Value[], zone: string): Steps<number> {
  const [first] = args
  if (args.length === 1) {
    if (first instanceof Native && first.data instanceof Date) return first.data.getTime()
    const primitive = yield* settled(toPrimitive(realm, first))
    return typeof primitive === 'string' ? parsed(primitive, zone) : numberOfPrimitive(primitive)
  }
  const numbers: number[] = []
  for (const arg of args) numbers.push(yield* settled(toNumber(realm, arg)))
  const [year = 1970, month = 0, day = 1, hour = 0, minute = 0, second = 0, ms = 0] = numbers
  return timeAt(zone, Date.UTC(year, month, day, hour, minute, second, ms))
}

export const dateMaker = (now: () => number, zone: () => string): Maker => ({
  name: 'Date',
  *code({ realm, args, newTarget }) {
    if (!newTarget) return wholeText(new Date(now()), zone())
    const time = args.length === 0 ? Math.floor(now()) : yield* timeOf(realm, args, zone())
    return new Native(protoFor(realm, newTarget, 'Date'), 'Date', new Date(time))
  },
  statics: {
    now: () => Math.floor(now()),
    parse: ({ realm, args: [text] }) => andThen(toText(realm, text), (one) => parsed(one, zone())),
    UTC: ({ realm, args }) => timeOf(realm, [...args, ...(args.length === 1 ? [0] : [])], 'UTC'),
  },
  methods: {
    ...fields(zone),
    getDay: (given) => localOf(dateOf(given), zone()).getUTCDay(),
    getUTCDay: (given) => dateOf(given).getUTCDay(),
    getTime: (given) => dateOf(given).getTime(),
    '.valueOf': (given) => dateOf(given).getTime(),
    getTimezoneOffset: (given) => 0 - offsetAt(zone(), dateOf(given).getTime()) / 60_000,
    setTime: (given) => andThen(toNumber(given.realm, given.args[0]), (time) => dateOf(given).setTime(time)),
    toISOString: isoText,
    toJSON: (given) => (Number.isNaN(dateOf(given).getTime()) ? null : isoText(given)),
    '.toString': shown((date) => wholeText(date, zone())),
    toDateString: shown((date) => dayText(date, zone())),
    toTimeString: shown((date) => timeText(date, zone())),
    toUTCString: shown((date) => date.toUTCString()),
    '.toLocaleString': localised('toLocaleString', zone),
    toLocaleDateString: localised('toLocaleDateString', zone),
    toLocaleTimeString: localised('toLocaleTimeString', zone),
    '@@toPrimitive'(given) {
      return given.args[0] === 'number' ? dateOf(given).getTime() : shown((date) => wholeText(date, zone()))(given)
    },
  },
})
