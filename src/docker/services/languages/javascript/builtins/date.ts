import { numberOfPrimitive, toNumber, toPrimitive, toText } from '../convert.ts'
import type { Realm } from '../realm.ts'
import { protoFor } from '../objects.ts'
import { type Call, Native, settled, type Steps, andThen, Trouble, typeError, type Value } from '../values.ts'
import type { Maker, NativeCode, Natives } from './install.ts'
import { localeOf, native, optionsOf } from './number.ts'

type Given = Call<Realm>

const dateOf = ({ self }: Given): Date => {
  if (!(self instanceof Native) || !(self.data instanceof Date)) throw typeError('this is not a Date object.')
  return self.data
}

const FIELDS = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const

/** Containers keep the time of UTC: what is local is the same. */
const fields: Natives = Object.fromEntries(
  FIELDS.flatMap((field) => {
    const get: NativeCode = (given) => dateOf(given)[`getUTC${field}`]()
    const set: NativeCode = function* (given) {
      const numbers: number[] = []
      for (const arg of given.args) numbers.push(yield* settled(toNumber(given.realm, arg)))
      const [first = Number.NaN, ...more] = numbers
      const change = dateOf(given)[`setUTC${field}`] as (...values: number[]) => number
      return change.call(dateOf(given), first, ...more)
    }
    return [`get${field}`, `getUTC${field}`, `set${field}`, `setUTC${field}`].map(
      (name) => [name, name.startsWith('get') ? get : set] as const,
    )
  }),
)

const two = (number: number): string => String(number).padStart(2, '0')
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const dayText = (date: Date): string =>
  `${DAYS[date.getUTCDay()] ?? ''} ${MONTHS[date.getUTCMonth()] ?? ''} ${two(date.getUTCDate())} ${String(date.getUTCFullYear()).padStart(4, '0')}`

const timeText = (date: Date): string =>
  `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())} GMT+0000 (Coordinated Universal Time)`

const shown =
  (act: (date: Date) => string): NativeCode =>
  (given) => {
    const date = dateOf(given)
    return Number.isNaN(date.getTime()) ? 'Invalid Date' : act(date)
  }

const localised =
  (name: 'toLocaleString' | 'toLocaleDateString' | 'toLocaleTimeString'): NativeCode =>
  (given) =>
    native(() => dateOf(given)[name](localeOf(given.args[0]), { timeZone: 'UTC', ...optionsOf(given.args[1]) }))

const isoText: NativeCode = (given) => {
  const date = dateOf(given)
  if (Number.isNaN(date.getTime())) throw new Trouble('RangeError', 'Invalid time value')
  return date.toISOString()
}

/** A text as a time: one without a zone is of UTC here. */
export function parsed(text: string): number {
  const isLocal =
    !/(?:Z|GMT|UTC|[+-]\d\d:?\d\d(?:\s*\(.*\))?)\s*$/i.test(text) && !/^[+-]?\d{4,6}(?:-\d\d){0,2}$/.test(text)
  if (!isLocal) return Date.parse(text)
  return Date.parse(/^[+-]?\d{4,6}-\d\d-\d\dT/.test(text) ? `${text}Z` : `${text} UTC`)
}

function* timeOf(realm: Realm, args: readonly Value[]): Steps<number> {
  const [first] = args
  if (args.length === 1) {
    if (first instanceof Native && first.data instanceof Date) return first.data.getTime()
    const primitive = yield* settled(toPrimitive(realm, first))
    return typeof primitive === 'string' ? parsed(primitive) : numberOfPrimitive(primitive)
  }
  const numbers: number[] = []
  for (const arg of args) numbers.push(yield* settled(toNumber(realm, arg)))
  const [year = 1970, month = 0, day = 1, hour = 0, minute = 0, second = 0, ms = 0] = numbers
  return Date.UTC(year, month, day, hour, minute, second, ms)
}

export const dateMaker = (now: () => number): Maker => ({
  name: 'Date',
  *code({ realm, args, newTarget }) {
    if (!newTarget) return `${dayText(new Date(now()))} ${timeText(new Date(now()))}`
    const time = args.length === 0 ? Math.floor(now()) : yield* timeOf(realm, args)
    return new Native(protoFor(realm, newTarget, 'Date'), 'Date', new Date(time))
  },
  statics: {
    now: () => Math.floor(now()),
    parse: ({ realm, args: [text] }) => andThen(toText(realm, text), parsed),
    UTC: ({ realm, args }) => timeOf(realm, [...args, ...(args.length === 1 ? [0] : [])]),
  },
  methods: {
    ...fields,
    getDay: (given) => dateOf(given).getUTCDay(),
    getUTCDay: (given) => dateOf(given).getUTCDay(),
    getTime: (given) => dateOf(given).getTime(),
    '.valueOf': (given) => dateOf(given).getTime(),
    getTimezoneOffset: () => 0,
    setTime: (given) => andThen(toNumber(given.realm, given.args[0]), (time) => dateOf(given).setTime(time)),
    toISOString: isoText,
    toJSON: (given) => (Number.isNaN(dateOf(given).getTime()) ? null : isoText(given)),
    '.toString': shown((date) => `${dayText(date)} ${timeText(date)}`),
    toDateString: shown(dayText),
    toTimeString: shown(timeText),
    toUTCString: shown((date) => date.toUTCString()),
    '.toLocaleString': localised('toLocaleString'),
    toLocaleDateString: localised('toLocaleDateString'),
    toLocaleTimeString: localised('toLocaleTimeString'),
    '@@toPrimitive'(given) {
      return given.args[0] === 'number'
        ? dateOf(given).getTime()
        : shown((date) => `${dayText(date)} ${timeText(date)}`)(given)
    },
  },
})
